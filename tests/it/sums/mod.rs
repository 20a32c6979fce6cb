mod anti_sg;
mod every_sg;
mod misere;
mod rounds;
mod selective;
mod sum;
