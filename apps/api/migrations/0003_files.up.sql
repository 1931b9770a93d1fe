CREATE TABLE files (
  id text PRIMARY KEY,
  sha256 text NOT NULL,
  mime text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  thumbhash text,
  color text CHECK (color ~ '^#[0-9a-f]{6}$'),
  alt_en text NOT NULL DEFAULT '',
  alt_jp text NOT NULL DEFAULT '',
  visibility text NOT NULL DEFAULT 'public' CHECK (visibility IN ('public', 'private')),
  purpose text NOT NULL DEFAULT 'image' CHECK (purpose IN ('image', 'document')),
  owner_user_id text REFERENCES users (id) ON DELETE SET NULL,
  original_name text,
  storage_key text NOT NULL,
  variants jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT files__storage_key UNIQUE (storage_key)
);
COMMENT ON COLUMN files.thumbhash IS 'ThumbHash, base64.';
CREATE INDEX files__owner_user_id ON files (owner_user_id, created_at DESC);
CREATE INDEX files__sha256 ON files (sha256);
