-- A company's people work in it over HTTP: an account is in one company, and others are asked in by e-mail.

DROP INDEX buyer_members__user_id;
CREATE UNIQUE INDEX buyer_members__user_id ON buyer_members (user_id);
COMMENT ON TABLE buyer_members IS 'Who acts for a company; an account for one at most. Viewers read, purchasers also order, owners also run the company.';
COMMENT ON COLUMN buyers.user_id IS 'The owner to whom its letters go: always one of its members.';

-- Whoever is in a company already cannot register another.
CREATE OR REPLACE FUNCTION add_buyer_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO buyer_members (buyer_id, user_id, role, created_at) VALUES (NEW.id, NEW.user_id, 'owner', NEW.created_at) ON CONFLICT (buyer_id, user_id) DO NOTHING;
  RETURN NULL;
END $$;

CREATE TABLE buyer_invitations (
  id text PRIMARY KEY,
  buyer_id text NOT NULL REFERENCES buyers (id) ON DELETE CASCADE,
  email citext NOT NULL,
  role text NOT NULL,
  locale text NOT NULL,
  token_hash text,
  invited_by text REFERENCES users (id) ON DELETE SET NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT buyer_invitations__role CHECK (role IN ('owner', 'purchaser', 'viewer')),
  CONSTRAINT buyer_invitations__locale CHECK (locale IN ('en', 'jp')),
  CONSTRAINT buyer_invitations__token_hash UNIQUE (token_hash)
);
COMMENT ON TABLE buyer_invitations IS 'Addresses that were asked into a company.';
COMMENT ON COLUMN buyer_invitations.token_hash IS 'Digest of the secret in the mailed link; null until the mail is written.';
CREATE UNIQUE INDEX buyer_invitations__open ON buyer_invitations (buyer_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE INDEX buyer_invitations__buyer_id ON buyer_invitations (buyer_id, created_at DESC, id DESC);
CREATE INDEX buyer_invitations__email ON buyer_invitations (email);
