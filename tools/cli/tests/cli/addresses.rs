//! One page of each kind that the browser extension knows, and the judge and slug that it has here.

use grundy_cli::problem::places::{address_of, of_address};
use grundy_cli::problem::task::BrowserTask;

/// Judge, slug and address; then the page's title, where it matters.
const PAGES: &str = "
asquared       asquared12                         https://a2oj.com/p?ID=12
acmp           acmp1                              https://acmp.ru/index.asp?main=task&id_task=1
acmp           acmp1                              http://acmp.ru/asp/index.asp?main=task&id_task=1
acmp           acmp_course_5                      https://acmp.ru/asp/do/index.asp?main=task&id_course=1&id_section=1&id_topic=1&id_problem=5
acwing         acwing893                          https://www.acwing.com/problem/content/893/
acwing         acwing893                          https://www.acwing.com/problem/content/description/893/
acwing         acwing_activity_942                https://www.acwing.com/activity/content/problem/content/942/
algotester     algotester40030                    https://algotester.com/uk/ArchiveProblem/DisplayWithFile/40030
algozenith     algozenith_fibonacci_sum_73        https://maang.in/problems/Fibonacci-Sum-73
aoj            aoj_alds1_1_a                      https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_1_A&lang=en
aoj            aoj_itp1_1_a                       https://onlinejudge.u-aizu.ac.jp/courses/lesson/2/ITP1/1/ITP1_1_A
aoj            aoj_1000                           https://onlinejudge.u-aizu.ac.jp/challenges/sources/ICPC/Regional/1000
aoj            aoj_1000                           https://vjudge.net/problem/Aizu-1000
atcoder        abc297g                            https://atcoder.jp/contests/abc297/tasks/abc297_g?lang=en
atcoder        abc297g                            https://beta.atcoder.jp/contests/abc297/tasks/abc297_g
atcoder        abc001a                            https://abc001.contest.atcoder.jp/tasks/abc001_a
atcoder        arc071a                            https://atcoder.jp/contests/abc058/tasks/arc071_a
atcoder        abc123b                            https://atcoder.jp/contests/adt_all_20240101_1/tasks/abc123_b
atcoder        atcoder_dp_k                       https://atcoder.jp/contests/dp/tasks/dp_k
atcoder        atcoder_typical90_ae               https://atcoder.jp/contests/typical90/tasks/typical90_ae
atcoder        abc297g                            https://vjudge.net/problem/AtCoder-abc297_g
atcoder        atcoder_dp_k                       https://vjudge.net/problem/AtCoder-dp_k
atcoder        abc297g                            https://www.luogu.com.cn/problem/AT_abc297_g
atcoder        atcoder_dp_k                       https://www.luogu.com.cn/problem/AT_dp_k
ayj            ayj_ccc03s3                        https://ayjcoding.club/problem/ccc03s3
baps           baps_ncpc_2019_a                   https://bapsoj.org/contests/ncpc-2019/problems/A
beecrowd       beecrowd1001                       https://judge.beecrowd.com/en/problems/view/1001
beecrowd       beecrowd1001                       https://judge.beecrowd.com/pt/challenges/view/700/1001
beecrowd       beecrowd1001                       https://vjudge.net/problem/URI-1001
boj            boj11868                           https://www.acmicpc.net/problem/11868
boj            boj11868                           https://vjudge.net/problem/Baekjoon-11868
buctoj         buctoj1000                         https://buctcoder.com/problem.php?id=1000
buctoj         buctoj_1001_3                      https://buctcoder.com/problem.php?cid=1001&pid=3
bzoj           bzoj1413                           https://vjudge.net/problem/HYSBZ-1413
bzoj           bzoj1413                           https://vjudge.net/problem/%E9%BB%91%E6%9A%97%E7%88%86%E7%82%B8-1413
bzoj           bzoj1413                           https://darkbzoj.cc/problem/1413
codechef       codechef_game                      https://www.codechef.com/problems/GAME
codechef       codechef_game                      https://www.codechef.com/START100/problems/GAME
codechef       codechef_game                      https://www.codechef.com/submit/GAME
codechef       codechef_game                      https://vjudge.net/problem/CodeChef-GAME
codecon        codecon_challenger_24              https://codecon.bloomberg.com/challenger/24
codecon        codecon_contest_1_24               https://codecon.bloomberg.com/contest/1/24
codedrills     codedrills_nim_game                https://codedrills.io/contests/icpc-2020/problems/nim-game
codeforces     cf1382b                            https://codeforces.com/contest/1382/problem/B
codeforces     cf1382b                            https://codeforces.com/problemset/problem/1382/B
codeforces     cf1382b                            https://m3.codeforces.com/contest/1382/problem/B
codeforces     cf1382b                            https://mirror.codeforces.com/contest/1382/problem/B
codeforces     cf1382b                            https://codeforces.ml/contest/1382/problem/B
codeforces     cf1382b                            https://codeforc.es/contest/1382/problem/B
codeforces     cf1382b                            https://codeforces.es/contest/1382/problem/B
codeforces     cf1382b                            https://codeforces.net/contest/1382/problem/B
codeforces     cf1382b                            https://vjudge.net/problem/CodeForces-1382B
codeforces     cf1382b                            https://www.luogu.com.cn/problem/CF1382B
codeforces     cf1970e3                           https://codeforces.com/contest/1970/problem/E3
codeforces     gym100001a                         https://codeforces.com/gym/100001/problem/A
codeforces     gym287309x                         https://vjudge.net/problem/Gym-287309X
codeforces     gym100001a                         https://codeforces.com/problemset/gymProblem/100001/A
codeforces     gym207982a                         https://codeforces.com/group/gRkn7bDfsN/contest/207982/problem/A
codeforces     sgu153                             https://codeforces.com/problemsets/acmsguru/problem/99999/153
codeforces     sgu153                             https://vjudge.net/problem/SGU-153
codeforces     cfedu273169a                       https://codeforces.com/edu/course/2/lesson/2/1/practice/contest/273169/problem/A
codejam        gcj_0000000000051705_0000000000088231 https://codingcompetitions.withgoogle.com/codejam/round/0000000000051705/0000000000088231
codejam        gks_0000000000050edb_0000000000170721 https://codingcompetitions.withgoogle.com/kickstart/round/0000000000050edb/0000000000170721
codemarshal    codemarshal_1_a                    https://algo.codemarshal.org/contests/1/problems/A
codemarshal    codemarshal_580f                   https://algo.codemarshal.org/problems/580f
coderun        coderun_cheapest_way               https://coderun.yandex.ru/problem/cheapest-way
coderun        coderun_cheapest_way               https://coderun.yandex.ru/selections/quickstart/problems/cheapest-way
codeup         codeup1001                         https://www.codeup.kr/problem.php?id=1001
coj            coj1000                            https://coj.uci.cu/24h/problem.xhtml?pid=1000
coj            coj_5_1000                         https://coj.uci.cu/contest/cproblem.xhtml?pid=1000&cid=5
contesthunter  contesthunter_0x00_0101            http://noi-test.zzstep.com/contest/0x00/0101
cpython        cpython1                           https://cpython.uz/practice/problems/problem/1
cpython        cpython_3_a                        https://cpython.uz/competitions/contests/contest/3/problem/A
cpython        cpython_duel_7                     https://cpython.uz/practice/duels/duel/7
csacademy      csacademy_nim_game                 https://csacademy.com/contest/archive/task/nim-game/
csacademy      csacademy_nim_game                 https://csacademy.com/ieeextreme-practice/task/nim-game
cses           cses1098                           https://cses.fi/problemset/task/1098/
cses           cses_248_a                         https://cses.fi/248/task/A
cses           cses1098                           https://vjudge.net/problem/CSES-1098
csgoj          csgoj1000                          https://acm.sztu.edu.cn/csgoj/problemset/problem?pid=1000
csu            csu1000                            http://acm.csu.edu.cn/csuoj/problemset/problem?pid=1000
csu            csu_2100_a                         http://acm.csu.edu.cn/csuoj/contest/problem?cid=2100&pid=A
cyezoj         cyezoj_1001                        https://newoj.cyezoi.com/p/1001
dai            dai_p1001                          https://oj.33dai.cn/p/P1001
daimayuan      daimayuan1                         http://oj.daimayuan.top/course/5/problem/1
daimayuanbs    daimayuanbs_1001                   https://bs.daimayuan.top/p/1001?tid=6
dimik          dimik1                             https://dimikoj.com/problems/1/hello-world
dmoj           dmoj_ccc03s3                       https://dmoj.ca/problem/ccc03s3
dmoj           dmoj_ccc03s3                       https://vjudge.net/problem/DMOJ-ccc03s3
ecnu           ecnu1                              https://acm.ecnu.edu.cn/problem/1/
ecnu           ecnu_16_a                          https://acm.ecnu.edu.cn/contest/16/problem/A/
eolymp         eolymp2411                         https://www.eolymp.com/en/problems/2411
eolymp         eolymp2411                         https://basecamp.eolymp.com/uk/problems/2411
eolymp         eolymp_cq1_2                       https://basecamp.eolymp.com/en/compete/cq1/problem/2
eolymp         eolymp2411                         https://vjudge.net/problem/EOlymp-2411
eolymp         eolymp2411                         https://vjudge.net/problem/E-Olymp-2411
fzu            fzu1000                            http://acm.fzu.edu.cn/problem.php?pid=1000
fzu            fzu_5_1                            http://acm.fzu.edu.cn/contest/problem.php?cid=5&sortid=1
fzu            fzu1000                            https://vjudge.net/problem/FZU-1000
hackercup      hackercup_2023_round_1_a           https://www.facebook.com/codingcompetitions/hacker-cup/2023/round-1/problems/A
hackerearth    hackerearth_nim_7                  https://www.hackerearth.com/practice/math/game-theory/practice-problems/algorithm/nim-7/
hackerrank     hackerrank_nim_game_1              https://www.hackerrank.com/challenges/nim-game-1/problem
hackerrank     hackerrank_nim_game_1              https://www.hackerrank.com/contests/5-days-of-game-theory/challenges/nim-game-1
hackerrank     hackerrank_nim_game_1              https://vjudge.net/problem/HackerRank-nim-game-1
hdu            hdu1846                            http://acm.hdu.edu.cn/showproblem.php?pid=1846
hdu            hdu1846                            https://vjudge.net/problem/HDU-1846
hdu            hdu1846                            https://cn.vjudge.net/problem/HDU-1846
hdu            hdu1846                            https://vjudge.csgrandeur.cn/problem/HDU-1846
hdu            hdu_1127_1002                      https://acm.hdu.edu.cn/contest/problem?cid=1127&pid=1002
hdu            hdu_1127_1002                      https://acm.hdu.edu.cn/contests/contest_showproblem.php?pid=1002&cid=1127
hihocoder      hihocoder1000                      https://hihocoder.com/problemset/problem/1000
hihocoder      hihocoder_hiho1_1                  https://hihocoder.com/contest/hiho1/problem/1
hit            hit1001                            http://acm.hit.edu.cn/problemset/1001
hkoi           hkoi_01001                         https://judge.hkoi.org/task/01001
hrbust         hrbust1000                         http://acm.hrbust.edu.cn/index.php?m=ProblemSet&a=showProblem&problem_id=1000
hydro          hydro_h1001                        https://hydro.ac/p/H1001
hydro          hydro_school_1413                  https://hydro.ac/d/school/p/1413
hydro          hydrocontest_64b1_3                https://hydro.ac/contest/64b1/p/3
infoarena      infoarena_nim                      https://www.infoarena.ro/problema/nim
itcoder        itcoder_hello1                     https://itcoder.hutech.edu.vn/p/hello1
jisuanke       jisuanke_t1234                     https://vjudge.net/problem/%E8%AE%A1%E8%92%9C%E5%AE%A2-T1234
jutge          jutge_p68688_en                    https://jutge.org/problems/P68688_en
kattis         kattis_throwns                     https://open.kattis.com/problems/throwns
kattis         kattis_throwns                     https://nus.kattis.com/problems/throwns
kattis         kattis_throwns                     https://nus.kattis.com/sessions/abc/problems/throwns
kattis         kattis_throwns                     https://open.kattis.com/contests/abc/problems/throwns
kattis         kattis_throwns                     https://vjudge.net/problem/Kattis-throwns
kep            kep2105                            https://kep.uz/practice/problems/problem/2105
kep            kep_5_a                            https://kep.uz/competitions/contests/contest/5/problem/A
kilonova       kilonova1                          https://kilonova.ro/problems/1
kilonova       kilonova1                          https://kilonova.ro/contests/3/problems/1
lanqiao        lanqiao2082                        https://www.lanqiao.cn/problems/2082/learning/
librarychecker yosupo_nim_product_64              https://judge.yosupo.jp/problem/nim_product_64
lightoj        lightoj_love_calculator            https://lightoj.com/problem/love-calculator
lightoj        lightoj1027                        https://vjudge.net/problem/LightOJ-1027
loj            loj10241                           https://loj.ac/p/10241
loj            loj10241                           https://vjudge.net/problem/LibreOJ-10241
loj            loj_5_2                            https://libreoj.github.io/contest/5/problem/2
lqdoj          lqdoj_cnt                          https://lqdoj.edu.vn/problem/cnt
lsyoi          lsyoi1000                          http://lsyoi.top:88/problem.php?id=1000
luogu          luogu_p1247                        https://www.luogu.com.cn/problem/P1247
luogu          luogu_p1247                        https://www.luogu.com.cn/problem/P1247?contestId=1234
luogu          luogu_u12345                       https://www.luogu.com.cn/problem/U12345
luogu          luogu_p1247                        https://vjudge.net/problem/%E6%B4%9B%E8%B0%B7-P1247
marisa         marisa1                            https://m.marisaoj.com/mashup/3/problem/1
mendo          mendo5                             https://mendo.mk/Task.do?id=5
moi            moi_nim                            https://arena.moi/problem/nim
mrjudge        mrjudge_nim                        https://dunjudge.me/analysis/problems/nim/
msk            msk1                               https://informatics.msk.ru/mod/statements/view.php?chapterid=1#1
nbut           nbut1000                           https://ac.2333.moe/Problem/view.xhtml?id=1000
nbut           nbut_5_a                           https://ac.2333.moe/Contest/view/id/5/problem/A.xhtml
neps           neps1                              https://neps.academy/br/exercise/1
neps           neps1                              https://neps.academy/competition/4/exercise/1
nerdarena      nerdarena_nim                      https://www.nerdarena.ro/problema/nim
newton         newton_6k2x                        https://my.newtonschool.co/playground/code/6k2x/
noj            noj_1001                           https://acm.njupt.edu.cn/problem/1001
noj            noj_5_a                            https://acm.njupt.edu.cn/contest/5/board/challenge/A
nowcoder       nowcoder13221                      https://ac.nowcoder.com/acm/problem/13221
nowcoder       nowcoder5666a                      https://ac.nowcoder.com/acm/contest/5666/A
nowcoder       nowcoder_pat_1_4001                https://ac.nowcoder.com/pat/1/problem/4001
nowcoder       nowcoder13221                      https://vjudge.net/problem/%E7%89%9B%E5%AE%A2-13221
nytd           nytd_1001                          https://nytdoj.com/problem/1001
oiclass        oiclass_1001                       https://oiclass.com/p/1001
omegaup        omegaup_nim                        https://omegaup.com/arena/problem/nim
omegaup        omegaup_nim                        https://omegaup.com/arena/contest1/practice/#problems/nim
omegaup        omegaup_nim                        https://omegaup.com/arena/contest1#problems/nim
openjudge      bailian2000                        http://bailian.openjudge.cn/practice/2000/
openjudge      bailian2000                        https://vjudge.net/problem/OpenJ_Bailian-2000
openjudge      openjudge_noi_ch0101_01            http://noi.openjudge.cn/ch0101/01/
otog           otog1                              https://otog.cf/problem/1
panda          panda_nim                          https://pandaoj.com/problem/nim
pbinfo         pbinfo3281                         https://new.pbinfo.ro/probleme/3281/nim
peg            peg_nim                            https://wcipeg.com/problem/nim
pjudge         pjudge21652                        https://pjudge.ac/contest/5/problem/21652
poj            poj1067                            http://poj.org/problem?id=1067
poj            poj1067                            https://vjudge.net/problem/POJ-1067
pta            pta1234567890                      https://pintia.cn/problem-sets/99/exam/problems/type/7?problemSetProblemId=1234567890&page=0
qbxt           qbxt1                              https://noip.ac/rs/show_problem/1
qduoj          qduoj_1                            https://qduoj.com/problem/1
qduoj          qduoj_5_a                          https://qduoj.com/contest/5/problem/A
qoj            qoj1                               https://qoj.ac/problem/1
qoj            qoj7                               https://qoj.ac/contest/5/problem/7
qoj            qoj1                               https://vjudge.net/problem/QOJ-1
qqwhale        qqwhale_1                          https://www.qqwhale.com/problem/1
robocontest    robocontest_a0001                  https://robocontest.uz/tasks/A0001
robocontest    robocontest_dcoder_a               https://robocontest.uz/olympiads/dcoder/tasks/A
sdut           sdut1000                           http://acm.sdut.edu.cn/onlinejudge3/problems/1000
sdut           sdut_5_1000                        http://acm.sdut.edu.cn/onlinejudge3/contests/5/problems/1000
serious        serious_1                          https://judge.eluminatis-of-lu.com/p/1
serious        serious_64b1_1                     https://judge.eluminatis-of-lu.com/contest/64b1/1
sortme         sortme1                            https://sort-me.org/tasks/1
spoj           spoj_clk                           https://www.spoj.com/problems/CLK/
spoj           spoj_clk                           https://vjudge.net/problem/SPOJ-CLK
spoj           spoj_gss5                          https://www.luogu.com.cn/problem/SP2916            SP2916 GSS5 - Can you answer these queries V
ssoier         ssoier1000                         http://ybt.ssoier.cn/problem_show.php?pid=1000
starrycoding   starrycoding1                      https://www.starrycoding.com/problem/1
thejoboverflow thejoboverflow12                   https://thejoboverflow.com/problem/12/
timus          timus1000                          https://acm.timus.ru/problem.aspx?space=1&num=1000&locale=en
timus          timus1000                          https://timus.online/problem.aspx?num=1000
timus          timus1000                          https://vjudge.net/problem/URAL-1000
tlx            tlx_troc_3_a                       https://tlx.toki.id/contests/troc-3/problems/A
tlx            tlx_troc_3_a                       https://tlx.toki.id/problems/troc-3/A
tlx            tlxcourse_basic_01_a               https://tlx.toki.id/courses/basic/chapters/01/problems/A
topcoder       topcoder10297                      https://vjudge.net/problem/TopCoder-10297
toph           toph_add_them_up                   https://toph.co/p/add-them-up
toph           toph_add_them_up                   https://toph.co/arena?practice=5#!/p/add-them-up
ucup           ucup_1001_5001                     https://contest.ucup.ac/contest/1001/problem/5001
udebug         udebug_gcj_nim                     https://www.udebug.com/GCJ/nim
uoj            uoj1                               http://uoj.ac/problem/1
uoj            uoj1                               https://vjudge.net/problem/UniversalOJ-1
usaco          usaco1084                          http://www.usaco.org/index.php?page=viewproblem2&cpid=1084
usaco          usacotraining_ride                 https://usaco.training/usacoprob2?a=AbCdEf&S=ride
uva            uva10561                           https://onlinejudge.org/external/105/10561.pdf
uva            uva10561                           https://onlinejudge.org/index.php?option=onlinejudge&page=show_problem&problem=1502 10561 - Treblecross
uva            uva10561                           https://vjudge.net/problem/UVA-10561
uva            uva10561                           https://www.luogu.com.cn/problem/UVA10561
uva            uva10812                           https://www.udebug.com/UVa/10812
uvalive        uvalive2045                        https://icpcarchive.ecs.baylor.edu/index.php?option=com_onlinejudge&page=show_problem&problem=46 2045 - Richness
uvalive        uvalive2045                        https://vjudge.net/problem/UVALive-2045
vjudge         vjudge123a                         https://vjudge.net/contest/123#problem/A
vjudge         vjudge_51nod_1001                  https://vjudge.net/problem/51Nod-1001
vnoi           vnoi_nim                           https://oj.vnoi.info/problem/nim
xcamp          xcamp_5_a                          https://contest.x-camp.org/contest/5/problem/A
xxm            xxm5                               http://1.14.181.192/problem/5
yandex         yandex3a                           https://contest.yandex.ru/contest/3/problems/A/
yandex         yandex3a                           https://official.contest.yandex.com/nerc/contest/3/problems/A/
yukicoder      yukicoder1                         https://yukicoder.me/problems/no/1
yukicoder      yukicoder10                        https://yukicoder.me/problems/55                   No.10 +か×か
yundou         yundou_1                           https://yundouxueyuan.com/p/1
zoj            zoj1001                            https://vjudge.net/problem/ZOJ-1001
zoj            zoj_91827364500                    https://zoj.pintia.cn/problem-sets/91827364500/problems/91827364500
zufeoj         zufeoj1000                         http://acm.ocrosoft.com/problem.php?id=1000
";

