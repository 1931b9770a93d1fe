CREATE TABLE image_encodings (
  file_id text PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries >= 0),
  due_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE image_encodings IS 'Public images whose AVIF variants are still to be made. A row goes when they are; one that failed too often stays to be looked at.';
COMMENT ON COLUMN image_encodings.due_at IS 'When the next try may begin. Moved ahead by whoever begins one, so that a process that died in the middle is followed by another.';
CREATE INDEX image_encodings__due_at ON image_encodings (due_at);
COMMENT ON COLUMN files.variants IS 'What lies beside the master: {"avif": [160, 480]} names the widths that exist as AVIF, none larger in bytes than its WebP.';
