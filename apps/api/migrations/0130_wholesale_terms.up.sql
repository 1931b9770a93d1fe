-- Minimums and delivery windows are set as one document; its version keeps two tabs from overwriting each other.
CREATE TABLE wholesale_terms (
  profile_id text PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE wholesale_terms IS 'One row a designer who has set terms; the terms are in brand_terms and delivery_windows.';
CREATE INDEX wholesale_orders__window_id ON wholesale_orders (window_id) WHERE window_id IS NOT NULL;
