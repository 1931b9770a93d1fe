CREATE TABLE privacy_requests (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('export', 'delete')),
  email citext NOT NULL,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'done', 'with_staff', 'refused')),
  key_hash text NOT NULL,
  file_id text REFERENCES files (id) ON DELETE SET NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE privacy_requests IS 'Requests for a copy or the erasure of what we know of a person (GDPR, APPI). Nothing happens before the mailed link is confirmed.';
COMMENT ON COLUMN privacy_requests.status IS 'with_staff: a person goes on, as the account sells or buys for a company. refused: open orders.';
COMMENT ON COLUMN privacy_requests.expires_at IS 'Of the link; after confirmation, of the file.';
CREATE INDEX privacy_requests__email ON privacy_requests (email, created_at DESC);
CREATE INDEX privacy_requests__status ON privacy_requests (status, created_at DESC);
