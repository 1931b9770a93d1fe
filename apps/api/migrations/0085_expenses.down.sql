DROP TABLE expenses;
