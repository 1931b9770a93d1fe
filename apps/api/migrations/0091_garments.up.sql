CREATE TABLE garments (
  id text PRIMARY KEY,
  owner_user_id text REFERENCES users (id) ON DELETE CASCADE,
  guest_key_hash text,
  kind text NOT NULL,
  name text NOT NULL DEFAULT '',
  doc jsonb NOT NULL,
  preview_file_id text REFERENCES files (id),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT garments__kind CHECK (kind IN ('studio', 'embroidery')),
  CONSTRAINT garments__reachable CHECK (num_nonnulls(owner_user_id, guest_key_hash) > 0)
);
COMMENT ON TABLE garments IS 'Documents of the design studio and the embroidery editor. One without an owner is a guest''s, reached by its key alone until it is claimed.';
COMMENT ON COLUMN garments.guest_key_hash IS 'Kept after the claim, so that a second claim can be told from a wrong key.';
CREATE INDEX garments__owner_user_id ON garments (owner_user_id, updated_at DESC, id) WHERE owner_user_id IS NOT NULL;
CREATE INDEX garments__unclaimed ON garments (created_at) WHERE owner_user_id IS NULL;
CREATE INDEX garments__preview_file_id ON garments (preview_file_id) WHERE preview_file_id IS NOT NULL;
