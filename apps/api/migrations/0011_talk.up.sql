CREATE TABLE channels (
  id text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  ref text,
  title text NOT NULL DEFAULT '',
  created_by text REFERENCES users (id) ON DELETE SET NULL,
  last_seq integer NOT NULL DEFAULT 0,
  last_message_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT channels__name UNIQUE (name),
  CONSTRAINT channels__kind__ref UNIQUE (kind, ref),
  CONSTRAINT channels__kind CHECK (kind IN ('direct', 'order', 'group', 'public')),
  CONSTRAINT channels__ref_of_kind CHECK ((ref IS NULL) = (kind = 'public'))
);
COMMENT ON TABLE channels IS 'Conversations. The name is the address that browsers use; it cannot be guessed.';
COMMENT ON COLUMN channels.ref IS 'What there is one channel of: the sorted ids of two people, an order, or one attempt to found a group.';
COMMENT ON COLUMN channels.last_seq IS 'Number of the newest message. Raised under the row lock, so numbers have no gaps and commit in order.';

CREATE TABLE channel_members (
  channel_id text NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  last_read_seq integer NOT NULL DEFAULT 0,
  last_read_at timestamptz,
  joined_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT channel_members__pk PRIMARY KEY (channel_id, user_id)
);
COMMENT ON COLUMN channel_members.last_read_seq IS 'Unread messages are those above it; whoever writes has read.';
CREATE INDEX channel_members__user_id ON channel_members (user_id);

CREATE TABLE messages (
  id text PRIMARY KEY,
  channel_id text NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  sender_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  text text NOT NULL,
  client_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT messages__channel_id__seq UNIQUE (channel_id, seq),
  CONSTRAINT messages__sender_id__client_id UNIQUE (sender_id, client_id),
  CONSTRAINT messages__text CHECK (btrim(text) <> '' AND char_length(text) <= 4000)
);
COMMENT ON COLUMN messages.client_id IS 'Made by the sender''s browser: sending again does not say it twice.';

CREATE TABLE channel_reports (
  id text PRIMARY KEY,
  channel_id text NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
  reporter_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT channel_reports__reporter UNIQUE (channel_id, reporter_id)
);
COMMENT ON TABLE channel_reports IS 'A member asked the staff to look: admins may read the channel while a report is open.';
CREATE INDEX channel_reports__open ON channel_reports (created_at DESC) WHERE status = 'open';

CREATE TABLE contact_messages (
  id text PRIMARY KEY,
  name text NOT NULL,
  email citext NOT NULL,
  topic text NOT NULL,
  message text NOT NULL,
  locale text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'jp')),
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  handled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'open', 'answered', 'closed')),
  assignee_id text REFERENCES users (id) ON DELETE SET NULL,
  note text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1
);
COMMENT ON COLUMN contact_messages.note IS 'Of staff for staff.';
CREATE INDEX contact_messages__created_at ON contact_messages (created_at DESC);
CREATE INDEX contact_messages__status ON contact_messages (status, created_at DESC, id DESC);
CREATE INDEX contact_messages__assignee_id ON contact_messages (assignee_id, created_at DESC) WHERE assignee_id IS NOT NULL;
CREATE INDEX contact_messages__topic ON contact_messages (topic, created_at DESC, id DESC);
