-- What staff tell each other about a designer or a producer.
CREATE TABLE staff_notes (
  id text PRIMARY KEY,
  profile_id text REFERENCES profiles (id) ON DELETE CASCADE,
  producer_id text REFERENCES producers (id) ON DELETE CASCADE,
  author_id text NOT NULL REFERENCES users (id),
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT staff_notes__page CHECK (num_nonnulls(profile_id, producer_id) = 1),
  CONSTRAINT staff_notes__body CHECK (body <> '' AND char_length(body) <= 2000)
);
COMMENT ON TABLE staff_notes IS 'Notes of admins about a profile or a producer''s page, for admins alone; they go when its person is erased.';
CREATE INDEX staff_notes__profile_id ON staff_notes (profile_id, created_at DESC, id DESC) WHERE profile_id IS NOT NULL;
CREATE INDEX staff_notes__producer_id ON staff_notes (producer_id, created_at DESC, id DESC) WHERE producer_id IS NOT NULL;
CREATE INDEX staff_notes__author_id ON staff_notes (author_id);
