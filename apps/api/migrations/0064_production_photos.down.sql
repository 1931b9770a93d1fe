ALTER TABLE producers DROP COLUMN weekly_capacity;
ALTER TABLE productions DROP COLUMN received_quantities, DROP COLUMN photo_stages;
