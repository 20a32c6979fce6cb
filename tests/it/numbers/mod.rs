mod distinct_numbers;
mod divisors;
mod euclid;
mod multiplication;
mod nimber;
