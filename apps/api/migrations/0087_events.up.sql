CREATE TABLE events (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  title_en text NOT NULL,
  title_jp text NOT NULL,
  summary_en text NOT NULL,
  summary_jp text NOT NULL,
  venue_en text NOT NULL,
  venue_jp text NOT NULL,
  address_en text NOT NULL,
  address_jp text NOT NULL,
  city text NOT NULL,
  country char(2) NOT NULL,
  time_zone text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  seats int NOT NULL,
  seats_taken int NOT NULL DEFAULT 0,
  programme jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL DEFAULT 'draft',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT events__slug UNIQUE (slug),
  CONSTRAINT events__status CHECK (status IN ('draft', 'open', 'closed', 'cancelled')),
  CONSTRAINT events__seats CHECK (seats > 0 AND seats_taken BETWEEN 0 AND seats),
  CONSTRAINT events__times CHECK (starts_at < ends_at AND closes_at <= ends_at)
);
COMMENT ON TABLE events IS 'Invitations with a guest list.';
COMMENT ON COLUMN events.seats_taken IS 'Sum of the seats of its replies, kept in the transaction of each.';
COMMENT ON COLUMN events.programme IS '[{at, text: {en, jp}}] in order.';
CREATE INDEX events__starts_at ON events (starts_at DESC, id);

CREATE TABLE event_rsvps (
  id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES events (id),
  reference text NOT NULL,
  name text NOT NULL,
  email citext NOT NULL,
  role text NOT NULL,
  plus_one text NOT NULL DEFAULT '',
  access_needs text NOT NULL DEFAULT '',
  seats int NOT NULL,
  locale text NOT NULL DEFAULT 'en',
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT event_rsvps__guest UNIQUE (event_id, email),
  CONSTRAINT event_rsvps__reference UNIQUE (reference),
  CONSTRAINT event_rsvps__role CHECK (role IN ('press', 'buyer', 'designer', 'model', 'friend', 'other')),
  CONSTRAINT event_rsvps__seats CHECK (seats IN (1, 2)),
  CONSTRAINT event_rsvps__locale CHECK (locale IN ('en', 'jp'))
);
COMMENT ON TABLE event_rsvps IS 'Replies to invitations: one an address.';
COMMENT ON COLUMN event_rsvps.reference IS 'What the door scans.';
CREATE INDEX event_rsvps__event_id ON event_rsvps (event_id, created_at, id);
CREATE INDEX event_rsvps__user_id ON event_rsvps (user_id) WHERE user_id IS NOT NULL;

CREATE INDEX designs__archived ON designs (year DESC, season, id) WHERE archived_at IS NOT NULL;
CREATE INDEX profiles__joined ON profiles (created_at DESC, id) WHERE status = 'approved' AND deleted_at IS NULL;
CREATE INDEX producers__joined ON producers (created_at DESC, id) WHERE status = 'approved' AND deleted_at IS NULL;
