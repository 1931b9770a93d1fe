ALTER TABLE designs DROP COLUMN model_id;
DELETE FROM files WHERE purpose = 'model';
ALTER TABLE files
  DROP CONSTRAINT files_purpose_check,
  ADD CONSTRAINT files_purpose_check CHECK (purpose IN ('image', 'document', 'video'));
