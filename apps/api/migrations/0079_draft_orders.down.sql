ALTER TABLE checkouts DROP COLUMN note, DROP COLUMN drafted_by, DROP COLUMN is_draft;
