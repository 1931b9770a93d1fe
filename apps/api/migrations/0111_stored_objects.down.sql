DROP TABLE stored_objects;
