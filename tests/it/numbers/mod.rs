mod distinct_numbers;
mod divisors;
mod euclid;
mod multiplication;
mod nimber;
mod nimber_batch;
mod nimber_log;
mod nimber_roots;
