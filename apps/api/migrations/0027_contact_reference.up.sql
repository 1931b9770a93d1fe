-- Whoever answers has to know what a message is about and for whom it asks, without searching its text.
ALTER TABLE contact_messages
  ADD COLUMN ref text CONSTRAINT contact_messages__ref CHECK (ref ~ '^[[:alnum:]_-]{1,80}$'),
  ADD COLUMN firm text CONSTRAINT contact_messages__firm CHECK (firm <> '');
COMMENT ON COLUMN contact_messages.ref IS 'Id or handle of what the message is about.';
COMMENT ON COLUMN contact_messages.firm IS 'The company that the sender writes for.';
