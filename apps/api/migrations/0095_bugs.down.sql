DROP INDEX front_end_errors__last_seen;
DROP TABLE front_end_error_people;
DROP TABLE bugs;