/// The parts of a line.
fn pages() -> impl Iterator<Item = [&'static str; 4]> {
    PAGES.lines().filter(|line| !line.is_empty()).map(|line| {
        let next = |text: &'static str| text.split_once(' ').map_or((text, ""), |(a, b)| (a, b.trim_start()));
        let ((judge, rest), (slug, address)) = (next(line), next(next(line).1));
        assert!(!rest.is_empty());
        let (address, heading) = next(address);
        [judge, slug, address, heading]
    })
}

#[test]
fn every_page_has_its_slug() {
    for [judge, slug, address, heading] in pages() {
        let place = of_address(address, heading).unwrap_or_else(|| panic!("{address}"));
        assert_eq!((place.judge.as_str(), place.slug.as_str()), (judge, slug), "{address}");
    }
}

/// Where a slug has an address, it is one of the same problem.
#[test]
fn slugs_lead_back() {
    let back = pages().filter_map(|[_, slug, ..]| Some((slug, address_of(slug)?)));
    let back: Vec<_> = back.filter(|(_, address)| !address.contains("show_problem")).collect();
    assert!(back.len() > 150, "{}", back.len());
    for (slug, address) in back {
        assert_eq!(of_address(&address, "").unwrap().slug, slug, "{address}");
    }
}

/// Pages that the patterns do not know have the site's name, and the task's.
#[test]
fn other_pages() {
    for (name, address, slug) in [
        ("Hello World", "http://golf.shinh.org/p.rb?Hello+World", "shinh_hello_world"),
        ("A - Nim", "https://judge.example.edu/team/problems", "example_a_nim"),
        ("Task", "https://www.hackerearth.com/challenges/x/codemonk/", "hackerearth_task"),
        ("Nim", "https://codeforces.com/blog/entry/1", "codeforces_nim"),
        ("Nim", "https://vjudge.net/problem/\u{8ba1}\u{849c}\u{5ba2}-T12", "jisuanke_t12"),
    ] {
        let json = serde_json::json!({ "name": name, "url": address }).to_string();
        assert_eq!(BrowserTask::parse(json.as_bytes()).unwrap().slug(), slug, "{address}");
    }
}
