CREATE TABLE buyers (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  company_legal text NOT NULL,
  trade_name text NOT NULL DEFAULT '',
  trade_name_jp text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  store_type text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  tax_id text NOT NULL DEFAULT '',
  invoice_reg_no text NOT NULL DEFAULT '',
  verification text NOT NULL DEFAULT 'pending',
  verified_by text REFERENCES users (id),
  verified_at timestamptz,
  rejection_reason_en text,
  rejection_reason_jp text,
  terms text NOT NULL DEFAULT 'prepay',
  credit_limit_minor bigint NOT NULL DEFAULT 0,
  currency char(3) NOT NULL DEFAULT 'USD',
  account_manager_id text REFERENCES users (id),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  doors integer,
  expected_volume text NOT NULL DEFAULT '',
  requested_terms text,
  contact_name text NOT NULL DEFAULT '',
  contact_phone text NOT NULL DEFAULT '',
  submitted_at timestamptz NOT NULL DEFAULT now(),
  manager_assigned_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (fold_text(company_legal || ' ' || trade_name || ' ' || trade_name_jp)) STORED,
  search_grams text[] NOT NULL GENERATED ALWAYS AS (text_grams(fold_text(company_legal || ' ' || trade_name || ' '
    || trade_name_jp))) STORED,
  CONSTRAINT buyers__user_id UNIQUE (user_id),
  CONSTRAINT buyers__verification CHECK (verification IN ('pending', 'needs_info', 'verified', 'rejected', 'suspended')),
  CONSTRAINT buyers__terms CHECK (terms IN ('prepay', 'deposit30', 'net30', 'net60')),
  CONSTRAINT buyers__credit_limit_minor CHECK (credit_limit_minor >= 0),
  CONSTRAINT buyers__doors CHECK (doors > 0),
  CONSTRAINT buyers__expected_volume CHECK (expected_volume IN ('', 'under_10k', '10k_to_50k', '50k_to_200k', 'over_200k')),
  CONSTRAINT buyers__requested_terms CHECK (requested_terms IN ('prepay', 'deposit30', 'net30', 'net60'))
);
COMMENT ON TABLE buyers IS 'Wholesale buyers. Only verified ones are shown wholesale prices.';
COMMENT ON COLUMN buyers.user_id IS 'The owner to whom its letters go: always one of its members.';
COMMENT ON COLUMN buyers.doors IS 'How many shops it has.';
COMMENT ON COLUMN buyers.expected_volume IS 'Wholesale purchases a year as the company expects them, in US dollars; empty when it did not say.';
COMMENT ON COLUMN buyers.submitted_at IS 'When it was handed in for verification last: the order of the waiting list.';
COMMENT ON COLUMN buyers.search_text IS 'Its names, folded.';
CREATE INDEX buyers__search_grams ON buyers USING gin (search_grams);
CREATE INDEX buyers__verification ON buyers (verification, submitted_at, id);
CREATE INDEX buyers__account_manager_id ON buyers (account_manager_id, created_at DESC, id DESC);
CREATE INDEX buyers__created_at ON buyers (created_at DESC, id DESC);
CREATE INDEX buyers__country ON buyers (country, created_at DESC, id DESC);

CREATE TABLE buyer_documents (
  id text PRIMARY KEY,
  buyer_id text NOT NULL REFERENCES buyers (id) ON DELETE CASCADE,
  kind text NOT NULL,
  file_id text NOT NULL REFERENCES files (id),
  status text NOT NULL DEFAULT 'pending',
  expires_at timestamptz,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT buyer_documents__file_id UNIQUE (file_id),
  CONSTRAINT buyer_documents__kind CHECK (kind IN ('licence', 'resale_cert', 'tax', 'other')),
  CONSTRAINT buyer_documents__status CHECK (status IN ('pending', 'accepted', 'rejected', 'expired'))
);
COMMENT ON TABLE buyer_documents IS 'Evidence for verification; the files are private.';
CREATE INDEX buyer_documents__buyer_id ON buyer_documents (buyer_id);
CREATE INDEX buyer_documents__expires_at ON buyer_documents (expires_at) WHERE status = 'accepted' AND expires_at IS NOT NULL;

