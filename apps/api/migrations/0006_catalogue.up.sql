CREATE TABLE designs (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id),
  slug citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  description_en text NOT NULL DEFAULT '',
  description_jp text NOT NULL DEFAULT '',
  gender text NOT NULL,
  category_id text NOT NULL REFERENCES categories (id),
  style_id text NOT NULL,
  fabric text NOT NULL DEFAULT '',
  print text NOT NULL DEFAULT '',
  colour text NOT NULL REFERENCES colours (key),
  season text NOT NULL DEFAULT '',
  year integer,
  materials jsonb NOT NULL DEFAULT '[]',
  material_keys text[] NOT NULL DEFAULT '{}',
  care text[] NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  country_origin char(2) NOT NULL,
  producer_id text REFERENCES producers (id),
  hs_code text NOT NULL DEFAULT '',
  weight_g integer,
  confirmed text NOT NULL DEFAULT 'draft',
  reject_reason text,
  hidden boolean NOT NULL DEFAULT false,
  private_reserve boolean NOT NULL DEFAULT false,
  submitted_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text REFERENCES users (id),
  archived_at timestamptz,
  featured_rank integer,
  likes_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  size_chart_id text REFERENCES size_charts (id),
  CONSTRAINT designs__slug UNIQUE (slug),
  CONSTRAINT designs__slug_format CHECK (slug::text ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT designs__name_present CHECK (name <> '' OR name_jp <> ''),
  CONSTRAINT designs__gender CHECK (gender IN ('men', 'women', 'unisex')),
  CONSTRAINT designs__confirmed CHECK (confirmed IN ('draft', 'unconfirmed', 'confirmed', 'rejected')),
  CONSTRAINT designs__confirmed_at CHECK (confirmed <> 'confirmed' OR confirmed_at IS NOT NULL),
  CONSTRAINT designs__weight_g CHECK (weight_g > 0),
  CONSTRAINT designs__likes_count CHECK (likes_count >= 0)
);
COMMENT ON TABLE designs IS 'One garment in one colour. Public when confirmed, not hidden, not deleted and its profile approved.';
COMMENT ON COLUMN designs.style_id IS 'Joins the colour siblings of one style.';
COMMENT ON COLUMN designs.materials IS '[{fibre, percent}], percents sum to 100.';
COMMENT ON COLUMN designs.material_keys IS 'The fibres of materials, for filters.';
COMMENT ON COLUMN designs.featured_rank IS 'Place in the default order of the catalogue, 1 first; designs without one follow, newest first.';
COMMENT ON COLUMN designs.size_chart_id IS 'The chart of this cut, szc_ and the id of the design when it is the design''s own; the one of its category when there is none.';
CREATE INDEX designs__profile_id ON designs (profile_id, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX designs__style_id ON designs (style_id);
CREATE INDEX designs__category_id ON designs (category_id);
CREATE INDEX designs__producer_id ON designs (producer_id);
CREATE INDEX designs__unconfirmed ON designs (submitted_at, id) WHERE confirmed = 'unconfirmed' AND deleted_at IS NULL;
CREATE INDEX designs__archived ON designs (year DESC, season, id) WHERE archived_at IS NOT NULL;
CREATE INDEX designs__private_reserve ON designs (created_at DESC, id) WHERE private_reserve AND deleted_at IS NULL;
CREATE INDEX designs__of_profile ON designs (profile_id);
CREATE INDEX designs__name_folded ON designs (lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX designs__name_jp ON designs (name_jp) WHERE deleted_at IS NULL;
-- A design can have a chart that is its own: such a one is written with its design, and must not read all of them.
CREATE INDEX designs__size_chart_id ON designs (size_chart_id) WHERE size_chart_id IS NOT NULL;

CREATE TABLE design_images (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id),
  position integer NOT NULL,
  alt_en text NOT NULL,
  alt_jp text NOT NULL,
  focal_x real NOT NULL DEFAULT 0.5,
  focal_y real NOT NULL DEFAULT 0.5,
  CONSTRAINT design_images__design_id__position UNIQUE (design_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT design_images__position CHECK (position >= 0),
  CONSTRAINT design_images__focal CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1)
);
COMMENT ON TABLE design_images IS 'Pictures of a design in order; the second one is shown on hover.';
CREATE INDEX design_images__file_id ON design_images (file_id);

CREATE TABLE design_changes (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  requested_by text NOT NULL REFERENCES users (id),
  patch jsonb NOT NULL,
  base_version integer NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  reason text,
  decided_by text REFERENCES users (id),
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT design_changes__status CHECK (status IN ('pending', 'accepted', 'declined', 'cancelled'))
);
COMMENT ON TABLE design_changes IS 'Edits of confirmed designs that wait for review.';
CREATE UNIQUE INDEX design_changes__design_id__pending ON design_changes (design_id) WHERE status = 'pending';
CREATE INDEX design_changes__pending ON design_changes (created_at) WHERE status = 'pending';

CREATE TABLE design_likes (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  type text NOT NULL DEFAULT 'like',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT design_likes__pk PRIMARY KEY (user_id, design_id)
);
COMMENT ON TABLE design_likes IS 'Who likes what; designs.likes_count is kept in the same transaction.';
CREATE INDEX design_likes__design_id ON design_likes (design_id);
CREATE INDEX design_likes__newest ON design_likes (user_id, created_at DESC, design_id);

CREATE TABLE variants (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  size text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  sku citext NOT NULL,
  mode text NOT NULL DEFAULT 'stock',
  lead_days integer,
  backorder_limit integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT variants__sku UNIQUE (sku),
  CONSTRAINT variants__design_id__size UNIQUE (design_id, size),
  CONSTRAINT variants__mode CHECK (mode IN ('stock', 'made_to_order')),
  CONSTRAINT variants__lead_days CHECK (lead_days BETWEEN 1 AND 365),
  CONSTRAINT variants__lead_days_for_made_to_order CHECK (mode <> 'made_to_order' OR lead_days IS NOT NULL),
  CONSTRAINT variants__backorder_limit CHECK (backorder_limit >= 0)
);
COMMENT ON TABLE variants IS 'One size of a design, from stock or made to order.';

CREATE TABLE prices (
  id text PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  channel text NOT NULL,
  currency char(3) NOT NULL,
  amount_minor bigint NOT NULL,
  compare_at_minor bigint,
  min_qty integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT prices__variant_id__channel__currency__min_qty UNIQUE (variant_id, channel, currency, min_qty),
  CONSTRAINT prices__channel CHECK (channel IN ('retail', 'wholesale')),
  CONSTRAINT prices__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT prices__compare_at_minor CHECK (compare_at_minor > amount_minor),
  CONSTRAINT prices__min_qty CHECK (min_qty >= 1)
);
COMMENT ON TABLE prices IS 'Stored per currency and channel; nothing is converted at checkout.';
COMMENT ON COLUMN prices.compare_at_minor IS 'The former price while the variant is on sale.';

CREATE TABLE price_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  currency char(3) NOT NULL,
  amount_minor bigint,
  valid_from timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT price_history__amount_minor CHECK (amount_minor >= 0)
);
COMMENT ON TABLE price_history IS 'A row for each retail price from the moment it held; gives the lowest of the last 30 days.';
COMMENT ON COLUMN price_history.amount_minor IS 'Null: from then on it was not sold in this currency.';
CREATE INDEX price_history__variant_id ON price_history (variant_id, currency, valid_from DESC);

