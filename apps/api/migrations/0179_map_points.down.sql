ALTER TABLE stockists DROP COLUMN map_point;
ALTER TABLE producers DROP COLUMN map_point;
ALTER TABLE profiles DROP COLUMN map_point;
DROP FUNCTION map_point;
