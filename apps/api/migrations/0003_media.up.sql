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
  owner_user_id text,
  original_name text,
  storage_key text NOT NULL,
  variants jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  upload_form text CHECK (upload_form IN ('application', 'report', 'model-intake')),
  claimed_at timestamptz,
  CONSTRAINT files__storage_key UNIQUE (storage_key)
);
COMMENT ON COLUMN files.thumbhash IS 'ThumbHash, base64.';
COMMENT ON COLUMN files.variants IS 'What lies beside the master: {"avif": [160, 480]} names the widths that exist as AVIF, none larger in bytes than its WebP.';
COMMENT ON COLUMN files.upload_form IS 'The form this file was sent for; null for files of accounts.';
COMMENT ON COLUMN files.claimed_at IS 'When its form was sent. A file of a form that never was is removed after two days.';
CREATE INDEX files__owner_user_id ON files (owner_user_id, created_at DESC);
CREATE INDEX files__sha256 ON files (sha256);
CREATE INDEX files__unclaimed ON files (created_at) WHERE upload_form IS NOT NULL AND claimed_at IS NULL;

CREATE TABLE upload_tickets (
  id text PRIMARY KEY,
  secret_hash text NOT NULL,
  form text NOT NULL CHECK (form IN ('application', 'report', 'model-intake')),
  files_left integer NOT NULL CHECK (files_left >= 0),
  bytes_left bigint NOT NULL CHECK (bytes_left >= 0),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT upload_tickets__secret_hash UNIQUE (secret_hash)
);
COMMENT ON TABLE upload_tickets IS 'Leave for somebody without an account to send files with one form. Only a digest of the secret is kept.';
COMMENT ON COLUMN upload_tickets.files_left IS 'Counts down with every file that was taken, removed or not.';
CREATE INDEX upload_tickets__expires_at ON upload_tickets (expires_at);

CREATE TABLE image_encodings (
  file_id text PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  due_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE image_encodings IS 'Public images whose AVIF variants are still to be made. A row goes when they are; one that failed too often stays to be looked at.';
COMMENT ON COLUMN image_encodings.due_at IS 'When the next try may begin. Moved ahead by whoever begins one, so that a process that died in the middle is followed by another.';
CREATE INDEX image_encodings__due_at ON image_encodings (due_at);