CREATE TABLE pieces (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  serial text NOT NULL,
  edition text NOT NULL DEFAULT '',
  condition_en text NOT NULL DEFAULT '',
  condition_jp text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'available',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pieces__design_id__serial UNIQUE (design_id, serial),
  CONSTRAINT pieces__status CHECK (status IN ('available', 'reserved', 'sold', 'withheld'))
);
COMMENT ON TABLE pieces IS 'One-of-one garments: the piece identifier of the cart. Priced by their variant.';
CREATE INDEX pieces__variant_id ON pieces (variant_id);

CREATE TABLE stock_levels (
  variant_id text PRIMARY KEY REFERENCES variants (id) ON DELETE CASCADE,
  on_hand integer NOT NULL DEFAULT 0,
  allocated integer NOT NULL DEFAULT 0,
  backorder_limit integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_levels__on_hand CHECK (on_hand >= 0),
  CONSTRAINT stock_levels__allocated CHECK (allocated >= 0),
  CONSTRAINT stock_levels__available CHECK ((on_hand - allocated) >= (- backorder_limit))
);
COMMENT ON TABLE stock_levels IS 'Stock of a variant: available is on_hand - allocated less the holds of others. The checks are the last wall against overselling.';
COMMENT ON COLUMN stock_levels.backorder_limit IS 'Copied from the variant so that the check can see it.';

CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id text NOT NULL REFERENCES variants (id) ON DELETE CASCADE,
  kind text NOT NULL,
  quantity integer NOT NULL,
  ref text NOT NULL DEFAULT '',
  actor_id text REFERENCES users (id),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_movements__kind CHECK (kind IN ('receipt', 'sale', 'release', 'adjustment', 'production', 'return')),
  CONSTRAINT stock_movements__quantity CHECK (quantity <> 0)
);
COMMENT ON TABLE stock_movements IS 'Append-only record of every change of stock.';
CREATE INDEX stock_movements__variant_id ON stock_movements (variant_id, created_at DESC);
-- The last wall against a second receipt of the same run. `ref` is the production.
CREATE UNIQUE INDEX stock_movements__production ON stock_movements (ref, variant_id) WHERE kind = 'production';

CREATE TABLE stock_reservations (
  id text PRIMARY KEY,
  variant_id text REFERENCES variants (id) ON DELETE CASCADE,
  piece_id text REFERENCES pieces (id) ON DELETE CASCADE,
  quantity integer NOT NULL DEFAULT 1,
  owner_kind text NOT NULL DEFAULT 'checkout',
  owner_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT stock_reservations__owner_id__variant_id UNIQUE (owner_id, variant_id),
  CONSTRAINT stock_reservations__piece_id UNIQUE (piece_id),
  CONSTRAINT stock_reservations__one_target CHECK (num_nonnulls(variant_id, piece_id) = 1),
  CONSTRAINT stock_reservations__piece_quantity CHECK (quantity > 0 AND (piece_id IS NULL OR quantity = 1))
);
COMMENT ON TABLE stock_reservations IS 'Holds of open checkouts. An expired hold of a piece is taken over by ON CONFLICT (piece_id).';
CREATE INDEX stock_reservations__variant_id ON stock_reservations (variant_id, expires_at);
CREATE INDEX stock_reservations__expires_at ON stock_reservations (expires_at);
CREATE INDEX stock_reservations__owner_id ON stock_reservations (owner_id);

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
-- What an address waits for, which the link of a mail ends.
CREATE INDEX stock_alerts__email ON stock_alerts (lower(email));

CREATE TABLE lookbooks (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  slug citext NOT NULL,
  title_en text NOT NULL,
  title_jp text NOT NULL,
  intro_en text NOT NULL DEFAULT '',
  intro_jp text NOT NULL DEFAULT '',
  season text NOT NULL DEFAULT '',
  cover_id text REFERENCES files (id),
  published boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT lookbooks__slug UNIQUE (slug),
  CONSTRAINT lookbooks__title_present CHECK (title_en <> '' OR title_jp <> '')
);
COMMENT ON TABLE lookbooks IS 'A collection shown as a sequence of looks.';
CREATE INDEX lookbooks__profile_id ON lookbooks (profile_id, position);
CREATE INDEX lookbooks__published ON lookbooks (created_at DESC, id) WHERE published;

CREATE TABLE lookbook_looks (
  lookbook_id text NOT NULL REFERENCES lookbooks (id) ON DELETE CASCADE,
  number integer NOT NULL,
  file_id text REFERENCES files (id),
  caption_en text NOT NULL DEFAULT '',
  caption_jp text NOT NULL DEFAULT '',
  alt_en text NOT NULL DEFAULT '',
  alt_jp text NOT NULL DEFAULT '',
  hotspots jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT lookbook_looks__pk PRIMARY KEY (lookbook_id, number),
  CONSTRAINT lookbook_looks__number CHECK (number >= 1)
);
COMMENT ON TABLE lookbook_looks IS 'One picture of a lookbook. Hotspots are [{x, y, designId}], x and y between 0 and 1.';
CREATE INDEX lookbook_looks__file_id ON lookbook_looks (file_id);

CREATE TABLE garments (
  id text PRIMARY KEY,
  owner_user_id text REFERENCES users (id) ON DELETE CASCADE,
  guest_key_hash text,
  kind text NOT NULL,
  name text NOT NULL DEFAULT '',
  doc jsonb NOT NULL,
  preview_file_id text REFERENCES files (id),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT garments__kind CHECK (kind IN ('studio', 'embroidery')),
  CONSTRAINT garments__reachable CHECK (num_nonnulls(owner_user_id, guest_key_hash) > 0)
);
COMMENT ON TABLE garments IS 'Documents of the design studio and the embroidery editor. One without an owner is a guest''s, reached by its key alone until it is claimed.';
COMMENT ON COLUMN garments.guest_key_hash IS 'Kept after the claim, so that a second claim can be told from a wrong key.';
CREATE INDEX garments__owner_user_id ON garments (owner_user_id, updated_at DESC, id) WHERE owner_user_id IS NOT NULL;
CREATE INDEX garments__unclaimed ON garments (created_at) WHERE owner_user_id IS NULL;
CREATE INDEX garments__preview_file_id ON garments (preview_file_id) WHERE preview_file_id IS NOT NULL;

