CREATE TABLE model_profiles (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  name text NOT NULL,
  city text NOT NULL DEFAULT '',
  measurements jsonb NOT NULL DEFAULT '{}',
  portfolio text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'pending',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT model_profiles__slug UNIQUE (slug),
  CONSTRAINT model_profiles__status CHECK (status IN ('pending', 'approved', 'rejected', 'archived'))
);
COMMENT ON TABLE model_profiles IS 'Fashion models. Contact data stays with their intake; here is only what may be shown once approved.';
COMMENT ON COLUMN model_profiles.portfolio IS 'Ids of public files in order.';
CREATE INDEX model_profiles__approved ON model_profiles (name, id) WHERE status = 'approved';
