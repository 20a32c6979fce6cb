mod octal;
mod rows;
mod splits;
mod take_and_break;
