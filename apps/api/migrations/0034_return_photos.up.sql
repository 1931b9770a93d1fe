-- A customer may show what is wrong with a garment that goes back.
ALTER TABLE files
  DROP CONSTRAINT files_upload_form_check,
  ADD CONSTRAINT files_upload_form_check CHECK (upload_form IN ('application', 'report', 'model-intake', 'return')) NOT VALID;
ALTER TABLE files VALIDATE CONSTRAINT files_upload_form_check;
ALTER TABLE upload_tickets
  DROP CONSTRAINT upload_tickets_form_check,
  ADD CONSTRAINT upload_tickets_form_check CHECK (form IN ('application', 'report', 'model-intake', 'return'));

CREATE TABLE return_photos (
  return_id text NOT NULL REFERENCES returns (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  CONSTRAINT return_photos__return_file PRIMARY KEY (return_id, file_id)
);
COMMENT ON TABLE return_photos IS 'What a customer shows of the garments of a return; private to both sides and staff.';
CREATE INDEX return_photos__file_id ON return_photos (file_id);
