UPDATE files SET upload_form = 'application' WHERE upload_form = 'model-intake';
DELETE FROM upload_tickets WHERE form = 'model-intake';
ALTER TABLE files DROP CONSTRAINT files_upload_form_check, ADD CONSTRAINT files_upload_form_check CHECK (upload_form IN ('application', 'report'));
ALTER TABLE upload_tickets DROP CONSTRAINT upload_tickets_form_check, ADD CONSTRAINT upload_tickets_form_check CHECK (form IN ('application', 'report'));
DROP TABLE model_intakes;
