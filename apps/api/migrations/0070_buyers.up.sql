-- What a company says about itself when it registers, who may buy for it, and what staff looks at again after a change.

ALTER TABLE buyers
  ADD COLUMN doors integer,
  ADD COLUMN expected_volume text NOT NULL DEFAULT '',
  ADD COLUMN requested_terms text,
  ADD COLUMN contact_name text NOT NULL DEFAULT '',
  ADD COLUMN contact_phone text NOT NULL DEFAULT '',
  ADD COLUMN submitted_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN manager_assigned_at timestamptz,
  ADD CONSTRAINT buyers__doors CHECK (doors > 0),
  ADD CONSTRAINT buyers__expected_volume CHECK (expected_volume IN ('', 'under_10k', '10k_to_50k', '50k_to_200k', 'over_200k')),
  ADD CONSTRAINT buyers__requested_terms CHECK (requested_terms IN ('prepay', 'deposit30', 'net30', 'net60'));
COMMENT ON COLUMN buyers.doors IS 'How many shops it has.';
COMMENT ON COLUMN buyers.expected_volume IS 'Wholesale purchases a year as the company expects them, in US dollars; empty when it did not say.';
COMMENT ON COLUMN buyers.submitted_at IS 'When it was handed in for verification last: the order of the waiting list.';
UPDATE buyers SET submitted_at = created_at, manager_assigned_at = CASE WHEN account_manager_id IS NOT NULL THEN created_at END;

-- Company names are found by any part of them, down to one character of Japanese, which words and trigrams cannot.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  normalize(regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'), NFC),
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ');
COMMENT ON FUNCTION fold_text IS 'One width, one case, no accents, katakana as hiragana.';
CREATE FUNCTION text_grams(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT gram), '{}')
  FROM generate_series(1, char_length(value)) AS place, LATERAL (VALUES (substr(value, place, 1)), (substr(value, place, 2))) AS pair (gram)
  WHERE gram !~ '\s'
);
COMMENT ON FUNCTION text_grams IS 'Every character and every pair of neighbours: what an index of any part of a text needs.';
ALTER TABLE buyers
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_text(company_legal || ' ' || trade_name || ' ' || trade_name_jp)) STORED,
  ADD COLUMN search_grams text[] NOT NULL GENERATED ALWAYS AS (text_grams(fold_text(company_legal || ' ' || trade_name || ' ' || trade_name_jp))) STORED;
COMMENT ON COLUMN buyers.search_text IS 'Its names, folded.';
CREATE INDEX buyers__search_grams ON buyers USING gin (search_grams);

DROP INDEX buyers__verification;
CREATE INDEX buyers__verification ON buyers (verification, submitted_at, id);
DROP INDEX buyers__account_manager_id;
CREATE INDEX buyers__account_manager_id ON buyers (account_manager_id, created_at DESC, id DESC);
CREATE INDEX buyers__created_at ON buyers (created_at DESC, id DESC);

CREATE TABLE buyer_members (
  buyer_id text NOT NULL REFERENCES buyers (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT buyer_members__pkey PRIMARY KEY (buyer_id, user_id),
  CONSTRAINT buyer_members__role CHECK (role IN ('owner', 'purchaser', 'viewer'))
);
COMMENT ON TABLE buyer_members IS 'Who acts for a company. Whoever registers it is its owner.';
CREATE INDEX buyer_members__user_id ON buyer_members (user_id);
INSERT INTO buyer_members (buyer_id, user_id, role, created_at) SELECT id, user_id, 'owner', created_at FROM buyers;

-- Also for whoever writes a company without knowing of members, such as the release before this one.
CREATE FUNCTION add_buyer_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO buyer_members (buyer_id, user_id, role, created_at) VALUES (NEW.id, NEW.user_id, 'owner', NEW.created_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER buyers__owner AFTER INSERT ON buyers FOR EACH ROW EXECUTE FUNCTION add_buyer_owner();

CREATE TABLE buyer_rechecks (
  id text PRIMARY KEY,
  buyer_id text NOT NULL REFERENCES buyers (id) ON DELETE CASCADE,
  changed text[] NOT NULL,
  before jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'open',
  decided_by text REFERENCES users (id),
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT buyer_rechecks__status CHECK (status IN ('open', 'accepted', 'rejected'))
);
COMMENT ON TABLE buyer_rechecks IS 'A verified company changed what it was verified by: it stays verified until staff has looked again.';
COMMENT ON COLUMN buyer_rechecks.changed IS 'companyLegal, taxId, invoiceRegNo, country or documents.';
COMMENT ON COLUMN buyer_rechecks.before IS 'What the changed fields held when staff last agreed.';
CREATE UNIQUE INDEX buyer_rechecks__open ON buyer_rechecks (buyer_id) WHERE status = 'open';
CREATE INDEX buyer_rechecks__buyer_id ON buyer_rechecks (buyer_id, created_at DESC);

ALTER TABLE buyer_documents ADD CONSTRAINT buyer_documents__file_id UNIQUE (file_id);
CREATE INDEX buyer_documents__expires_at ON buyer_documents (expires_at) WHERE status = 'accepted' AND expires_at IS NOT NULL;
