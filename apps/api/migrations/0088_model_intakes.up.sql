CREATE TABLE model_intakes (
  id text PRIMARY KEY,
  reference text NOT NULL,
  email citext NOT NULL,
  answers jsonb NOT NULL,
  birth_date text NOT NULL,
  guardian jsonb,
  photos text[] NOT NULL,
  locale text NOT NULL DEFAULT 'en',
  status text NOT NULL DEFAULT 'new',
  note text NOT NULL DEFAULT '',
  key_hash text NOT NULL,
  model_id text REFERENCES model_profiles (id),
  reviewed_by text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT model_intakes__reference UNIQUE (reference),
  CONSTRAINT model_intakes__status CHECK (status IN ('new', 'reviewing', 'approved', 'declined', 'withdrawn')),
  CONSTRAINT model_intakes__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT model_intakes__birth_date CHECK (birth_date ~ '^\d{4}-\d{2}-\d{2}$')
);
COMMENT ON TABLE model_intakes IS 'Casting applications. Address, birth date and guardian stay here; what may be shown goes to model_profiles.';
COMMENT ON COLUMN model_intakes.birth_date IS 'A day without a time zone, as written.';
COMMENT ON COLUMN model_intakes.photos IS 'Ids of files in order.';
CREATE UNIQUE INDEX model_intakes__open ON model_intakes (email) WHERE status IN ('new', 'reviewing');
CREATE INDEX model_intakes__created_at ON model_intakes (created_at DESC, id DESC);
CREATE INDEX model_intakes__model_id ON model_intakes (model_id);
CREATE INDEX model_intakes__reviewed_by ON model_intakes (reviewed_by);

ALTER TABLE upload_tickets DROP CONSTRAINT upload_tickets_form_check, ADD CONSTRAINT upload_tickets_form_check CHECK (form IN ('application', 'report', 'model-intake'));
ALTER TABLE files DROP CONSTRAINT files_upload_form_check, ADD CONSTRAINT files_upload_form_check CHECK (upload_form IN ('application', 'report', 'model-intake'));
