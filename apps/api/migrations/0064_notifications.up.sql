CREATE TABLE notifications (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  data jsonb NOT NULL,
  dedupe_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  happened_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  mailed_at timestamptz,
  CONSTRAINT notifications__user_id__dedupe_key UNIQUE (user_id, dedupe_key)
);
COMMENT ON TABLE notifications IS 'What a member is told of beside the bell; written in the transaction of the event. Its kinds are typed by the contracts.';
COMMENT ON COLUMN notifications.dedupe_key IS 'One event, or one channel or day whose events are told together, makes one row.';
COMMENT ON COLUMN notifications.created_at IS 'Since when it waits to be read; set anew when something is added to a read one.';
COMMENT ON COLUMN notifications.happened_at IS 'Of the newest event it stands for: the order of the list.';
COMMENT ON COLUMN notifications.mailed_at IS 'When a mail about it was queued.';
CREATE INDEX notifications__user_id__happened_at ON notifications (user_id, happened_at DESC, id DESC);
CREATE INDEX notifications__unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications__unmailed ON notifications (kind, created_at) WHERE read_at IS NULL AND mailed_at IS NULL;
CREATE INDEX notifications__happened_at ON notifications (happened_at);

CREATE TABLE notification_people (
  notification_id text NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT notification_people__pkey PRIMARY KEY (notification_id, user_id)
);
COMMENT ON TABLE notification_people IS 'Who followed or liked, of notifications that count people; names are read from the accounts.';
CREATE INDEX notification_people__user_id ON notification_people (user_id);
