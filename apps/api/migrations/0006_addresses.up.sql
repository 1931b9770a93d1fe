CREATE TABLE addresses (
  id text PRIMARY KEY,
  owner_type text NOT NULL CHECK (owner_type IN ('buyer', 'consumer', 'profile', 'user')),
  owner_id text NOT NULL,
  label text NOT NULL DEFAULT '',
  name text NOT NULL,
  name_kana text,
  line1 text NOT NULL,
  line2 text,
  city text NOT NULL,
  region text,
  postal text NOT NULL,
  country char(2) NOT NULL,
  phone text,
  is_default_ship boolean NOT NULL DEFAULT false,
  is_default_bill boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE addresses IS 'Address books; orders keep snapshots of their own.';
CREATE INDEX addresses__owner ON addresses (owner_type, owner_id);
CREATE UNIQUE INDEX addresses__default_ship ON addresses (owner_type, owner_id) WHERE is_default_ship;
CREATE UNIQUE INDEX addresses__default_bill ON addresses (owner_type, owner_id) WHERE is_default_bill;
