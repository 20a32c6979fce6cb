//! How long a search may take.

use serde_json::Value;
use std::time::{Duration, Instant};

/// Unless the request says otherwise.
const USUAL: Duration = Duration::from_secs(4);

/// The time that a request gives: `seconds`.
pub fn time(request: &Value) -> Duration {
    let seconds = request["seconds"].as_f64().filter(|seconds| (0.0..=1e6).contains(seconds));
    seconds.map_or(USUAL, Duration::from_secs_f64)
}

/// When that is over.
pub fn end(request: &Value) -> Instant {
    Instant::now() + time(request)
}
