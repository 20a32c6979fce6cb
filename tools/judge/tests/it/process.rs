use grundy_judge::process::{Budget, Ending, Run, run};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::thread;
use std::time::{Duration, Instant};

const MINUTE: Duration = Duration::from_secs(60);

fn run_script(script: &str, time: Duration) -> Run {
    run_within(script, Budget { time, memory: 1 << 30, output: 100, files: None })
}

fn run_within(script: &str, budget: Budget) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let [program, input] = ["program", "input"].map(|name| folder.path().join(name));
    fs::write(&program, format!("#!/bin/sh\n{script}")).unwrap();
    fs::write(&input, "").unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    run(&program.into(), &input, &budget).unwrap()
}

/// Runs a script, which says which process it has left running.
fn run_and_leave(script: &str, time: Duration) -> (Run, u32) {
    let run = run_script(script, time);
    let left = run.text().trim().parse().unwrap();
    (run, left)
}

/// Whether a process ends that was killed: it takes a moment to die, and may then wait for its
/// parent.
fn ends(process: u32) -> bool {
    let is_running = || {
        let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        !state.is_empty() && !state.contains(") Z ")
    };
    let start = Instant::now();
    while is_running() && start.elapsed() < MINUTE {
        thread::sleep(Duration::from_millis(5));
    }
    !is_running()
}

#[test]
fn what_a_program_starts_ends_with_it() {
    let (run, left) = run_and_leave("sleep 1000 & echo $!\nwait", Duration::from_millis(300));
    assert_eq!(run.ending, Ending::Sleeps);
    assert!(ends(left));
    let (run, left) = run_and_leave("sleep 1000 & echo $!", MINUTE);
    assert!(matches!(run.ending, Ending::Status(status) if status.success()));
    assert!(ends(left));
}

/// It has left the program's group, and holds its standard output.
#[cfg(target_os = "linux")]
#[test]
fn what_a_program_leaves_in_another_session_ends_with_it() {
    let script = "setsid sh -c 'echo $$; touch $0.left; sleep 1000; echo' $0 &\n\
                  until test -e $0.left; do sleep 0.01; done";
    let (run, left) = run_and_leave(script, MINUTE);
    assert!(matches!(run.ending, Ending::Status(status) if status.success()));
    assert!(ends(left));
}

#[cfg(target_os = "linux")]
#[test]
fn memory_is_that_of_all_that_a_program_has_started() {
    let ending = |script: &str| {
        let budget = Budget { time: MINUTE, memory: 100 << 20, output: 100, files: None };
        let run = run_within(script, budget);
        assert!(run.memory.bytes > 100 << 20 && !run.memory.at_most, "{}", run.memory);
        run.ending
    };
    // `tail` holds all of it until somebody reads.
    let takes = "head -c 400000000 /dev/zero | tail -c 400000000 | sleep 100";
    assert_eq!(ending(&format!("sh -c '{takes}; true'; true")), Ending::OutOfMemory);
    // Its parent has ended, and it is in another session.
    let leaves =
        format!("(setsid sh -c '{takes}; touch $0.end' $0 &)\nuntil test -e $0.end; do sleep 0.01; done");
    assert_eq!(ending(&leaves), Ending::OutOfMemory);
}

#[cfg(target_os = "linux")]
#[test]
fn who_waits_and_who_computes() {
    let (time, start) = (Duration::from_millis(400), Instant::now());
    let waits = run_script("sleep 100", time);
    // One that could compute would be left alone for ten times as long.
    assert!((time..10 * time).contains(&start.elapsed()) && waits.time < time, "{waits:?}");
    // The time of what it waits for is not told once both are killed.
    for script in ["while :; do :; done", "sh -c 'while :; do :; done'; true"] {
        let computes = run_script(script, time);
        assert!(computes.ending == Ending::OutOfTime && computes.time >= time, "{computes:?}");
    }
}

/// Six that compute get a part of the machine each, and all of their time.
#[cfg(target_os = "linux")]
#[test]
fn a_busy_machine_is_not_their_fault() {
    let time = Duration::from_millis(300);
    thread::scope(|scope| {
        let all: Vec<_> =
            (0..6).map(|_| scope.spawn(|| run_script("while :; do :; done", time).time)).collect();
        all.into_iter().for_each(|run| assert!(run.join().unwrap() >= time));
    });
}
