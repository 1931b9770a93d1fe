-- A design may have its own drape, to be turned by hand beside its pictures. Colours of a style share one.
ALTER TABLE files
  DROP CONSTRAINT files_purpose_check,
  ADD CONSTRAINT files_purpose_check CHECK (purpose IN ('image', 'document', 'video', 'model')) NOT VALID;
ALTER TABLE files VALIDATE CONSTRAINT files_purpose_check;
ALTER TABLE designs ADD COLUMN model_id text REFERENCES files (id);
COMMENT ON COLUMN designs.model_id IS 'The garment as it hangs, of the purpose model; without one, the cut of its category is turned.';
