CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE number_sequences (
  name text PRIMARY KEY,
  next_value bigint NOT NULL DEFAULT 1001 CHECK (next_value > 0)
);
COMMENT ON TABLE number_sequences IS 'Human numbers without gaps: the row is locked by the transaction that takes one.';

CREATE FUNCTION take_number(sequence_name text) RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO number_sequences (name, next_value) VALUES (sequence_name, 1002)
  ON CONFLICT (name) DO UPDATE SET next_value = number_sequences.next_value + 1
  RETURNING next_value - 1
$$;

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_by text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE settings IS 'What an admin may change while the site runs; a missing key means the default in code.';

CREATE TABLE rate_limits (
  key text NOT NULL,
  window_started_at timestamptz NOT NULL,
  hits integer NOT NULL DEFAULT 1 CHECK (hits > 0),
  expires_at timestamptz NOT NULL,
  CONSTRAINT rate_limits__key PRIMARY KEY (key)
);
COMMENT ON TABLE rate_limits IS 'Limits that must hold across processes: sign-in, reset, registration, and lockouts, alike for known and unknown addresses. The key is a digest, never an address.';
CREATE INDEX rate_limits__expires_at ON rate_limits (expires_at);

CREATE TABLE idempotency_keys (
  actor text NOT NULL,
  endpoint text NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  request_hash text NOT NULL,
  status text NOT NULL DEFAULT 'in_progress' CHECK (status IN ('in_progress', 'done')),
  response_status integer,
  response jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '24 hours',
  CONSTRAINT idempotency_keys__actor_endpoint_key PRIMARY KEY (actor, endpoint, key)
);
CREATE INDEX idempotency_keys__expires_at ON idempotency_keys (expires_at);
