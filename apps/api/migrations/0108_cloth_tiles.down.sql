ALTER TABLE designs DROP COLUMN cloth_tile_id;
DROP TABLE cloth_tiles;
DELETE FROM files WHERE purpose = 'cloth';
ALTER TABLE files
  DROP CONSTRAINT files_purpose_check,
  ADD CONSTRAINT files_purpose_check CHECK (purpose IN ('image', 'document', 'video', 'model'));
