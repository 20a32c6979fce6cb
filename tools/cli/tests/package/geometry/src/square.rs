pub struct Square;
