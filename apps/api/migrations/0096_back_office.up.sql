CREATE TABLE bulk_previews (
  token_hash text PRIMARY KEY,
  actor_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('profile', 'design', 'producer')),
  rows jsonb NOT NULL,
  result jsonb,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE bulk_previews IS 'What a dry run showed: applying its token does exactly this, once. Only a digest of the token is kept.';
COMMENT ON COLUMN bulk_previews.result IS 'What applying it did; who asks again gets this.';
CREATE INDEX bulk_previews__expires_at ON bulk_previews (expires_at);
CREATE INDEX bulk_previews__actor_id ON bulk_previews (actor_id);

ALTER TABLE contact_messages
  ADD COLUMN status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'open', 'answered', 'closed')),
  ADD COLUMN assignee_id text REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN contact_messages.note IS 'Of staff for staff.';
UPDATE contact_messages SET status = 'closed' WHERE handled_at IS NOT NULL;
CREATE INDEX contact_messages__status ON contact_messages (status, created_at DESC, id DESC);
CREATE INDEX contact_messages__assignee_id ON contact_messages (assignee_id, created_at DESC) WHERE assignee_id IS NOT NULL;

CREATE INDEX audit_log__actor_id ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log__action ON audit_log (action, id DESC);
CREATE INDEX users__created_at ON users (created_at DESC, id DESC);
CREATE INDEX users__words ON users USING gin ((email::text || ' ' || name) gin_trgm_ops);
CREATE INDEX order_groups__placed_at ON order_groups (placed_at DESC);
CREATE INDEX returns__waiting ON returns (created_at) WHERE status IN ('requested', 'received', 'inspected');
CREATE INDEX page_views__day ON page_views (viewed_at) INCLUDE (path, visitor_hash, locale);
