-- Line sheets that designers put together: a name, an order, a note beside a style, and who may open them.
CREATE TABLE linesheets (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  title_en text NOT NULL DEFAULT '',
  title_jp text NOT NULL DEFAULT '',
  season text NOT NULL DEFAULT '',
  visibility text NOT NULL DEFAULT 'none',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT linesheets__title CHECK (btrim(title_en) <> '' OR btrim(title_jp) <> ''),
  CONSTRAINT linesheets__visibility CHECK (visibility IN ('all', 'selected', 'none'))
);
COMMENT ON TABLE linesheets IS 'A choice of a designer''s styles with a name of its own.';
COMMENT ON COLUMN linesheets.visibility IS 'Which verified buyers may open it: all of them, those of linesheet_buyers, or none yet.';
CREATE INDEX linesheets__profile_id ON linesheets (profile_id, created_at DESC, id DESC);
CREATE INDEX linesheets__created_at ON linesheets (created_at DESC, id DESC);

CREATE TABLE linesheet_items (
  linesheet_id text NOT NULL REFERENCES linesheets (id) ON DELETE CASCADE,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  position integer NOT NULL,
  note_en text NOT NULL DEFAULT '',
  note_jp text NOT NULL DEFAULT '',
  CONSTRAINT linesheet_items__pkey PRIMARY KEY (linesheet_id, design_id)
);
COMMENT ON TABLE linesheet_items IS 'Designs of a line sheet in its order. One that is not sold wholesale at the moment stays on it, unseen by buyers.';
CREATE INDEX linesheet_items__design_id ON linesheet_items (design_id);

CREATE TABLE linesheet_buyers (
  linesheet_id text NOT NULL REFERENCES linesheets (id) ON DELETE CASCADE,
  buyer_id text NOT NULL REFERENCES buyers (id) ON DELETE CASCADE,
  CONSTRAINT linesheet_buyers__pkey PRIMARY KEY (linesheet_id, buyer_id)
);
COMMENT ON TABLE linesheet_buyers IS 'Companies that a line sheet of visibility selected is for.';
CREATE INDEX linesheet_buyers__buyer_id ON linesheet_buyers (buyer_id);
