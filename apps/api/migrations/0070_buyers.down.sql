DROP INDEX buyer_documents__expires_at;
ALTER TABLE buyer_documents DROP CONSTRAINT buyer_documents__file_id;
DROP TABLE buyer_rechecks;
DROP TRIGGER buyers__owner ON buyers;
DROP FUNCTION add_buyer_owner;
DROP TABLE buyer_members;
DROP INDEX buyers__created_at;
DROP INDEX buyers__account_manager_id;
CREATE INDEX buyers__account_manager_id ON buyers (account_manager_id);
DROP INDEX buyers__verification;
CREATE INDEX buyers__verification ON buyers (verification);
ALTER TABLE buyers
  DROP COLUMN search_grams,
  DROP COLUMN search_text,
  DROP COLUMN manager_assigned_at,
  DROP COLUMN submitted_at,
  DROP COLUMN contact_phone,
  DROP COLUMN contact_name,
  DROP COLUMN requested_terms,
  DROP COLUMN expected_volume,
  DROP COLUMN doors;
DROP FUNCTION text_grams;
DROP FUNCTION fold_text;
