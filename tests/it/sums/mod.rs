mod anti_sg;
mod every_sg;
mod misere;
mod selective;
mod sum;
