// Comes with the scripts.
