-- A printed design is turned in one repeat of its cloth. Designs of one cloth share it.
ALTER TABLE files
  DROP CONSTRAINT files_purpose_check,
  ADD CONSTRAINT files_purpose_check CHECK (purpose IN ('image', 'document', 'video', 'model', 'cloth')) NOT VALID;
ALTER TABLE files VALIDATE CONSTRAINT files_purpose_check;
CREATE TABLE cloth_tiles (
  file_id text PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  width_cm numeric(6, 2) NOT NULL CHECK (width_cm > 0),
  height_cm numeric(6, 2) NOT NULL CHECK (height_cm > 0),
  trim_hex text NOT NULL CHECK (trim_hex ~ '^#[0-9a-f]{6}$')
);
COMMENT ON TABLE cloth_tiles IS 'Repeats of printed cloths, each a file of the purpose cloth.';
COMMENT ON COLUMN cloth_tiles.trim_hex IS 'Colour of the belts and bands of what is made of it, which are not printed.';
ALTER TABLE designs ADD COLUMN cloth_tile_id text REFERENCES cloth_tiles (file_id);
COMMENT ON COLUMN designs.cloth_tile_id IS 'The repeat of its print; without one, its close photograph shows the cloth.';
