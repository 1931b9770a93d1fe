ALTER TABLE outbox
  DROP COLUMN mail_id,
  DROP COLUMN written,
  DROP COLUMN written_at;
