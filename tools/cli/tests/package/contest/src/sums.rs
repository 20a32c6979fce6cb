//! Sums: one that is used, one that is not.

use crate::Place;

pub fn of_places(places: &[Place]) -> Place {
    places.iter().fold(Place::new(0, 0), |sum, place| crate::sums::added(sum, *place))
}

fn added(a: Place, b: Place) -> Place {
    a + b
}

pub fn never_used(places: &[Place]) -> usize {
    places.len()
}
