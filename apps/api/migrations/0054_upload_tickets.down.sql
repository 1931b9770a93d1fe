DROP INDEX files__unclaimed;
ALTER TABLE files DROP COLUMN claimed_at, DROP COLUMN upload_form;
DROP TABLE upload_tickets;
