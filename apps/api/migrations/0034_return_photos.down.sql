DROP TABLE return_photos;
-- The files that were shown go with their pages: no other form knows them.
DELETE FROM files WHERE upload_form = 'return';
DELETE FROM upload_tickets WHERE form = 'return';
ALTER TABLE upload_tickets
  DROP CONSTRAINT upload_tickets_form_check,
  ADD CONSTRAINT upload_tickets_form_check CHECK (form IN ('application', 'report', 'model-intake'));
ALTER TABLE files
  DROP CONSTRAINT files_upload_form_check,
  ADD CONSTRAINT files_upload_form_check CHECK (upload_form IN ('application', 'report', 'model-intake'));