CREATE TABLE buyer_members (
  buyer_id text NOT NULL REFERENCES buyers (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT buyer_members__pkey PRIMARY KEY (buyer_id, user_id),
  CONSTRAINT buyer_members__role CHECK (role IN ('owner', 'purchaser', 'viewer'))
);
COMMENT ON TABLE buyer_members IS 'Who acts for a company; an account for one at most. Viewers read, purchasers also order, owners also run the company.';
CREATE UNIQUE INDEX buyer_members__user_id ON buyer_members (user_id);

CREATE TABLE buyer_invitations (
  id text PRIMARY KEY,
  buyer_id text NOT NULL REFERENCES buyers (id) ON DELETE CASCADE,
  email citext NOT NULL,
  role text NOT NULL,
  locale text NOT NULL,
  token_hash text,
  invited_by text REFERENCES users (id) ON DELETE SET NULL,
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT buyer_invitations__token_hash UNIQUE (token_hash),
  CONSTRAINT buyer_invitations__role CHECK (role IN ('owner', 'purchaser', 'viewer')),
  CONSTRAINT buyer_invitations__locale CHECK (locale IN ('en', 'jp'))
);
COMMENT ON TABLE buyer_invitations IS 'Addresses that were asked into a company.';
COMMENT ON COLUMN buyer_invitations.token_hash IS 'Digest of the secret in the mailed link; null until the mail is written.';
CREATE UNIQUE INDEX buyer_invitations__open ON buyer_invitations (buyer_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL;
CREATE INDEX buyer_invitations__buyer_id ON buyer_invitations (buyer_id, created_at DESC, id DESC);
CREATE INDEX buyer_invitations__email ON buyer_invitations (email);

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

-- Minimums and delivery windows are set as one document; its version keeps two tabs from overwriting each other.
CREATE TABLE wholesale_terms (
  profile_id text PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE wholesale_terms IS 'One row a designer who has set terms; the terms are in brand_terms and delivery_windows.';

CREATE TABLE brand_terms (
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  currency char(3) NOT NULL,
  first_order_min_minor bigint NOT NULL DEFAULT 0,
  reorder_min_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT brand_terms__pk PRIMARY KEY (profile_id, currency),
  CONSTRAINT brand_terms__minimums CHECK (first_order_min_minor >= 0 AND reorder_min_minor >= 0)
);
COMMENT ON TABLE brand_terms IS 'Wholesale order minimums of a designer, per currency.';

CREATE TABLE delivery_windows (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  start_ship date NOT NULL,
  end_ship date NOT NULL,
  order_cutoff date NOT NULL,
  prebook boolean NOT NULL DEFAULT false,
  CONSTRAINT delivery_windows__dates CHECK (start_ship < end_ship AND order_cutoff <= end_ship)
);
COMMENT ON TABLE delivery_windows IS 'When a designer ships wholesale orders.';
CREATE INDEX delivery_windows__profile_id ON delivery_windows (profile_id, start_ship);

CREATE TABLE wholesale_rules (
  design_id text PRIMARY KEY REFERENCES designs (id) ON DELETE CASCADE,
  moq_units integer NOT NULL DEFAULT 1,
  order_multiple integer NOT NULL DEFAULT 1,
  CONSTRAINT wholesale_rules__moq_units CHECK (moq_units >= 1),
  CONSTRAINT wholesale_rules__order_multiple CHECK (order_multiple >= 1)
);
COMMENT ON TABLE wholesale_rules IS 'A design is sold wholesale when it has a row here. The suggested retail price is the retail price.';

CREATE TABLE prepacks (
  id text PRIMARY KEY,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  sizes jsonb NOT NULL,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT prepacks__name_present CHECK (name_en <> '' OR name_jp <> '')
);
COMMENT ON TABLE prepacks IS 'Ready size runs: sizes is {size: quantity}.';
CREATE INDEX prepacks__design_id ON prepacks (design_id);

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

CREATE TABLE wholesale_carts (
  buyer_id text PRIMARY KEY REFERENCES buyers (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE wholesale_carts IS 'Copy of a company''s wholesale cart, so that it is there on every device.';
COMMENT ON COLUMN wholesale_carts.version IS 'Grows with every change; a device that writes over an older one is told.';

CREATE TABLE wholesale_cart_items (
  buyer_id text NOT NULL REFERENCES wholesale_carts (buyer_id) ON DELETE CASCADE,
  design_id text NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  size_quantities jsonb NOT NULL,
  position integer NOT NULL,
  CONSTRAINT wholesale_cart_items__pkey PRIMARY KEY (buyer_id, design_id)
);
COMMENT ON TABLE wholesale_cart_items IS 'One colour of a style, with units for each size (decision T24).';
COMMENT ON COLUMN wholesale_cart_items.size_quantities IS 'Size to units; never zero.';
CREATE INDEX wholesale_cart_items__design_id ON wholesale_cart_items (design_id);

CREATE TABLE wholesale_orders (
  id text PRIMARY KEY,
  number text NOT NULL,
  buyer_id text NOT NULL REFERENCES buyers (id),
  seller_profile_id text NOT NULL REFERENCES profiles (id),
  created_by text REFERENCES users (id),
  submitted_by text REFERENCES users (id),
  manager_id text REFERENCES users (id),
  status text NOT NULL DEFAULT 'draft',
  fulfilled boolean NOT NULL DEFAULT false,
  seller_name text NOT NULL,
  seller_name_jp text NOT NULL DEFAULT '',
  seller_handle text NOT NULL,
  buyer_name text NOT NULL,
  po_number text NOT NULL DEFAULT '',
  window_id text REFERENCES delivery_windows (id) ON DELETE SET NULL,
  window_name_en text NOT NULL DEFAULT '',
  window_name_jp text NOT NULL DEFAULT '',
  is_prebook boolean NOT NULL DEFAULT false,
  start_ship date NOT NULL,
  cancel_after date NOT NULL,
  terms text NOT NULL,
  currency char(3) NOT NULL,
  subtotal_minor bigint NOT NULL,
  shipping_minor bigint NOT NULL DEFAULT 0,
  tax_rate_bp integer NOT NULL DEFAULT 0,
  tax_minor bigint NOT NULL DEFAULT 0,
  total_minor bigint NOT NULL,
  advance_minor bigint NOT NULL DEFAULT 0,
  ship_to jsonb,
  bill_to jsonb,
  note text NOT NULL DEFAULT '',
  terms_version integer NOT NULL DEFAULT 1,
  buyer_accepted_version integer NOT NULL DEFAULT 0,
  seller_approved_at timestamptz,
  manager_approved_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  placed_at timestamptz,
  approved_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  commission_bp integer,
  commission_minor bigint,
  CONSTRAINT wholesale_orders__number UNIQUE (number),
  CONSTRAINT wholesale_orders__status CHECK (status IN ('draft', 'in_review', 'changes_requested', 'approved', 'in_production',
    'partially_shipped', 'shipped', 'delivered', 'closed', 'cancelled')),
  CONSTRAINT wholesale_orders__fulfilled CHECK (fulfilled = (status IN ('shipped', 'delivered', 'closed'))),
  CONSTRAINT wholesale_orders__terms CHECK (terms IN ('prepay', 'deposit30', 'net30', 'net60')),
  CONSTRAINT wholesale_orders__dates CHECK (start_ship <= cancel_after OR status IN ('draft', 'cancelled')),
  CONSTRAINT wholesale_orders__amounts CHECK (subtotal_minor >= 0 AND shipping_minor >= 0 AND tax_minor >= 0 AND advance_minor BETWEEN 0
    AND total_minor),
  CONSTRAINT wholesale_orders__total CHECK (total_minor = (subtotal_minor + shipping_minor + tax_minor)),
  CONSTRAINT wholesale_orders__accepted CHECK (buyer_accepted_version BETWEEN 0 AND terms_version),
  CONSTRAINT wholesale_orders__approved CHECK (buyer_accepted_version = terms_version OR status IN ('draft', 'in_review',
    'changes_requested', 'cancelled')),
  CONSTRAINT wholesale_orders__commission CHECK ((commission_bp IS NULL) = (commission_minor IS NULL) AND commission_bp BETWEEN 0 AND 10000
    AND commission_minor BETWEEN 0 AND subtotal_minor)
);
COMMENT ON TABLE wholesale_orders IS 'What one company orders from one designer. Names, prices and dates are frozen when they are agreed on; prices are without tax.';
COMMENT ON COLUMN wholesale_orders.manager_id IS 'The buyer''s account manager when the order was written.';
COMMENT ON COLUMN wholesale_orders.is_prebook IS 'Goods are made for the window: nothing is taken from stock.';
COMMENT ON COLUMN wholesale_orders.advance_minor IS 'To be paid before work begins.';
COMMENT ON COLUMN wholesale_orders.terms_version IS 'Counts changes of goods, prices, dates and terms; version counts every change.';
COMMENT ON COLUMN wholesale_orders.buyer_accepted_version IS 'The terms_version that the buyer agreed to last; nothing is approved without it.';
COMMENT ON COLUMN wholesale_orders.commission_bp IS 'Basis points of the goods that the marketplace keeps, frozen at approval.';
COMMENT ON COLUMN wholesale_orders.commission_minor IS 'The same in money, of the goods without freight and tax.';
CREATE INDEX wholesale_orders__buyer_id ON wholesale_orders (buyer_id, created_at DESC, id DESC);
CREATE INDEX wholesale_orders__seller_profile_id ON wholesale_orders (seller_profile_id, created_at DESC, id DESC);
CREATE INDEX wholesale_orders__created_at ON wholesale_orders (created_at DESC, id DESC);
CREATE INDEX wholesale_orders__status ON wholesale_orders (status, created_at DESC, id DESC);
CREATE INDEX wholesale_orders__window_id ON wholesale_orders (window_id) WHERE window_id IS NOT NULL;

CREATE TABLE wholesale_order_lines (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES wholesale_orders (id),
  position integer NOT NULL,
  design_id text NOT NULL REFERENCES designs (id),
  prepack_id text REFERENCES prepacks (id) ON DELETE SET NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  slug text NOT NULL,
  colour_en text NOT NULL DEFAULT '',
  colour_jp text NOT NULL DEFAULT '',
  image jsonb,
  unit_price_minor bigint NOT NULL,
  size_quantities jsonb NOT NULL,
  shipped_quantities jsonb NOT NULL DEFAULT '{}',
  units integer NOT NULL GENERATED ALWAYS AS (matrix_units(size_quantities)) STORED,
  line_total_minor bigint NOT NULL,
  CONSTRAINT wholesale_order_lines__order_id__design_id UNIQUE (order_id, design_id),
  CONSTRAINT wholesale_order_lines__unit_price_minor CHECK (unit_price_minor >= 0),
  CONSTRAINT wholesale_order_lines__size_quantities CHECK (NOT jsonb_path_exists(size_quantities, '$.*?(@.type() != "number" || @ <= 0)')),
  CONSTRAINT wholesale_order_lines__shipped CHECK (matrix_units(shipped_quantities) <= matrix_units(size_quantities)),
  CONSTRAINT wholesale_order_lines__line_total_minor CHECK (line_total_minor = (unit_price_minor * matrix_units(size_quantities))),
  CONSTRAINT wholesale_order_lines__units CHECK (matrix_units(size_quantities) > 0)
);
COMMENT ON TABLE wholesale_order_lines IS 'One style in one colour: size_quantities is {size: units}, without zeros.';
CREATE INDEX wholesale_order_lines__design_id ON wholesale_order_lines (design_id);

CREATE TABLE wholesale_allocations (
  line_id text NOT NULL REFERENCES wholesale_order_lines (id),
  variant_id text NOT NULL REFERENCES variants (id),
  size text NOT NULL,
  quantity integer NOT NULL,
  shipped_quantity integer NOT NULL DEFAULT 0,
  released_at timestamptz,
  CONSTRAINT wholesale_allocations__pk PRIMARY KEY (line_id, variant_id),
  CONSTRAINT wholesale_allocations__quantity CHECK (quantity > 0 AND shipped_quantity BETWEEN 0 AND quantity)
);
COMMENT ON TABLE wholesale_allocations IS 'Stock that an approved order has been promised; the same units are in stock_levels.allocated until they ship or are released.';
CREATE INDEX wholesale_allocations__open ON wholesale_allocations (variant_id) WHERE released_at IS NULL;

CREATE TABLE wholesale_fulfilments (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES wholesale_orders (id),
  lines jsonb NOT NULL,
  carrier text NOT NULL DEFAULT '',
  tracking text NOT NULL DEFAULT '',
  created_by text REFERENCES users (id),
  shipped_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz
);
COMMENT ON TABLE wholesale_fulfilments IS 'Parcels of wholesale orders: lines is [{lineId, sizeQuantities}].';
CREATE INDEX wholesale_fulfilments__order_id ON wholesale_fulfilments (order_id, shipped_at);

CREATE TABLE wholesale_order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES wholesale_orders (id),
  kind text NOT NULL,
  note text NOT NULL DEFAULT '',
  actor_id text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE wholesale_order_events IS 'What happened to a wholesale order, in the order in which it did.';
CREATE INDEX wholesale_order_events__order_id ON wholesale_order_events (order_id, id);

-- The styles that are sold wholesale, as the linesheet orders and counts them: finding each style's first colour among all designs
-- took longer with every design. What changes them is noted by statement, and written once, at commit.
CREATE TABLE wholesale_styles (
  style_id text PRIMARY KEY,
  design_id text NOT NULL,
  profile_id text NOT NULL,
  season text NOT NULL,
  category text NOT NULL,
  year integer,
  featured_rank integer NOT NULL
);
COMMENT ON TABLE wholesale_styles IS 'Public styles that are sold wholesale. Written by refresh_wholesale_styles only.';
COMMENT ON COLUMN wholesale_styles.design_id IS 'The colour that stands for the style.';
COMMENT ON COLUMN wholesale_styles.season IS 'With the last two digits of the year, as it is filtered by: AW26.';
CREATE INDEX wholesale_styles__design_id ON wholesale_styles (design_id);
CREATE INDEX wholesale_styles__order ON wholesale_styles (year DESC NULLS LAST, featured_rank, design_id);
CREATE INDEX wholesale_styles__category ON wholesale_styles (category, year DESC NULLS LAST, featured_rank, design_id);
CREATE INDEX wholesale_styles__profile_id ON wholesale_styles (profile_id, year DESC NULLS LAST, featured_rank, design_id);

CREATE TABLE wholesale_style_counts (
  profile_id text NOT NULL,
  season text NOT NULL,
  category text NOT NULL,
  styles integer NOT NULL,
  CONSTRAINT wholesale_style_counts__pk PRIMARY KEY (profile_id, season, category)
);
COMMENT ON TABLE wholesale_style_counts IS 'How many rows of wholesale_styles a house has in a season and category, zero where it had some: totals and facets need no count.';

CREATE UNLOGGED TABLE touched_styles (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  designs text[] NOT NULL,
  left_styles text[] NOT NULL DEFAULT '{}'
);
COMMENT ON TABLE touched_styles IS 'Designs whose styles the transaction has to write anew before it commits. Empty to everybody else.';
COMMENT ON COLUMN touched_styles.left_styles IS 'Those that the designs belonged to before.';
CREATE INDEX touched_styles__xid ON touched_styles (xid);

CREATE TABLE rfqs (
  id text PRIMARY KEY,
  reference text NOT NULL,
  requester_user_id text NOT NULL REFERENCES users (id),
  profile_id text REFERENCES profiles (id),
  producer_id text NOT NULL REFERENCES producers (id),
  design_id text REFERENCES designs (id),
  title text NOT NULL,
  message text NOT NULL,
  size_quantities jsonb NOT NULL DEFAULT '{}',
  units integer NOT NULL,
  due_on date,
  status text NOT NULL DEFAULT 'open',
  unit_price_minor bigint,
  currency char(3),
  lead_days integer,
  answer text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT rfqs__reference UNIQUE (reference),
  CONSTRAINT rfqs__status CHECK (status IN ('open', 'quoted', 'accepted', 'declined', 'withdrawn')),
  CONSTRAINT rfqs__units CHECK (units > 0),
  CONSTRAINT rfqs__quote CHECK (status NOT IN ('quoted', 'accepted') OR unit_price_minor IS NOT NULL AND currency IS NOT NULL
    AND lead_days IS NOT NULL),
  CONSTRAINT rfqs__unit_price_minor CHECK (unit_price_minor > 0)
);
COMMENT ON TABLE rfqs IS 'Requests for quotation: a designer or a verified buyer asks a producer, who names a price and a time or declines.';
COMMENT ON COLUMN rfqs.profile_id IS 'Of a designer who asks; null for buyers. An accepted quote on a design of theirs becomes a production.';
COMMENT ON COLUMN rfqs.unit_price_minor IS 'Quoted, in the smallest unit of the currency.';
CREATE INDEX rfqs__requester_user_id ON rfqs (requester_user_id, created_at DESC, id);
CREATE INDEX rfqs__producer_id ON rfqs (producer_id, created_at DESC, id);
CREATE INDEX rfqs__profile_id ON rfqs (profile_id) WHERE profile_id IS NOT NULL;
CREATE INDEX rfqs__design_id ON rfqs (design_id) WHERE design_id IS NOT NULL;
CREATE INDEX rfqs__created_at ON rfqs (created_at DESC, id);
CREATE INDEX rfqs__status ON rfqs (status, created_at DESC, id);

CREATE TABLE productions (
  id text PRIMARY KEY,
  profile_id text NOT NULL REFERENCES profiles (id),
  design_id text NOT NULL REFERENCES designs (id),
  producer_id text REFERENCES producers (id),
  rfq_id text REFERENCES rfqs (id),
  status text NOT NULL DEFAULT 'requested',
  size_quantities jsonb NOT NULL,
  costs jsonb NOT NULL DEFAULT '[]',
  currency char(3) NOT NULL,
  start_on date,
  due_on date,
  assignee text NOT NULL DEFAULT '',
  notes text NOT NULL DEFAULT '',
  photos text[] NOT NULL DEFAULT '{}',
  stocked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT productions__rfq_id UNIQUE (rfq_id),
  CONSTRAINT productions__status CHECK (status IN ('requested', 'quoted', 'accepted', 'sampling', 'in_production', 'qc', 'completed',
    'cancelled')),
  CONSTRAINT productions__days CHECK (start_on <= due_on),
  CONSTRAINT productions__stocked_at CHECK (stocked_at IS NULL OR status = 'completed')
);
COMMENT ON TABLE productions IS 'A run of a design, in the designer''s own house or at a producer. Its completion writes a receipt of stock, once.';
COMMENT ON COLUMN productions.size_quantities IS '{"M": 12}: units of each size.';
COMMENT ON COLUMN productions.costs IS '[{"label": "Linen", "amountMinor": 12000}], in the smallest unit of the currency.';
CREATE INDEX productions__profile_id ON productions (profile_id, created_at DESC, id);
CREATE INDEX productions__producer_id ON productions (producer_id, created_at DESC, id) WHERE producer_id IS NOT NULL;
CREATE INDEX productions__design_id ON productions (design_id);
CREATE INDEX productions__created_at ON productions (created_at DESC, id);
CREATE INDEX productions__status ON productions (status, created_at DESC, id);

CREATE TABLE production_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  production_id text NOT NULL REFERENCES productions (id) ON DELETE CASCADE,
  from_status text,
  to_status text NOT NULL,
  note text NOT NULL DEFAULT '',
  actor_id text REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE production_events IS 'The stages a production went through.';
CREATE INDEX production_events__production_id ON production_events (production_id, id);

CREATE TABLE stockists (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT '',
  note_en text NOT NULL DEFAULT '',
  note_jp text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  city text NOT NULL DEFAULT '',
  city_jp text NOT NULL DEFAULT '',
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  url text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  map_point text GENERATED ALWAYS AS (map_point(id, 'stockist', name, name_jp, lat, lon, city, city_jp, country::text, '/globe?point='
    || id, note_en, note_jp)) STORED,
  CONSTRAINT stockists__slug UNIQUE (slug),
  CONSTRAINT stockists__name_present CHECK (name <> '' OR name_jp <> ''),
  CONSTRAINT stockists__position CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180)
);
COMMENT ON TABLE stockists IS 'Shops that carry designers of the marketplace.';
COMMENT ON COLUMN stockists.map_point IS 'The shop as the map shows it.';

CREATE TABLE stockist_designers (
  stockist_id text NOT NULL REFERENCES stockists (id) ON DELETE CASCADE,
  profile_id text NOT NULL REFERENCES profiles (id) ON DELETE CASCADE,
  CONSTRAINT stockist_designers__pk PRIMARY KEY (stockist_id, profile_id)
);
COMMENT ON TABLE stockist_designers IS 'Which stockist carries which designer.';
CREATE INDEX stockist_designers__profile_id ON stockist_designers (profile_id);
