DROP TABLE front_end_error_hours;
