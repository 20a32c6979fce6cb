mod dag;
mod geography;
mod hackenbush;
mod loopy;
mod retrograde;
