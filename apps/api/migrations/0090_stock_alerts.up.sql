CREATE TABLE stock_alerts (
  id text PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  locale text NOT NULL DEFAULT 'en',
  status text NOT NULL DEFAULT 'pending',
  key_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  sent_at timestamptz,
  CONSTRAINT stock_alerts__status CHECK (status IN ('pending', 'active', 'sent')),
  CONSTRAINT stock_alerts__locale CHECK (locale IN ('en', 'jp'))
);
COMMENT ON TABLE stock_alerts IS 'Who wants one mail when a sold-out size can be bought again. Pending until the address is confirmed by the link in a mail; sent ones are done.';
COMMENT ON COLUMN stock_alerts.key_hash IS 'Of the key in the links of the mails.';
CREATE UNIQUE INDEX stock_alerts__open ON stock_alerts (variant_id, email) WHERE status <> 'sent';
CREATE INDEX stock_alerts__active ON stock_alerts (variant_id, id) WHERE status = 'active';
CREATE INDEX stock_alerts__user_id ON stock_alerts (user_id, created_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX stock_alerts__created_at ON stock_alerts (created_at) WHERE status <> 'active';
