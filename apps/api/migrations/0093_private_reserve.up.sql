CREATE TABLE reserve_codes (
  id text PRIMARY KEY,
  code text NOT NULL,
  note text NOT NULL DEFAULT '',
  most_uses int,
  used_count int NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reserve_codes__code UNIQUE (code),
  CONSTRAINT reserve_codes__code_format CHECK (code ~ '^[A-Z0-9-]{4,40}$'),
  CONSTRAINT reserve_codes__used_count CHECK (used_count <= most_uses)
);
COMMENT ON TABLE reserve_codes IS 'Codes of invitations to the private reserve.';
COMMENT ON COLUMN reserve_codes.most_uses IS 'Accounts and visitors that may come in by it; null: any number.';

CREATE TABLE reserve_members (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_id text REFERENCES reserve_codes (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE reserve_members IS 'Accounts that came in by a code and stay in.';
CREATE INDEX reserve_members__code_id ON reserve_members (code_id);

CREATE INDEX designs__private_reserve ON designs (created_at DESC, id) WHERE private_reserve AND deleted_at IS NULL;
