CREATE TABLE applications (
  id text PRIMARY KEY,
  reference text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('designer', 'brand', 'producer', 'press', 'team')),
  email citext NOT NULL,
  name text NOT NULL,
  brand text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  fields jsonb NOT NULL DEFAULT '{}',
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  status text NOT NULL DEFAULT 'submitted' CHECK (status IN ('submitted', 'reviewing', 'info_requested', 'approved', 'rejected', 'withdrawn')),
  note text NOT NULL DEFAULT '',
  key_hash text NOT NULL,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  decided_by text REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT applications__reference UNIQUE (reference)
);
COMMENT ON TABLE applications IS 'Who asks to sell, produce, write or work with us. The link of the confirmation mail opens it; only a digest of its key is kept.';
COMMENT ON COLUMN applications.fields IS 'website, instagram, yearFounded, priceRange, statement, heard: as the form sent them.';
COMMENT ON COLUMN applications.note IS 'What we told the applicant with the last step, or what is missing.';
CREATE UNIQUE INDEX applications__open ON applications (email, kind) WHERE status IN ('submitted', 'reviewing', 'info_requested');
CREATE INDEX applications__status_created_at ON applications (status, created_at DESC);
CREATE INDEX applications__created_at ON applications (created_at DESC);

CREATE TABLE application_files (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  position integer NOT NULL,
  CONSTRAINT application_files__application_file PRIMARY KEY (application_id, file_id)
);
COMMENT ON TABLE application_files IS 'The portfolio, in the order the applicant gave it.';
CREATE INDEX application_files__file_id ON application_files (file_id);