CREATE TABLE reserve_codes (
  id text PRIMARY KEY,
  code text NOT NULL,
  note text NOT NULL DEFAULT '',
  most_uses integer,
  used_count integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT reserve_codes__code UNIQUE (code),
  CONSTRAINT reserve_codes__code_format CHECK (code ~ '^[A-Z0-9-]{4,40}$'),
  CONSTRAINT reserve_codes__used_count CHECK (used_count <= most_uses)
);
COMMENT ON TABLE reserve_codes IS 'Codes of invitations to the private reserve.';
COMMENT ON COLUMN reserve_codes.most_uses IS 'Accounts and visitors that may come in by it; null: any number.';
CREATE INDEX reserve_codes__created_at ON reserve_codes (created_at DESC, id DESC);

CREATE TABLE reserve_members (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  code_id text REFERENCES reserve_codes (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE reserve_members IS 'Accounts that came in by a code and stay in.';
CREATE INDEX reserve_members__code_id ON reserve_members (code_id);

-- A read model: every public design as the JSON its lists answer, one row per currency. Lists read one index and one text column
-- instead of joining seven tables, and triggers keep it true in the transaction that changes a source.
CREATE TABLE design_cards (
  design_id text NOT NULL,
  currency char(3) NOT NULL,
  profile_id text NOT NULL,
  designer_handle text NOT NULL,
  gender text NOT NULL,
  category text NOT NULL,
  colour text NOT NULL,
  materials text[] NOT NULL,
  sizes text[] NOT NULL,
  country text NOT NULL,
  price_minor bigint,
  on_sale boolean NOT NULL,
  in_stock boolean NOT NULL,
  made_to_order boolean NOT NULL,
  archived boolean NOT NULL,
  featured_rank integer NOT NULL,
  published_at timestamptz NOT NULL,
  likes_count integer NOT NULL,
  card text NOT NULL,
  CONSTRAINT design_cards__pk PRIMARY KEY (design_id, currency)
);
COMMENT ON TABLE design_cards IS 'Public designs as lists show them. Written by refresh_design_cards only; private-reserve designs are not in it.';
COMMENT ON COLUMN design_cards.price_minor IS 'Lowest retail price of the sizes; null where the design is not sold in the currency.';
COMMENT ON COLUMN design_cards.card IS 'JSON object without its likes and its closing brace: readers append both, so that a like rewrites no text.';
CREATE INDEX design_cards__featured ON design_cards (currency, featured_rank, published_at DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__new ON design_cards (currency, published_at DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__price ON design_cards (currency, price_minor, design_id) WHERE NOT archived;
CREATE INDEX design_cards__price_desc ON design_cards (currency, price_minor DESC NULLS LAST, design_id) WHERE NOT archived;
CREATE INDEX design_cards__likes ON design_cards (currency, likes_count DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__category ON design_cards (currency, category, featured_rank) WHERE NOT archived;
CREATE INDEX design_cards__archived ON design_cards (currency, published_at DESC, design_id) WHERE archived;
-- The three designs beside a house, and how many it has, without reading them all.
CREATE INDEX design_cards__profile_first ON design_cards (profile_id, currency, featured_rank, published_at DESC, design_id)
  WHERE NOT archived;
-- Everything that lists are filtered and counted by, beside each other: counting matches reads this and not the cards, whose
-- texts make their table twenty times as large.
CREATE INDEX design_cards__filters ON design_cards (currency, design_id) INCLUDE (gender, category, designer_handle, profile_id, colour,
  materials, sizes, country, price_minor, in_stock, made_to_order, on_sale) WHERE NOT archived;
-- How many designs come from a country, without looking at those of the others.
CREATE INDEX design_cards__country ON design_cards (currency, country) WHERE NOT archived;
-- The page of a house: what it sells before its archive.
CREATE INDEX design_cards__profile_newest ON design_cards (profile_id, currency, archived, published_at DESC, design_id);

CREATE TABLE design_card_counts (
  currency char(3) NOT NULL,
  gender text NOT NULL,
  category text NOT NULL,
  designs integer NOT NULL,
  CONSTRAINT design_card_counts__pk PRIMARY KEY (currency, gender, category)
);
COMMENT ON TABLE design_card_counts IS 'How many cards that are not archived there are, so that the total of a plain list needs no count.';

-- What a design's page shows beside its card, ready as JSON, as design_cards has it for lists. The card has what changes with stock
-- and prices; this has the rest, which changes when somebody edits it. Triggers on every table it is read from note the designs that
-- a statement touches; at commit those are written anew, all at once.
CREATE TABLE design_details (
  design_id text PRIMARY KEY,
  detail text NOT NULL,
  holiday_until timestamptz,
  lowest_prices jsonb NOT NULL
);
COMMENT ON TABLE design_details IS 'Designs, public or not, as their pages show them beside their cards. Written by refresh_design_details only.';
COMMENT ON COLUMN design_details.detail IS 'Fields of a JSON object, the house last: without the braces around, and without the house''s closing one. Readers append what depends on the moment.';
COMMENT ON COLUMN design_details.holiday_until IS 'Of the house, to be shown until then.';
COMMENT ON COLUMN design_details.lowest_prices IS 'By currency, the lowest price in minor units that was in force during the thirty days before the current one began.';

-- One row a statement, not one a design: what is to be done is found and done once, however many rows a statement changes.
CREATE UNLOGGED TABLE touched_designs (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  ids text[] NOT NULL,
  with_cards boolean NOT NULL,
  with_siblings boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE touched_designs IS 'Designs whose details the transaction has to write anew before it commits. Empty to everybody else.';
COMMENT ON COLUMN touched_designs.with_cards IS 'Whether their cards show what was changed as well and nothing else brings those up to date.';
COMMENT ON COLUMN touched_designs.with_siblings IS 'Whether the other colours of their styles show what was changed: those that there are once nobody else can add one.';
CREATE INDEX touched_designs__xid ON touched_designs (xid);

-- Which designs have a filter's value, as strings of bits: counting what several filters leave is then an AND and a count of bits over
-- a few rows, and not a look at every design. 4096 designs are a block. The place of a design is its number in the search index: what
-- words find and what filters leave can be put together as they are, string by string.
CREATE TABLE design_facet_places (
  design_id text NOT NULL,
  place integer NOT NULL,
  keys text[] NOT NULL,
  CONSTRAINT design_facet_places__pk PRIMARY KEY (design_id),
  CONSTRAINT design_facet_places__place UNIQUE (place)
);
COMMENT ON TABLE design_facet_places IS 'Which bit stands for a design, and in whose strings it is set. Written by refresh_design_facets only.';
COMMENT ON COLUMN design_facet_places.place IS 'Of search_numbers. Block times 4096 plus the bit in it. A design keeps its place while it is hidden; no other ever gets it.';
COMMENT ON COLUMN design_facet_places.keys IS 'facet:value for each string that has the bit; price-USD:12000 for the strings that are the binary digits of 12000. Empty while the design has no card.';

CREATE TABLE design_facet_blocks (
  facet text NOT NULL,
  value text NOT NULL,
  block integer NOT NULL,
  designs bit(4096) NOT NULL,
  CONSTRAINT design_facet_blocks__pk PRIMARY KEY (facet, value, block)
) WITH (fillfactor=70);
COMMENT ON TABLE design_facet_blocks IS 'For each value of a filter the designs that have it: bit n of block b is the design at place 4096 b + n. Written by refresh_design_facets only.';
COMMENT ON COLUMN design_facet_blocks.facet IS 'shelf (current, archived), a filter of lists, priced (a currency), or price-USD and the like, whose values are binary digits: 07 are the designs whose price has the digit of 128.';
-- Facets read a block at a time, whatever its values are; by the key each block would look through all values of all blocks.
CREATE INDEX design_facet_blocks__block ON design_facet_blocks (block, facet, value);

-- Which transactions changed what the lists of designs answer, so that processes may keep answers and still never give an old
-- one. A counter would make every writer wait for the one before; rows of their own transactions wait for nobody.
CREATE TABLE catalogue_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT catalogue_changes__pk PRIMARY KEY (xid)
);
COMMENT ON TABLE catalogue_changes IS 'One row a transaction that wrote cards of designs or the names their filters show. Seen or not with that transaction; removed after some hours.';
CREATE INDEX catalogue_changes__changed_at ON catalogue_changes (changed_at);
