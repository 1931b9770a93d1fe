-- The schema as it is after all migrations and sources, for reading only. Written by `npm run db:schema`.

CREATE EXTENSION btree_gin;
CREATE EXTENSION citext;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

CREATE TABLE addresses (
  id text NOT NULL,
  owner_type text NOT NULL,
  owner_id text NOT NULL,
  label text NOT NULL DEFAULT ''::text,
  name text NOT NULL,
  name_kana text,
  line1 text NOT NULL,
  line2 text,
  city text NOT NULL,
  region text,
  postal text NOT NULL,
  country character(2) NOT NULL,
  phone text,
  is_default_ship boolean NOT NULL DEFAULT false,
  is_default_bill boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT addresses_owner_type_check CHECK (owner_type = ANY (ARRAY['buyer'::text, 'consumer'::text, 'profile'::text, 'user'::text])),
  CONSTRAINT addresses_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE addresses IS 'Address books; orders keep snapshots of their own.';
CREATE UNIQUE INDEX addresses__default_bill ON addresses USING btree (owner_type, owner_id) WHERE is_default_bill;
CREATE UNIQUE INDEX addresses__default_ship ON addresses USING btree (owner_type, owner_id) WHERE is_default_ship;
CREATE INDEX addresses__owner ON addresses USING btree (owner_type, owner_id);

CREATE TABLE agreement_acceptances (
  user_id text NOT NULL,
  slug text NOT NULL,
  version text NOT NULL,
  accepted_at timestamp with time zone NOT NULL DEFAULT now(),
  ip text NOT NULL,
  CONSTRAINT agreement_acceptances__user_id__slug__version PRIMARY KEY (user_id, slug, version),
  CONSTRAINT agreement_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE agreement_acceptances IS 'Who agreed to which version of an agreement: the first time counts and is never changed.';
COMMENT ON COLUMN agreement_acceptances.slug IS 'Of the policy, such as vendor.';
COMMENT ON COLUMN agreement_acceptances.ip IS 'Where the acceptance came from; part of the record.';

CREATE TABLE application_files (
  application_id text NOT NULL,
  file_id text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT application_files__application_file PRIMARY KEY (application_id, file_id),
  CONSTRAINT application_files_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  CONSTRAINT application_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE
);
COMMENT ON TABLE application_files IS 'The portfolio, in the order the applicant gave it.';
CREATE INDEX application_files__file_id ON application_files USING btree (file_id);

CREATE TABLE applications (
  id text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  email citext NOT NULL,
  name text NOT NULL,
  brand text NOT NULL DEFAULT ''::text,
  country character(2) NOT NULL,
  fields jsonb NOT NULL DEFAULT '{}'::jsonb,
  locale text NOT NULL DEFAULT 'en'::text,
  status text NOT NULL DEFAULT 'submitted'::text,
  note text NOT NULL DEFAULT ''::text,
  key_hash text NOT NULL,
  user_id text,
  decided_by text,
  decided_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT applications__reference UNIQUE (reference),
  CONSTRAINT applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT applications_kind_check CHECK (kind = ANY (ARRAY['designer'::text, 'brand'::text, 'producer'::text, 'press'::text, 'team'::text])),
  CONSTRAINT applications_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT applications_pkey PRIMARY KEY (id),
  CONSTRAINT applications_status_check CHECK (status = ANY (ARRAY['submitted'::text, 'reviewing'::text, 'info_requested'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text])),
  CONSTRAINT applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON TABLE applications IS 'Who asks to sell, produce, write or work with us. The link of the confirmation mail opens it; only a digest of its key is kept.';
COMMENT ON COLUMN applications.fields IS 'website, instagram, yearFounded, priceRange, statement, heard: as the form sent them.';
COMMENT ON COLUMN applications.note IS 'What we told the applicant with the last step, or what is missing.';
CREATE INDEX applications__country ON applications USING btree (country, created_at DESC, id DESC);
CREATE INDEX applications__created_at ON applications USING btree (created_at DESC);
CREATE INDEX applications__kind ON applications USING btree (kind, created_at DESC, id DESC);
CREATE UNIQUE INDEX applications__open ON applications USING btree (email, kind) WHERE status = ANY (ARRAY['submitted'::text, 'reviewing'::text, 'info_requested'::text]);
CREATE INDEX applications__status_created_at ON applications USING btree (status, created_at DESC);
CREATE INDEX applications__words ON applications USING gin (((((((name || ' '::text) || brand) || ' '::text) || email::text) || ' '::text) || reference) gin_trgm_ops);

CREATE TABLE article_likes (
  user_id text NOT NULL,
  article_id text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT article_likes__pk PRIMARY KEY (user_id, article_id),
  CONSTRAINT article_likes_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  CONSTRAINT article_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE article_likes IS 'Who likes which article; articles.likes_count is kept in the same transaction.';
CREATE INDEX article_likes__article_id ON article_likes USING btree (article_id);

CREATE TABLE article_locks (
  article_id text NOT NULL,
  user_id text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT article_locks_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  CONSTRAINT article_locks_pkey PRIMARY KEY (article_id),
  CONSTRAINT article_locks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE article_locks IS 'Who has the pen. A lock that is not renewed is over after a minute.';
CREATE INDEX article_locks__user_id ON article_locks USING btree (user_id);

CREATE TABLE article_places (
  article_id text NOT NULL,
  "position" integer,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  country character(2) NOT NULL,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  CONSTRAINT article_places__lat CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
  CONSTRAINT article_places__lon CHECK (lon >= '-180'::integer::double precision AND lon <= 180::double precision),
  CONSTRAINT article_places_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  CONSTRAINT article_places_pkey PRIMARY KEY (article_id)
);
COMMENT ON TABLE article_places IS 'Where articles are set, for those that are set elsewhere than at the first designer they name.';
COMMENT ON COLUMN article_places."position" IS 'Place among the stories of one journey, ascending; null after those that have one, by date.';

CREATE TABLE article_revisions (
  id text NOT NULL,
  article_id text NOT NULL,
  title_en text NOT NULL DEFAULT ''::text,
  title_jp text NOT NULL DEFAULT ''::text,
  dek_en text NOT NULL DEFAULT ''::text,
  dek_jp text NOT NULL DEFAULT ''::text,
  body_en jsonb NOT NULL DEFAULT '[]'::jsonb,
  body_jp jsonb NOT NULL DEFAULT '[]'::jsonb,
  reading_minutes_en integer NOT NULL DEFAULT 1,
  reading_minutes_jp integer NOT NULL DEFAULT 1,
  kind text NOT NULL DEFAULT 'manual'::text,
  created_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  about jsonb,
  CONSTRAINT article_revisions__body CHECK (jsonb_typeof(body_en) = 'array'::text AND jsonb_typeof(body_jp) = 'array'::text),
  CONSTRAINT article_revisions__kind CHECK (kind = ANY (ARRAY['autosave'::text, 'manual'::text, 'publish'::text])),
  CONSTRAINT article_revisions_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE,
  CONSTRAINT article_revisions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT article_revisions_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE article_revisions IS 'Every saved state of an article, autosaves included. Bodies are lists of blocks, never HTML.';
COMMENT ON COLUMN article_revisions.about IS 'Slug, section, tags and cover as they were with these words; null in older revisions, which have those of their article.';
CREATE INDEX article_revisions__about_designers ON article_revisions USING btree (id) WHERE body_en @> '[{"type": "designer"}]'::jsonb;
CREATE INDEX article_revisions__article_id ON article_revisions USING btree (article_id, created_at DESC);
CREATE INDEX article_revisions__mentions ON article_revisions USING gin (jsonb_path_query_array(body_en || body_jp, '$[*]?(@."type" == "designer" || @."type" == "product")'::jsonpath) jsonb_path_ops);

CREATE TABLE article_slugs (
  slug citext NOT NULL,
  article_id text NOT NULL,
  CONSTRAINT article_slugs__pk PRIMARY KEY (slug),
  CONSTRAINT article_slugs_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id) ON DELETE CASCADE
);
COMMENT ON TABLE article_slugs IS 'Addresses under which readers had an article before it was renamed. They go on leading to it.';
CREATE INDEX article_slugs__article_id ON article_slugs USING btree (article_id);

CREATE TABLE articles (
  id text NOT NULL,
  slug citext NOT NULL,
  author_id text,
  author_name text NOT NULL DEFAULT ''::text,
  author_name_jp text NOT NULL DEFAULT ''::text,
  status text NOT NULL DEFAULT 'draft'::text,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  section text NOT NULL DEFAULT 'features'::text,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  cover_id text,
  cover_alt_en text NOT NULL DEFAULT ''::text,
  cover_alt_jp text NOT NULL DEFAULT ''::text,
  featured boolean NOT NULL DEFAULT false,
  published_revision_id text,
  working_revision_id text,
  likes_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  hero_id text,
  cover_focal jsonb,
  seo jsonb,
  return_reason text,
  CONSTRAINT articles__likes_count CHECK (likes_count >= 0),
  CONSTRAINT articles__published CHECK (status <> 'published'::text OR published_at IS NOT NULL AND published_revision_id IS NOT NULL),
  CONSTRAINT articles__published_revision_id FOREIGN KEY (published_revision_id) REFERENCES article_revisions(id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT articles__slug UNIQUE (slug),
  CONSTRAINT articles__slug_format CHECK (slug::text ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT articles__status CHECK (status = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'unpublished'::text, 'archived'::text])),
  CONSTRAINT articles__working_revision_id FOREIGN KEY (working_revision_id) REFERENCES article_revisions(id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT articles_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT articles_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES files(id),
  CONSTRAINT articles_hero_id_fkey FOREIGN KEY (hero_id) REFERENCES files(id),
  CONSTRAINT articles_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE articles IS 'Magazine articles; their words are in revisions. Editing works on a working revision, publishing makes it the published one.';
COMMENT ON COLUMN articles.hero_id IS 'The wide picture over an article; the cover where there is none.';
COMMENT ON COLUMN articles.cover_focal IS 'The point of the cover that stays in sight when it is cropped: {x, y}, 0 to 1. Null: its middle.';
COMMENT ON COLUMN articles.seo IS 'Title and description for search engines and shared links; null or empty texts: title and dek.';
COMMENT ON COLUMN articles.return_reason IS 'Why others gave the article back to its author, empty where they wrote nothing. Null: it was not given back, or went on since.';
CREATE INDEX articles__author_id ON articles USING btree (author_id);
CREATE INDEX articles__due ON articles USING btree (publish_at) WHERE status = 'scheduled'::text;
CREATE INDEX articles__published ON articles USING btree (published_at DESC, id) WHERE status = 'published'::text;
CREATE INDEX articles__section ON articles USING btree (section, published_at DESC, id) WHERE status = 'published'::text;
CREATE INDEX articles__status ON articles USING btree (status, updated_at DESC) WHERE status <> 'published'::text;
CREATE INDEX articles__tags ON articles USING gin (tags) WHERE status = 'published'::text;
CREATE TRIGGER articles__search AFTER INSERT OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION note_public_entity('article', 'id');
CREATE TRIGGER articles__search_change AFTER UPDATE ON articles FOR EACH ROW WHEN (new.status <> old.status) EXECUTE FUNCTION note_public_entity('article', 'id');

CREATE TABLE audit_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  actor_id text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  diff jsonb,
  ip inet,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log__action ON audit_log USING btree (action, id DESC);
CREATE INDEX audit_log__actor_id ON audit_log USING btree (actor_id, id DESC);
CREATE INDEX audit_log__created_at ON audit_log USING btree (created_at DESC);
CREATE INDEX audit_log__entity ON audit_log USING btree (entity, entity_id, created_at DESC);
CREATE TRIGGER audit_log__append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE auth_tokens (
  id text NOT NULL,
  user_id text NOT NULL,
  kind text NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT auth_tokens__token_hash UNIQUE (token_hash),
  CONSTRAINT auth_tokens_kind_check CHECK (kind = ANY (ARRAY['verify'::text, 'reset'::text, 'invite'::text, 'email_change'::text])),
  CONSTRAINT auth_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT auth_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE auth_tokens IS 'Single-use links in mails. Only a digest is kept; verify lives 24 hours, reset one hour.';
CREATE INDEX auth_tokens__user_id_kind ON auth_tokens USING btree (user_id, kind);

CREATE TABLE banner_items (
  id text NOT NULL,
  name text NOT NULL,
  published text NOT NULL DEFAULT 'draft'::text,
  promo_text_en text NOT NULL DEFAULT ''::text,
  promo_text_jp text NOT NULL DEFAULT ''::text,
  promo_url text NOT NULL DEFAULT '/catalog'::text,
  "position" integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT banner_items_name_check CHECK (btrim(name) <> ''::text),
  CONSTRAINT banner_items_pkey PRIMARY KEY (id),
  CONSTRAINT banner_items_published_check CHECK (published = ANY (ARRAY['published'::text, 'draft'::text]))
);
COMMENT ON COLUMN banner_items.version IS 'Counts the changes of what the message says, not of its place.';
CREATE INDEX banner_items__published_position ON banner_items USING btree (published, "position");

CREATE TABLE brand_terms (
  profile_id text NOT NULL,
  currency character(3) NOT NULL,
  first_order_min_minor bigint NOT NULL DEFAULT 0,
  reorder_min_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT brand_terms__minimums CHECK (first_order_min_minor >= 0 AND reorder_min_minor >= 0),
  CONSTRAINT brand_terms__pk PRIMARY KEY (profile_id, currency),
  CONSTRAINT brand_terms_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);
COMMENT ON TABLE brand_terms IS 'Wholesale order minimums of a designer, per currency.';

CREATE TABLE bugs (
  id text NOT NULL,
  title text NOT NULL,
  body text NOT NULL DEFAULT ''::text,
  route text NOT NULL DEFAULT ''::text,
  severity text NOT NULL DEFAULT 'medium'::text,
  status text NOT NULL DEFAULT 'open'::text,
  reporter_id text NOT NULL,
  assignee_id text,
  error_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT bugs_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT bugs_error_id_fkey FOREIGN KEY (error_id) REFERENCES front_end_errors(id) ON DELETE SET NULL,
  CONSTRAINT bugs_pkey PRIMARY KEY (id),
  CONSTRAINT bugs_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT bugs_severity_check CHECK (severity = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'critical'::text])),
  CONSTRAINT bugs_status_check CHECK (status = ANY (ARRAY['open'::text, 'in_progress'::text, 'resolved'::text, 'closed'::text])),
  CONSTRAINT bugs_title_check CHECK (btrim(title) <> ''::text)
);
COMMENT ON TABLE bugs IS 'What people say is broken, and front-end errors that staff took up.';
CREATE INDEX bugs__assignee_id ON bugs USING btree (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX bugs__created_at ON bugs USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX bugs__error_id ON bugs USING btree (error_id) WHERE error_id IS NOT NULL AND (status = ANY (ARRAY['open'::text, 'in_progress'::text]));
CREATE INDEX bugs__reporter_id ON bugs USING btree (reporter_id, created_at DESC, id DESC);
CREATE INDEX bugs__severity ON bugs USING btree (severity, created_at DESC, id DESC);
CREATE INDEX bugs__status ON bugs USING btree (status, created_at DESC, id DESC);

CREATE TABLE bulk_previews (
  token_hash text NOT NULL,
  actor_id text NOT NULL,
  kind text NOT NULL,
  rows jsonb NOT NULL,
  result jsonb,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT bulk_previews_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT bulk_previews_kind_check CHECK (kind = ANY (ARRAY['profile'::text, 'design'::text, 'producer'::text])),
  CONSTRAINT bulk_previews_pkey PRIMARY KEY (token_hash)
);
COMMENT ON TABLE bulk_previews IS 'What a dry run showed: applying its token does exactly this, once. Only a digest of the token is kept.';
COMMENT ON COLUMN bulk_previews.result IS 'What applying it did; who asks again gets this.';
CREATE INDEX bulk_previews__actor_id ON bulk_previews USING btree (actor_id);
CREATE INDEX bulk_previews__expires_at ON bulk_previews USING btree (expires_at);

CREATE TABLE buyer_documents (
  id text NOT NULL,
  buyer_id text NOT NULL,
  kind text NOT NULL,
  file_id text NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  expires_at timestamp with time zone,
  note text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT buyer_documents__file_id UNIQUE (file_id),
  CONSTRAINT buyer_documents__kind CHECK (kind = ANY (ARRAY['licence'::text, 'resale_cert'::text, 'tax'::text, 'other'::text])),
  CONSTRAINT buyer_documents__status CHECK (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'expired'::text])),
  CONSTRAINT buyer_documents_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE,
  CONSTRAINT buyer_documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT buyer_documents_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE buyer_documents IS 'Evidence for verification; the files are private.';
CREATE INDEX buyer_documents__buyer_id ON buyer_documents USING btree (buyer_id);
CREATE INDEX buyer_documents__expires_at ON buyer_documents USING btree (expires_at) WHERE status = 'accepted'::text AND expires_at IS NOT NULL;

CREATE TABLE buyer_invitations (
  id text NOT NULL,
  buyer_id text NOT NULL,
  email citext NOT NULL,
  role text NOT NULL,
  locale text NOT NULL,
  token_hash text,
  invited_by text,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT buyer_invitations__locale CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT buyer_invitations__role CHECK (role = ANY (ARRAY['owner'::text, 'purchaser'::text, 'viewer'::text])),
  CONSTRAINT buyer_invitations__token_hash UNIQUE (token_hash),
  CONSTRAINT buyer_invitations_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE,
  CONSTRAINT buyer_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT buyer_invitations_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE buyer_invitations IS 'Addresses that were asked into a company.';
COMMENT ON COLUMN buyer_invitations.token_hash IS 'Digest of the secret in the mailed link; null until the mail is written.';
CREATE INDEX buyer_invitations__buyer_id ON buyer_invitations USING btree (buyer_id, created_at DESC, id DESC);
CREATE INDEX buyer_invitations__email ON buyer_invitations USING btree (email);
CREATE UNIQUE INDEX buyer_invitations__open ON buyer_invitations USING btree (buyer_id, email) WHERE accepted_at IS NULL AND revoked_at IS NULL;

CREATE TABLE buyer_members (
  buyer_id text NOT NULL,
  user_id text NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT buyer_members__pkey PRIMARY KEY (buyer_id, user_id),
  CONSTRAINT buyer_members__role CHECK (role = ANY (ARRAY['owner'::text, 'purchaser'::text, 'viewer'::text])),
  CONSTRAINT buyer_members_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE,
  CONSTRAINT buyer_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE buyer_members IS 'Who acts for a company; an account for one at most. Viewers read, purchasers also order, owners also run the company.';
CREATE UNIQUE INDEX buyer_members__user_id ON buyer_members USING btree (user_id);
CREATE TRIGGER buyer_members__wholesale_people AFTER INSERT OR DELETE OR UPDATE ON buyer_members FOR EACH ROW EXECUTE FUNCTION reseat_company();

CREATE TABLE buyer_rechecks (
  id text NOT NULL,
  buyer_id text NOT NULL,
  changed text[] NOT NULL,
  before jsonb NOT NULL DEFAULT '{}'::jsonb,
  status text NOT NULL DEFAULT 'open'::text,
  decided_by text,
  decided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT buyer_rechecks__status CHECK (status = ANY (ARRAY['open'::text, 'accepted'::text, 'rejected'::text])),
  CONSTRAINT buyer_rechecks_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE,
  CONSTRAINT buyer_rechecks_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT buyer_rechecks_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE buyer_rechecks IS 'A verified company changed what it was verified by: it stays verified until staff has looked again.';
COMMENT ON COLUMN buyer_rechecks.changed IS 'companyLegal, taxId, invoiceRegNo, country or documents.';
COMMENT ON COLUMN buyer_rechecks.before IS 'What the changed fields held when staff last agreed.';
CREATE INDEX buyer_rechecks__buyer_id ON buyer_rechecks USING btree (buyer_id, created_at DESC);
CREATE UNIQUE INDEX buyer_rechecks__open ON buyer_rechecks USING btree (buyer_id) WHERE status = 'open'::text;

CREATE TABLE buyers (
  id text NOT NULL,
  user_id text NOT NULL,
  company_legal text NOT NULL,
  trade_name text NOT NULL DEFAULT ''::text,
  trade_name_jp text NOT NULL DEFAULT ''::text,
  website text NOT NULL DEFAULT ''::text,
  store_type text NOT NULL DEFAULT ''::text,
  country character(2) NOT NULL,
  tax_id text NOT NULL DEFAULT ''::text,
  invoice_reg_no text NOT NULL DEFAULT ''::text,
  verification text NOT NULL DEFAULT 'pending'::text,
  verified_by text,
  verified_at timestamp with time zone,
  rejection_reason_en text,
  rejection_reason_jp text,
  terms text NOT NULL DEFAULT 'prepay'::text,
  credit_limit_minor bigint NOT NULL DEFAULT 0,
  currency character(3) NOT NULL DEFAULT 'USD'::bpchar,
  account_manager_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  doors integer,
  expected_volume text NOT NULL DEFAULT ''::text,
  requested_terms text,
  contact_name text NOT NULL DEFAULT ''::text,
  contact_phone text NOT NULL DEFAULT ''::text,
  submitted_at timestamp with time zone NOT NULL DEFAULT now(),
  manager_assigned_at timestamp with time zone,
  search_text text NOT NULL GENERATED ALWAYS AS (fold_text((((company_legal || ' '::text) || trade_name) || ' '::text) || trade_name_jp)) STORED,
  search_grams text[] NOT NULL GENERATED ALWAYS AS (text_grams(fold_text((((company_legal || ' '::text) || trade_name) || ' '::text) || trade_name_jp))) STORED,
  CONSTRAINT buyers__credit_limit_minor CHECK (credit_limit_minor >= 0),
  CONSTRAINT buyers__doors CHECK (doors > 0),
  CONSTRAINT buyers__expected_volume CHECK (expected_volume = ANY (ARRAY[''::text, 'under_10k'::text, '10k_to_50k'::text, '50k_to_200k'::text, 'over_200k'::text])),
  CONSTRAINT buyers__requested_terms CHECK (requested_terms = ANY (ARRAY['prepay'::text, 'deposit30'::text, 'net30'::text, 'net60'::text])),
  CONSTRAINT buyers__terms CHECK (terms = ANY (ARRAY['prepay'::text, 'deposit30'::text, 'net30'::text, 'net60'::text])),
  CONSTRAINT buyers__user_id UNIQUE (user_id),
  CONSTRAINT buyers__verification CHECK (verification = ANY (ARRAY['pending'::text, 'needs_info'::text, 'verified'::text, 'rejected'::text, 'suspended'::text])),
  CONSTRAINT buyers_account_manager_id_fkey FOREIGN KEY (account_manager_id) REFERENCES users(id),
  CONSTRAINT buyers_pkey PRIMARY KEY (id),
  CONSTRAINT buyers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT buyers_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES users(id)
);
COMMENT ON TABLE buyers IS 'Wholesale buyers. Only verified ones are shown wholesale prices.';
COMMENT ON COLUMN buyers.user_id IS 'The owner to whom its letters go: always one of its members.';
COMMENT ON COLUMN buyers.doors IS 'How many shops it has.';
COMMENT ON COLUMN buyers.expected_volume IS 'Wholesale purchases a year as the company expects them, in US dollars; empty when it did not say.';
COMMENT ON COLUMN buyers.submitted_at IS 'When it was handed in for verification last: the order of the waiting list.';
COMMENT ON COLUMN buyers.search_text IS 'Its names, folded.';
CREATE INDEX buyers__account_manager_id ON buyers USING btree (account_manager_id, created_at DESC, id DESC);
CREATE INDEX buyers__country ON buyers USING btree (country, created_at DESC, id DESC);
CREATE INDEX buyers__created_at ON buyers USING btree (created_at DESC, id DESC);
CREATE INDEX buyers__search_grams ON buyers USING gin (search_grams);
CREATE INDEX buyers__verification ON buyers USING btree (verification, submitted_at, id);
CREATE TRIGGER buyers__owner AFTER INSERT ON buyers FOR EACH ROW EXECUTE FUNCTION add_buyer_owner();
CREATE TRIGGER buyers__wholesale_people AFTER UPDATE ON buyers FOR EACH ROW WHEN (old.verification IS DISTINCT FROM new.verification OR old.account_manager_id IS DISTINCT FROM new.account_manager_id) EXECUTE FUNCTION reseat_company();

CREATE TABLE care_labels (
  key text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  CONSTRAINT care_labels_pkey PRIMARY KEY (key)
);
COMMENT ON TABLE care_labels IS 'How a garment is cared for.';
CREATE TRIGGER care_labels__change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON care_labels FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER care_labels__details_delete AFTER DELETE ON care_labels REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_care_labels();
CREATE TRIGGER care_labels__details_insert AFTER INSERT ON care_labels REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_care_labels();
CREATE TRIGGER care_labels__details_update AFTER UPDATE ON care_labels REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_care_labels();

CREATE TABLE cart_items (
  id text NOT NULL,
  user_id text NOT NULL,
  kind text NOT NULL DEFAULT 'retail'::text,
  design_id text NOT NULL,
  variant_id text,
  piece_id text,
  size text NOT NULL,
  quantity integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT cart_items__kind CHECK (kind = 'retail'::text),
  CONSTRAINT cart_items__piece_quantity CHECK (piece_id IS NULL OR quantity = 1),
  CONSTRAINT cart_items__quantity CHECK (quantity > 0),
  CONSTRAINT cart_items_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT cart_items_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES pieces(id) ON DELETE CASCADE,
  CONSTRAINT cart_items_pkey PRIMARY KEY (id),
  CONSTRAINT cart_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT cart_items_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
COMMENT ON TABLE cart_items IS 'Copy of a signed-in visitor''s cart. A line is a piece, or a design id with a size.';
CREATE INDEX cart_items__design_id ON cart_items USING btree (design_id);
CREATE INDEX cart_items__piece_id ON cart_items USING btree (piece_id);
CREATE INDEX cart_items__user_id ON cart_items USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX cart_items__user_id__design_id__size ON cart_items USING btree (user_id, design_id, size) WHERE piece_id IS NULL;
CREATE UNIQUE INDEX cart_items__user_id__piece_id ON cart_items USING btree (user_id, piece_id) WHERE piece_id IS NOT NULL;
CREATE INDEX cart_items__variant_id ON cart_items USING btree (variant_id);

CREATE TABLE catalogue_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT catalogue_changes__pk PRIMARY KEY (xid)
);
COMMENT ON TABLE catalogue_changes IS 'One row a transaction that wrote cards of designs or the names their filters show. Seen or not with that transaction; removed after some hours.';
CREATE INDEX catalogue_changes__changed_at ON catalogue_changes USING btree (changed_at);

CREATE TABLE categories (
  id text NOT NULL,
  slug citext NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  size_chart_id text,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT categories__name_present CHECK (name_en <> ''::text OR name_jp <> ''::text),
  CONSTRAINT categories__slug UNIQUE (slug),
  CONSTRAINT categories_pkey PRIMARY KEY (id),
  CONSTRAINT categories_size_chart_id_fkey FOREIGN KEY (size_chart_id) REFERENCES size_charts(id)
);
COMMENT ON TABLE categories IS 'Kinds of garment, one level.';
CREATE TRIGGER categories__change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER categories__details_delete AFTER DELETE ON categories REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_categories();
CREATE TRIGGER categories__details_insert AFTER INSERT ON categories REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_categories();
CREATE TRIGGER categories__details_update AFTER UPDATE ON categories REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_categories();

CREATE TABLE channel_members (
  channel_id text NOT NULL,
  user_id text NOT NULL,
  last_read_seq integer NOT NULL DEFAULT 0,
  last_read_at timestamp with time zone,
  joined_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT channel_members__pk PRIMARY KEY (channel_id, user_id),
  CONSTRAINT channel_members_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE,
  CONSTRAINT channel_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON COLUMN channel_members.last_read_seq IS 'Unread messages are those above it; whoever writes has read.';
CREATE INDEX channel_members__user_id ON channel_members USING btree (user_id);

CREATE TABLE channel_reports (
  id text NOT NULL,
  channel_id text NOT NULL,
  reporter_id text NOT NULL,
  reason text NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT channel_reports__reporter UNIQUE (channel_id, reporter_id),
  CONSTRAINT channel_reports_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE,
  CONSTRAINT channel_reports_pkey PRIMARY KEY (id),
  CONSTRAINT channel_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT channel_reports_status_check CHECK (status = ANY (ARRAY['open'::text, 'closed'::text]))
);
COMMENT ON TABLE channel_reports IS 'A member asked the staff to look: admins may read the channel while a report is open.';
CREATE INDEX channel_reports__open ON channel_reports USING btree (created_at DESC) WHERE status = 'open'::text;

CREATE TABLE channels (
  id text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  ref text,
  title text NOT NULL DEFAULT ''::text,
  created_by text,
  last_seq integer NOT NULL DEFAULT 0,
  last_message_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT channels__kind CHECK (kind = ANY (ARRAY['direct'::text, 'order'::text, 'group'::text, 'public'::text])),
  CONSTRAINT channels__kind__ref UNIQUE (kind, ref),
  CONSTRAINT channels__name UNIQUE (name),
  CONSTRAINT channels__ref_of_kind CHECK ((ref IS NULL) = (kind = 'public'::text)),
  CONSTRAINT channels_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT channels_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE channels IS 'Conversations. The name is the address that browsers use; it cannot be guessed.';
COMMENT ON COLUMN channels.ref IS 'What there is one channel of: the sorted ids of two people, an order, or one attempt to found a group.';
COMMENT ON COLUMN channels.last_seq IS 'Number of the newest message. Raised under the row lock, so numbers have no gaps and commit in order.';
CREATE TRIGGER channels__wholesale_people AFTER INSERT ON channels FOR EACH ROW WHEN (new.kind = 'order'::text) EXECUTE FUNCTION seat_new_wholesale_channel();

CREATE TABLE checkouts (
  id text NOT NULL,
  user_id text,
  key_hash text NOT NULL,
  email citext,
  currency character(3) NOT NULL,
  locale text NOT NULL DEFAULT 'en'::text,
  address jsonb,
  lines jsonb NOT NULL,
  shipping jsonb NOT NULL DEFAULT '{}'::jsonb,
  codes text[] NOT NULL DEFAULT '{}'::text[],
  quote jsonb NOT NULL,
  quote_hash text NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  hold_expires_at timestamp with time zone,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  is_draft boolean NOT NULL DEFAULT false,
  drafted_by text,
  note text NOT NULL DEFAULT ''::text,
  wishes jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT checkouts__currency CHECK (currency = ANY (ARRAY['USD'::bpchar, 'JPY'::bpchar, 'EUR'::bpchar])),
  CONSTRAINT checkouts__lines CHECK (jsonb_typeof(lines) = 'array'::text),
  CONSTRAINT checkouts__locale CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT checkouts__status CHECK (status = ANY (ARRAY['open'::text, 'completing'::text, 'completed'::text, 'expired'::text])),
  CONSTRAINT checkouts_drafted_by_fkey FOREIGN KEY (drafted_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT checkouts_pkey PRIMARY KEY (id),
  CONSTRAINT checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON TABLE checkouts IS 'What a visitor is about to buy. The server keeps what was asked for (lines) and the last priced answer (quote).';
COMMENT ON COLUMN checkouts.key_hash IS 'SHA-256 of the key that reads a guest''s checkout back.';
COMMENT ON COLUMN checkouts.quote IS 'The quote whose hash the buyer was given: the "before" of a quote_changed answer.';
COMMENT ON COLUMN checkouts.is_draft IS 'Written by staff for the customer of the e-mail address: its lines, currency and e-mail address do not change.';
COMMENT ON COLUMN checkouts.note IS 'What staff say to the customer.';
COMMENT ON COLUMN checkouts.wishes IS 'What the buyer says beside the goods: a gift message, a note to the sellers, another address for the invoice.';
CREATE INDEX checkouts__left ON checkouts USING btree (expires_at) WHERE status = 'expired'::text AND (address IS NOT NULL OR email IS NOT NULL);
CREATE INDEX checkouts__open_expires_at ON checkouts USING btree (expires_at) WHERE status = ANY (ARRAY['open'::text, 'completing'::text]);
CREATE INDEX checkouts__user_id ON checkouts USING btree (user_id);

CREATE TABLE cloth_tiles (
  file_id text NOT NULL,
  width_cm numeric(6,2) NOT NULL,
  height_cm numeric(6,2) NOT NULL,
  trim_hex text NOT NULL,
  CONSTRAINT cloth_tiles_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  CONSTRAINT cloth_tiles_height_cm_check CHECK (height_cm > 0::numeric),
  CONSTRAINT cloth_tiles_pkey PRIMARY KEY (file_id),
  CONSTRAINT cloth_tiles_trim_hex_check CHECK (trim_hex ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT cloth_tiles_width_cm_check CHECK (width_cm > 0::numeric)
);
COMMENT ON TABLE cloth_tiles IS 'Repeats of printed cloths, each a file of the purpose cloth.';
COMMENT ON COLUMN cloth_tiles.trim_hex IS 'Colour of the belts and bands of what is made of it, which are not printed.';
CREATE TRIGGER cloth_tiles__details_delete AFTER DELETE ON cloth_tiles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_cloth_tiles();
CREATE TRIGGER cloth_tiles__details_insert AFTER INSERT ON cloth_tiles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_cloth_tiles();
CREATE TRIGGER cloth_tiles__details_update AFTER UPDATE ON cloth_tiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_cloth_tiles();

CREATE TABLE collected_emails (
  email citext NOT NULL,
  source text NOT NULL,
  locale text NOT NULL DEFAULT 'en'::text,
  consent_at timestamp with time zone NOT NULL DEFAULT now(),
  unsubscribed_at timestamp with time zone,
  CONSTRAINT collected_emails_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT collected_emails_pkey PRIMARY KEY (email)
);
CREATE INDEX collected_emails__consent_at ON collected_emails USING btree (consent_at DESC);
CREATE INDEX collected_emails__email_parts ON collected_emails USING gin ((email::text) gin_trgm_ops);
CREATE INDEX collected_emails__locale ON collected_emails USING btree (locale, consent_at DESC);
CREATE INDEX collected_emails__source ON collected_emails USING btree (source, consent_at DESC);
CREATE INDEX collected_emails__unsubscribed_at ON collected_emails USING btree (unsubscribed_at);

CREATE TABLE colours (
  key text NOT NULL,
  hex text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT colours__hex CHECK (hex ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT colours_pkey PRIMARY KEY (key)
);
COMMENT ON TABLE colours IS 'The dye card designers choose from.';
CREATE TRIGGER colours__change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON colours FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER colours__details_delete AFTER DELETE ON colours REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_colours();
CREATE TRIGGER colours__details_insert AFTER INSERT ON colours REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_colours();
CREATE TRIGGER colours__details_update AFTER UPDATE ON colours REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_colours();

CREATE TABLE commission_lines (
  order_line_id text NOT NULL,
  rate_id text,
  rate_bp integer NOT NULL,
  amount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL DEFAULT 0,
  frozen boolean NOT NULL DEFAULT true,
  CONSTRAINT commission_lines__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT commission_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  CONSTRAINT commission_lines_pkey PRIMARY KEY (order_line_id),
  CONSTRAINT commission_lines_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES commission_rates(id)
);
COMMENT ON TABLE commission_lines IS 'Commission of a sold line, frozen at placement: editing a rate never changes an old order.';
CREATE INDEX commission_lines__rate_id ON commission_lines USING btree (rate_id);

CREATE TABLE commission_rates (
  id text NOT NULL,
  kind text NOT NULL,
  value bigint NOT NULL,
  currency character(3),
  "position" integer NOT NULL DEFAULT 0,
  scope text NOT NULL DEFAULT 'global'::text,
  scope_id text,
  valid_from timestamp with time zone,
  valid_to timestamp with time zone,
  min_minor bigint,
  max_minor bigint,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT commission_rates__bounds CHECK (min_minor >= 0 AND max_minor >= min_minor),
  CONSTRAINT commission_rates__fixed CHECK (kind <> 'fixed'::text OR value >= 0 AND currency IS NOT NULL),
  CONSTRAINT commission_rates__kind CHECK (kind = ANY (ARRAY['percent'::text, 'fixed'::text])),
  CONSTRAINT commission_rates__percent CHECK (kind <> 'percent'::text OR value >= 0 AND value <= 10000),
  CONSTRAINT commission_rates__scope CHECK (scope = ANY (ARRAY['global'::text, 'category'::text, 'seller'::text])),
  CONSTRAINT commission_rates__scope_id CHECK ((scope = 'global'::text) = (scope_id IS NULL)),
  CONSTRAINT commission_rates_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE commission_rates IS 'What the marketplace keeps of a sale. The most particular scope wins, then the lowest position. Percent values are basis points.';
CREATE INDEX commission_rates__scope ON commission_rates USING btree (scope, scope_id);

CREATE TABLE consents (
  id text NOT NULL,
  subject text NOT NULL,
  kind text NOT NULL,
  value boolean NOT NULL,
  version text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT consents_kind_check CHECK (kind = ANY (ARRAY['cookies'::text, 'analytics'::text, 'marketing'::text])),
  CONSTRAINT consents_pkey PRIMARY KEY (id)
);
COMMENT ON COLUMN consents.subject IS 'A user id, or the anonymous id a browser made for itself. The newest row of a kind counts.';
CREATE INDEX consents__subject_kind ON consents USING btree (subject, kind, created_at DESC);

CREATE TABLE consumers (
  id text NOT NULL,
  user_id text NOT NULL,
  display_name text NOT NULL DEFAULT ''::text,
  sizes jsonb NOT NULL DEFAULT '{}'::jsonb,
  birthday date,
  gender_pref text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT consumers__gender_pref CHECK (gender_pref = ANY (ARRAY['men'::text, 'women'::text])),
  CONSTRAINT consumers__user_id UNIQUE (user_id),
  CONSTRAINT consumers_pkey PRIMARY KEY (id),
  CONSTRAINT consumers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
COMMENT ON TABLE consumers IS 'What a retail customer chose to tell about themselves.';

CREATE TABLE contact_messages (
  id text NOT NULL,
  name text NOT NULL,
  email citext NOT NULL,
  topic text NOT NULL,
  message text NOT NULL,
  locale text NOT NULL DEFAULT 'en'::text,
  user_id text,
  handled_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  status text NOT NULL DEFAULT 'new'::text,
  assignee_id text,
  note text NOT NULL DEFAULT ''::text,
  version integer NOT NULL DEFAULT 1,
  ref text,
  firm text,
  CONSTRAINT contact_messages__firm CHECK (firm <> ''::text),
  CONSTRAINT contact_messages__ref CHECK (ref ~ '^[[:alnum:]_-]{1,80}$'::text),
  CONSTRAINT contact_messages_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT contact_messages_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT contact_messages_pkey PRIMARY KEY (id),
  CONSTRAINT contact_messages_status_check CHECK (status = ANY (ARRAY['new'::text, 'open'::text, 'answered'::text, 'closed'::text])),
  CONSTRAINT contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON COLUMN contact_messages.note IS 'Of staff for staff.';
COMMENT ON COLUMN contact_messages.ref IS 'Id or handle of what the message is about.';
COMMENT ON COLUMN contact_messages.firm IS 'The company that the sender writes for.';
CREATE INDEX contact_messages__about ON contact_messages USING btree (ref) WHERE ref IS NOT NULL;
CREATE INDEX contact_messages__assignee_id ON contact_messages USING btree (assignee_id, created_at DESC) WHERE assignee_id IS NOT NULL;
CREATE INDEX contact_messages__created_at ON contact_messages USING btree (created_at DESC);
CREATE INDEX contact_messages__status ON contact_messages USING btree (status, created_at DESC, id DESC);
CREATE INDEX contact_messages__topic ON contact_messages USING btree (topic, created_at DESC, id DESC);

CREATE TABLE content_reports (
  id text NOT NULL,
  kind text NOT NULL,
  subject_url text NOT NULL,
  message text NOT NULL,
  email citext,
  user_id text,
  status text NOT NULL DEFAULT 'open'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  reference text,
  locale text NOT NULL DEFAULT 'en'::text,
  outcome text,
  note text NOT NULL DEFAULT ''::text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT content_reports__reference UNIQUE (reference),
  CONSTRAINT content_reports_kind_check CHECK (kind = ANY (ARRAY['counterfeit'::text, 'ip'::text, 'offensive'::text, 'fraud'::text, 'privacy'::text, 'other'::text, 'copyright'::text, 'safety'::text])),
  CONSTRAINT content_reports_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT content_reports_outcome_check CHECK (outcome = ANY (ARRAY['upheld'::text, 'declined'::text])),
  CONSTRAINT content_reports_pkey PRIMARY KEY (id),
  CONSTRAINT content_reports_status_check CHECK (status = ANY (ARRAY['open'::text, 'reviewing'::text, 'closed'::text])),
  CONSTRAINT content_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON COLUMN content_reports.reference IS 'What the sender may name when writing to us.';
COMMENT ON COLUMN content_reports.outcome IS 'Of a closed one. Those that were closed before this column have none.';
COMMENT ON COLUMN content_reports.note IS 'Told to the sender when it is closed.';
CREATE INDEX content_reports__created_at ON content_reports USING btree (created_at DESC, id DESC);
CREATE INDEX content_reports__kind ON content_reports USING btree (kind, created_at DESC, id DESC);
CREATE INDEX content_reports__status_created_at ON content_reports USING btree (status, created_at DESC);
CREATE INDEX content_reports__subject ON content_reports USING btree (email, subject_url, created_at DESC);
CREATE INDEX content_reports__words ON content_reports USING gin (reference gin_trgm_ops, subject_url gin_trgm_ops, (email::text) gin_trgm_ops);

CREATE TABLE delivery_windows (
  id text NOT NULL,
  profile_id text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  start_ship date NOT NULL,
  end_ship date NOT NULL,
  order_cutoff date NOT NULL,
  prebook boolean NOT NULL DEFAULT false,
  CONSTRAINT delivery_windows__dates CHECK (start_ship < end_ship AND order_cutoff <= end_ship),
  CONSTRAINT delivery_windows_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_windows_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);
COMMENT ON TABLE delivery_windows IS 'When a designer ships wholesale orders.';
CREATE INDEX delivery_windows__profile_id ON delivery_windows USING btree (profile_id, start_ship);

CREATE TABLE design_card_counts (
  currency character(3) NOT NULL,
  gender text NOT NULL,
  category text NOT NULL,
  designs integer NOT NULL,
  CONSTRAINT design_card_counts__pk PRIMARY KEY (currency, gender, category)
);
COMMENT ON TABLE design_card_counts IS 'How many cards that are not archived there are, so that the total of a plain list needs no count.';

CREATE TABLE design_cards (
  design_id text NOT NULL,
  currency character(3) NOT NULL,
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
  published_at timestamp with time zone NOT NULL,
  likes_count integer NOT NULL,
  card text NOT NULL,
  CONSTRAINT design_cards__pk PRIMARY KEY (design_id, currency)
);
COMMENT ON TABLE design_cards IS 'Public designs as lists show them. Written by refresh_design_cards only; private-reserve designs are not in it.';
COMMENT ON COLUMN design_cards.price_minor IS 'Lowest retail price of the sizes; null where the design is not sold in the currency.';
COMMENT ON COLUMN design_cards.card IS 'JSON object without its likes and its closing brace: readers append both, so that a like rewrites no text.';
CREATE INDEX design_cards__archived ON design_cards USING btree (currency, published_at DESC, design_id) WHERE archived;
CREATE INDEX design_cards__category ON design_cards USING btree (currency, category, featured_rank) WHERE NOT archived;
CREATE INDEX design_cards__country ON design_cards USING btree (currency, country) WHERE NOT archived;
CREATE INDEX design_cards__featured ON design_cards USING btree (currency, featured_rank, published_at DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__filters ON design_cards USING btree (currency, design_id) INCLUDE (gender, category, designer_handle, profile_id, colour, materials, sizes, country, price_minor, in_stock, made_to_order, on_sale) WHERE NOT archived;
CREATE INDEX design_cards__likes ON design_cards USING btree (currency, likes_count DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__new ON design_cards USING btree (currency, published_at DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__price ON design_cards USING btree (currency, price_minor, design_id) WHERE NOT archived;
CREATE INDEX design_cards__price_desc ON design_cards USING btree (currency, price_minor DESC NULLS LAST, design_id) WHERE NOT archived;
CREATE INDEX design_cards__profile_first ON design_cards USING btree (profile_id, currency, featured_rank, published_at DESC, design_id) WHERE NOT archived;
CREATE INDEX design_cards__profile_newest ON design_cards USING btree (profile_id, currency, archived, published_at DESC, design_id);
CREATE TRIGGER design_cards__change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON design_cards FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER design_cards__search_archive AFTER UPDATE ON design_cards FOR EACH ROW WHEN (new.archived <> old.archived AND new.currency = 'USD'::bpchar) EXECUTE FUNCTION note_public_entity('design', 'design_id');
CREATE TRIGGER design_cards__search_delete AFTER DELETE ON design_cards REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_public_designs();
CREATE TRIGGER design_cards__search_insert AFTER INSERT ON design_cards REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION note_public_designs();
CREATE TRIGGER design_cards__styles_delete AFTER DELETE ON design_cards REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();
CREATE TRIGGER design_cards__styles_insert AFTER INSERT ON design_cards REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();
CREATE TRIGGER design_cards__styles_update AFTER UPDATE ON design_cards REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_cards();

CREATE TABLE design_changes (
  id text NOT NULL,
  design_id text NOT NULL,
  requested_by text NOT NULL,
  patch jsonb NOT NULL,
  base_version integer NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  reason text,
  decided_by text,
  decided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT design_changes__status CHECK (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'cancelled'::text])),
  CONSTRAINT design_changes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT design_changes_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT design_changes_pkey PRIMARY KEY (id),
  CONSTRAINT design_changes_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id)
);
COMMENT ON TABLE design_changes IS 'Edits of confirmed designs that wait for review.';
CREATE UNIQUE INDEX design_changes__design_id__pending ON design_changes USING btree (design_id) WHERE status = 'pending'::text;
CREATE INDEX design_changes__pending ON design_changes USING btree (created_at) WHERE status = 'pending'::text;

CREATE TABLE design_details (
  design_id text NOT NULL,
  detail text NOT NULL,
  holiday_until timestamp with time zone,
  lowest_prices jsonb NOT NULL,
  CONSTRAINT design_details_pkey PRIMARY KEY (design_id)
);
COMMENT ON TABLE design_details IS 'Designs, public or not, as their pages show them beside their cards. Written by refresh_design_details only.';
COMMENT ON COLUMN design_details.detail IS 'Fields of a JSON object, the house last: without the braces around, and without the house''s closing one. Readers append what depends on the moment.';
COMMENT ON COLUMN design_details.holiday_until IS 'Of the house, to be shown until then.';
COMMENT ON COLUMN design_details.lowest_prices IS 'By currency, the lowest price in minor units that was in force during the thirty days before the current one began.';

CREATE TABLE design_facet_blocks (
  facet text NOT NULL,
  value text NOT NULL,
  block integer NOT NULL,
  designs bit(4096) NOT NULL,
  CONSTRAINT design_facet_blocks__pk PRIMARY KEY (facet, value, block)
) WITH (fillfactor=70);
COMMENT ON TABLE design_facet_blocks IS 'For each value of a filter the designs that have it: bit n of block b is the design at place 4096 b + n. Written by refresh_design_facets only.';
COMMENT ON COLUMN design_facet_blocks.facet IS 'shelf (current, archived), a filter of lists, priced (a currency), or price-USD and the like, whose values are binary digits: 07 are the designs whose price has the digit of 128.';
CREATE INDEX design_facet_blocks__block ON design_facet_blocks USING btree (block, facet, value);

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

CREATE TABLE design_images (
  id text NOT NULL,
  design_id text NOT NULL,
  file_id text NOT NULL,
  "position" integer NOT NULL,
  alt_en text NOT NULL,
  alt_jp text NOT NULL,
  focal_x real NOT NULL DEFAULT 0.5,
  focal_y real NOT NULL DEFAULT 0.5,
  CONSTRAINT design_images__design_id__position UNIQUE (design_id, "position") DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT design_images__focal CHECK (focal_x >= 0::double precision AND focal_x <= 1::double precision AND focal_y >= 0::double precision AND focal_y <= 1::double precision),
  CONSTRAINT design_images__position CHECK ("position" >= 0),
  CONSTRAINT design_images_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT design_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT design_images_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE design_images IS 'Pictures of a design in order; the second one is shown on hover.';
CREATE INDEX design_images__file_id ON design_images USING btree (file_id);
CREATE CONSTRAINT TRIGGER design_images__cards AFTER INSERT OR DELETE OR UPDATE ON design_images DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE TRIGGER design_images__details_delete AFTER DELETE ON design_images REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_design_images();
CREATE TRIGGER design_images__details_insert AFTER INSERT ON design_images REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_design_images();
CREATE TRIGGER design_images__details_update AFTER UPDATE ON design_images REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_design_images();
CREATE TRIGGER design_images__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON design_images FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();

CREATE TABLE design_likes (
  user_id text NOT NULL,
  design_id text NOT NULL,
  type text NOT NULL DEFAULT 'like'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT design_likes__pk PRIMARY KEY (user_id, design_id),
  CONSTRAINT design_likes_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT design_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE design_likes IS 'Who likes what; designs.likes_count is kept in the same transaction.';
CREATE INDEX design_likes__design_id ON design_likes USING btree (design_id);
CREATE INDEX design_likes__newest ON design_likes USING btree (user_id, created_at DESC, design_id);

CREATE TABLE designs (
  id text NOT NULL,
  profile_id text NOT NULL,
  slug citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT ''::text,
  description_en text NOT NULL DEFAULT ''::text,
  description_jp text NOT NULL DEFAULT ''::text,
  gender text NOT NULL,
  category_id text NOT NULL,
  style_id text NOT NULL,
  fabric text NOT NULL DEFAULT ''::text,
  print text NOT NULL DEFAULT ''::text,
  colour text NOT NULL,
  season text NOT NULL DEFAULT ''::text,
  year integer,
  materials jsonb NOT NULL DEFAULT '[]'::jsonb,
  material_keys text[] NOT NULL DEFAULT '{}'::text[],
  care text[] NOT NULL DEFAULT '{}'::text[],
  tags text[] NOT NULL DEFAULT '{}'::text[],
  country_origin character(2) NOT NULL,
  producer_id text,
  hs_code text NOT NULL DEFAULT ''::text,
  weight_g integer,
  confirmed text NOT NULL DEFAULT 'draft'::text,
  reject_reason text,
  hidden boolean NOT NULL DEFAULT false,
  private_reserve boolean NOT NULL DEFAULT false,
  submitted_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  confirmed_by text,
  archived_at timestamp with time zone,
  featured_rank integer,
  likes_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  size_chart_id text,
  video_id text,
  video_poster_id text,
  model_id text,
  cloth_tile_id text,
  CONSTRAINT designs__confirmed CHECK (confirmed = ANY (ARRAY['draft'::text, 'unconfirmed'::text, 'confirmed'::text, 'rejected'::text])),
  CONSTRAINT designs__confirmed_at CHECK (confirmed <> 'confirmed'::text OR confirmed_at IS NOT NULL),
  CONSTRAINT designs__gender CHECK (gender = ANY (ARRAY['men'::text, 'women'::text, 'unisex'::text])),
  CONSTRAINT designs__likes_count CHECK (likes_count >= 0),
  CONSTRAINT designs__name_present CHECK (name <> ''::text OR name_jp <> ''::text),
  CONSTRAINT designs__slug UNIQUE (slug),
  CONSTRAINT designs__slug_format CHECK (slug::text ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text),
  CONSTRAINT designs__video_poster CHECK ((video_id IS NULL) = (video_poster_id IS NULL)),
  CONSTRAINT designs__weight_g CHECK (weight_g > 0),
  CONSTRAINT designs_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  CONSTRAINT designs_cloth_tile_id_fkey FOREIGN KEY (cloth_tile_id) REFERENCES cloth_tiles(file_id),
  CONSTRAINT designs_colour_fkey FOREIGN KEY (colour) REFERENCES colours(key),
  CONSTRAINT designs_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id),
  CONSTRAINT designs_model_id_fkey FOREIGN KEY (model_id) REFERENCES files(id),
  CONSTRAINT designs_pkey PRIMARY KEY (id),
  CONSTRAINT designs_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id),
  CONSTRAINT designs_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id),
  CONSTRAINT designs_size_chart_id_fkey FOREIGN KEY (size_chart_id) REFERENCES size_charts(id),
  CONSTRAINT designs_video_id_fkey FOREIGN KEY (video_id) REFERENCES files(id),
  CONSTRAINT designs_video_poster_id_fkey FOREIGN KEY (video_poster_id) REFERENCES files(id)
);
COMMENT ON TABLE designs IS 'One garment in one colour. Public when confirmed, not hidden, not deleted and its profile approved.';
COMMENT ON COLUMN designs.style_id IS 'Joins the colour siblings of one style.';
COMMENT ON COLUMN designs.materials IS '[{fibre, percent}], percents sum to 100.';
COMMENT ON COLUMN designs.material_keys IS 'The fibres of materials, for filters.';
COMMENT ON COLUMN designs.featured_rank IS 'Place in the default order of the catalogue, 1 first; designs without one follow, newest first.';
COMMENT ON COLUMN designs.size_chart_id IS 'The chart of this cut, szc_ and the id of the design when it is the design''s own; the one of its category when there is none.';
COMMENT ON COLUMN designs.video_id IS 'A film of the garment, of the purpose video.';
COMMENT ON COLUMN designs.video_poster_id IS 'The picture that stands for the film until somebody wishes to see it.';
COMMENT ON COLUMN designs.model_id IS 'The garment as it hangs, of the purpose model; without one, the cut of its category is turned.';
COMMENT ON COLUMN designs.cloth_tile_id IS 'The repeat of its print; without one, its close photograph shows the cloth.';
CREATE INDEX designs__archived ON designs USING btree (year DESC, season, id) WHERE archived_at IS NOT NULL;
CREATE INDEX designs__category_id ON designs USING btree (category_id);
CREATE INDEX designs__changed ON designs USING btree (updated_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX designs__cloth_tile_id ON designs USING btree (cloth_tile_id) WHERE cloth_tile_id IS NOT NULL;
CREATE INDEX designs__model_id ON designs USING btree (model_id) WHERE model_id IS NOT NULL;
CREATE INDEX designs__name_folded ON designs USING btree (lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX designs__name_jp ON designs USING btree (name_jp) WHERE deleted_at IS NULL;
CREATE INDEX designs__of_profile ON designs USING btree (profile_id);
CREATE INDEX designs__private_reserve ON designs USING btree (created_at DESC, id) WHERE private_reserve AND deleted_at IS NULL;
CREATE INDEX designs__producer_id ON designs USING btree (producer_id);
CREATE INDEX designs__profile_id ON designs USING btree (profile_id, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX designs__size_chart_id ON designs USING btree (size_chart_id) WHERE size_chart_id IS NOT NULL;
CREATE INDEX designs__style_id ON designs USING btree (style_id);
CREATE INDEX designs__unconfirmed ON designs USING btree (submitted_at, id) WHERE confirmed = 'unconfirmed'::text AND deleted_at IS NULL;
CREATE INDEX designs__video_id ON designs USING btree (video_id) WHERE video_id IS NOT NULL;
CREATE INDEX designs__video_poster_id ON designs USING btree (video_poster_id) WHERE video_poster_id IS NOT NULL;
CREATE CONSTRAINT TRIGGER designs__cards AFTER INSERT OR DELETE ON designs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER designs__cards_change AFTER UPDATE ON designs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text AND new.likes_count = old.likes_count) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE TRIGGER designs__details_delete AFTER DELETE ON designs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_designs();
CREATE TRIGGER designs__details_insert AFTER INSERT ON designs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_designs();
CREATE TRIGGER designs__details_update AFTER UPDATE ON designs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_designs();
CREATE TRIGGER designs__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON designs FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE TRIGGER designs__styles_update AFTER UPDATE ON designs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_designs();

CREATE TABLE email_preferences (
  user_id text NOT NULL,
  messages boolean NOT NULL DEFAULT true,
  follows boolean NOT NULL DEFAULT true,
  confirmations boolean NOT NULL DEFAULT true,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT email_preferences_pkey PRIMARY KEY (user_id),
  CONSTRAINT email_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE email_preferences IS 'Which mails a member wants; a member without a row wants all of them. Mails about orders are always sent, and the newsletter is in collected_emails, which knows people without an account.';

CREATE TABLE event_pictures (
  event_id text NOT NULL,
  file_id text NOT NULL,
  "position" integer NOT NULL,
  alt_en text NOT NULL DEFAULT ''::text,
  alt_jp text NOT NULL DEFAULT ''::text,
  CONSTRAINT event_pictures__event_file PRIMARY KEY (event_id, file_id),
  CONSTRAINT event_pictures_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id) ON DELETE CASCADE,
  CONSTRAINT event_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  CONSTRAINT event_pictures_position_check CHECK ("position" >= 0)
);
COMMENT ON TABLE event_pictures IS 'Pictures of an event in their order, shown once it is over, each with what it shows.';
CREATE INDEX event_pictures__file_id ON event_pictures USING btree (file_id);

CREATE TABLE event_rsvps (
  id text NOT NULL,
  event_id text NOT NULL,
  reference text NOT NULL,
  name text NOT NULL,
  email citext NOT NULL,
  role text NOT NULL,
  plus_one text NOT NULL DEFAULT ''::text,
  access_needs text NOT NULL DEFAULT ''::text,
  seats integer NOT NULL,
  locale text NOT NULL DEFAULT 'en'::text,
  user_id text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT event_rsvps__guest UNIQUE (event_id, email),
  CONSTRAINT event_rsvps__locale CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT event_rsvps__reference UNIQUE (reference),
  CONSTRAINT event_rsvps__role CHECK (role = ANY (ARRAY['press'::text, 'buyer'::text, 'designer'::text, 'model'::text, 'friend'::text, 'other'::text])),
  CONSTRAINT event_rsvps__seats CHECK (seats = ANY (ARRAY[1, 2])),
  CONSTRAINT event_rsvps_event_id_fkey FOREIGN KEY (event_id) REFERENCES events(id),
  CONSTRAINT event_rsvps_pkey PRIMARY KEY (id),
  CONSTRAINT event_rsvps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON TABLE event_rsvps IS 'Replies to invitations: one an address.';
COMMENT ON COLUMN event_rsvps.reference IS 'What the door scans.';
CREATE INDEX event_rsvps__event_id ON event_rsvps USING btree (event_id, created_at, id);
CREATE INDEX event_rsvps__user_id ON event_rsvps USING btree (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE events (
  id text NOT NULL,
  slug citext NOT NULL,
  title_en text NOT NULL,
  title_jp text NOT NULL,
  summary_en text NOT NULL,
  summary_jp text NOT NULL,
  venue_en text NOT NULL,
  venue_jp text NOT NULL,
  address_en text NOT NULL,
  address_jp text NOT NULL,
  city text NOT NULL,
  country character(2) NOT NULL,
  time_zone text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  seats integer NOT NULL,
  seats_taken integer NOT NULL DEFAULT 0,
  programme jsonb NOT NULL DEFAULT '[]'::jsonb,
  status text NOT NULL DEFAULT 'draft'::text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  lat double precision,
  lon double precision,
  CONSTRAINT events__position CHECK ((lat IS NULL) = (lon IS NULL) AND lat >= '-90'::integer::double precision AND lat <= 90::double precision AND lon >= '-180'::integer::double precision AND lon <= 180::double precision),
  CONSTRAINT events__seats CHECK (seats > 0 AND seats_taken >= 0 AND seats_taken <= seats),
  CONSTRAINT events__slug UNIQUE (slug),
  CONSTRAINT events__status CHECK (status = ANY (ARRAY['draft'::text, 'open'::text, 'closed'::text, 'cancelled'::text])),
  CONSTRAINT events__times CHECK (starts_at < ends_at AND closes_at <= ends_at),
  CONSTRAINT events_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE events IS 'Invitations with a guest list.';
COMMENT ON COLUMN events.seats_taken IS 'Sum of the seats of its replies, kept in the transaction of each.';
COMMENT ON COLUMN events.programme IS '[{at, text: {en, jp}}] in order.';
COMMENT ON COLUMN events.lat IS 'Latitude of the venue in degrees; null together with lon where nobody has given a position.';
CREATE INDEX events__starts_at ON events USING btree (starts_at DESC, id);

CREATE TABLE expenses (
  id text NOT NULL,
  owner_user_id text NOT NULL,
  spent_on date NOT NULL,
  vendor text NOT NULL,
  category text NOT NULL,
  amount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL DEFAULT 0,
  currency character(3) NOT NULL,
  receipt_file_id text,
  production_id text,
  design_id text,
  reimbursable boolean NOT NULL DEFAULT false,
  note text NOT NULL DEFAULT ''::text,
  status text NOT NULL DEFAULT 'draft'::text,
  decided_by text,
  decided_at timestamp with time zone,
  decision_note text NOT NULL DEFAULT ''::text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT expenses__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT expenses__category CHECK (category = ANY (ARRAY['materials'::text, 'production'::text, 'sampling'::text, 'shipping'::text, 'marketing'::text, 'travel'::text, 'studio'::text, 'other'::text])),
  CONSTRAINT expenses__status CHECK (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'rejected'::text, 'reimbursed'::text])),
  CONSTRAINT expenses__tax_minor CHECK (tax_minor >= 0 AND tax_minor <= amount_minor),
  CONSTRAINT expenses__vendor CHECK (btrim(vendor) <> ''::text),
  CONSTRAINT expenses_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT expenses_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id),
  CONSTRAINT expenses_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  CONSTRAINT expenses_pkey PRIMARY KEY (id),
  CONSTRAINT expenses_receipt_file_id_fkey FOREIGN KEY (receipt_file_id) REFERENCES files(id)
);
COMMENT ON TABLE expenses IS 'What a designer or producer spent. An approved expense no longer changes.';
COMMENT ON COLUMN expenses.amount_minor IS 'With tax, in the smallest unit of the currency.';
CREATE INDEX expenses__design_id ON expenses USING btree (design_id) WHERE design_id IS NOT NULL;
CREATE INDEX expenses__owner_user_id ON expenses USING btree (owner_user_id, spent_on DESC, id DESC);
CREATE INDEX expenses__spent_on ON expenses USING btree (spent_on DESC, id DESC);
CREATE INDEX expenses__status_category ON expenses USING btree (status, category);

CREATE TABLE fibres (
  key text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  CONSTRAINT fibres_pkey PRIMARY KEY (key)
);
COMMENT ON TABLE fibres IS 'What cloth is made of, named as on a care label.';
CREATE TRIGGER fibres__change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON fibres FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER fibres__details_delete AFTER DELETE ON fibres REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_fibres();
CREATE TRIGGER fibres__details_insert AFTER INSERT ON fibres REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_fibres();
CREATE TRIGGER fibres__details_update AFTER UPDATE ON fibres REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_fibres();

CREATE TABLE files (
  id text NOT NULL,
  sha256 text NOT NULL,
  mime text NOT NULL,
  bytes bigint NOT NULL,
  width integer,
  height integer,
  thumbhash text,
  color text,
  alt_en text NOT NULL DEFAULT ''::text,
  alt_jp text NOT NULL DEFAULT ''::text,
  visibility text NOT NULL DEFAULT 'public'::text,
  purpose text NOT NULL DEFAULT 'image'::text,
  owner_user_id text,
  original_name text,
  storage_key text NOT NULL,
  variants jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  upload_form text,
  claimed_at timestamp with time zone,
  CONSTRAINT files__storage_key UNIQUE (storage_key),
  CONSTRAINT files_bytes_check CHECK (bytes > 0),
  CONSTRAINT files_color_check CHECK (color ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT files_height_check CHECK (height > 0),
  CONSTRAINT files_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT files_pkey PRIMARY KEY (id),
  CONSTRAINT files_purpose_check CHECK (purpose = ANY (ARRAY['image'::text, 'document'::text, 'video'::text, 'model'::text, 'cloth'::text])),
  CONSTRAINT files_upload_form_check CHECK (upload_form = ANY (ARRAY['application'::text, 'report'::text, 'model-intake'::text, 'return'::text])),
  CONSTRAINT files_visibility_check CHECK (visibility = ANY (ARRAY['public'::text, 'private'::text])),
  CONSTRAINT files_width_check CHECK (width > 0)
);
COMMENT ON COLUMN files.thumbhash IS 'ThumbHash, base64.';
COMMENT ON COLUMN files.variants IS 'What lies beside the master: {"avif": [160, 480]} names the widths that exist as AVIF, none larger in bytes than its WebP.';
COMMENT ON COLUMN files.upload_form IS 'The form this file was sent for; null for files of accounts.';
COMMENT ON COLUMN files.claimed_at IS 'When its form was sent. A file of a form that never was is removed after two days.';
CREATE INDEX files__owner_user_id ON files USING btree (owner_user_id, created_at DESC);
CREATE INDEX files__sha256 ON files USING btree (sha256);
CREATE INDEX files__unclaimed ON files USING btree (created_at) WHERE upload_form IS NOT NULL AND claimed_at IS NULL;
CREATE TRIGGER files__details_delete AFTER DELETE ON files REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_files();
CREATE TRIGGER files__details_insert AFTER INSERT ON files REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_files();
CREATE TRIGGER files__details_update AFTER UPDATE ON files REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_files();

CREATE TABLE follows (
  follower_user_id text NOT NULL,
  profile_id text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT follows__pk PRIMARY KEY (follower_user_id, profile_id),
  CONSTRAINT follows_follower_user_id_fkey FOREIGN KEY (follower_user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT follows_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);
COMMENT ON TABLE follows IS 'Users following designers; profiles.followers_count is kept in the same transaction.';
CREATE INDEX follows__profile_id ON follows USING btree (profile_id);

CREATE TABLE front_end_error_hours (
  error_id text NOT NULL,
  hour_at timestamp with time zone NOT NULL,
  count integer NOT NULL DEFAULT 1,
  CONSTRAINT front_end_error_hours__pk PRIMARY KEY (error_id, hour_at),
  CONSTRAINT front_end_error_hours_count_check CHECK (count > 0),
  CONSTRAINT front_end_error_hours_error_id_fkey FOREIGN KEY (error_id) REFERENCES front_end_errors(id) ON DELETE CASCADE
);
COMMENT ON TABLE front_end_error_hours IS 'Occurrences of an error per hour. Removed after 30 days.';
CREATE INDEX front_end_error_hours__hour_at ON front_end_error_hours USING btree (hour_at);

CREATE TABLE front_end_error_people (
  error_id text NOT NULL,
  person_hash text NOT NULL,
  CONSTRAINT front_end_error_people__pk PRIMARY KEY (error_id, person_hash),
  CONSTRAINT front_end_error_people_error_id_fkey FOREIGN KEY (error_id) REFERENCES front_end_errors(id) ON DELETE CASCADE
);
COMMENT ON TABLE front_end_error_people IS 'How many signed-in people met an error, as digests of who they are.';

CREATE TABLE front_end_errors (
  id text NOT NULL,
  fingerprint text NOT NULL,
  message text NOT NULL,
  name text,
  file_name text,
  line_number integer,
  column_number integer,
  info text,
  route text,
  user_agent text,
  release text,
  user_hash text,
  count integer NOT NULL DEFAULT 1,
  status text NOT NULL DEFAULT 'open'::text,
  first_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT front_end_errors__fingerprint UNIQUE (fingerprint),
  CONSTRAINT front_end_errors_count_check CHECK (count > 0),
  CONSTRAINT front_end_errors_pkey PRIMARY KEY (id),
  CONSTRAINT front_end_errors_status_check CHECK (status = ANY (ARRAY['open'::text, 'resolved'::text, 'ignored'::text]))
);
CREATE INDEX front_end_errors__last_seen ON front_end_errors USING btree (last_seen_at DESC, id DESC);
CREATE INDEX front_end_errors__release ON front_end_errors USING btree (COALESCE(release, ''::text), last_seen_at DESC);
CREATE INDEX front_end_errors__status_last_seen ON front_end_errors USING btree (status, last_seen_at DESC);

CREATE TABLE fulfilment_lines (
  fulfilment_id text NOT NULL,
  order_line_id text NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT fulfilment_lines__pk PRIMARY KEY (fulfilment_id, order_line_id),
  CONSTRAINT fulfilment_lines__quantity CHECK (quantity > 0),
  CONSTRAINT fulfilment_lines_fulfilment_id_fkey FOREIGN KEY (fulfilment_id) REFERENCES fulfilments(id) ON DELETE CASCADE,
  CONSTRAINT fulfilment_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id)
);
COMMENT ON TABLE fulfilment_lines IS 'What is in a parcel; order_lines.fulfilled_quantity is the wall against shipping more than was bought.';
CREATE INDEX fulfilment_lines__order_line_id ON fulfilment_lines USING btree (order_line_id);

CREATE TABLE fulfilments (
  id text NOT NULL,
  order_id text NOT NULL,
  carrier text NOT NULL DEFAULT ''::text,
  tracking text NOT NULL DEFAULT ''::text,
  status text NOT NULL DEFAULT 'shipped'::text,
  shipped_at timestamp with time zone NOT NULL DEFAULT now(),
  delivered_at timestamp with time zone,
  created_by text,
  CONSTRAINT fulfilments__status CHECK (status = ANY (ARRAY['shipped'::text, 'delivered'::text])),
  CONSTRAINT fulfilments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT fulfilments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT fulfilments_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE fulfilments IS 'Parcels of an order.';
CREATE INDEX fulfilments__order_id ON fulfilments USING btree (order_id, shipped_at);

CREATE TABLE garment_versions (
  garment_id text NOT NULL,
  version integer NOT NULL,
  name text NOT NULL,
  doc jsonb NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT garment_versions__garment_version PRIMARY KEY (garment_id, version),
  CONSTRAINT garment_versions_garment_id_fkey FOREIGN KEY (garment_id) REFERENCES garments(id) ON DELETE CASCADE
);
COMMENT ON TABLE garment_versions IS 'Earlier states of a document: at most one for ten minutes of work, the last twenty.';

CREATE TABLE garments (
  id text NOT NULL,
  owner_user_id text,
  guest_key_hash text,
  kind text NOT NULL,
  name text NOT NULL DEFAULT ''::text,
  doc jsonb NOT NULL,
  preview_file_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT garments__kind CHECK (kind = ANY (ARRAY['studio'::text, 'embroidery'::text])),
  CONSTRAINT garments__reachable CHECK (num_nonnulls(owner_user_id, guest_key_hash) > 0),
  CONSTRAINT garments_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT garments_pkey PRIMARY KEY (id),
  CONSTRAINT garments_preview_file_id_fkey FOREIGN KEY (preview_file_id) REFERENCES files(id)
);
COMMENT ON TABLE garments IS 'Documents of the design studio and the embroidery editor. One without an owner is a guest''s, reached by its key alone until it is claimed.';
COMMENT ON COLUMN garments.guest_key_hash IS 'Kept after the claim, so that a second claim can be told from a wrong key.';
CREATE INDEX garments__owner_user_id ON garments USING btree (owner_user_id, updated_at DESC, id) WHERE owner_user_id IS NOT NULL;
CREATE INDEX garments__preview_file_id ON garments USING btree (preview_file_id) WHERE preview_file_id IS NOT NULL;
CREATE INDEX garments__unclaimed ON garments USING btree (created_at) WHERE owner_user_id IS NULL;

CREATE TABLE heard_of_us (
  id text NOT NULL,
  source text NOT NULL,
  detail text NOT NULL DEFAULT ''::text,
  order_ref text,
  locale text NOT NULL DEFAULT 'en'::text,
  user_id text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT heard_of_us_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT heard_of_us_pkey PRIMARY KEY (id),
  CONSTRAINT heard_of_us_source_check CHECK (source = ANY (ARRAY['search'::text, 'social'::text, 'press'::text, 'friend'::text, 'event'::text, 'shop'::text, 'email'::text, 'other'::text])),
  CONSTRAINT heard_of_us_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON TABLE heard_of_us IS 'Answers to one question. The order is what the sender says; nothing depends on it.';
CREATE INDEX heard_of_us__created_at ON heard_of_us USING btree (created_at DESC);
CREATE INDEX heard_of_us__source ON heard_of_us USING btree (source, created_at DESC, id DESC);

CREATE TABLE idempotency_keys (
  actor text NOT NULL,
  endpoint text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status text NOT NULL DEFAULT 'in_progress'::text,
  response_status integer,
  response jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL DEFAULT now() + '24:00:00'::interval,
  CONSTRAINT idempotency_keys__actor_endpoint_key PRIMARY KEY (actor, endpoint, key),
  CONSTRAINT idempotency_keys_key_check CHECK (length(key) >= 1 AND length(key) <= 200),
  CONSTRAINT idempotency_keys_status_check CHECK (status = ANY (ARRAY['in_progress'::text, 'done'::text]))
);
CREATE INDEX idempotency_keys__expires_at ON idempotency_keys USING btree (expires_at);

CREATE TABLE image_encodings (
  file_id text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  due_at timestamp with time zone NOT NULL DEFAULT now(),
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT image_encodings_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  CONSTRAINT image_encodings_pkey PRIMARY KEY (file_id),
  CONSTRAINT image_encodings_tries_check CHECK (tries >= 0)
);
COMMENT ON TABLE image_encodings IS 'Public images whose AVIF variants are still to be made. A row goes when they are; one that failed too often stays to be looked at.';
COMMENT ON COLUMN image_encodings.due_at IS 'When the next try may begin. Moved ahead by whoever begins one, so that a process that died in the middle is followed by another.';
CREATE INDEX image_encodings__due_at ON image_encodings USING btree (due_at);

CREATE TABLE invoice_payments (
  id text NOT NULL,
  invoice_id text NOT NULL,
  amount_minor bigint NOT NULL,
  method text NOT NULL,
  reference text NOT NULL DEFAULT ''::text,
  received_at timestamp with time zone NOT NULL DEFAULT now(),
  recorded_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT invoice_payments__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT invoice_payments__method CHECK (method = ANY (ARRAY['card'::text, 'bank_transfer'::text, 'other'::text])),
  CONSTRAINT invoice_payments_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  CONSTRAINT invoice_payments_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id)
);
COMMENT ON TABLE invoice_payments IS 'Money received for an invoice, in as many parts as it came.';
CREATE INDEX invoice_payments__invoice_id ON invoice_payments USING btree (invoice_id, received_at);

CREATE TABLE invoice_refunds (
  id text NOT NULL,
  invoice_id text NOT NULL,
  wholesale_order_id text NOT NULL,
  amount_minor bigint NOT NULL,
  currency character(3) NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  method text,
  reference text NOT NULL DEFAULT ''::text,
  applied_to text,
  settled_at timestamp with time zone,
  settled_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT invoice_refunds__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT invoice_refunds__applied CHECK ((status = 'applied'::text) = (applied_to IS NOT NULL)),
  CONSTRAINT invoice_refunds__invoice_id UNIQUE (invoice_id),
  CONSTRAINT invoice_refunds__method CHECK (method = ANY (ARRAY['card'::text, 'bank_transfer'::text, 'other'::text])),
  CONSTRAINT invoice_refunds__paid CHECK ((status = 'paid'::text) = (method IS NOT NULL)),
  CONSTRAINT invoice_refunds__settled_at CHECK ((status = 'open'::text) = (settled_at IS NULL)),
  CONSTRAINT invoice_refunds__status CHECK (status = ANY (ARRAY['open'::text, 'paid'::text, 'applied'::text])),
  CONSTRAINT invoice_refunds_applied_to_fkey FOREIGN KEY (applied_to) REFERENCES invoices(id),
  CONSTRAINT invoice_refunds_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  CONSTRAINT invoice_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_refunds_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id),
  CONSTRAINT invoice_refunds_wholesale_order_id_fkey FOREIGN KEY (wholesale_order_id) REFERENCES wholesale_orders(id)
);
COMMENT ON TABLE invoice_refunds IS 'What is owed back of credited wholesale invoices: open until it was paid back, or used for the invoice that took their place.';
COMMENT ON COLUMN invoice_refunds.reference IS 'The bank''s, of the payment that gave it back.';
CREATE INDEX invoice_refunds__applied_to ON invoice_refunds USING btree (applied_to) WHERE applied_to IS NOT NULL;
CREATE INDEX invoice_refunds__created_at ON invoice_refunds USING btree (created_at DESC, id DESC);
CREATE INDEX invoice_refunds__status ON invoice_refunds USING btree (status, created_at DESC, id DESC);
CREATE INDEX invoice_refunds__wholesale_order_id ON invoice_refunds USING btree (wholesale_order_id);

CREATE TABLE invoices (
  id text NOT NULL,
  number text NOT NULL,
  source text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'issued'::text,
  order_id text,
  wholesale_order_id text,
  credit_of text,
  seller_profile_id text,
  buyer_user_id text,
  buyer_id text,
  locale text NOT NULL,
  currency character(3) NOT NULL,
  seller jsonb NOT NULL,
  buyer jsonb NOT NULL,
  lines jsonb NOT NULL,
  taxes jsonb NOT NULL,
  tax_included boolean NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL DEFAULT 0,
  shipping_minor bigint NOT NULL DEFAULT 0,
  tax_minor bigint NOT NULL DEFAULT 0,
  total_minor bigint NOT NULL,
  paid_minor bigint NOT NULL DEFAULT 0,
  reason text NOT NULL DEFAULT ''::text,
  issued_at timestamp with time zone NOT NULL DEFAULT now(),
  due_at timestamp with time zone NOT NULL DEFAULT now(),
  voided_at timestamp with time zone,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  replaces text,
  debtor_profile_id text,
  period date,
  CONSTRAINT invoices__commission CHECK (kind = 'credit_note'::text OR (kind = 'commission'::text) = (debtor_profile_id IS NOT NULL AND period IS NOT NULL)),
  CONSTRAINT invoices__credit_of CHECK ((kind = 'credit_note'::text) = (credit_of IS NOT NULL)),
  CONSTRAINT invoices__kind CHECK (kind = ANY (ARRAY['retail'::text, 'wholesale'::text, 'commission'::text, 'credit_note'::text])),
  CONSTRAINT invoices__locale CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT invoices__number UNIQUE (number),
  CONSTRAINT invoices__paid_minor CHECK (kind = 'credit_note'::text OR debtor_profile_id IS NOT NULL AND paid_minor = total_minor OR paid_minor >= 0 AND paid_minor <= total_minor),
  CONSTRAINT invoices__sign CHECK (kind = 'credit_note'::text OR debtor_profile_id IS NOT NULL OR total_minor >= 0),
  CONSTRAINT invoices__source UNIQUE (source),
  CONSTRAINT invoices__status CHECK (status = ANY (ARRAY['issued'::text, 'partially_paid'::text, 'paid'::text, 'overdue'::text, 'void'::text])),
  CONSTRAINT invoices__total CHECK (total_minor = (subtotal_minor - discount_minor + shipping_minor +
CASE
    WHEN tax_included THEN 0::bigint
    ELSE tax_minor
END)),
  CONSTRAINT invoices_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id),
  CONSTRAINT invoices_buyer_user_id_fkey FOREIGN KEY (buyer_user_id) REFERENCES users(id),
  CONSTRAINT invoices_credit_of_fkey FOREIGN KEY (credit_of) REFERENCES invoices(id),
  CONSTRAINT invoices_debtor_profile_id_fkey FOREIGN KEY (debtor_profile_id) REFERENCES profiles(id),
  CONSTRAINT invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_replaces_fkey FOREIGN KEY (replaces) REFERENCES invoices(id),
  CONSTRAINT invoices_seller_profile_id_fkey FOREIGN KEY (seller_profile_id) REFERENCES profiles(id)
);
COMMENT ON TABLE invoices IS 'Issued invoices and credit notes, each with numbers of their own that have no gaps within a year; what was issued never changes, a credit note answers it.';
COMMENT ON COLUMN invoices.source IS 'What the invoice is for, such as order:ord_…, credit:inv_… or refund:rfd_…: asking again gives the same invoice.';
COMMENT ON COLUMN invoices.seller IS 'Name, address and registration number as they were at the time.';
COMMENT ON COLUMN invoices.taxes IS 'One entry a rate: base and tax, each rounded once.';
COMMENT ON COLUMN invoices.replaces IS 'The credited invoice in whose place this one was issued.';
COMMENT ON COLUMN invoices.debtor_profile_id IS 'The seller who owes a commission; such invoices are settled from the ledger.';
COMMENT ON COLUMN invoices.period IS 'First day of the month (UTC) that a commission invoice is for.';
COMMENT ON CONSTRAINT invoices__sign ON invoices IS 'A month in which more commission was given back than taken comes to less than nothing.';
CREATE INDEX invoices__buyer_id ON invoices USING btree (buyer_id) WHERE buyer_id IS NOT NULL;
CREATE INDEX invoices__buyer_user_id ON invoices USING btree (buyer_user_id, issued_at DESC, id DESC);
CREATE UNIQUE INDEX invoices__commission_month ON invoices USING btree (debtor_profile_id, period, currency) WHERE kind = 'commission'::text AND status <> 'void'::text;
CREATE INDEX invoices__debtor_profile_id ON invoices USING btree (debtor_profile_id, period, currency) WHERE debtor_profile_id IS NOT NULL;
CREATE INDEX invoices__issued_at ON invoices USING btree (issued_at DESC, id DESC);
CREATE INDEX invoices__kind_status ON invoices USING btree (kind, status);
CREATE INDEX invoices__open ON invoices USING btree (due_at) WHERE status = ANY (ARRAY['issued'::text, 'partially_paid'::text]);
CREATE INDEX invoices__order_id ON invoices USING btree (order_id) WHERE order_id IS NOT NULL;
CREATE UNIQUE INDEX invoices__replaces ON invoices USING btree (replaces) WHERE replaces IS NOT NULL;
CREATE INDEX invoices__seller_profile_id ON invoices USING btree (seller_profile_id, issued_at DESC, id DESC);
CREATE INDEX invoices__wholesale_order_id ON invoices USING btree (wholesale_order_id) WHERE wholesale_order_id IS NOT NULL;
CREATE TRIGGER invoices__immutable BEFORE DELETE OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

CREATE TABLE job_failures (
  name text NOT NULL,
  failures integer NOT NULL DEFAULT 1,
  error text NOT NULL,
  first_failed_at timestamp with time zone NOT NULL DEFAULT now(),
  last_failed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT job_failures__failures CHECK (failures > 0),
  CONSTRAINT job_failures_pkey PRIMARY KEY (name)
);
COMMENT ON TABLE job_failures IS 'Scheduled jobs whose last run failed. A run that succeeds deletes its row.';

CREATE TABLE ledger_entries (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  account text NOT NULL,
  kind text NOT NULL,
  amount_minor bigint NOT NULL,
  currency character(3) NOT NULL,
  ref text NOT NULL,
  available_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  order_id text,
  wholesale_order_id text,
  CONSTRAINT ledger_entries__account CHECK ((account = ANY (ARRAY['platform'::text, 'buyers'::text, 'bank'::text, 'receivable'::text, 'deferred'::text, 'refunds'::text])) OR account ~ '^(seller|promoter):'::text),
  CONSTRAINT ledger_entries__kind CHECK (kind = ANY (ARRAY['sale'::text, 'commission'::text, 'shipping'::text, 'promotion'::text, 'refund'::text, 'payout'::text, 'adjustment'::text])),
  CONSTRAINT ledger_entries__kind__ref__account UNIQUE (kind, ref, account),
  CONSTRAINT ledger_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entries_wholesale_order_id_fkey FOREIGN KEY (wholesale_order_id) REFERENCES wholesale_orders(id)
);
COMMENT ON TABLE ledger_entries IS 'Who is owed what. A balance is a sum; an amount is never changed, only answered by another entry.';
COMMENT ON COLUMN ledger_entries.account IS 'seller:{profile}, promoter:{promoter}, platform (the marketplace), buyers (what buyers paid), bank (what was paid out), receivable (what companies were invoiced and have not paid), deferred (what becomes others'' as they pay) or refunds (what companies paid and is owed back). Positive is owed to the account.';
COMMENT ON COLUMN ledger_entries.available_at IS 'When the amount may be paid out; null while the order is not delivered.';
COMMENT ON COLUMN ledger_entries.order_id IS 'The retail order that the entry is about, also when its reference is a refund.';
COMMENT ON COLUMN ledger_entries.wholesale_order_id IS 'The wholesale order that the entry is about; its reference is an invoice, a payment or a credit note.';
CREATE INDEX ledger_entries__account ON ledger_entries USING btree (account, currency, created_at);
CREATE INDEX ledger_entries__available ON ledger_entries USING btree (account, currency, available_at) WHERE available_at IS NOT NULL;
CREATE INDEX ledger_entries__commission ON ledger_entries USING btree (created_at) WHERE account = 'platform'::text;
CREATE INDEX ledger_entries__order_id ON ledger_entries USING btree (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX ledger_entries__ref ON ledger_entries USING btree (ref);
CREATE INDEX ledger_entries__wholesale_order_id ON ledger_entries USING btree (wholesale_order_id) WHERE wholesale_order_id IS NOT NULL;
CREATE TRIGGER ledger_entries__append_only BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE CONSTRAINT TRIGGER ledger_entries__balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();

CREATE TABLE linesheet_buyers (
  linesheet_id text NOT NULL,
  buyer_id text NOT NULL,
  CONSTRAINT linesheet_buyers__pkey PRIMARY KEY (linesheet_id, buyer_id),
  CONSTRAINT linesheet_buyers_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE,
  CONSTRAINT linesheet_buyers_linesheet_id_fkey FOREIGN KEY (linesheet_id) REFERENCES linesheets(id) ON DELETE CASCADE
);
COMMENT ON TABLE linesheet_buyers IS 'Companies that a line sheet of visibility selected is for.';
CREATE INDEX linesheet_buyers__buyer_id ON linesheet_buyers USING btree (buyer_id);

CREATE TABLE linesheet_items (
  linesheet_id text NOT NULL,
  design_id text NOT NULL,
  "position" integer NOT NULL,
  note_en text NOT NULL DEFAULT ''::text,
  note_jp text NOT NULL DEFAULT ''::text,
  CONSTRAINT linesheet_items__pkey PRIMARY KEY (linesheet_id, design_id),
  CONSTRAINT linesheet_items_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT linesheet_items_linesheet_id_fkey FOREIGN KEY (linesheet_id) REFERENCES linesheets(id) ON DELETE CASCADE
);
COMMENT ON TABLE linesheet_items IS 'Designs of a line sheet in its order. One that is not sold wholesale at the moment stays on it, unseen by buyers.';
CREATE INDEX linesheet_items__design_id ON linesheet_items USING btree (design_id);

CREATE TABLE linesheets (
  id text NOT NULL,
  profile_id text NOT NULL,
  title_en text NOT NULL DEFAULT ''::text,
  title_jp text NOT NULL DEFAULT ''::text,
  season text NOT NULL DEFAULT ''::text,
  visibility text NOT NULL DEFAULT 'none'::text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT linesheets__title CHECK (btrim(title_en) <> ''::text OR btrim(title_jp) <> ''::text),
  CONSTRAINT linesheets__visibility CHECK (visibility = ANY (ARRAY['all'::text, 'selected'::text, 'none'::text])),
  CONSTRAINT linesheets_pkey PRIMARY KEY (id),
  CONSTRAINT linesheets_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);
COMMENT ON TABLE linesheets IS 'A choice of a designer''s styles with a name of its own.';
COMMENT ON COLUMN linesheets.visibility IS 'Which verified buyers may open it: all of them, those of linesheet_buyers, or none yet.';
CREATE INDEX linesheets__created_at ON linesheets USING btree (created_at DESC, id DESC);
CREATE INDEX linesheets__profile_id ON linesheets USING btree (profile_id, created_at DESC, id DESC);

CREATE TABLE lookbook_looks (
  lookbook_id text NOT NULL,
  number integer NOT NULL,
  file_id text,
  caption_en text NOT NULL DEFAULT ''::text,
  caption_jp text NOT NULL DEFAULT ''::text,
  alt_en text NOT NULL DEFAULT ''::text,
  alt_jp text NOT NULL DEFAULT ''::text,
  hotspots jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT lookbook_looks__number CHECK (number >= 1),
  CONSTRAINT lookbook_looks__pk PRIMARY KEY (lookbook_id, number),
  CONSTRAINT lookbook_looks_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  CONSTRAINT lookbook_looks_lookbook_id_fkey FOREIGN KEY (lookbook_id) REFERENCES lookbooks(id) ON DELETE CASCADE
);
COMMENT ON TABLE lookbook_looks IS 'One picture of a lookbook. Hotspots are [{x, y, designId}], x and y between 0 and 1.';
CREATE INDEX lookbook_looks__file_id ON lookbook_looks USING btree (file_id);

CREATE TABLE lookbooks (
  id text NOT NULL,
  profile_id text NOT NULL,
  slug citext NOT NULL,
  title_en text NOT NULL,
  title_jp text NOT NULL,
  intro_en text NOT NULL DEFAULT ''::text,
  intro_jp text NOT NULL DEFAULT ''::text,
  season text NOT NULL DEFAULT ''::text,
  cover_id text,
  published boolean NOT NULL DEFAULT false,
  "position" integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT lookbooks__slug UNIQUE (slug),
  CONSTRAINT lookbooks__title_present CHECK (title_en <> ''::text OR title_jp <> ''::text),
  CONSTRAINT lookbooks_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES files(id),
  CONSTRAINT lookbooks_pkey PRIMARY KEY (id),
  CONSTRAINT lookbooks_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);
COMMENT ON TABLE lookbooks IS 'A collection shown as a sequence of looks.';
CREATE INDEX lookbooks__profile_id ON lookbooks USING btree (profile_id, "position");
CREATE INDEX lookbooks__published ON lookbooks USING btree (created_at DESC, id) WHERE published;

CREATE TABLE mail_bounces (
  email citext NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  times integer NOT NULL DEFAULT 1,
  sent_email_id text,
  first_at timestamp with time zone NOT NULL DEFAULT now(),
  last_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT mail_bounces_kind_check CHECK (kind = ANY (ARRAY['bounce'::text, 'complaint'::text])),
  CONSTRAINT mail_bounces_pkey PRIMARY KEY (email),
  CONSTRAINT mail_bounces_times_check CHECK (times > 0)
);
COMMENT ON TABLE mail_bounces IS 'Addresses that mail does not reach, or whose owners called it spam: they get only what they asked for themselves.';
COMMENT ON COLUMN mail_bounces.sent_email_id IS 'The mail that came back last, where it was recognised. No reference: mails are erased on request.';
CREATE INDEX mail_bounces__email_parts ON mail_bounces USING gin ((email::text) gin_trgm_ops);
CREATE INDEX mail_bounces__kind ON mail_bounces USING btree (kind, last_at DESC, email);
CREATE INDEX mail_bounces__last_at ON mail_bounces USING btree (last_at DESC, email);

CREATE TABLE mail_suppressions (
  email_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT mail_suppressions_pkey PRIMARY KEY (email_hash)
);
COMMENT ON TABLE mail_suppressions IS 'Addresses that want no letters to many, as SHA-256 of their lower case: kept when the address itself is erased.';

CREATE TABLE mailing_recipients (
  mailing_id text NOT NULL,
  email citext NOT NULL,
  user_id text,
  name text NOT NULL DEFAULT ''::text,
  locale text NOT NULL,
  queued_at timestamp with time zone,
  CONSTRAINT mailing_recipients__mailing_id__email PRIMARY KEY (mailing_id, email),
  CONSTRAINT mailing_recipients_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT mailing_recipients_mailing_id_fkey FOREIGN KEY (mailing_id) REFERENCES mailings(id) ON DELETE CASCADE,
  CONSTRAINT mailing_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON TABLE mailing_recipients IS 'The key is why nobody gets a letter twice.';
CREATE INDEX mailing_recipients__email ON mailing_recipients USING btree (email);
CREATE INDEX mailing_recipients__user_id ON mailing_recipients USING btree (user_id);
CREATE INDEX mailing_recipients__waiting ON mailing_recipients USING btree (mailing_id, email) WHERE queued_at IS NULL;

CREATE TABLE mailings (
  id text NOT NULL,
  created_by text NOT NULL,
  via text NOT NULL DEFAULT 'site'::text,
  audience jsonb NOT NULL,
  subject jsonb NOT NULL,
  body jsonb NOT NULL,
  status text NOT NULL DEFAULT 'scheduled'::text,
  recipients integer NOT NULL,
  scheduled_at timestamp with time zone NOT NULL DEFAULT now(),
  last_batch_at timestamp with time zone,
  finished_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT mailings_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT mailings_pkey PRIMARY KEY (id),
  CONSTRAINT mailings_recipients_check CHECK (recipients > 0),
  CONSTRAINT mailings_status_check CHECK (status = ANY (ARRAY['scheduled'::text, 'sending'::text, 'sent'::text, 'cancelled'::text])),
  CONSTRAINT mailings_via_check CHECK (via = ANY (ARRAY['site'::text, 'gmail'::text]))
);
COMMENT ON TABLE mailings IS 'One letter to many. Who gets it is settled when it is written; who has unsubscribed meanwhile is left out when it is sent.';
COMMENT ON COLUMN mailings.last_batch_at IS 'When a part of the receivers was last handed to the outbox: parts leave a minute apart.';
CREATE INDEX mailings__created_at ON mailings USING btree (created_at DESC, id DESC);
CREATE INDEX mailings__due ON mailings USING btree (scheduled_at) WHERE status = ANY (ARRAY['scheduled'::text, 'sending'::text]);
CREATE INDEX mailings__via ON mailings USING btree (via, created_at DESC, id DESC);

CREATE TABLE measures (
  key text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT measures_pkey PRIMARY KEY (key)
);
COMMENT ON TABLE measures IS 'Names of the measures of size charts, in the order in which charts show them. One without a row is shown by its key, last.';
CREATE TRIGGER measures__details_delete AFTER DELETE ON measures REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_measures();
CREATE TRIGGER measures__details_insert AFTER INSERT ON measures REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_measures();
CREATE TRIGGER measures__details_update AFTER UPDATE ON measures REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_measures();

CREATE TABLE messages (
  id text NOT NULL,
  channel_id text NOT NULL,
  seq integer NOT NULL,
  sender_id text NOT NULL,
  text text NOT NULL,
  client_id text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT messages__channel_id__seq UNIQUE (channel_id, seq),
  CONSTRAINT messages__sender_id__client_id UNIQUE (sender_id, client_id),
  CONSTRAINT messages__text CHECK (btrim(text) <> ''::text AND char_length(text) <= 4000),
  CONSTRAINT messages_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE,
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON COLUMN messages.client_id IS 'Made by the sender''s browser: sending again does not say it twice.';

CREATE TABLE model_intakes (
  id text NOT NULL,
  reference text NOT NULL,
  email citext NOT NULL,
  answers jsonb NOT NULL,
  birth_date text NOT NULL,
  guardian jsonb,
  photos text[] NOT NULL,
  locale text NOT NULL DEFAULT 'en'::text,
  status text NOT NULL DEFAULT 'new'::text,
  note text NOT NULL DEFAULT ''::text,
  key_hash text NOT NULL,
  model_id text,
  reviewed_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT model_intakes__birth_date CHECK (birth_date ~ '^\d{4}-\d{2}-\d{2}$'::text),
  CONSTRAINT model_intakes__locale CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT model_intakes__reference UNIQUE (reference),
  CONSTRAINT model_intakes__status CHECK (status = ANY (ARRAY['new'::text, 'reviewing'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text])),
  CONSTRAINT model_intakes_model_id_fkey FOREIGN KEY (model_id) REFERENCES model_profiles(id),
  CONSTRAINT model_intakes_pkey PRIMARY KEY (id),
  CONSTRAINT model_intakes_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES users(id)
);
COMMENT ON TABLE model_intakes IS 'Casting applications. Address, birth date and guardian stay here; what may be shown goes to model_profiles.';
COMMENT ON COLUMN model_intakes.birth_date IS 'A day without a time zone, as written.';
COMMENT ON COLUMN model_intakes.photos IS 'Ids of files in order.';
CREATE INDEX model_intakes__created_at ON model_intakes USING btree (created_at DESC, id DESC);
CREATE INDEX model_intakes__model_id ON model_intakes USING btree (model_id);
CREATE UNIQUE INDEX model_intakes__open ON model_intakes USING btree (email) WHERE status = ANY (ARRAY['new'::text, 'reviewing'::text]);
CREATE INDEX model_intakes__reviewed_by ON model_intakes USING btree (reviewed_by);
CREATE INDEX model_intakes__status ON model_intakes USING btree (status, created_at DESC, id DESC);

CREATE TABLE model_profiles (
  id text NOT NULL,
  slug citext NOT NULL,
  name text NOT NULL,
  city text NOT NULL DEFAULT ''::text,
  measurements jsonb NOT NULL DEFAULT '{}'::jsonb,
  portfolio text[] NOT NULL DEFAULT '{}'::text[],
  status text NOT NULL DEFAULT 'pending'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT model_profiles__slug UNIQUE (slug),
  CONSTRAINT model_profiles__status CHECK (status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'archived'::text])),
  CONSTRAINT model_profiles_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE model_profiles IS 'Fashion models. Contact data stays with their intake; here is only what may be shown once approved.';
COMMENT ON COLUMN model_profiles.portfolio IS 'Ids of public files in order.';
CREATE INDEX model_profiles__approved ON model_profiles USING btree (name, id) WHERE status = 'approved'::text;

CREATE TABLE newsletter_requests (
  id text NOT NULL,
  email citext NOT NULL,
  source text NOT NULL,
  locale text NOT NULL,
  key_hash text,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT newsletter_requests__email UNIQUE (email),
  CONSTRAINT newsletter_requests__key_hash UNIQUE (key_hash),
  CONSTRAINT newsletter_requests__locale CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT newsletter_requests_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE newsletter_requests IS 'Addresses that somebody has put down for the newsletter and nobody has confirmed. They get no letters, are in collected_emails once they are confirmed, and are removed after 30 days.';
COMMENT ON COLUMN newsletter_requests.key_hash IS 'Digest of the key in the mailed link. Null: its receiver wants no letters, and the link does nothing.';
CREATE INDEX newsletter_requests__asked_at ON newsletter_requests USING btree (asked_at);

CREATE TABLE notification_people (
  notification_id text NOT NULL,
  user_id text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT notification_people__pkey PRIMARY KEY (notification_id, user_id),
  CONSTRAINT notification_people_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  CONSTRAINT notification_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE notification_people IS 'Who followed or liked, of notifications that count people; names are read from the accounts.';
CREATE INDEX notification_people__user_id ON notification_people USING btree (user_id);

CREATE TABLE notifications (
  id text NOT NULL,
  user_id text NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  dedupe_key text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  happened_at timestamp with time zone NOT NULL DEFAULT now(),
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  CONSTRAINT notifications__user_id__dedupe_key UNIQUE (user_id, dedupe_key),
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE notifications IS 'What a member is told of beside the bell; written in the transaction of the event. Its kinds are typed by the contracts.';
COMMENT ON COLUMN notifications.dedupe_key IS 'One event, or one channel or day whose events are told together, makes one row.';
COMMENT ON COLUMN notifications.created_at IS 'Since when it waits to be read; set anew when something is added to a read one.';
COMMENT ON COLUMN notifications.happened_at IS 'Of the newest event it stands for: the order of the list.';
COMMENT ON COLUMN notifications.mailed_at IS 'When a mail about it was queued.';
CREATE INDEX notifications__happened_at ON notifications USING btree (happened_at);
CREATE INDEX notifications__unmailed ON notifications USING btree (kind, created_at) WHERE read_at IS NULL AND mailed_at IS NULL;
CREATE INDEX notifications__unread ON notifications USING btree (user_id) WHERE read_at IS NULL;
CREATE INDEX notifications__user_id__happened_at ON notifications USING btree (user_id, happened_at DESC, id DESC);

CREATE TABLE number_sequences (
  name text NOT NULL,
  next_value bigint NOT NULL DEFAULT 1001,
  CONSTRAINT number_sequences_next_value_check CHECK (next_value > 0),
  CONSTRAINT number_sequences_pkey PRIMARY KEY (name)
);
COMMENT ON TABLE number_sequences IS 'Human numbers without gaps: the row is locked by the transaction that takes one.';

CREATE TABLE oauth_connections (
  id text NOT NULL,
  user_id text NOT NULL,
  provider text NOT NULL,
  scopes text[] NOT NULL DEFAULT '{}'::text[],
  refresh_token_enc text,
  status text NOT NULL DEFAULT 'active'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT oauth_connections__user_provider UNIQUE (user_id, provider),
  CONSTRAINT oauth_connections_pkey PRIMARY KEY (id),
  CONSTRAINT oauth_connections_status_check CHECK (status = ANY (ARRAY['active'::text, 'revoked'::text])),
  CONSTRAINT oauth_connections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE oauth_states (
  state_hash text NOT NULL,
  user_id text NOT NULL,
  provider text NOT NULL,
  verifier_sealed text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT oauth_states_pkey PRIMARY KEY (state_hash),
  CONSTRAINT oauth_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE oauth_states IS 'Sign-ins at an outside provider that were begun here. A row is used once and lives ten minutes.';
COMMENT ON COLUMN oauth_states.state_hash IS 'Digest of the state that the provider sends back; the state itself is kept by the browser alone.';
COMMENT ON COLUMN oauth_states.verifier_sealed IS 'The PKCE verifier, encrypted with a key of this installation.';
CREATE INDEX oauth_states__expires_at ON oauth_states USING btree (expires_at);
CREATE INDEX oauth_states__user_id ON oauth_states USING btree (user_id);

CREATE TABLE order_codes (
  order_id text NOT NULL,
  code citext NOT NULL,
  discount_minor bigint NOT NULL DEFAULT 0,
  CONSTRAINT order_codes__pk PRIMARY KEY (order_id, code),
  CONSTRAINT order_codes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
COMMENT ON TABLE order_codes IS 'Promo codes of an order, each at most once.';

CREATE TABLE order_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id text NOT NULL,
  kind text NOT NULL,
  actor_id text,
  data jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_events_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE order_events IS 'Timeline of an order: every change with actor and time.';
CREATE INDEX order_events__order_id ON order_events USING btree (order_id, id);
CREATE TRIGGER order_events__append_only BEFORE DELETE OR UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE order_groups (
  id text NOT NULL,
  number text NOT NULL,
  checkout_id text NOT NULL,
  user_id text,
  email citext NOT NULL,
  currency character(3) NOT NULL,
  locale text NOT NULL,
  market text NOT NULL,
  rounding text NOT NULL,
  address jsonb NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL,
  shipping_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  tax_included boolean NOT NULL,
  total_minor bigint NOT NULL,
  public_key_hash text NOT NULL,
  placed_at timestamp with time zone NOT NULL DEFAULT now(),
  wishes jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT order_groups__amounts CHECK (subtotal_minor >= 0 AND discount_minor >= 0 AND shipping_minor >= 0 AND tax_minor >= 0),
  CONSTRAINT order_groups__checkout_id UNIQUE (checkout_id),
  CONSTRAINT order_groups__locale CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT order_groups__number UNIQUE (number),
  CONSTRAINT order_groups__rounding CHECK (rounding = ANY (ARRAY['half-up'::text, 'floor'::text])),
  CONSTRAINT order_groups__total CHECK (total_minor = (subtotal_minor - discount_minor + shipping_minor +
CASE
    WHEN tax_included THEN 0::bigint
    ELSE tax_minor
END)),
  CONSTRAINT order_groups_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id),
  CONSTRAINT order_groups_pkey PRIMARY KEY (id),
  CONSTRAINT order_groups_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON TABLE order_groups IS 'A purchase: one payment, one order per seller. Unique by checkout, so that browser and webhook can only make it once.';
COMMENT ON COLUMN order_groups.public_key_hash IS 'SHA-256 of the key in a guest''s link.';
COMMENT ON COLUMN order_groups.wishes IS 'The checkout''s wishes, frozen at placement.';
CREATE INDEX order_groups__email ON order_groups USING btree (email, placed_at DESC);
CREATE INDEX order_groups__email_parts ON order_groups USING gin ((email::text) gin_trgm_ops);
CREATE INDEX order_groups__number_parts ON order_groups USING gin (number gin_trgm_ops);
CREATE INDEX order_groups__placed_at ON order_groups USING btree (placed_at DESC);
CREATE INDEX order_groups__user_id ON order_groups USING btree (user_id, placed_at DESC);

CREATE TABLE order_lines (
  id text NOT NULL,
  order_id text NOT NULL,
  "position" integer NOT NULL,
  design_id text NOT NULL,
  variant_id text NOT NULL,
  piece_id text,
  released_at timestamp with time zone,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT ''::text,
  slug text NOT NULL,
  size text NOT NULL,
  colour_en text NOT NULL DEFAULT ''::text,
  colour_jp text NOT NULL DEFAULT ''::text,
  image jsonb,
  mode text NOT NULL,
  lead_days integer,
  quantity integer NOT NULL,
  fulfilled_quantity integer NOT NULL DEFAULT 0,
  unit_price_minor bigint NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  tax_rate_bp integer NOT NULL,
  tax_included boolean NOT NULL,
  total_minor bigint NOT NULL,
  CONSTRAINT order_lines__amounts CHECK (unit_price_minor >= 0 AND subtotal_minor = (unit_price_minor * quantity) AND discount_minor >= 0 AND discount_minor <= subtotal_minor AND tax_minor >= 0),
  CONSTRAINT order_lines__fulfilled_quantity CHECK (fulfilled_quantity >= 0 AND fulfilled_quantity <= quantity),
  CONSTRAINT order_lines__mode CHECK (mode = ANY (ARRAY['stock'::text, 'made_to_order'::text, 'piece'::text])),
  CONSTRAINT order_lines__order_id__position UNIQUE (order_id, "position"),
  CONSTRAINT order_lines__piece CHECK ((mode = 'piece'::text) = (piece_id IS NOT NULL) AND (piece_id IS NULL OR quantity = 1)),
  CONSTRAINT order_lines__quantity CHECK (quantity > 0),
  CONSTRAINT order_lines_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id),
  CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_lines_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES pieces(id),
  CONSTRAINT order_lines_pkey PRIMARY KEY (id),
  CONSTRAINT order_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id)
);
COMMENT ON TABLE order_lines IS 'Garments of an order with everything a receipt, a refund and an invoice need.';
COMMENT ON COLUMN order_lines.released_at IS 'When the goods went back on sale: the order was cancelled or expired.';
CREATE INDEX order_lines__design_id ON order_lines USING btree (design_id);
CREATE UNIQUE INDEX order_lines__piece_id ON order_lines USING btree (piece_id) WHERE released_at IS NULL;
CREATE INDEX order_lines__variant_id ON order_lines USING btree (variant_id);

CREATE TABLE orders (
  id text NOT NULL,
  group_id text NOT NULL,
  seller_profile_id text NOT NULL,
  number text NOT NULL,
  status text NOT NULL,
  payment_status text NOT NULL DEFAULT 'none'::text,
  fulfilment_status text NOT NULL DEFAULT 'unfulfilled'::text,
  fulfilled boolean GENERATED ALWAYS AS (fulfilment_status = 'fulfilled'::text) STORED,
  currency character(3) NOT NULL,
  seller_name text NOT NULL,
  seller_name_jp text NOT NULL DEFAULT ''::text,
  seller_handle text NOT NULL,
  shipping_method text NOT NULL,
  subtotal_minor bigint NOT NULL,
  discount_minor bigint NOT NULL,
  shipping_minor bigint NOT NULL,
  shipping_tax_minor bigint NOT NULL,
  tax_minor bigint NOT NULL,
  tax_included boolean NOT NULL,
  total_minor bigint NOT NULL,
  promo jsonb NOT NULL DEFAULT '[]'::jsonb,
  address jsonb NOT NULL,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  version integer NOT NULL DEFAULT 1,
  placed_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT orders__amounts CHECK (subtotal_minor >= 0 AND discount_minor >= 0 AND shipping_minor >= 0 AND shipping_tax_minor >= 0 AND tax_minor >= 0),
  CONSTRAINT orders__fulfilment_status CHECK (fulfilment_status = ANY (ARRAY['unfulfilled'::text, 'partial'::text, 'fulfilled'::text, 'partially_returned'::text, 'returned'::text])),
  CONSTRAINT orders__group_id__seller_profile_id UNIQUE (group_id, seller_profile_id),
  CONSTRAINT orders__number UNIQUE (number),
  CONSTRAINT orders__payment_status CHECK (payment_status = ANY (ARRAY['none'::text, 'authorised'::text, 'partially_captured'::text, 'captured'::text, 'partially_refunded'::text, 'refunded'::text, 'failed'::text, 'voided'::text])),
  CONSTRAINT orders__shipping_method CHECK (shipping_method = ANY (ARRAY['standard'::text, 'express'::text])),
  CONSTRAINT orders__status CHECK (status = ANY (ARRAY['pending_payment'::text, 'placed'::text, 'processing'::text, 'partially_shipped'::text, 'shipped'::text, 'delivered'::text, 'closed'::text, 'cancelled'::text, 'expired'::text])),
  CONSTRAINT orders__total CHECK (total_minor = (subtotal_minor - discount_minor + shipping_minor +
CASE
    WHEN tax_included THEN 0::bigint
    ELSE tax_minor
END)),
  CONSTRAINT orders_group_id_fkey FOREIGN KEY (group_id) REFERENCES order_groups(id),
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_seller_profile_id_fkey FOREIGN KEY (seller_profile_id) REFERENCES profiles(id)
);
COMMENT ON TABLE orders IS 'What one seller sells in a purchase. Amounts, names and address are frozen at placement.';
CREATE INDEX orders__delivered ON orders USING btree (id) WHERE status = 'delivered'::text;
CREATE INDEX orders__pending ON orders USING btree (placed_at) WHERE status = 'pending_payment'::text;
CREATE INDEX orders__placed_at ON orders USING btree (placed_at DESC, id DESC);
CREATE INDEX orders__sales ON orders USING btree (placed_at, group_id) INCLUDE (currency, total_minor) WHERE status <> ALL (ARRAY['pending_payment'::text, 'expired'::text, 'cancelled'::text]);
CREATE INDEX orders__seller_profile_id ON orders USING btree (seller_profile_id, placed_at DESC);
CREATE INDEX orders__status ON orders USING btree (status, placed_at DESC, id DESC);

CREATE TABLE outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  dedupe_key text,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  available_at timestamp with time zone NOT NULL DEFAULT now(),
  done_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  mail_id text,
  written text,
  written_at timestamp with time zone,
  traceparent text,
  CONSTRAINT outbox__dedupe_key UNIQUE (dedupe_key),
  CONSTRAINT outbox__traceparent CHECK (length(traceparent) <= 64),
  CONSTRAINT outbox_kind_check CHECK (kind = ANY (ARRAY['mail'::text, 'webhook'::text])),
  CONSTRAINT outbox_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE outbox IS 'External effects, written in the transaction that causes them and carried out by a job afterwards.';
COMMENT ON COLUMN outbox.mail_id IS 'Id of the mail, chosen before it is first handed over: its Message-ID, the same at every attempt.';
COMMENT ON COLUMN outbox.written IS 'A mail whose link works once, as it was written, sealed: every attempt hands over the same link. Emptied once the mail has left.';
COMMENT ON COLUMN outbox.traceparent IS 'W3C trace context of the call that queued this; empty where traces are off.';
CREATE INDEX outbox__open ON outbox USING btree (available_at) WHERE done_at IS NULL;

CREATE TABLE page_views (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  path text NOT NULL,
  title text,
  referrer text,
  locale text,
  visitor_hash text NOT NULL,
  viewed_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT page_views_pkey PRIMARY KEY (id)
);
COMMENT ON COLUMN page_views.visitor_hash IS 'Digest of sender, day and a secret: tells visitors of a day apart, follows nobody.';
CREATE INDEX page_views__day ON page_views USING btree (viewed_at) INCLUDE (path, visitor_hash, locale);
CREATE INDEX page_views__path ON page_views USING btree (path, viewed_at);
CREATE INDEX page_views__viewed_at ON page_views USING btree (viewed_at DESC);

CREATE TABLE payment_reversal_parts (
  reversal_id text NOT NULL,
  order_id text NOT NULL,
  amount_minor bigint NOT NULL,
  CONSTRAINT payment_reversal_parts__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT payment_reversal_parts__pk PRIMARY KEY (reversal_id, order_id),
  CONSTRAINT payment_reversal_parts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payment_reversal_parts_reversal_id_fkey FOREIGN KEY (reversal_id) REFERENCES payment_reversals(id)
);
COMMENT ON TABLE payment_reversal_parts IS 'Which part of a reversal is of which order, in proportion to what was left of each.';
CREATE INDEX payment_reversal_parts__order_id ON payment_reversal_parts USING btree (order_id);

CREATE TABLE payment_reversals (
  id text NOT NULL,
  payment_id text NOT NULL,
  provider_ref text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  amount_minor bigint NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  fee_minor bigint NOT NULL DEFAULT 0,
  fee_currency character(3),
  evidence_due_at timestamp with time zone,
  CONSTRAINT payment_reversals__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT payment_reversals__fee CHECK (fee_minor = 0 OR fee_currency IS NOT NULL),
  CONSTRAINT payment_reversals__kind CHECK (kind = ANY (ARRAY['refund'::text, 'dispute'::text])),
  CONSTRAINT payment_reversals__payment_id__provider_ref UNIQUE (payment_id, provider_ref),
  CONSTRAINT payment_reversals__status CHECK (status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'done'::text, 'failed'::text])),
  CONSTRAINT payment_reversals_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT payment_reversals_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE payment_reversals IS 'Money that went back to a buyer by other ways than a refund of ours: given back by hand at the payment provider, or taken back by the buyer''s bank.';
COMMENT ON COLUMN payment_reversals.status IS 'A dispute is open while the bank decides, then won (the money came back) or lost. A refund by hand is done, or failed: the buyer''s bank did not take it.';
COMMENT ON COLUMN payment_reversals.fee_minor IS 'What the payment provider keeps for a dispute, in minor units of fee_currency.';
COMMENT ON COLUMN payment_reversals.evidence_due_at IS 'Until when the bank takes evidence; null when nothing is asked for.';
CREATE INDEX payment_reversals__created_at ON payment_reversals USING btree (created_at DESC, id DESC);
CREATE INDEX payment_reversals__open ON payment_reversals USING btree (payment_id) WHERE status = 'open'::text;

CREATE TABLE payment_sessions (
  id text NOT NULL,
  checkout_id text NOT NULL,
  provider text NOT NULL,
  provider_ref text NOT NULL,
  amount_minor bigint NOT NULL,
  currency character(3) NOT NULL,
  quote_hash text NOT NULL,
  status text NOT NULL DEFAULT 'open'::text,
  method_label text NOT NULL DEFAULT ''::text,
  failure text,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payment_sessions__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT payment_sessions__provider CHECK (provider = ANY (ARRAY['test'::text, 'stripe'::text])),
  CONSTRAINT payment_sessions__provider_ref UNIQUE (provider, provider_ref),
  CONSTRAINT payment_sessions__status CHECK (status = ANY (ARRAY['open'::text, 'requires_action'::text, 'processing'::text, 'authorised'::text, 'declined'::text, 'voided'::text, 'expired'::text])),
  CONSTRAINT payment_sessions_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id),
  CONSTRAINT payment_sessions_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE payment_sessions IS 'Attempts to pay for a checkout. Only one can become the payment of its purchase; an authorised one that does not is voided.';
COMMENT ON COLUMN payment_sessions.quote_hash IS 'What the payer agreed to; a webhook completes the checkout on these terms only.';
CREATE INDEX payment_sessions__checkout_id ON payment_sessions USING btree (checkout_id);
CREATE INDEX payment_sessions__unsettled ON payment_sessions USING btree (updated_at) WHERE status = ANY (ARRAY['requires_action'::text, 'processing'::text, 'authorised'::text]);

CREATE TABLE payment_splits (
  payment_id text NOT NULL,
  order_id text NOT NULL,
  amount_minor bigint NOT NULL,
  CONSTRAINT payment_splits__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT payment_splits__pk PRIMARY KEY (payment_id, order_id),
  CONSTRAINT payment_splits_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payment_splits_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
COMMENT ON TABLE payment_splits IS 'Which part of a payment is for which order; the parts sum to the payment.';
CREATE INDEX payment_splits__order_id ON payment_splits USING btree (order_id);

CREATE TABLE payments (
  id text NOT NULL,
  group_id text NOT NULL,
  session_id text NOT NULL,
  provider text NOT NULL,
  provider_ref text NOT NULL,
  status text NOT NULL,
  currency character(3) NOT NULL,
  authorised_minor bigint NOT NULL DEFAULT 0,
  captured_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payments__captured CHECK (captured_minor >= 0 AND captured_minor <= authorised_minor),
  CONSTRAINT payments__group_id UNIQUE (group_id),
  CONSTRAINT payments__provider_ref UNIQUE (provider, provider_ref),
  CONSTRAINT payments__refunded CHECK (refunded_minor >= 0 AND refunded_minor <= captured_minor),
  CONSTRAINT payments__session_id UNIQUE (session_id),
  CONSTRAINT payments__status CHECK (status = ANY (ARRAY['none'::text, 'authorised'::text, 'partially_captured'::text, 'captured'::text, 'partially_refunded'::text, 'refunded'::text, 'failed'::text, 'voided'::text])),
  CONSTRAINT payments_group_id_fkey FOREIGN KEY (group_id) REFERENCES order_groups(id),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_session_id_fkey FOREIGN KEY (session_id) REFERENCES payment_sessions(id)
);
COMMENT ON TABLE payments IS 'The payment of a purchase.';
CREATE INDEX payments__to_settle ON payments USING btree (updated_at) WHERE status = 'authorised'::text;

CREATE TABLE payout_details (
  profile_id text NOT NULL,
  country character(2) NOT NULL,
  sealed text NOT NULL,
  ending text NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payout_details__country CHECK (country ~ '^[A-Z]{2}$'::text),
  CONSTRAINT payout_details__ending CHECK (length(ending) <= 4),
  CONSTRAINT payout_details_pkey PRIMARY KEY (profile_id),
  CONSTRAINT payout_details_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);
COMMENT ON TABLE payout_details IS 'Bank details of designers in their own words, encrypted. Read by their owner after the password, and by admins who pay.';
COMMENT ON COLUMN payout_details.ending IS 'Last characters of the account, to be recognised by; no more than a third of it.';

CREATE TABLE payouts (
  id text NOT NULL,
  account text NOT NULL,
  profile_id text NOT NULL,
  amount_minor bigint NOT NULL,
  currency character(3) NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  reference text NOT NULL DEFAULT ''::text,
  failure text NOT NULL DEFAULT ''::text,
  created_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  paid_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT payouts__account CHECK (account ~ '^(seller|promoter):'::text),
  CONSTRAINT payouts__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT payouts__paid_at CHECK ((status = 'paid'::text) = (paid_at IS NOT NULL)),
  CONSTRAINT payouts__status CHECK (status = ANY (ARRAY['pending'::text, 'processing'::text, 'paid'::text, 'failed'::text, 'cancelled'::text])),
  CONSTRAINT payouts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT payouts_pkey PRIMARY KEY (id),
  CONSTRAINT payouts_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id)
);
COMMENT ON TABLE payouts IS 'Money on its way to a seller or promoter. It leaves the balance when the payout is made, and comes back when it fails.';
CREATE INDEX payouts__created_at ON payouts USING btree (created_at DESC, id DESC);
CREATE INDEX payouts__profile_id ON payouts USING btree (profile_id, created_at DESC, id DESC);
CREATE INDEX payouts__status ON payouts USING btree (status) WHERE status = ANY (ARRAY['pending'::text, 'processing'::text]);

CREATE TABLE pieces (
  id text NOT NULL,
  design_id text NOT NULL,
  variant_id text NOT NULL,
  serial text NOT NULL,
  edition text NOT NULL DEFAULT ''::text,
  condition_en text NOT NULL DEFAULT ''::text,
  condition_jp text NOT NULL DEFAULT ''::text,
  status text NOT NULL DEFAULT 'available'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT pieces__design_id__serial UNIQUE (design_id, serial),
  CONSTRAINT pieces__status CHECK (status = ANY (ARRAY['available'::text, 'reserved'::text, 'sold'::text, 'withheld'::text])),
  CONSTRAINT pieces_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT pieces_pkey PRIMARY KEY (id),
  CONSTRAINT pieces_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
COMMENT ON TABLE pieces IS 'One-of-one garments: the piece identifier of the cart. Priced by their variant.';
CREATE INDEX pieces__variant_id ON pieces USING btree (variant_id);
CREATE CONSTRAINT TRIGGER pieces__cards AFTER INSERT OR DELETE OR UPDATE ON pieces DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE TRIGGER pieces__details_delete AFTER DELETE ON pieces REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_pieces();
CREATE TRIGGER pieces__details_insert AFTER INSERT ON pieces REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_pieces();
CREATE TRIGGER pieces__details_update AFTER UPDATE ON pieces REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_pieces();
CREATE TRIGGER pieces__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON pieces FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();

CREATE TABLE policies (
  slug text NOT NULL,
  version text NOT NULL,
  locale text NOT NULL,
  title text NOT NULL,
  sections jsonb NOT NULL,
  effective_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT policies__slug_version_locale PRIMARY KEY (slug, version, locale),
  CONSTRAINT policies_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text]))
);
COMMENT ON COLUMN policies.sections IS 'In order: [{"heading": "...", "paragraphs": ["..."]}]. Text only, no markup.';

CREATE TABLE prepacks (
  id text NOT NULL,
  design_id text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  sizes jsonb NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT prepacks__name_present CHECK (name_en <> ''::text OR name_jp <> ''::text),
  CONSTRAINT prepacks_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT prepacks_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE prepacks IS 'Ready size runs: sizes is {size: quantity}.';
CREATE INDEX prepacks__design_id ON prepacks USING btree (design_id);

CREATE TABLE price_history (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  variant_id text NOT NULL,
  currency character(3) NOT NULL,
  amount_minor bigint,
  valid_from timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT price_history__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT price_history_pkey PRIMARY KEY (id),
  CONSTRAINT price_history_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
COMMENT ON TABLE price_history IS 'A row for each retail price from the moment it held; gives the lowest of the last 30 days.';
COMMENT ON COLUMN price_history.amount_minor IS 'Null: from then on it was not sold in this currency.';
CREATE INDEX price_history__variant_id ON price_history USING btree (variant_id, currency, valid_from DESC);
CREATE TRIGGER price_history__details_delete AFTER DELETE ON price_history REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_price_history();
CREATE TRIGGER price_history__details_insert AFTER INSERT ON price_history REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_price_history();
CREATE TRIGGER price_history__details_update AFTER UPDATE ON price_history REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_price_history();

CREATE TABLE prices (
  id text NOT NULL,
  variant_id text NOT NULL,
  channel text NOT NULL,
  currency character(3) NOT NULL,
  amount_minor bigint NOT NULL,
  compare_at_minor bigint,
  min_qty integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT prices__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT prices__channel CHECK (channel = ANY (ARRAY['retail'::text, 'wholesale'::text])),
  CONSTRAINT prices__compare_at_minor CHECK (compare_at_minor > amount_minor),
  CONSTRAINT prices__min_qty CHECK (min_qty >= 1),
  CONSTRAINT prices__variant_id__channel__currency__min_qty UNIQUE (variant_id, channel, currency, min_qty),
  CONSTRAINT prices_pkey PRIMARY KEY (id),
  CONSTRAINT prices_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
COMMENT ON TABLE prices IS 'Stored per currency and channel; nothing is converted at checkout.';
COMMENT ON COLUMN prices.compare_at_minor IS 'The former price while the variant is on sale.';
CREATE CONSTRAINT TRIGGER prices__cards AFTER INSERT OR DELETE OR UPDATE ON prices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE TRIGGER prices__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON prices FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE TRIGGER prices__history AFTER INSERT ON prices FOR EACH ROW WHEN (new.channel = 'retail'::text AND new.min_qty = 1 AND current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION record_price();
CREATE TRIGGER prices__history_change AFTER UPDATE ON prices FOR EACH ROW WHEN (new.channel = 'retail'::text AND new.min_qty = 1 AND new.amount_minor <> old.amount_minor AND current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION record_price();
CREATE TRIGGER prices__history_end AFTER DELETE ON prices FOR EACH ROW WHEN (old.channel = 'retail'::text AND old.min_qty = 1 AND current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION record_price_end();

CREATE TABLE privacy_requests (
  id text NOT NULL,
  kind text NOT NULL,
  email citext NOT NULL,
  locale text NOT NULL DEFAULT 'en'::text,
  status text NOT NULL DEFAULT 'pending'::text,
  key_hash text NOT NULL,
  file_id text,
  expires_at timestamp with time zone NOT NULL,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT privacy_requests_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  CONSTRAINT privacy_requests_kind_check CHECK (kind = ANY (ARRAY['export'::text, 'delete'::text])),
  CONSTRAINT privacy_requests_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT privacy_requests_pkey PRIMARY KEY (id),
  CONSTRAINT privacy_requests_status_check CHECK (status = ANY (ARRAY['pending'::text, 'done'::text, 'with_staff'::text, 'refused'::text]))
);
COMMENT ON TABLE privacy_requests IS 'Requests for a copy or the erasure of what we know of a person (GDPR, APPI). Nothing happens before the mailed link is confirmed.';
COMMENT ON COLUMN privacy_requests.status IS 'with_staff: a person goes on, as the account sells or buys for a company. refused: open orders.';
COMMENT ON COLUMN privacy_requests.expires_at IS 'Of the link; after confirmation, of the file.';
CREATE INDEX privacy_requests__created_at ON privacy_requests USING btree (created_at DESC, id DESC);
CREATE INDEX privacy_requests__email ON privacy_requests USING btree (email, created_at DESC);
CREATE INDEX privacy_requests__kind ON privacy_requests USING btree (kind, created_at DESC, id DESC);
CREATE INDEX privacy_requests__status ON privacy_requests USING btree (status, created_at DESC);

CREATE TABLE producer_pictures (
  producer_id text NOT NULL,
  file_id text NOT NULL,
  "position" integer NOT NULL,
  alt_en text NOT NULL DEFAULT ''::text,
  alt_jp text NOT NULL DEFAULT ''::text,
  CONSTRAINT producer_pictures__producer_file PRIMARY KEY (producer_id, file_id),
  CONSTRAINT producer_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  CONSTRAINT producer_pictures_position_check CHECK ("position" >= 0),
  CONSTRAINT producer_pictures_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE
);
COMMENT ON TABLE producer_pictures IS 'The gallery of a producer''s page in its order, each with what it shows.';
CREATE INDEX producer_pictures__file_id ON producer_pictures USING btree (file_id);

CREATE TABLE producers (
  id text NOT NULL,
  user_id text,
  handle citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT ''::text,
  bio_en text NOT NULL DEFAULT ''::text,
  bio_jp text NOT NULL DEFAULT ''::text,
  country character(2) NOT NULL,
  city text NOT NULL DEFAULT ''::text,
  city_jp text NOT NULL DEFAULT ''::text,
  lat double precision,
  lon double precision,
  avatar_id text,
  cover_id text,
  capabilities jsonb NOT NULL DEFAULT '[]'::jsonb,
  languages text[] NOT NULL DEFAULT '{}'::text[],
  moq integer,
  lead_time_days integer,
  certifications jsonb NOT NULL DEFAULT '[]'::jsonb,
  machines jsonb NOT NULL DEFAULT '[]'::jsonb,
  links jsonb NOT NULL DEFAULT '[]'::jsonb,
  founded_year integer,
  status text NOT NULL DEFAULT 'draft'::text,
  featured boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  map_point text GENERATED ALWAYS AS (map_point(id, 'producer'::text, name, name_jp, lat, lon, city, city_jp, country::text, '/producer/'::text || handle::text, "left"(bio_en, 160), "left"(bio_jp, 80))) STORED,
  capability_keys text[] NOT NULL DEFAULT '{}'::text[],
  weekly_capacity integer,
  CONSTRAINT producers__approved_on_map CHECK (status <> 'approved'::text OR lat IS NOT NULL AND lon IS NOT NULL),
  CONSTRAINT producers__handle UNIQUE (handle),
  CONSTRAINT producers__handle_format CHECK (handle::text ~ '^[a-z0-9_-]{3,30}$'::text),
  CONSTRAINT producers__lead_time_days CHECK (lead_time_days >= 0),
  CONSTRAINT producers__moq CHECK (moq >= 0),
  CONSTRAINT producers__name_present CHECK (name <> ''::text OR name_jp <> ''::text),
  CONSTRAINT producers__position CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision AND lon >= '-180'::integer::double precision AND lon <= 180::double precision),
  CONSTRAINT producers__status CHECK (status = ANY (ARRAY['draft'::text, 'in_review'::text, 'approved'::text, 'suspended'::text])),
  CONSTRAINT producers__user_id UNIQUE (user_id),
  CONSTRAINT producers__weekly_capacity CHECK (weekly_capacity >= 1 AND weekly_capacity <= 100000),
  CONSTRAINT producers_avatar_id_fkey FOREIGN KEY (avatar_id) REFERENCES files(id),
  CONSTRAINT producers_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES files(id),
  CONSTRAINT producers_pkey PRIMARY KEY (id),
  CONSTRAINT producers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
COMMENT ON TABLE producers IS 'Makers: mills, ateliers and factories. Capabilities and machines are [{en, jp}], certifications [{name, no, expiresAt}].';
COMMENT ON COLUMN producers.map_point IS 'The workshop as the map shows it; null without coordinates.';
COMMENT ON COLUMN producers.capability_keys IS 'Keys of the vocabulary of capabilities.';
COMMENT ON COLUMN producers.weekly_capacity IS 'Pieces that can be made in a week, as the producer says. Null: not said.';
CREATE INDEX producers__by_name ON producers USING btree (name, id) WHERE deleted_at IS NULL;
CREATE INDEX producers__joined ON producers USING btree (created_at DESC, id) WHERE status = 'approved'::text AND deleted_at IS NULL;
CREATE INDEX producers__public ON producers USING btree (name, id) WHERE status = 'approved'::text AND deleted_at IS NULL;
CREATE TRIGGER producers__details_delete AFTER DELETE ON producers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_producers();
CREATE TRIGGER producers__details_insert AFTER INSERT ON producers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_producers();
CREATE TRIGGER producers__details_update AFTER UPDATE ON producers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_producers();
CREATE TRIGGER producers__search AFTER INSERT OR DELETE ON producers FOR EACH ROW EXECUTE FUNCTION note_public_entity('producer', 'id');
CREATE TRIGGER producers__search_change AFTER UPDATE ON producers FOR EACH ROW WHEN (new.status IS DISTINCT FROM old.status OR new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION note_public_entity('producer', 'id');

CREATE TABLE production_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  production_id text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  actor_id text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT production_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT production_events_pkey PRIMARY KEY (id),
  CONSTRAINT production_events_production_id_fkey FOREIGN KEY (production_id) REFERENCES productions(id) ON DELETE CASCADE
);
COMMENT ON TABLE production_events IS 'The stages a production went through.';
CREATE INDEX production_events__production_id ON production_events USING btree (production_id, id);

CREATE TABLE productions (
  id text NOT NULL,
  profile_id text NOT NULL,
  design_id text NOT NULL,
  producer_id text,
  rfq_id text,
  status text NOT NULL DEFAULT 'requested'::text,
  size_quantities jsonb NOT NULL,
  costs jsonb NOT NULL DEFAULT '[]'::jsonb,
  currency character(3) NOT NULL,
  start_on date,
  due_on date,
  assignee text NOT NULL DEFAULT ''::text,
  notes text NOT NULL DEFAULT ''::text,
  photos text[] NOT NULL DEFAULT '{}'::text[],
  stocked_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  photo_stages jsonb NOT NULL DEFAULT '{}'::jsonb,
  received_quantities jsonb,
  CONSTRAINT productions__days CHECK (start_on <= due_on),
  CONSTRAINT productions__rfq_id UNIQUE (rfq_id),
  CONSTRAINT productions__status CHECK (status = ANY (ARRAY['requested'::text, 'quoted'::text, 'accepted'::text, 'sampling'::text, 'in_production'::text, 'qc'::text, 'completed'::text, 'cancelled'::text])),
  CONSTRAINT productions__stocked_at CHECK (stocked_at IS NULL OR status = 'completed'::text),
  CONSTRAINT productions_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id),
  CONSTRAINT productions_pkey PRIMARY KEY (id),
  CONSTRAINT productions_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id),
  CONSTRAINT productions_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id),
  CONSTRAINT productions_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES rfqs(id)
);
COMMENT ON TABLE productions IS 'A run of a design, in the designer''s own house or at a producer. Its completion writes a receipt of stock, once.';
COMMENT ON COLUMN productions.size_quantities IS '{"M": 12}: units of each size.';
COMMENT ON COLUMN productions.costs IS '[{"label": "Linen", "amountMinor": 12000}], in the smallest unit of the currency.';
COMMENT ON COLUMN productions.photo_stages IS '{"fil_1": "qc"}: the stage in which each photo came in, by file id.';
COMMENT ON COLUMN productions.received_quantities IS '{"M": 11}: units of each size that were received. Null before the run is completed.';
CREATE INDEX productions__created_at ON productions USING btree (created_at DESC, id);
CREATE INDEX productions__design_id ON productions USING btree (design_id);
CREATE INDEX productions__producer_id ON productions USING btree (producer_id, created_at DESC, id) WHERE producer_id IS NOT NULL;
CREATE INDEX productions__profile_id ON productions USING btree (profile_id, created_at DESC, id);
CREATE INDEX productions__status ON productions USING btree (status, created_at DESC, id);

CREATE TABLE profiles (
  id text NOT NULL,
  user_id text NOT NULL,
  handle citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT ''::text,
  bio_en text NOT NULL DEFAULT ''::text,
  bio_jp text NOT NULL DEFAULT ''::text,
  country character(2) NOT NULL,
  city text NOT NULL DEFAULT ''::text,
  city_jp text NOT NULL DEFAULT ''::text,
  lat double precision,
  lon double precision,
  avatar_id text,
  cover_id text,
  disciplines text[] NOT NULL DEFAULT '{}'::text[],
  palette text[] NOT NULL DEFAULT '{}'::text[],
  links jsonb NOT NULL DEFAULT '[]'::jsonb,
  founded_year integer,
  status text NOT NULL DEFAULT 'draft'::text,
  featured boolean NOT NULL DEFAULT false,
  holiday_until timestamp with time zone,
  followers_count integer NOT NULL DEFAULT 0,
  agreement_version text,
  agreement_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  map_point text GENERATED ALWAYS AS (map_point(id, 'designer'::text, name, name_jp, lat, lon, city, city_jp, country::text, '/shop/'::text || handle::text, "left"(bio_en, 160), "left"(bio_jp, 80))) STORED,
  return_address jsonb,
  CONSTRAINT profiles__followers_count CHECK (followers_count >= 0),
  CONSTRAINT profiles__handle UNIQUE (handle),
  CONSTRAINT profiles__handle_format CHECK (handle::text ~ '^[a-z0-9_-]{3,30}$'::text),
  CONSTRAINT profiles__lat CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision),
  CONSTRAINT profiles__lon CHECK (lon >= '-180'::integer::double precision AND lon <= 180::double precision),
  CONSTRAINT profiles__name_present CHECK (name <> ''::text OR name_jp <> ''::text),
  CONSTRAINT profiles__status CHECK (status = ANY (ARRAY['draft'::text, 'in_review'::text, 'approved'::text, 'suspended'::text])),
  CONSTRAINT profiles__user_id UNIQUE (user_id),
  CONSTRAINT profiles_avatar_id_fkey FOREIGN KEY (avatar_id) REFERENCES files(id),
  CONSTRAINT profiles_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES files(id),
  CONSTRAINT profiles_pkey PRIMARY KEY (id),
  CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
COMMENT ON TABLE profiles IS 'Designers. Public when approved and not deleted.';
COMMENT ON COLUMN profiles.holiday_until IS 'The shop is shown as closed until this moment.';
COMMENT ON COLUMN profiles.map_point IS 'The house as the map shows it; null without coordinates.';
COMMENT ON COLUMN profiles.return_address IS 'Where returned garments go. Private: only customers of an approved return see it.';
CREATE INDEX profiles__avatar_id ON profiles USING btree (avatar_id);
CREATE INDEX profiles__by_name ON profiles USING btree (name, id) WHERE deleted_at IS NULL;
CREATE INDEX profiles__country ON profiles USING btree (country) WHERE status = 'approved'::text AND deleted_at IS NULL;
CREATE INDEX profiles__cover_id ON profiles USING btree (cover_id);
CREATE INDEX profiles__joined ON profiles USING btree (created_at DESC, id) WHERE status = 'approved'::text AND deleted_at IS NULL;
CREATE INDEX profiles__public ON profiles USING btree (name, id) WHERE status = 'approved'::text AND deleted_at IS NULL;
CREATE CONSTRAINT TRIGGER profiles__cards AFTER UPDATE ON profiles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text AND (new.handle IS DISTINCT FROM old.handle OR new.name IS DISTINCT FROM old.name OR new.name_jp IS DISTINCT FROM old.name_jp OR new.country IS DISTINCT FROM old.country OR new.status IS DISTINCT FROM old.status OR new.deleted_at IS DISTINCT FROM old.deleted_at)) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE TRIGGER profiles__change AFTER UPDATE OF name, name_jp, handle ON profiles FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER profiles__details_delete AFTER DELETE ON profiles REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_profiles();
CREATE TRIGGER profiles__details_insert AFTER INSERT ON profiles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_profiles();
CREATE TRIGGER profiles__details_update AFTER UPDATE ON profiles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_profiles();
CREATE TRIGGER profiles__forget_cards BEFORE UPDATE ON profiles FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();
CREATE TRIGGER profiles__search AFTER INSERT OR DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION note_public_entity('profile', 'id');
CREATE TRIGGER profiles__search_change AFTER UPDATE ON profiles FOR EACH ROW WHEN (new.status IS DISTINCT FROM old.status OR new.deleted_at IS DISTINCT FROM old.deleted_at) EXECUTE FUNCTION note_public_entity('profile', 'id');

CREATE TABLE promo_codes (
  id text NOT NULL,
  code citext NOT NULL,
  kind text NOT NULL,
  value bigint NOT NULL DEFAULT 0,
  currency character(3),
  min_spend_minor bigint NOT NULL DEFAULT 0,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  usage_limit integer,
  per_customer_limit integer,
  scope text NOT NULL DEFAULT 'all'::text,
  scope_ids text[] NOT NULL DEFAULT '{}'::text[],
  promoter_id text,
  active boolean NOT NULL DEFAULT true,
  used_count integer NOT NULL DEFAULT 0,
  created_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  customer_id text,
  campaign text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT promo_codes__amount CHECK (kind <> 'amount'::text OR value > 0 AND currency IS NOT NULL),
  CONSTRAINT promo_codes__campaign CHECK ((campaign IS NULL) = (customer_id IS NULL)),
  CONSTRAINT promo_codes__code UNIQUE (code),
  CONSTRAINT promo_codes__code_format CHECK (btrim(code::text) <> ''::text),
  CONSTRAINT promo_codes__customer_id__campaign UNIQUE (customer_id, campaign),
  CONSTRAINT promo_codes__dates CHECK (starts_at IS NULL OR ends_at IS NULL OR starts_at < ends_at),
  CONSTRAINT promo_codes__kind CHECK (kind = ANY (ARRAY['percent'::text, 'amount'::text, 'free_shipping'::text])),
  CONSTRAINT promo_codes__limits CHECK (usage_limit > 0 AND per_customer_limit > 0),
  CONSTRAINT promo_codes__min_spend CHECK (min_spend_minor >= 0 AND (min_spend_minor = 0 OR currency IS NOT NULL)),
  CONSTRAINT promo_codes__percent CHECK (kind <> 'percent'::text OR value >= 1 AND value <= 10000),
  CONSTRAINT promo_codes__scope CHECK (scope = ANY (ARRAY['all'::text, 'designer'::text, 'category'::text, 'design'::text])),
  CONSTRAINT promo_codes__scope_ids CHECK (scope = 'all'::text OR cardinality(scope_ids) > 0),
  CONSTRAINT promo_codes__used_count CHECK (used_count >= 0 AND used_count <= usage_limit),
  CONSTRAINT promo_codes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT promo_codes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT promo_codes_pkey PRIMARY KEY (id),
  CONSTRAINT promo_codes_promoter_id_fkey FOREIGN KEY (promoter_id) REFERENCES promoters(id)
);
COMMENT ON TABLE promo_codes IS 'Codes a buyer may enter. value is basis points for percent and minor units of currency for amount.';
COMMENT ON COLUMN promo_codes.scope_ids IS 'Profile, category or design ids, by scope.';
COMMENT ON COLUMN promo_codes.customer_id IS 'The one account that may use the code; null for codes anybody may use.';
COMMENT ON COLUMN promo_codes.campaign IS 'What a personal code was given for; each account gets one of a campaign.';
COMMENT ON COLUMN promo_codes.version IS 'Counts the changes by people, not the uses.';
CREATE INDEX promo_codes__promoter_id ON promo_codes USING btree (promoter_id);

CREATE TABLE promo_redemptions (
  id text NOT NULL,
  promo_code_id text NOT NULL,
  order_group_id text NOT NULL,
  user_id text,
  email_norm text NOT NULL,
  discount_minor bigint NOT NULL,
  status text NOT NULL DEFAULT 'reserved'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT promo_redemptions__discount_minor CHECK (discount_minor >= 0),
  CONSTRAINT promo_redemptions__promo_code_id__order_group_id UNIQUE (promo_code_id, order_group_id),
  CONSTRAINT promo_redemptions__status CHECK (status = ANY (ARRAY['reserved'::text, 'used'::text, 'released'::text])),
  CONSTRAINT promo_redemptions_order_group_id_fkey FOREIGN KEY (order_group_id) REFERENCES order_groups(id),
  CONSTRAINT promo_redemptions_pkey PRIMARY KEY (id),
  CONSTRAINT promo_redemptions_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id),
  CONSTRAINT promo_redemptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
COMMENT ON TABLE promo_redemptions IS 'Who used which code. Reserved until paid; released when every order of the purchase is cancelled or expired.';
CREATE INDEX promo_redemptions__customer ON promo_redemptions USING btree (promo_code_id, email_norm) WHERE status <> 'released'::text;
CREATE INDEX promo_redemptions__order_group_id ON promo_redemptions USING btree (order_group_id);
CREATE INDEX promo_redemptions__user ON promo_redemptions USING btree (promo_code_id, user_id) WHERE status <> 'released'::text;

CREATE TABLE promoters (
  id text NOT NULL,
  profile_id text NOT NULL,
  designer_profile_id text NOT NULL,
  promo_code citext NOT NULL,
  share_bp integer NOT NULL,
  status text NOT NULL DEFAULT 'active'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT promoters__profile_id__designer_profile_id UNIQUE (profile_id, designer_profile_id),
  CONSTRAINT promoters__promo_code UNIQUE (promo_code),
  CONSTRAINT promoters__share_bp CHECK (share_bp >= 0 AND share_bp <= 10000),
  CONSTRAINT promoters__status CHECK (status = ANY (ARRAY['active'::text, 'inactive'::text])),
  CONSTRAINT promoters_designer_profile_id_fkey FOREIGN KEY (designer_profile_id) REFERENCES profiles(id),
  CONSTRAINT promoters_pkey PRIMARY KEY (id),
  CONSTRAINT promoters_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id)
);
COMMENT ON TABLE promoters IS 'A profile that promotes a designer through a code; removal deactivates, history stays.';
COMMENT ON COLUMN promoters.share_bp IS 'Share of the promoter in basis points (1/100 of a percent).';
CREATE INDEX promoters__designer_profile_id ON promoters USING btree (designer_profile_id);

CREATE TABLE rate_limits (
  key text NOT NULL,
  window_started_at timestamp with time zone NOT NULL,
  hits integer NOT NULL DEFAULT 1,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_limits__key PRIMARY KEY (key),
  CONSTRAINT rate_limits_hits_check CHECK (hits > 0)
);
COMMENT ON TABLE rate_limits IS 'Limits that must hold across processes: sign-in, reset, registration, and lockouts, alike for known and unknown addresses. The key is a digest, never an address.';
CREATE INDEX rate_limits__expires_at ON rate_limits USING btree (expires_at);

CREATE TABLE refund_lines (
  refund_id text NOT NULL,
  order_line_id text NOT NULL,
  quantity integer NOT NULL,
  amount_minor bigint NOT NULL,
  CONSTRAINT refund_lines__amount_minor CHECK (amount_minor >= 0),
  CONSTRAINT refund_lines__pk PRIMARY KEY (refund_id, order_line_id),
  CONSTRAINT refund_lines__quantity CHECK (quantity > 0),
  CONSTRAINT refund_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  CONSTRAINT refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
COMMENT ON TABLE refund_lines IS 'Which garments a refund gives back, each with its share of discount and tax as they were frozen at placement.';
CREATE INDEX refund_lines__order_line_id ON refund_lines USING btree (order_line_id);

CREATE TABLE refunds (
  id text NOT NULL,
  payment_id text NOT NULL,
  order_id text NOT NULL,
  amount_minor bigint NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  idempotency_key text NOT NULL,
  status text NOT NULL DEFAULT 'pending'::text,
  created_by text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  shipping_minor bigint NOT NULL DEFAULT 0,
  credit_note_id text,
  fee_minor bigint NOT NULL DEFAULT 0,
  failed_at timestamp with time zone,
  failure text NOT NULL DEFAULT ''::text,
  settled_at timestamp with time zone,
  settled_reference text NOT NULL DEFAULT ''::text,
  CONSTRAINT refunds__amount_minor CHECK (amount_minor > 0),
  CONSTRAINT refunds__fee_minor CHECK (fee_minor >= 0),
  CONSTRAINT refunds__idempotency_key UNIQUE (idempotency_key),
  CONSTRAINT refunds__settled CHECK (settled_at IS NULL OR failed_at IS NOT NULL),
  CONSTRAINT refunds__shipping_minor CHECK (shipping_minor >= 0 AND shipping_minor <= amount_minor),
  CONSTRAINT refunds__status CHECK (status = ANY (ARRAY['pending'::text, 'done'::text, 'not_needed'::text])),
  CONSTRAINT refunds_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT refunds_credit_note_id_fkey FOREIGN KEY (credit_note_id) REFERENCES invoices(id),
  CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT refunds_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE refunds IS 'Money to give back. Pending until the provider has done it; not needed when nothing had been captured. The wall against giving back too much is payments__refunded.';
COMMENT ON COLUMN refunds.shipping_minor IS 'The part of the amount that is shipping.';
COMMENT ON COLUMN refunds.credit_note_id IS 'The credit note that says what is given back. Written with the refund; for one of an order that had no invoice when it was called off, with the money.';
COMMENT ON COLUMN refunds.fee_minor IS 'Kept back for the parcel of a return; the amount is without it. The credit note says it on a line of its own.';
COMMENT ON COLUMN refunds.failed_at IS 'When the buyer''s bank sent the money back. It is still owed to the buyer, and paid by other ways: settled_at.';
CREATE UNIQUE INDEX refunds__credit_note_id ON refunds USING btree (credit_note_id) WHERE credit_note_id IS NOT NULL;
CREATE INDEX refunds__failed ON refunds USING btree (failed_at DESC, id DESC) WHERE failed_at IS NOT NULL;
CREATE INDEX refunds__order_id ON refunds USING btree (order_id);
CREATE INDEX refunds__payment_id ON refunds USING btree (payment_id);
CREATE INDEX refunds__pending ON refunds USING btree (created_at) WHERE status = 'pending'::text;
CREATE INDEX refunds__without_note ON refunds USING btree (created_at) WHERE credit_note_id IS NULL AND status = 'done'::text;

CREATE TABLE report_files (
  report_id text NOT NULL,
  file_id text NOT NULL,
  CONSTRAINT report_files__report_file PRIMARY KEY (report_id, file_id),
  CONSTRAINT report_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  CONSTRAINT report_files_report_id_fkey FOREIGN KEY (report_id) REFERENCES content_reports(id) ON DELETE CASCADE
);
COMMENT ON TABLE report_files IS 'Evidence sent with a report; private.';
CREATE INDEX report_files__file_id ON report_files USING btree (file_id);

CREATE TABLE reserve_codes (
  id text NOT NULL,
  code text NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  most_uses integer,
  used_count integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  expires_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT reserve_codes__code UNIQUE (code),
  CONSTRAINT reserve_codes__code_format CHECK (code ~ '^[A-Z0-9-]{4,40}$'::text),
  CONSTRAINT reserve_codes__used_count CHECK (used_count <= most_uses),
  CONSTRAINT reserve_codes_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE reserve_codes IS 'Codes of invitations to the private reserve.';
COMMENT ON COLUMN reserve_codes.most_uses IS 'Accounts and visitors that may come in by it; null: any number.';
COMMENT ON COLUMN reserve_codes.version IS 'Counts the changes by staff, not the uses.';
CREATE INDEX reserve_codes__created_at ON reserve_codes USING btree (created_at DESC, id DESC);

CREATE TABLE reserve_members (
  user_id text NOT NULL,
  code_id text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT reserve_members_code_id_fkey FOREIGN KEY (code_id) REFERENCES reserve_codes(id),
  CONSTRAINT reserve_members_pkey PRIMARY KEY (user_id),
  CONSTRAINT reserve_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE reserve_members IS 'Accounts that came in by a code and stay in.';
CREATE INDEX reserve_members__code_id ON reserve_members USING btree (code_id);

CREATE TABLE return_lines (
  return_id text NOT NULL,
  order_line_id text NOT NULL,
  quantity integer NOT NULL,
  reason text NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  condition text,
  restock boolean NOT NULL DEFAULT false,
  restocked_at timestamp with time zone,
  CONSTRAINT return_lines__condition CHECK (condition = ANY (ARRAY['as_new'::text, 'worn'::text, 'damaged'::text])),
  CONSTRAINT return_lines__pk PRIMARY KEY (return_id, order_line_id),
  CONSTRAINT return_lines__quantity CHECK (quantity > 0),
  CONSTRAINT return_lines__reason CHECK (reason = ANY (ARRAY['too_small'::text, 'too_large'::text, 'not_as_described'::text, 'damaged'::text, 'changed_mind'::text, 'other'::text])),
  CONSTRAINT return_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  CONSTRAINT return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id)
);
COMMENT ON COLUMN return_lines.restocked_at IS 'When it went back on sale: once.';
CREATE INDEX return_lines__order_line_id ON return_lines USING btree (order_line_id);

CREATE TABLE return_photos (
  return_id text NOT NULL,
  file_id text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT return_photos__return_file PRIMARY KEY (return_id, file_id),
  CONSTRAINT return_photos_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  CONSTRAINT return_photos_position_check CHECK ("position" >= 0),
  CONSTRAINT return_photos_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id) ON DELETE CASCADE
);
COMMENT ON TABLE return_photos IS 'What a customer shows of the garments of a return; private to both sides and staff.';
CREATE INDEX return_photos__file_id ON return_photos USING btree (file_id);

CREATE TABLE returns (
  id text NOT NULL,
  number text NOT NULL,
  order_id text NOT NULL,
  status text NOT NULL DEFAULT 'requested'::text,
  requested_by text,
  note text NOT NULL DEFAULT ''::text,
  answer text NOT NULL DEFAULT ''::text,
  carrier text NOT NULL DEFAULT ''::text,
  tracking text NOT NULL DEFAULT ''::text,
  refund_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT returns__number UNIQUE (number),
  CONSTRAINT returns__status CHECK (status = ANY (ARRAY['requested'::text, 'approved'::text, 'declined'::text, 'in_transit'::text, 'received'::text, 'inspected'::text, 'refunded'::text, 'rejected'::text, 'cancelled'::text])),
  CONSTRAINT returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT returns_pkey PRIMARY KEY (id),
  CONSTRAINT returns_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  CONSTRAINT returns_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id)
);
COMMENT ON TABLE returns IS 'Garments that a customer wants to give back.';
CREATE INDEX returns__created_at ON returns USING btree (created_at DESC, id DESC);
CREATE INDEX returns__order_id ON returns USING btree (order_id);
CREATE INDEX returns__waiting ON returns USING btree (created_at) WHERE status = ANY (ARRAY['requested'::text, 'received'::text, 'inspected'::text]);

CREATE TABLE rfqs (
  id text NOT NULL,
  reference text NOT NULL,
  requester_user_id text NOT NULL,
  profile_id text,
  producer_id text NOT NULL,
  design_id text,
  title text NOT NULL,
  message text NOT NULL,
  size_quantities jsonb NOT NULL DEFAULT '{}'::jsonb,
  units integer NOT NULL,
  due_on date,
  status text NOT NULL DEFAULT 'open'::text,
  unit_price_minor bigint,
  currency character(3),
  lead_days integer,
  answer text NOT NULL DEFAULT ''::text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT rfqs__quote CHECK ((status <> ALL (ARRAY['quoted'::text, 'accepted'::text])) OR unit_price_minor IS NOT NULL AND currency IS NOT NULL AND lead_days IS NOT NULL),
  CONSTRAINT rfqs__reference UNIQUE (reference),
  CONSTRAINT rfqs__status CHECK (status = ANY (ARRAY['open'::text, 'quoted'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])),
  CONSTRAINT rfqs__unit_price_minor CHECK (unit_price_minor > 0),
  CONSTRAINT rfqs__units CHECK (units > 0),
  CONSTRAINT rfqs_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id),
  CONSTRAINT rfqs_pkey PRIMARY KEY (id),
  CONSTRAINT rfqs_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id),
  CONSTRAINT rfqs_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id),
  CONSTRAINT rfqs_requester_user_id_fkey FOREIGN KEY (requester_user_id) REFERENCES users(id)
);
COMMENT ON TABLE rfqs IS 'Requests for quotation: a designer or a verified buyer asks a producer, who names a price and a time or declines.';
COMMENT ON COLUMN rfqs.profile_id IS 'Of a designer who asks; null for buyers. An accepted quote on a design of theirs becomes a production.';
COMMENT ON COLUMN rfqs.unit_price_minor IS 'Quoted, in the smallest unit of the currency.';
CREATE INDEX rfqs__created_at ON rfqs USING btree (created_at DESC, id);
CREATE INDEX rfqs__design_id ON rfqs USING btree (design_id) WHERE design_id IS NOT NULL;
CREATE INDEX rfqs__producer_id ON rfqs USING btree (producer_id, created_at DESC, id);
CREATE INDEX rfqs__profile_id ON rfqs USING btree (profile_id) WHERE profile_id IS NOT NULL;
CREATE INDEX rfqs__requester_user_id ON rfqs USING btree (requester_user_id, created_at DESC, id);
CREATE INDEX rfqs__status ON rfqs USING btree (status, created_at DESC, id);

CREATE TABLE search_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  entity_id text NOT NULL,
  tokens tsvector,
  CONSTRAINT search_changes__pk PRIMARY KEY (id)
);
COMMENT ON TABLE search_changes IS 'Documents that changed, or whether they are public, since they were folded into search_postings. A row of its own for each change: one that is not committed yet must outlast the folding of those before it.';
COMMENT ON COLUMN search_changes.tokens IS 'What the document was found by before the change; null when it was not there or still is.';

CREATE TABLE search_documents (
  kind text NOT NULL,
  entity_id text NOT NULL,
  title text NOT NULL,
  title_jp text NOT NULL DEFAULT ''::text,
  tokens tsvector NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT search_documents__kind CHECK (kind = ANY (ARRAY['design'::text, 'profile'::text, 'article'::text, 'producer'::text, 'stockist'::text])),
  CONSTRAINT search_documents__pk PRIMARY KEY (kind, entity_id)
);
COMMENT ON TABLE search_documents IS 'What search knows of an entity. Whether it may be shown is asked of the entity itself, never stored here.';
COMMENT ON COLUMN search_documents.tokens IS 'Our own tokens: folded words, kana as hiragana, pairs of Japanese characters. Weight A is the name.';
CREATE INDEX search_documents__tokens ON search_documents USING gin (tokens);
CREATE TRIGGER search_documents__delete AFTER DELETE ON search_documents REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();
CREATE TRIGGER search_documents__insert AFTER INSERT ON search_documents REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();
CREATE TRIGGER search_documents__update AFTER UPDATE ON search_documents REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION note_search_documents();

CREATE TABLE search_numbers (
  number integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  entity_id text NOT NULL,
  CONSTRAINT search_numbers__entity UNIQUE (kind, entity_id),
  CONSTRAINT search_numbers__pk PRIMARY KEY (number)
);
COMMENT ON TABLE search_numbers IS 'The number that stands for an entity in search_postings. Given with its first document and never to another.';
COMMENT ON COLUMN search_numbers.number IS 'Grows with time: of documents that match alike the highest is shown first.';

CREATE TABLE search_postings (
  token text COLLATE "C" NOT NULL,
  block integer NOT NULL,
  weight smallint NOT NULL,
  numbers bytea NOT NULL,
  CONSTRAINT search_postings__pk PRIMARY KEY (token, block, weight)
);
COMMENT ON TABLE search_postings IS 'Documents by token, as of the changes that are not in search_changes any more. Written by the job search-index only.';
COMMENT ON COLUMN search_postings.token IS 'A token of search_documents, or # and a kind for those of its documents that are public.';
COMMENT ON COLUMN search_postings.block IS 'Number divided by 8192.';
COMMENT ON COLUMN search_postings.weight IS 'Best place of the token in the document: 1 a name, 2 a fact, 3 the prose.';
COMMENT ON COLUMN search_postings.numbers IS 'The rest of the numbers: 1024 bytes are a bit each, fewer are 16-bit integers, the lower byte first.';
CREATE TRIGGER search_postings__version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_postings FOR EACH STATEMENT EXECUTE FUNCTION count_search_version();

CREATE TABLE search_versions (
  version bigint NOT NULL,
  only_one boolean NOT NULL DEFAULT true,
  CONSTRAINT search_versions__only_one CHECK (only_one),
  CONSTRAINT search_versions__pk PRIMARY KEY (only_one)
);
COMMENT ON TABLE search_versions IS 'One row: how often search_postings was written.';
COMMENT ON COLUMN search_versions.only_one IS 'Always true: there is no second row.';

CREATE TABLE search_words (
  word text NOT NULL,
  deletions text[] NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
);
COMMENT ON TABLE search_words IS 'Words that occur in names and descriptions, to correct typing errors against.';
COMMENT ON COLUMN search_words.deletions IS 'The word with each single letter left out: two words that share one are at most an edit or two apart.';
CREATE INDEX search_words__deletions ON search_words USING gin (deletions);
CREATE INDEX search_words__word ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE sent_emails (
  id text NOT NULL,
  template text NOT NULL,
  locale text NOT NULL,
  recipient citext NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text_body text NOT NULL,
  status text NOT NULL DEFAULT 'queued'::text,
  provider_id text,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  dedupe_key text,
  related text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  sent_at timestamp with time zone,
  resends integer NOT NULL DEFAULT 0,
  resent_at timestamp with time zone,
  CONSTRAINT sent_emails__dedupe_key UNIQUE (dedupe_key),
  CONSTRAINT sent_emails_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT sent_emails_pkey PRIMARY KEY (id),
  CONSTRAINT sent_emails_status_check CHECK (status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'bounced'::text]))
);
COMMENT ON COLUMN sent_emails.resends IS 'How often staff had it sent again.';
CREATE INDEX sent_emails__created_at ON sent_emails USING btree (created_at DESC);
CREATE INDEX sent_emails__recipient ON sent_emails USING btree (recipient, created_at DESC);
CREATE INDEX sent_emails__recipient_parts ON sent_emails USING gin ((recipient::text) gin_trgm_ops);
CREATE INDEX sent_emails__related ON sent_emails USING btree (related);
CREATE INDEX sent_emails__status ON sent_emails USING btree (status, created_at DESC);
CREATE INDEX sent_emails__template ON sent_emails USING btree (template, created_at DESC);

CREATE TABLE sessions (
  jti text NOT NULL,
  user_id text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  reauth_until timestamp with time zone,
  ip inet,
  user_agent text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone NOT NULL DEFAULT now(),
  lifetime_seconds integer NOT NULL DEFAULT 604800,
  second_factor_at timestamp with time zone,
  by_mail boolean NOT NULL DEFAULT false,
  CONSTRAINT sessions_lifetime_seconds_check CHECK (lifetime_seconds > 0),
  CONSTRAINT sessions_pkey PRIMARY KEY (jti),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON COLUMN sessions.last_used_at IS 'Of the last call, to within five minutes: shown to the owner in the list of devices.';
COMMENT ON COLUMN sessions.lifetime_seconds IS 'How long the session lives from sign-in and from each refresh: seven days, or half a day for who did not want to be remembered.';
COMMENT ON COLUMN sessions.second_factor_at IS 'When this session showed a code. Without it, a session of staff who have an authenticator has no powers of staff.';
COMMENT ON COLUMN sessions.by_mail IS 'Opened by a mailed link.';
CREATE INDEX sessions__expires_at ON sessions USING btree (expires_at);
CREATE INDEX sessions__user_id ON sessions USING btree (user_id, created_at DESC);

CREATE TABLE settings (
  key text NOT NULL,
  value jsonb NOT NULL,
  updated_by text,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT settings_pkey PRIMARY KEY (key)
);
COMMENT ON TABLE settings IS 'What an admin may change while the site runs; a missing key means the default in code.';

CREATE TABLE size_charts (
  id text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  sizes jsonb NOT NULL,
  CONSTRAINT size_charts__name_present CHECK (name_en <> ''::text OR name_jp <> ''::text),
  CONSTRAINT size_charts_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE size_charts IS 'Body measures per size in millimetres: sizes is [{size, measuresMm: {chest: 860}}].';
CREATE TRIGGER size_charts__details_delete AFTER DELETE ON size_charts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_size_charts();
CREATE TRIGGER size_charts__details_insert AFTER INSERT ON size_charts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_size_charts();
CREATE TRIGGER size_charts__details_update AFTER UPDATE ON size_charts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_size_charts();

CREATE TABLE socket_attachments (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  payload bytea,
  CONSTRAINT socket_attachments_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE socket_attachments IS 'Events between api processes that are too long for NOTIFY. Emptied after half a minute.';
CREATE INDEX socket_attachments__created_at ON socket_attachments USING btree (created_at);

CREATE UNLOGGED TABLE socket_presences (
  user_id text NOT NULL,
  process_id text NOT NULL,
  seen_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT socket_presences__pk PRIMARY KEY (user_id, process_id)
);
COMMENT ON TABLE socket_presences IS 'Who has a page open, by api process. A row that its process stopped renewing counts for nothing.';
CREATE INDEX socket_presences__process_id ON socket_presences USING btree (process_id);

CREATE TABLE staff_notes (
  id text NOT NULL,
  profile_id text,
  producer_id text,
  author_id text NOT NULL,
  body text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT staff_notes__body CHECK (body <> ''::text AND char_length(body) <= 2000),
  CONSTRAINT staff_notes__page CHECK (num_nonnulls(profile_id, producer_id) = 1),
  CONSTRAINT staff_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT staff_notes_pkey PRIMARY KEY (id),
  CONSTRAINT staff_notes_producer_id_fkey FOREIGN KEY (producer_id) REFERENCES producers(id) ON DELETE CASCADE,
  CONSTRAINT staff_notes_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);
COMMENT ON TABLE staff_notes IS 'Notes of admins about a profile or a producer''s page, for admins alone; they go when its person is erased.';
CREATE INDEX staff_notes__author_id ON staff_notes USING btree (author_id);
CREATE INDEX staff_notes__producer_id ON staff_notes USING btree (producer_id, created_at DESC, id DESC) WHERE producer_id IS NOT NULL;
CREATE INDEX staff_notes__profile_id ON staff_notes USING btree (profile_id, created_at DESC, id DESC) WHERE profile_id IS NOT NULL;

CREATE TABLE stock_alerts (
  id text NOT NULL,
  variant_id text NOT NULL,
  user_id text,
  email text NOT NULL,
  locale text NOT NULL DEFAULT 'en'::text,
  status text NOT NULL DEFAULT 'pending'::text,
  key_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  confirmed_at timestamp with time zone,
  sent_at timestamp with time zone,
  CONSTRAINT stock_alerts__locale CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT stock_alerts__status CHECK (status = ANY (ARRAY['pending'::text, 'active'::text, 'sent'::text])),
  CONSTRAINT stock_alerts_pkey PRIMARY KEY (id),
  CONSTRAINT stock_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT stock_alerts_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
COMMENT ON TABLE stock_alerts IS 'Who wants one mail when a sold-out size can be bought again. Pending until the address is confirmed by the link in a mail; sent ones are done.';
COMMENT ON COLUMN stock_alerts.key_hash IS 'Of the key in the links of the mails.';
CREATE INDEX stock_alerts__active ON stock_alerts USING btree (variant_id, id) WHERE status = 'active'::text;
CREATE INDEX stock_alerts__created_at ON stock_alerts USING btree (created_at) WHERE status <> 'active'::text;
CREATE INDEX stock_alerts__email ON stock_alerts USING btree (lower(email));
CREATE UNIQUE INDEX stock_alerts__open ON stock_alerts USING btree (variant_id, email) WHERE status <> 'sent'::text;
CREATE INDEX stock_alerts__user_id ON stock_alerts USING btree (user_id, created_at DESC) WHERE user_id IS NOT NULL;

CREATE TABLE stock_levels (
  variant_id text NOT NULL,
  on_hand integer NOT NULL DEFAULT 0,
  allocated integer NOT NULL DEFAULT 0,
  backorder_limit integer NOT NULL DEFAULT 0,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT stock_levels__allocated CHECK (allocated >= 0),
  CONSTRAINT stock_levels__available CHECK ((on_hand - allocated) >= (- backorder_limit)),
  CONSTRAINT stock_levels__on_hand CHECK (on_hand >= 0),
  CONSTRAINT stock_levels_pkey PRIMARY KEY (variant_id),
  CONSTRAINT stock_levels_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
COMMENT ON TABLE stock_levels IS 'Stock of a variant: available is on_hand - allocated less the holds of others. The checks are the last wall against overselling.';
COMMENT ON COLUMN stock_levels.backorder_limit IS 'Copied from the variant so that the check can see it.';
CREATE CONSTRAINT TRIGGER stock_levels__cards AFTER INSERT ON stock_levels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE CONSTRAINT TRIGGER stock_levels__cards_change AFTER UPDATE ON stock_levels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text AND LEAST(3, new.on_hand - new.allocated + new.backorder_limit) <> LEAST(3, old.on_hand - old.allocated + old.backorder_limit)) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE TRIGGER stock_levels__forget_cards BEFORE INSERT OR UPDATE ON stock_levels FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();

CREATE TABLE stock_movements (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  variant_id text NOT NULL,
  kind text NOT NULL,
  quantity integer NOT NULL,
  ref text NOT NULL DEFAULT ''::text,
  actor_id text,
  note text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT stock_movements__kind CHECK (kind = ANY (ARRAY['receipt'::text, 'sale'::text, 'release'::text, 'adjustment'::text, 'production'::text, 'return'::text])),
  CONSTRAINT stock_movements__quantity CHECK (quantity <> 0),
  CONSTRAINT stock_movements_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT stock_movements_pkey PRIMARY KEY (id),
  CONSTRAINT stock_movements_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
COMMENT ON TABLE stock_movements IS 'Append-only record of every change of stock.';
CREATE UNIQUE INDEX stock_movements__production ON stock_movements USING btree (ref, variant_id) WHERE kind = 'production'::text;
CREATE INDEX stock_movements__variant_id ON stock_movements USING btree (variant_id, created_at DESC);

CREATE TABLE stock_reservations (
  id text NOT NULL,
  variant_id text,
  piece_id text,
  quantity integer NOT NULL DEFAULT 1,
  owner_kind text NOT NULL DEFAULT 'checkout'::text,
  owner_id text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT stock_reservations__one_target CHECK (num_nonnulls(variant_id, piece_id) = 1),
  CONSTRAINT stock_reservations__owner_id__variant_id UNIQUE (owner_id, variant_id),
  CONSTRAINT stock_reservations__piece_id UNIQUE (piece_id),
  CONSTRAINT stock_reservations__piece_quantity CHECK (quantity > 0 AND (piece_id IS NULL OR quantity = 1)),
  CONSTRAINT stock_reservations_piece_id_fkey FOREIGN KEY (piece_id) REFERENCES pieces(id) ON DELETE CASCADE,
  CONSTRAINT stock_reservations_pkey PRIMARY KEY (id),
  CONSTRAINT stock_reservations_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE CASCADE
);
COMMENT ON TABLE stock_reservations IS 'Holds of open checkouts. An expired hold of a piece is taken over by ON CONFLICT (piece_id).';
CREATE INDEX stock_reservations__expires_at ON stock_reservations USING btree (expires_at);
CREATE INDEX stock_reservations__owner_id ON stock_reservations USING btree (owner_id);
CREATE INDEX stock_reservations__variant_id ON stock_reservations USING btree (variant_id, expires_at);

CREATE TABLE stockist_designers (
  stockist_id text NOT NULL,
  profile_id text NOT NULL,
  CONSTRAINT stockist_designers__pk PRIMARY KEY (stockist_id, profile_id),
  CONSTRAINT stockist_designers_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE,
  CONSTRAINT stockist_designers_stockist_id_fkey FOREIGN KEY (stockist_id) REFERENCES stockists(id) ON DELETE CASCADE
);
COMMENT ON TABLE stockist_designers IS 'Which stockist carries which designer.';
CREATE INDEX stockist_designers__profile_id ON stockist_designers USING btree (profile_id);

CREATE TABLE stockists (
  id text NOT NULL,
  slug citext NOT NULL,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT ''::text,
  note_en text NOT NULL DEFAULT ''::text,
  note_jp text NOT NULL DEFAULT ''::text,
  address text NOT NULL DEFAULT ''::text,
  country character(2) NOT NULL,
  city text NOT NULL DEFAULT ''::text,
  city_jp text NOT NULL DEFAULT ''::text,
  lat double precision NOT NULL,
  lon double precision NOT NULL,
  url text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  map_point text GENERATED ALWAYS AS (map_point(id, 'stockist'::text, name, name_jp, lat, lon, city, city_jp, country::text, '/globe?point='::text || id, note_en, note_jp)) STORED,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT stockists__name_present CHECK (name <> ''::text OR name_jp <> ''::text),
  CONSTRAINT stockists__position CHECK (lat >= '-90'::integer::double precision AND lat <= 90::double precision AND lon >= '-180'::integer::double precision AND lon <= 180::double precision),
  CONSTRAINT stockists__slug UNIQUE (slug),
  CONSTRAINT stockists_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE stockists IS 'Shops that carry designers of the marketplace.';
COMMENT ON COLUMN stockists.map_point IS 'The shop as the map shows it.';
COMMENT ON COLUMN stockists.version IS 'Counts the changes by staff.';

CREATE TABLE stored_objects (
  storage_key text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT stored_objects_pkey PRIMARY KEY (storage_key)
);
COMMENT ON TABLE stored_objects IS 'Keys of files that are being stored and have no row yet. One that stays was left by a process that died: its file is removed.';
CREATE INDEX stored_objects__created_at ON stored_objects USING btree (created_at);

CREATE TABLE telemetry_counts (
  remote text NOT NULL,
  version text NOT NULL,
  hour_at timestamp with time zone NOT NULL,
  measure text NOT NULL,
  bucket smallint NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT telemetry_counts__count CHECK (count > 0),
  CONSTRAINT telemetry_counts__measure CHECK (measure = ANY (ARRAY['LCP'::text, 'INP'::text, 'CLS'::text, 'FCP'::text, 'TTFB'::text, 'LONG'::text, 'mount'::text, 'mount_failed'::text, 'mount_broke'::text, 'error'::text])),
  CONSTRAINT telemetry_counts__pkey PRIMARY KEY (remote, version, hour_at, measure, bucket)
);
COMMENT ON TABLE telemetry_counts IS 'How released versions do with visitors: counts per hour, nothing about anybody. Kept for 90 days.';
COMMENT ON COLUMN telemetry_counts.bucket IS 'Quarter powers of two: bucket b holds values from 2^(b/4) up to 2^((b+1)/4), in milliseconds, CLS in thousandths.';
CREATE INDEX telemetry_counts__hour_at ON telemetry_counts USING btree (hour_at);

CREATE TABLE test_charges (
  id text NOT NULL,
  amount_minor bigint NOT NULL,
  currency character(3) NOT NULL,
  status text NOT NULL DEFAULT 'created'::text,
  captured_minor bigint NOT NULL DEFAULT 0,
  refunded_minor bigint NOT NULL DEFAULT 0,
  done_keys text[] NOT NULL DEFAULT '{}'::text[],
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT test_charges__refunded CHECK (refunded_minor >= 0 AND refunded_minor <= captured_minor AND captured_minor <= amount_minor),
  CONSTRAINT test_charges__status CHECK (status = ANY (ARRAY['created'::text, 'challenged'::text, 'processing'::text, 'authorised'::text, 'declined'::text, 'captured'::text, 'voided'::text])),
  CONSTRAINT test_charges_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE test_charges IS 'The books of the built-in test provider, which stands for a company elsewhere: only the provider reads and writes them, never in our transactions.';

CREATE TABLE totp_challenges (
  challenge_hash text NOT NULL,
  user_id text NOT NULL,
  token_version integer NOT NULL,
  remember boolean NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT totp_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT totp_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE totp_challenges IS 'Sign-ins whose password was right and whose code is awaited. A row lives five minutes and goes with its use.';
COMMENT ON COLUMN totp_challenges.challenge_hash IS 'Digest of what the browser sends back; the challenge itself is kept by the browser alone.';
COMMENT ON COLUMN totp_challenges.token_version IS 'Of the user when the password was given: a new password ends the challenge.';
CREATE INDEX totp_challenges__expires_at ON totp_challenges USING btree (expires_at);
CREATE INDEX totp_challenges__user_id ON totp_challenges USING btree (user_id);

CREATE TABLE totp_factors (
  user_id text NOT NULL,
  secret_sealed text NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint NOT NULL DEFAULT 0,
  recovery_hashes text[] NOT NULL DEFAULT '{}'::text[],
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
COMMENT ON TABLE totp_factors IS 'Second factor of staff: an authenticator app. It counts from its confirmation on.';
COMMENT ON COLUMN totp_factors.secret_sealed IS 'Shared with the app; encrypted with a key of this installation.';
COMMENT ON COLUMN totp_factors.last_step IS 'The half minute of the last code that was taken: no code is taken twice.';
COMMENT ON COLUMN totp_factors.recovery_hashes IS 'Digests of the codes for a lost phone; each is removed by its use.';

CREATE UNLOGGED TABLE touched_designs (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  ids text[] NOT NULL,
  with_cards boolean NOT NULL,
  with_siblings boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE touched_designs IS 'Designs whose details the transaction has to write anew before it commits. Empty to everybody else.';
COMMENT ON COLUMN touched_designs.with_cards IS 'Whether their cards show what was changed as well and nothing else brings those up to date.';
COMMENT ON COLUMN touched_designs.with_siblings IS 'Whether the other colours of their styles show what was changed: those that there are once nobody else can add one.';
CREATE INDEX touched_designs__xid ON touched_designs USING btree (xid);
CREATE CONSTRAINT TRIGGER touched_designs__refresh AFTER INSERT ON touched_designs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_touched_designs();

CREATE UNLOGGED TABLE touched_styles (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  designs text[] NOT NULL,
  left_styles text[] NOT NULL DEFAULT '{}'::text[]
);
COMMENT ON TABLE touched_styles IS 'Designs whose styles the transaction has to write anew before it commits. Empty to everybody else.';
COMMENT ON COLUMN touched_styles.left_styles IS 'Those that the designs belonged to before.';
CREATE INDEX touched_styles__xid ON touched_styles USING btree (xid);
CREATE CONSTRAINT TRIGGER touched_styles__refresh AFTER INSERT ON touched_styles DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_touched_styles();

CREATE TABLE upload_tickets (
  id text NOT NULL,
  secret_hash text NOT NULL,
  form text NOT NULL,
  files_left integer NOT NULL,
  bytes_left bigint NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT upload_tickets__secret_hash UNIQUE (secret_hash),
  CONSTRAINT upload_tickets_bytes_left_check CHECK (bytes_left >= 0),
  CONSTRAINT upload_tickets_files_left_check CHECK (files_left >= 0),
  CONSTRAINT upload_tickets_form_check CHECK (form = ANY (ARRAY['application'::text, 'report'::text, 'model-intake'::text, 'return'::text])),
  CONSTRAINT upload_tickets_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE upload_tickets IS 'Leave for somebody without an account to send files with one form. Only a digest of the secret is kept.';
COMMENT ON COLUMN upload_tickets.files_left IS 'Counts down with every file that was taken, removed or not.';
CREATE INDEX upload_tickets__expires_at ON upload_tickets USING btree (expires_at);

CREATE TABLE users (
  id text NOT NULL,
  email citext NOT NULL,
  password_hash text NOT NULL,
  name text NOT NULL,
  type text,
  staff_role text NOT NULL DEFAULT 'none'::text,
  locale text NOT NULL DEFAULT 'en'::text,
  status text NOT NULL DEFAULT 'active'::text,
  email_verified_at timestamp with time zone,
  terms_version text,
  terms_accepted_at timestamp with time zone,
  marketing_opt_in_at timestamp with time zone,
  token_version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  trusted_author boolean NOT NULL DEFAULT false,
  password_proven_at timestamp with time zone,
  CONSTRAINT users__email UNIQUE (email),
  CONSTRAINT users_locale_check CHECK (locale = ANY (ARRAY['en'::text, 'jp'::text])),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_staff_role_check CHECK (staff_role = ANY (ARRAY['none'::text, 'account_manager'::text, 'admin'::text])),
  CONSTRAINT users_status_check CHECK (status = ANY (ARRAY['active'::text, 'locked'::text, 'deleted'::text])),
  CONSTRAINT users_type_check CHECK (type = ANY (ARRAY['designer'::text, 'producer'::text, 'buyer'::text, 'consumer'::text]))
);
COMMENT ON COLUMN users.token_version IS 'Raising it revokes every token of the user.';
COMMENT ON COLUMN users.trusted_author IS 'Publishes articles of their own without asking. Granted by admins.';
COMMENT ON COLUMN users.password_proven_at IS 'Since when whoever has the password is known to read the mails: it was chosen by a mailed link, or such a link was followed while signed in.';
CREATE INDEX users__created_at ON users USING btree (created_at DESC, id DESC);
CREATE INDEX users__inactive ON users USING btree (id) WHERE status <> 'active'::text;
CREATE INDEX users__joined ON users USING btree (created_at, type) WHERE status <> 'deleted'::text;
CREATE INDEX users__staff_role ON users USING btree (staff_role) WHERE staff_role <> 'none'::text;
CREATE INDEX users__type_created_at ON users USING btree (type, created_at DESC);
CREATE INDEX users__words ON users USING gin (((email::text || ' '::text) || name) gin_trgm_ops);
CREATE TRIGGER users__wholesale_people AFTER UPDATE ON users FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.staff_role IS DISTINCT FROM new.staff_role) EXECUTE FUNCTION reseat_person();

CREATE TABLE variants (
  id text NOT NULL,
  design_id text NOT NULL,
  size text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  sku citext NOT NULL,
  mode text NOT NULL DEFAULT 'stock'::text,
  lead_days integer,
  backorder_limit integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  deleted_at timestamp with time zone,
  CONSTRAINT variants__backorder_limit CHECK (backorder_limit >= 0),
  CONSTRAINT variants__design_id__size UNIQUE (design_id, size),
  CONSTRAINT variants__lead_days CHECK (lead_days >= 1 AND lead_days <= 365),
  CONSTRAINT variants__lead_days_for_made_to_order CHECK (mode <> 'made_to_order'::text OR lead_days IS NOT NULL),
  CONSTRAINT variants__mode CHECK (mode = ANY (ARRAY['stock'::text, 'made_to_order'::text])),
  CONSTRAINT variants__sku UNIQUE (sku),
  CONSTRAINT variants_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT variants_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE variants IS 'One size of a design, from stock or made to order.';
CREATE CONSTRAINT TRIGGER variants__cards AFTER INSERT OR DELETE OR UPDATE ON variants DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (current_setting('orime.bulk_load'::text, true) IS DISTINCT FROM 'on'::text) EXECUTE FUNCTION refresh_design_cards_at_commit();
CREATE TRIGGER variants__details_delete AFTER DELETE ON variants REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_variants();
CREATE TRIGGER variants__details_insert AFTER INSERT ON variants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_variants();
CREATE TRIGGER variants__details_update AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_touched_by_variants();
CREATE TRIGGER variants__forget_cards BEFORE INSERT OR DELETE OR UPDATE ON variants FOR EACH STATEMENT EXECUTE FUNCTION forget_refreshed_cards();

CREATE TABLE visitor_holds (
  visitor text NOT NULL,
  checkout_id text NOT NULL,
  goods_id text NOT NULL,
  started_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT visitor_holds_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id) ON DELETE CASCADE,
  CONSTRAINT visitor_holds_pkey PRIMARY KEY (visitor, checkout_id, goods_id)
);
COMMENT ON TABLE visitor_holds IS 'Which goods a visitor has held and not paid for, and since when. Rows go with the paid order, and after two hours.';
COMMENT ON COLUMN visitor_holds.visitor IS 'Digest of the account or of the sender''s network.';
COMMENT ON COLUMN visitor_holds.goods_id IS 'A variant or a piece.';
CREATE INDEX visitor_holds__checkout_id ON visitor_holds USING btree (checkout_id);
CREATE INDEX visitor_holds__started_at ON visitor_holds USING btree (started_at);

CREATE TABLE webhook_events (
  provider text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  received_at timestamp with time zone NOT NULL DEFAULT now(),
  processed_at timestamp with time zone,
  CONSTRAINT webhook_events__pk PRIMARY KEY (provider, event_id)
);
COMMENT ON TABLE webhook_events IS 'Calls of providers of payments and mail; a second delivery of one finds it here and does nothing.';

CREATE TABLE wholesale_allocations (
  line_id text NOT NULL,
  variant_id text NOT NULL,
  size text NOT NULL,
  quantity integer NOT NULL,
  shipped_quantity integer NOT NULL DEFAULT 0,
  released_at timestamp with time zone,
  CONSTRAINT wholesale_allocations__pk PRIMARY KEY (line_id, variant_id),
  CONSTRAINT wholesale_allocations__quantity CHECK (quantity > 0 AND shipped_quantity >= 0 AND shipped_quantity <= quantity),
  CONSTRAINT wholesale_allocations_line_id_fkey FOREIGN KEY (line_id) REFERENCES wholesale_order_lines(id),
  CONSTRAINT wholesale_allocations_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id)
);
COMMENT ON TABLE wholesale_allocations IS 'Stock that an approved order has been promised; the same units are in stock_levels.allocated until they ship or are released.';
CREATE INDEX wholesale_allocations__open ON wholesale_allocations USING btree (variant_id) WHERE released_at IS NULL;

CREATE TABLE wholesale_cart_items (
  buyer_id text NOT NULL,
  design_id text NOT NULL,
  size_quantities jsonb NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT wholesale_cart_items__pkey PRIMARY KEY (buyer_id, design_id),
  CONSTRAINT wholesale_cart_items_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES wholesale_carts(buyer_id) ON DELETE CASCADE,
  CONSTRAINT wholesale_cart_items_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE
);
COMMENT ON TABLE wholesale_cart_items IS 'One colour of a style, with units for each size (decision T24).';
COMMENT ON COLUMN wholesale_cart_items.size_quantities IS 'Size to units; never zero.';
CREATE INDEX wholesale_cart_items__design_id ON wholesale_cart_items USING btree (design_id);

CREATE TABLE wholesale_carts (
  buyer_id text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT wholesale_carts_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id) ON DELETE CASCADE,
  CONSTRAINT wholesale_carts_pkey PRIMARY KEY (buyer_id)
);
COMMENT ON TABLE wholesale_carts IS 'Copy of a company''s wholesale cart, so that it is there on every device.';
COMMENT ON COLUMN wholesale_carts.version IS 'Grows with every change; a device that writes over an older one is told.';

CREATE TABLE wholesale_fulfilments (
  id text NOT NULL,
  order_id text NOT NULL,
  lines jsonb NOT NULL,
  carrier text NOT NULL DEFAULT ''::text,
  tracking text NOT NULL DEFAULT ''::text,
  created_by text,
  shipped_at timestamp with time zone NOT NULL DEFAULT now(),
  delivered_at timestamp with time zone,
  CONSTRAINT wholesale_fulfilments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT wholesale_fulfilments_order_id_fkey FOREIGN KEY (order_id) REFERENCES wholesale_orders(id),
  CONSTRAINT wholesale_fulfilments_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE wholesale_fulfilments IS 'Parcels of wholesale orders: lines is [{lineId, sizeQuantities}].';
CREATE INDEX wholesale_fulfilments__order_id ON wholesale_fulfilments USING btree (order_id, shipped_at);

CREATE TABLE wholesale_order_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id text NOT NULL,
  kind text NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  actor_id text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT wholesale_order_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT wholesale_order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES wholesale_orders(id),
  CONSTRAINT wholesale_order_events_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE wholesale_order_events IS 'What happened to a wholesale order, in the order in which it did.';
CREATE INDEX wholesale_order_events__order_id ON wholesale_order_events USING btree (order_id, id);

CREATE TABLE wholesale_order_lines (
  id text NOT NULL,
  order_id text NOT NULL,
  "position" integer NOT NULL,
  design_id text NOT NULL,
  prepack_id text,
  name text NOT NULL,
  name_jp text NOT NULL DEFAULT ''::text,
  slug text NOT NULL,
  colour_en text NOT NULL DEFAULT ''::text,
  colour_jp text NOT NULL DEFAULT ''::text,
  image jsonb,
  unit_price_minor bigint NOT NULL,
  size_quantities jsonb NOT NULL,
  shipped_quantities jsonb NOT NULL DEFAULT '{}'::jsonb,
  units integer NOT NULL GENERATED ALWAYS AS (matrix_units(size_quantities)) STORED,
  line_total_minor bigint NOT NULL,
  CONSTRAINT wholesale_order_lines__line_total_minor CHECK (line_total_minor = (unit_price_minor * matrix_units(size_quantities))),
  CONSTRAINT wholesale_order_lines__order_id__design_id UNIQUE (order_id, design_id),
  CONSTRAINT wholesale_order_lines__shipped CHECK (matrix_units(shipped_quantities) <= matrix_units(size_quantities)),
  CONSTRAINT wholesale_order_lines__size_quantities CHECK (NOT jsonb_path_exists(size_quantities, '$.*?(@.type() != "number" || @ <= 0)'::jsonpath)),
  CONSTRAINT wholesale_order_lines__unit_price_minor CHECK (unit_price_minor >= 0),
  CONSTRAINT wholesale_order_lines__units CHECK (matrix_units(size_quantities) > 0),
  CONSTRAINT wholesale_order_lines_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id),
  CONSTRAINT wholesale_order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES wholesale_orders(id),
  CONSTRAINT wholesale_order_lines_pkey PRIMARY KEY (id),
  CONSTRAINT wholesale_order_lines_prepack_id_fkey FOREIGN KEY (prepack_id) REFERENCES prepacks(id) ON DELETE SET NULL
);
COMMENT ON TABLE wholesale_order_lines IS 'One style in one colour: size_quantities is {size: units}, without zeros.';
CREATE INDEX wholesale_order_lines__design_id ON wholesale_order_lines USING btree (design_id);

CREATE TABLE wholesale_orders (
  id text NOT NULL,
  number text NOT NULL,
  buyer_id text NOT NULL,
  seller_profile_id text NOT NULL,
  created_by text,
  submitted_by text,
  manager_id text,
  status text NOT NULL DEFAULT 'draft'::text,
  fulfilled boolean NOT NULL DEFAULT false,
  seller_name text NOT NULL,
  seller_name_jp text NOT NULL DEFAULT ''::text,
  seller_handle text NOT NULL,
  buyer_name text NOT NULL,
  po_number text NOT NULL DEFAULT ''::text,
  window_id text,
  window_name_en text NOT NULL DEFAULT ''::text,
  window_name_jp text NOT NULL DEFAULT ''::text,
  is_prebook boolean NOT NULL DEFAULT false,
  start_ship date NOT NULL,
  cancel_after date NOT NULL,
  terms text NOT NULL,
  currency character(3) NOT NULL,
  subtotal_minor bigint NOT NULL,
  shipping_minor bigint NOT NULL DEFAULT 0,
  tax_rate_bp integer NOT NULL DEFAULT 0,
  tax_minor bigint NOT NULL DEFAULT 0,
  total_minor bigint NOT NULL,
  advance_minor bigint NOT NULL DEFAULT 0,
  ship_to jsonb,
  bill_to jsonb,
  note text NOT NULL DEFAULT ''::text,
  terms_version integer NOT NULL DEFAULT 1,
  buyer_accepted_version integer NOT NULL DEFAULT 0,
  seller_approved_at timestamp with time zone,
  manager_approved_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  placed_at timestamp with time zone,
  approved_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  commission_bp integer,
  commission_minor bigint,
  agreed jsonb,
  CONSTRAINT wholesale_orders__accepted CHECK (buyer_accepted_version >= 0 AND buyer_accepted_version <= terms_version),
  CONSTRAINT wholesale_orders__amounts CHECK (subtotal_minor >= 0 AND shipping_minor >= 0 AND tax_minor >= 0 AND advance_minor >= 0 AND advance_minor <= total_minor),
  CONSTRAINT wholesale_orders__approved CHECK (buyer_accepted_version = terms_version OR (status = ANY (ARRAY['draft'::text, 'in_review'::text, 'changes_requested'::text, 'cancelled'::text]))),
  CONSTRAINT wholesale_orders__commission CHECK ((commission_bp IS NULL) = (commission_minor IS NULL) AND commission_bp >= 0 AND commission_bp <= 10000 AND commission_minor >= 0 AND commission_minor <= subtotal_minor),
  CONSTRAINT wholesale_orders__dates CHECK (start_ship <= cancel_after OR (status = ANY (ARRAY['draft'::text, 'cancelled'::text]))),
  CONSTRAINT wholesale_orders__fulfilled CHECK (fulfilled = (status = ANY (ARRAY['shipped'::text, 'delivered'::text, 'closed'::text]))),
  CONSTRAINT wholesale_orders__number UNIQUE (number),
  CONSTRAINT wholesale_orders__status CHECK (status = ANY (ARRAY['draft'::text, 'in_review'::text, 'changes_requested'::text, 'approved'::text, 'in_production'::text, 'partially_shipped'::text, 'shipped'::text, 'delivered'::text, 'closed'::text, 'cancelled'::text])),
  CONSTRAINT wholesale_orders__terms CHECK (terms = ANY (ARRAY['prepay'::text, 'deposit30'::text, 'net30'::text, 'net60'::text])),
  CONSTRAINT wholesale_orders__total CHECK (total_minor = (subtotal_minor + shipping_minor + tax_minor)),
  CONSTRAINT wholesale_orders_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES buyers(id),
  CONSTRAINT wholesale_orders_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT wholesale_orders_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES users(id),
  CONSTRAINT wholesale_orders_pkey PRIMARY KEY (id),
  CONSTRAINT wholesale_orders_seller_profile_id_fkey FOREIGN KEY (seller_profile_id) REFERENCES profiles(id),
  CONSTRAINT wholesale_orders_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES users(id),
  CONSTRAINT wholesale_orders_window_id_fkey FOREIGN KEY (window_id) REFERENCES delivery_windows(id) ON DELETE SET NULL
);
COMMENT ON TABLE wholesale_orders IS 'What one company orders from one designer. Names, prices and dates are frozen when they are agreed on; prices are without tax.';
COMMENT ON COLUMN wholesale_orders.manager_id IS 'The buyer''s account manager when the order was written.';
COMMENT ON COLUMN wholesale_orders.is_prebook IS 'Goods are made for the window: nothing is taken from stock.';
COMMENT ON COLUMN wholesale_orders.advance_minor IS 'To be paid before work begins.';
COMMENT ON COLUMN wholesale_orders.terms_version IS 'Counts changes of goods, prices, dates and terms; version counts every change.';
COMMENT ON COLUMN wholesale_orders.buyer_accepted_version IS 'The terms_version that the buyer agreed to last; nothing is approved without it.';
COMMENT ON COLUMN wholesale_orders.commission_bp IS 'Basis points of the goods that the marketplace keeps, frozen at approval.';
COMMENT ON COLUMN wholesale_orders.commission_minor IS 'The same in money, of the goods without freight and tax.';
COMMENT ON COLUMN wholesale_orders.agreed IS 'What the buyer last agreed to, while a change of it waits for acceptance: goods, unit prices, dates, terms, freight and total.';
CREATE INDEX wholesale_orders__buyer_id ON wholesale_orders USING btree (buyer_id, created_at DESC, id DESC);
CREATE INDEX wholesale_orders__created_at ON wholesale_orders USING btree (created_at DESC, id DESC);
CREATE INDEX wholesale_orders__seller_profile_id ON wholesale_orders USING btree (seller_profile_id, created_at DESC, id DESC);
CREATE INDEX wholesale_orders__status ON wholesale_orders USING btree (status, created_at DESC, id DESC);
CREATE INDEX wholesale_orders__window_id ON wholesale_orders USING btree (window_id) WHERE window_id IS NOT NULL;

CREATE TABLE wholesale_rules (
  design_id text NOT NULL,
  moq_units integer NOT NULL DEFAULT 1,
  order_multiple integer NOT NULL DEFAULT 1,
  CONSTRAINT wholesale_rules__moq_units CHECK (moq_units >= 1),
  CONSTRAINT wholesale_rules__order_multiple CHECK (order_multiple >= 1),
  CONSTRAINT wholesale_rules_design_id_fkey FOREIGN KEY (design_id) REFERENCES designs(id) ON DELETE CASCADE,
  CONSTRAINT wholesale_rules_pkey PRIMARY KEY (design_id)
);
COMMENT ON TABLE wholesale_rules IS 'A design is sold wholesale when it has a row here. The suggested retail price is the retail price.';
CREATE TRIGGER wholesale_rules__styles_delete AFTER DELETE ON wholesale_rules REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_rules();
CREATE TRIGGER wholesale_rules__styles_insert AFTER INSERT ON wholesale_rules REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_styles_of_rules();

CREATE TABLE wholesale_style_counts (
  profile_id text NOT NULL,
  season text NOT NULL,
  category text NOT NULL,
  styles integer NOT NULL,
  CONSTRAINT wholesale_style_counts__pk PRIMARY KEY (profile_id, season, category)
);
COMMENT ON TABLE wholesale_style_counts IS 'How many rows of wholesale_styles a house has in a season and category, zero where it had some: totals and facets need no count.';

CREATE TABLE wholesale_styles (
  style_id text NOT NULL,
  design_id text NOT NULL,
  profile_id text NOT NULL,
  season text NOT NULL,
  category text NOT NULL,
  year integer,
  featured_rank integer NOT NULL,
  CONSTRAINT wholesale_styles_pkey PRIMARY KEY (style_id)
);
COMMENT ON TABLE wholesale_styles IS 'Public styles that are sold wholesale. Written by refresh_wholesale_styles only.';
COMMENT ON COLUMN wholesale_styles.design_id IS 'The colour that stands for the style.';
COMMENT ON COLUMN wholesale_styles.season IS 'With the last two digits of the year, as it is filtered by: AW26.';
CREATE INDEX wholesale_styles__category ON wholesale_styles USING btree (category, year DESC NULLS LAST, featured_rank, design_id);
CREATE INDEX wholesale_styles__design_id ON wholesale_styles USING btree (design_id);
CREATE INDEX wholesale_styles__order ON wholesale_styles USING btree (year DESC NULLS LAST, featured_rank, design_id);
CREATE INDEX wholesale_styles__profile_id ON wholesale_styles USING btree (profile_id, year DESC NULLS LAST, featured_rank, design_id);

CREATE TABLE wholesale_terms (
  profile_id text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT wholesale_terms_pkey PRIMARY KEY (profile_id),
  CONSTRAINT wholesale_terms_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES profiles(id) ON DELETE CASCADE
);
COMMENT ON TABLE wholesale_terms IS 'One row a designer who has set terms; the terms are in brand_terms and delivery_windows.';

CREATE VIEW design_card_source AS
 SELECT d.id AS design_id,
    m.currency::character(3) AS currency,
    d.profile_id,
    p.handle::text AS designer_handle,
    d.gender,
    k.slug::text AS category,
    d.colour,
    d.material_keys AS materials,
    COALESCE(v.sizes, '{}'::text[]) AS sizes,
    d.country_origin::text AS country,
    v.price_minor,
    v.compare_at_minor IS NOT NULL AS on_sale,
    COALESCE(v.in_stock, false) AS in_stock,
    COALESCE(v.made_to_order, false) AS made_to_order,
    d.archived_at IS NOT NULL AS archived,
        CASE
            WHEN v.in_stock OR v.made_to_order THEN COALESCE(d.featured_rank, 2147483647)
            ELSE 2147483647
        END AS featured_rank,
    d.confirmed_at AS published_at,
    d.likes_count,
    is_public(d.*, p.*) AS is_public,
    "left"(json_build_object('_id', d.id, 'id', d.id, 'slug', d.slug, 'name', d.name, 'nameJp', d.name_jp, 'designer', json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp), 'images', COALESCE(i.images, '[]'::json), 'gender', d.gender, 'category', k.slug, 'country', d.country_origin, 'colour', d.colour, 'colourLabel', local_text(o.name_en, o.name_jp), 'colourHex', o.hex, 'price', major_units(v.price_minor, m.currency), 'priceMinor', v.price_minor, 'currency', m.currency, 'compareAt',
        CASE
            WHEN v.compare_at_minor IS NOT NULL THEN json_build_object('price', major_units(v.compare_at_minor, m.currency), 'priceMinor', v.compare_at_minor, 'currency', m.currency)
            ELSE NULL::json
        END, 'sizes', COALESCE(v.size_rows, '[]'::json), 'onePiece', COALESCE(v.pieces_left, 0::numeric) > 0::numeric, 'soldOut', NOT COALESCE(v.in_stock OR v.made_to_order, false), 'madeToOrder', COALESCE(v.made_to_order, false), 'archived', d.archived_at IS NOT NULL, 'colours', s.colours, 'swatches', s.swatches, 'publishedAt', to_char((d.confirmed_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text))::text, '-1'::integer) AS card
   FROM designs d
     JOIN profiles p ON p.id = d.profile_id
     JOIN categories k ON k.id = d.category_id
     JOIN colours o ON o.key = d.colour
     CROSS JOIN ( VALUES ('USD'::text), ('JPY'::text), ('EUR'::text)) m(currency)
     LEFT JOIN LATERAL ( SELECT array_agg(x.size ORDER BY x."position") AS sizes,
            min(x.amount_minor) AS price_minor,
            (array_agg(x.compare_at_minor ORDER BY x.amount_minor, x."position"))[1] AS compare_at_minor,
            bool_or(x.mode = 'stock'::text AND x.available > 0) AS in_stock,
            bool_or(x.mode = 'made_to_order'::text) AS made_to_order,
            sum(x.pieces_left) AS pieces_left,
            json_agg(json_build_object('variantId', x.id, 'size', x.size, 'sku', x.sku, 'mode', x.mode, 'leadDays', x.lead_days, 'availability',
                CASE
                    WHEN x.mode = 'made_to_order'::text OR x.available > 2 THEN 'available'::text
                    WHEN x.available > 0 THEN 'low'::text
                    ELSE 'sold_out'::text
                END, 'left',
                CASE
                    WHEN x.mode = 'stock'::text AND x.available >= 1 AND x.available <= 2 THEN x.available
                    ELSE NULL::bigint
                END) ORDER BY x."position") AS size_rows
           FROM ( SELECT v_1.id,
                    v_1.size,
                    v_1."position",
                    v_1.sku,
                    v_1.mode,
                    v_1.lead_days,
                    r.amount_minor,
                    r.compare_at_minor,
                    COALESCE(q.available, 0::bigint) AS pieces_left,
                        CASE
                            WHEN q.pieces > 0 THEN q.available
                            ELSE COALESCE(l.on_hand - l.allocated + l.backorder_limit, 0)::bigint
                        END AS available
                   FROM variants v_1
                     LEFT JOIN prices r ON r.variant_id = v_1.id AND r.channel = 'retail'::text AND r.currency::text = m.currency AND r.min_qty = 1
                     LEFT JOIN stock_levels l ON l.variant_id = v_1.id
                     LEFT JOIN LATERAL ( SELECT count(*) AS pieces,
                            count(*) FILTER (WHERE pieces.status = 'available'::text) AS available
                           FROM pieces
                          WHERE pieces.variant_id = v_1.id) q ON true
                  WHERE v_1.design_id = d.id AND v_1.deleted_at IS NULL) x) v ON true
     LEFT JOIN LATERAL ( SELECT json_agg(image_ref(f.*, g.alt_en, g.alt_jp) ORDER BY g."position") AS images
           FROM ( SELECT design_images.id,
                    design_images.design_id,
                    design_images.file_id,
                    design_images."position",
                    design_images.alt_en,
                    design_images.alt_jp,
                    design_images.focal_x,
                    design_images.focal_y
                   FROM design_images
                  WHERE design_images.design_id = d.id
                  ORDER BY design_images."position"
                 LIMIT 2) g
             JOIN files f ON f.id = g.file_id) i ON true
     CROSS JOIN LATERAL ( SELECT count(*) AS colours,
            to_json((COALESCE(array_agg(c.hex ORDER BY (b.id <> d.id), b.created_at, b.id), '{}'::text[]))[:5]) AS swatches
           FROM designs b
             JOIN colours c ON c.key = b.colour
          WHERE b.style_id = d.style_id AND is_public(b.*)) s;

CREATE VIEW design_detail_source AS
 SELECT d.id AS design_id,
    p.holiday_until,
    ( SELECT COALESCE(jsonb_object_agg(l.currency, l.amount_minor), '{}'::jsonb) AS "coalesce"
           FROM ( SELECT h.currency,
                    min(h.amount_minor) AS amount_minor
                   FROM ( SELECT h_1.currency,
                            h_1.amount_minor,
                            lead(h_1.valid_from) OVER (PARTITION BY h_1.variant_id, h_1.currency ORDER BY h_1.valid_from, h_1.id) AS valid_to,
                            max(h_1.valid_from) OVER (PARTITION BY h_1.variant_id, h_1.currency) AS reduced_at
                           FROM price_history h_1
                             JOIN variants v ON v.id = h_1.variant_id
                          WHERE v.design_id = d.id) h
                  WHERE h.valid_to > (h.reduced_at - '30 days'::interval)
                  GROUP BY h.currency) l) AS lowest_prices,
    substr("left"(json_build_object('images', COALESCE(( SELECT json_agg(image_ref(f.*, g.alt_en, g.alt_jp) ORDER BY g."position") AS json_agg
           FROM design_images g
             JOIN files f ON f.id = g.file_id
          WHERE g.design_id = d.id), '[]'::json), 'description', local_text(d.description_en, d.description_jp), 'categoryLabel', local_text(k.name_en, k.name_jp), 'season', d.season, 'year', COALESCE(d.year, 0), 'materials', COALESCE(( SELECT json_agg(json_build_object('fibre', m.fibre, 'label', local_text(COALESCE(b.name_en, m.fibre), COALESCE(b.name_jp, m.fibre)), 'percent', m.percent) ORDER BY m.percent DESC, m.fibre) AS json_agg
           FROM jsonb_to_recordset(d.materials) m(fibre text, percent numeric)
             LEFT JOIN fibres b ON b.key = m.fibre), '[]'::json), 'care', COALESCE(( SELECT json_agg(json_build_object('key', t.key, 'label', local_text(COALESCE(l.name_en, t.key), COALESCE(l.name_jp, t.key))) ORDER BY t.place) AS json_agg
           FROM unnest(d.care) WITH ORDINALITY t(key, place)
             LEFT JOIN care_labels l ON l.key = t.key), '[]'::json), 'weightGrams', d.weight_g, 'pieces', COALESCE(( SELECT json_agg(json_build_object('id', q.id, 'size', v.size, 'serial', q.serial, 'edition', q.edition, 'condition', local_text(q.condition_en, q.condition_jp), 'available', q.status = 'available'::text) ORDER BY q.serial) AS json_agg
           FROM pieces q
             JOIN variants v ON v.id = q.variant_id
          WHERE q.design_id = d.id AND q.status <> 'withheld'::text), '[]'::json), 'siblings', ( SELECT json_agg(json_build_object('id', b.id, 'slug', b.slug, 'colour', b.colour, 'colourLabel', local_text(o.name_en, o.name_jp), 'colourHex', o.hex, 'image', ( SELECT image_ref(f.*, g.alt_en, g.alt_jp) AS image_ref
                   FROM design_images g
                     JOIN files f ON f.id = g.file_id
                  WHERE g.design_id = b.id
                  ORDER BY g."position"
                 LIMIT 1)) ORDER BY b.created_at, b.id) AS json_agg
           FROM designs b
             JOIN colours o ON o.key = b.colour
          WHERE b.style_id = d.style_id AND (b.id = d.id OR is_public(b.*))), 'sizeChart', COALESCE(( SELECT json_agg(json_build_object('size', r.size, 'measurements', ( SELECT COALESCE(json_agg(json_build_object('key', e.key, 'label', local_text(COALESCE(n.name_en, e.key), COALESCE(n.name_jp, e.key)), 'cm', trim_scale(e.value::numeric / 10::numeric)) ORDER BY n."position", e.key), '[]'::json) AS "coalesce"
                   FROM jsonb_each_text(r."measuresMm") e(key, value)
                     LEFT JOIN measures n ON n.key = e.key)) ORDER BY r.place) AS json_agg
           FROM size_charts z,
            LATERAL ROWS FROM(jsonb_to_recordset(z.sizes) AS (size text, "measuresMm" jsonb)) WITH ORDINALITY r(size, "measuresMm", place)
          WHERE z.id = COALESCE(d.size_chart_id, k.size_chart_id)), '[]'::json), 'producer', ( SELECT json_build_object('handle', r.handle, 'name', r.name, 'nameJp', r.name_jp, 'city', r.city, 'cityJp', r.city_jp, 'country', r.country, 'lat', r.lat, 'lon', r.lon) AS json_build_object
           FROM producers r
          WHERE r.id = d.producer_id AND r.status = 'approved'::text AND r.deleted_at IS NULL), 'video', ( SELECT json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'poster', image_ref(o.*, o.alt_en, o.alt_jp)) AS json_build_object
           FROM files f
             JOIN files o ON o.id = d.video_poster_id
          WHERE f.id = d.video_id), 'modelId', d.model_id, 'clothTile', ( SELECT json_build_object('fileId', t.file_id, 'widthCm', trim_scale(t.width_cm), 'heightCm', trim_scale(t.height_cm), 'trimHex', t.trim_hex) AS json_build_object
           FROM cloth_tiles t
          WHERE t.file_id = d.cloth_tile_id), 'tags', d.tags, 'canonical', '/designs/'::text || d.slug::text, 'confirmed', d.confirmed, 'hidden', d.hidden, 'version', d.version, 'designerCard', json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp, 'city', p.city, 'cityJp', p.city_jp, 'country', p.country, 'bio', local_text(p.bio_en, p.bio_jp), 'avatar', ( SELECT image_ref(f.*, f.alt_en, f.alt_jp) AS image_ref
           FROM files f
          WHERE f.id = p.avatar_id)))::text, '-2'::integer), 2) AS detail
   FROM designs d
     JOIN profiles p ON p.id = d.profile_id
     JOIN categories k ON k.id = d.category_id
  WHERE d.deleted_at IS NULL;

CREATE VIEW design_facet_source AS
 SELECT c.design_id,
    array_agg(DISTINCT k.key ORDER BY k.key) AS keys
   FROM design_cards c
     CROSS JOIN LATERAL unnest((ARRAY[
        CASE
            WHEN c.archived THEN 'shelf:archived'::text
            ELSE 'shelf:current'::text
        END, 'gender:'::text || c.gender, 'category:'::text || c.category, 'designer:'::text || c.designer_handle, 'colour:'::text || c.colour, 'country:'::text || c.country,
        CASE
            WHEN c.in_stock THEN 'availability:inStock'::text
            ELSE NULL::text
        END,
        CASE
            WHEN c.made_to_order THEN 'availability:mto'::text
            ELSE NULL::text
        END,
        CASE
            WHEN c.on_sale THEN 'availability:sale-'::text || c.currency::text
            ELSE NULL::text
        END, (('price-'::text || c.currency::text) || ':'::text) || c.price_minor] || (ARRAY( SELECT 'size:'::text || s.s
           FROM unnest(c.sizes) s(s)))) || (ARRAY( SELECT 'material:'::text || m.m
           FROM unnest(c.materials) m(m)))) k(key)
  WHERE k.key IS NOT NULL
  GROUP BY c.design_id;

CREATE VIEW wholesale_style_source AS
 SELECT DISTINCT ON (d.style_id) d.style_id,
    d.id AS design_id,
    c.profile_id,
    d.season || COALESCE("right"(d.year::text, 2), ''::text) AS season,
    c.category,
    d.year,
    c.featured_rank
   FROM wholesale_rules w
     JOIN designs d ON d.id = w.design_id
     JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'::bpchar AND NOT c.archived
  ORDER BY d.style_id, c.featured_rank, d.created_at, d.id;

CREATE FUNCTION add_buyer_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO buyer_members (buyer_id, user_id, role, created_at) VALUES (NEW.id, NEW.user_id, 'owner', NEW.created_at) ON CONFLICT (buyer_id, user_id) DO NOTHING;
  RETURN NULL;
END $function$;

CREATE FUNCTION check_ledger_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM ledger_entries WHERE ref = NEW.ref GROUP BY currency HAVING sum(amount_minor) <> 0 AND bool_or(account IN ('buyers', 'bank', 'receivable', 'deferred', 'refunds'))) THEN
    RAISE EXCEPTION 'ledger entries of % do not balance', NEW.ref USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_entries__balance';
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION count_search_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE search_versions SET version = version + 1;
  RETURN NULL;
END $function$;

CREATE FUNCTION currency_exponent(currency text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN currency IN ('JPY', 'KRW') THEN 0 ELSE 2 END
$function$;

CREATE FUNCTION facet_strings(key text)
 RETURNS TABLE(facet text, value text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT split_part(key, ':', 1), substr(key, strpos(key, ':') + 1) WHERE key NOT LIKE 'price-%'
  UNION ALL
  SELECT 'priced', substr(split_part(key, ':', 1), 7) WHERE key LIKE 'price-%'
  UNION ALL
  SELECT split_part(key, ':', 1), lpad(digit::text, 2, '0')
  FROM (SELECT split_part(key, ':', 2)::bigint AS amount WHERE key LIKE 'price-%') price,
    generate_series(0, length(ltrim(price.amount::bit(64)::text, '0')) - 1) AS digit
  WHERE (price.amount >> digit) & 1 = 1
$function$;
COMMENT ON FUNCTION facet_strings(text) IS 'The strings of bits that a key of design_facet_places speaks of.';

CREATE FUNCTION fold_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(NORMALIZE(regexp_replace(lower(NORMALIZE(value, NFKD)), '[\u0300-\u036f]'::text, ''::text, 'g'::text), NFC), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'::text, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'::text);
COMMENT ON FUNCTION fold_text(text) IS 'One width, one case, no accents, katakana as hiragana.';

CREATE FUNCTION forget_refreshed_cards()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF current_setting('orime.cards_done', true) <> '' THEN PERFORM set_config('orime.cards_done', '', true); END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION image_ref(file files, alt_en text, alt_jp text)
 RETURNS json
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  SELECT json_build_object(
    'id', file.id, 'width', coalesce(file.width, 0), 'height', coalesce(file.height, 0), 'thumbhash', coalesce(file.thumbhash, ''),
    'color', coalesce(file.color, '#808080'), 'alt', local_text(alt_en, alt_jp))
$function$;

CREATE FUNCTION is_public(design designs)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT design.confirmed = 'confirmed' AND NOT design.hidden AND design.deleted_at IS NULL AND NOT design.private_reserve
$function$;
COMMENT ON FUNCTION is_public(designs) IS 'Whether the design can be seen by everybody once its house can.';

CREATE FUNCTION is_public(design designs, house profiles)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT is_public(design) AND house.status = 'approved' AND house.deleted_at IS NULL
$function$;
COMMENT ON FUNCTION is_public(designs,profiles) IS 'Whether everybody may see the design, which is of that house.';

CREATE FUNCTION local_text(en text, jp text)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT json_build_object('en', en, 'jp', jp)
$function$;

CREATE FUNCTION major_units(minor bigint, currency text)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT trim_scale(minor / (10 ^ currency_exponent(currency))::numeric)
$function$;

CREATE FUNCTION map_point(id text, kind text, name text, name_jp text, lat double precision, lon double precision, city text, city_jp text, country text, url text, summary_en text, summary_jp text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN lat IS NOT NULL AND lon IS NOT NULL THEN json_build_object(
    'id', id, 'kind', kind, 'name', name, 'nameJp', name_jp, 'lat', lat, 'lon', lon, 'city', city, 'cityJp', city_jp, 'country', country, 'url', url,
    'summary', json_build_object('en', summary_en, 'jp', summary_jp))::text END
$function$;
COMMENT ON FUNCTION map_point(text,text,text,text,double precision,double precision,text,text,text,text,text,text) IS 'A point of the map as JSON; null without coordinates.';

CREATE FUNCTION matrix_units(matrix jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(sum(value::int), 0)::int FROM jsonb_each_text(matrix)
$function$;

CREATE FUNCTION note_catalogue_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO catalogue_changes DEFAULT VALUES ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

CREATE FUNCTION note_public_designs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO search_changes (kind, entity_id) SELECT 'design', design_id FROM changed_rows WHERE currency = 'USD';
  RETURN NULL;
END $function$;

CREATE FUNCTION note_public_entity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO search_changes (kind, entity_id) VALUES (TG_ARGV[0], to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1]);
  RETURN NULL;
END $function$;

CREATE FUNCTION note_search_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO search_numbers (kind, entity_id) SELECT kind, entity_id FROM after_rows ORDER BY entity_id ON CONFLICT DO NOTHING;
    INSERT INTO search_changes (kind, entity_id) SELECT kind, entity_id FROM after_rows;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO search_changes (kind, entity_id, tokens)
    SELECT b.kind, b.entity_id, b.tokens FROM before_rows b JOIN after_rows a USING (kind, entity_id) WHERE a.tokens <> b.tokens;
  ELSE
    INSERT INTO search_changes (kind, entity_id, tokens) SELECT kind, entity_id, tokens FROM before_rows;
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION note_styles_of_cards()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM new_rows WHERE currency = 'USD' HAVING count(*) > 0;
    WHEN 'DELETE' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM old_rows WHERE currency = 'USD' HAVING count(*) > 0;
    ELSE
      INSERT INTO touched_styles (designs)
      SELECT array_agg(n.design_id) FROM new_rows n JOIN old_rows o ON o.design_id = n.design_id AND o.currency = n.currency
      WHERE n.currency = 'USD' AND (n.profile_id, n.category, n.archived, n.featured_rank) IS DISTINCT FROM (o.profile_id, o.category, o.archived, o.featured_rank) HAVING count(*) > 0;
  END CASE;
  RETURN NULL;
END $function$;

CREATE FUNCTION note_styles_of_designs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO touched_styles (designs, left_styles)
  SELECT array_agg(n.id), array_agg(o.style_id) FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.style_id, n.season, n.year, n.created_at) IS DISTINCT FROM (o.style_id, o.season, o.year, o.created_at) HAVING count(*) > 0;
  RETURN NULL;
END $function$;

CREATE FUNCTION note_styles_of_rules()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM new_rows HAVING count(*) > 0;
  ELSE INSERT INTO touched_styles (designs) SELECT array_agg(design_id) FROM old_rows HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION note_touched_by_care_labels()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT key, name_en, name_jp FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE care @> ARRAY[t.key]) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT key, name_en, name_jp FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE care @> ARRAY[t.key]) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT key, name_en, name_jp FROM old_rows
        EXCEPT SELECT key, name_en, name_jp FROM new_rows)
      UNION ALL (SELECT key, name_en, name_jp FROM new_rows
        EXCEPT SELECT key, name_en, name_jp FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE care @> ARRAY[t.key]) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_care_labels() IS 'Notes the designs that show the rows of care_labels which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_categories()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), true
    FROM (SELECT id, slug::text, name_en, name_jp, size_chart_id FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE category_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), true
    FROM (SELECT id, slug::text, name_en, name_jp, size_chart_id FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE category_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), true
    FROM (
      (SELECT id, slug::text, name_en, name_jp, size_chart_id FROM old_rows
        EXCEPT SELECT id, slug::text, name_en, name_jp, size_chart_id FROM new_rows)
      UNION ALL (SELECT id, slug::text, name_en, name_jp, size_chart_id FROM new_rows
        EXCEPT SELECT id, slug::text, name_en, name_jp, size_chart_id FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE category_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_categories() IS 'Notes the designs that show the rows of categories which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_cloth_tiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT file_id, width_cm, height_cm, trim_hex FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE cloth_tile_id = t.file_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT file_id, width_cm, height_cm, trim_hex FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE cloth_tile_id = t.file_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT file_id, width_cm, height_cm, trim_hex FROM old_rows
        EXCEPT SELECT file_id, width_cm, height_cm, trim_hex FROM new_rows)
      UNION ALL (SELECT file_id, width_cm, height_cm, trim_hex FROM new_rows
        EXCEPT SELECT file_id, width_cm, height_cm, trim_hex FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE cloth_tile_id = t.file_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_cloth_tiles() IS 'Notes the designs that show the rows of cloth_tiles which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_colours()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (SELECT key, hex, name_en, name_jp FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.colour = t.key
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (SELECT key, hex, name_en, name_jp FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.colour = t.key
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (
      (SELECT key, hex, name_en, name_jp FROM old_rows
        EXCEPT SELECT key, hex, name_en, name_jp FROM new_rows)
      UNION ALL (SELECT key, hex, name_en, name_jp FROM new_rows
        EXCEPT SELECT key, hex, name_en, name_jp FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.colour = t.key
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_colours() IS 'Notes the designs that show the rows of colours which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_design_images()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (SELECT id, design_id, file_id, position, alt_en, alt_jp FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = t.design_id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (SELECT id, design_id, file_id, position, alt_en, alt_jp FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = t.design_id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (
      (SELECT id, design_id, file_id, position, alt_en, alt_jp FROM old_rows
        EXCEPT SELECT id, design_id, file_id, position, alt_en, alt_jp FROM new_rows)
      UNION ALL (SELECT id, design_id, file_id, position, alt_en, alt_jp FROM new_rows
        EXCEPT SELECT id, design_id, file_id, position, alt_en, alt_jp FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = t.design_id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_design_images() IS 'Notes the designs that show the rows of design_images which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_designs()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials, care,
      weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.id UNION ALL SELECT id FROM designs WHERE style_id = t.style_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials, care,
      weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.id UNION ALL SELECT id FROM designs WHERE style_id = t.style_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, false
    FROM (
      (SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials, care,
        weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at FROM old_rows
        EXCEPT SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials,
          care, weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at
          FROM new_rows)
      UNION ALL (SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials,
        care, weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at FROM new_rows
        EXCEPT SELECT id, profile_id, slug::text, description_en, description_jp, category_id, style_id, colour, season, year, materials,
          care, weight_g, confirmed, hidden, deleted_at, private_reserve, size_chart_id, video_id, video_poster_id, model_id, cloth_tile_id, producer_id, tags, version, created_at
          FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.id UNION ALL SELECT id FROM designs WHERE style_id = t.style_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_designs() IS 'Notes the designs that show the rows of designs which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_fibres()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT key, name_en, name_jp FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE materials @> jsonb_build_array(jsonb_build_object('fibre', t.key))
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT key, name_en, name_jp FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE materials @> jsonb_build_array(jsonb_build_object('fibre', t.key))
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT key, name_en, name_jp FROM old_rows
        EXCEPT SELECT key, name_en, name_jp FROM new_rows)
      UNION ALL (SELECT key, name_en, name_jp FROM new_rows
        EXCEPT SELECT key, name_en, name_jp FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE materials @> jsonb_build_array(jsonb_build_object('fibre', t.key))
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_fibres() IS 'Notes the designs that show the rows of fibres which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM design_images g JOIN designs d ON d.id = g.design_id JOIN designs b ON b.style_id = d.style_id
        WHERE g.file_id = t.id
        UNION ALL SELECT d.id FROM profiles p JOIN designs d ON d.profile_id = p.id WHERE p.avatar_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM design_images g JOIN designs d ON d.id = g.design_id JOIN designs b ON b.style_id = d.style_id
        WHERE g.file_id = t.id
        UNION ALL SELECT d.id FROM profiles p JOIN designs d ON d.profile_id = p.id WHERE p.avatar_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_siblings, with_cards)
    SELECT array_agg(DISTINCT d.id), true, true
    FROM (
      (SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM old_rows
        EXCEPT SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM new_rows)
      UNION ALL (SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM new_rows
        EXCEPT SELECT id, width, height, thumbhash, color, alt_en, alt_jp FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT b.id FROM design_images g JOIN designs d ON d.id = g.design_id JOIN designs b ON b.style_id = d.style_id
        WHERE g.file_id = t.id
        UNION ALL SELECT d.id FROM profiles p JOIN designs d ON d.profile_id = p.id WHERE p.avatar_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_files() IS 'Notes the designs that show the rows of files which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_measures()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT key, name_en, name_jp, position FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT d.id FROM size_charts z JOIN categories k ON true
        JOIN designs d ON d.category_id = k.id AND coalesce(d.size_chart_id, k.size_chart_id) = z.id
        WHERE strpos(z.sizes::text, to_json(t.key)::text) > 0
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT key, name_en, name_jp, position FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT d.id FROM size_charts z JOIN categories k ON true
        JOIN designs d ON d.category_id = k.id AND coalesce(d.size_chart_id, k.size_chart_id) = z.id
        WHERE strpos(z.sizes::text, to_json(t.key)::text) > 0
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT key, name_en, name_jp, position FROM old_rows
        EXCEPT SELECT key, name_en, name_jp, position FROM new_rows)
      UNION ALL (SELECT key, name_en, name_jp, position FROM new_rows
        EXCEPT SELECT key, name_en, name_jp, position FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT d.id FROM size_charts z JOIN categories k ON true
        JOIN designs d ON d.category_id = k.id AND coalesce(d.size_chart_id, k.size_chart_id) = z.id
        WHERE strpos(z.sizes::text, to_json(t.key)::text) > 0
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_measures() IS 'Notes the designs that show the rows of measures which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_pieces()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, design_id, variant_id, serial, edition, condition_en, condition_jp, status FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.design_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, design_id, variant_id, serial, edition, condition_en, condition_jp, status FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.design_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT id, design_id, variant_id, serial, edition, condition_en, condition_jp, status FROM old_rows
        EXCEPT SELECT id, design_id, variant_id, serial, edition, condition_en, condition_jp, status FROM new_rows)
      UNION ALL (SELECT id, design_id, variant_id, serial, edition, condition_en, condition_jp, status FROM new_rows
        EXCEPT SELECT id, design_id, variant_id, serial, edition, condition_en, condition_jp, status FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.design_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_pieces() IS 'Notes the designs that show the rows of pieces which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_price_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, variant_id, currency, amount_minor, valid_from FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT design_id FROM variants WHERE id = t.variant_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, variant_id, currency, amount_minor, valid_from FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT design_id FROM variants WHERE id = t.variant_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT id, variant_id, currency, amount_minor, valid_from FROM old_rows
        EXCEPT SELECT id, variant_id, currency, amount_minor, valid_from FROM new_rows)
      UNION ALL (SELECT id, variant_id, currency, amount_minor, valid_from FROM new_rows
        EXCEPT SELECT id, variant_id, currency, amount_minor, valid_from FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT design_id FROM variants WHERE id = t.variant_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_price_history() IS 'Notes the designs that show the rows of price_history which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_producers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, handle::text, name, name_jp, city, city_jp, country, lat, lon, status, deleted_at FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE producer_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, handle::text, name, name_jp, city, city_jp, country, lat, lon, status, deleted_at FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE producer_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT id, handle::text, name, name_jp, city, city_jp, country, lat, lon, status, deleted_at FROM old_rows
        EXCEPT SELECT id, handle::text, name, name_jp, city, city_jp, country, lat, lon, status, deleted_at FROM new_rows)
      UNION ALL (SELECT id, handle::text, name, name_jp, city, city_jp, country, lat, lon, status, deleted_at FROM new_rows
        EXCEPT SELECT id, handle::text, name, name_jp, city, city_jp, country, lat, lon, status, deleted_at FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE producer_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_producers() IS 'Notes the designs that show the rows of producers which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_profiles()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, handle::text, name, name_jp, city, city_jp, country, bio_en, bio_jp, avatar_id, holiday_until FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE profile_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, handle::text, name, name_jp, city, city_jp, country, bio_en, bio_jp, avatar_id, holiday_until FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE profile_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT id, handle::text, name, name_jp, city, city_jp, country, bio_en, bio_jp, avatar_id, holiday_until FROM old_rows
        EXCEPT SELECT id, handle::text, name, name_jp, city, city_jp, country, bio_en, bio_jp, avatar_id, holiday_until FROM new_rows)
      UNION ALL (SELECT id, handle::text, name, name_jp, city, city_jp, country, bio_en, bio_jp, avatar_id, holiday_until FROM new_rows
        EXCEPT SELECT id, handle::text, name, name_jp, city, city_jp, country, bio_en, bio_jp, avatar_id, holiday_until FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT id FROM designs WHERE profile_id = t.id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_profiles() IS 'Notes the designs that show the rows of profiles which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_size_charts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, sizes FROM new_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE size_chart_id = t.id
        UNION ALL SELECT d.id FROM categories k JOIN designs d ON d.category_id = k.id AND d.size_chart_id IS NULL
          WHERE k.size_chart_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, sizes FROM old_rows) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE size_chart_id = t.id
        UNION ALL SELECT d.id FROM categories k JOIN designs d ON d.category_id = k.id AND d.size_chart_id IS NULL
          WHERE k.size_chart_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT id, sizes FROM old_rows
        EXCEPT SELECT id, sizes FROM new_rows)
      UNION ALL (SELECT id, sizes FROM new_rows
        EXCEPT SELECT id, sizes FROM old_rows)
    ) t
    CROSS JOIN LATERAL (
      SELECT q.id FROM (
        SELECT id FROM designs WHERE size_chart_id = t.id
        UNION ALL SELECT d.id FROM categories k JOIN designs d ON d.category_id = k.id AND d.size_chart_id IS NULL
          WHERE k.size_chart_id = t.id
      ) q (id) OFFSET 0
    ) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_size_charts() IS 'Notes the designs that show the rows of size_charts which a statement changes, when it changes what they show of them.';

CREATE FUNCTION note_touched_by_variants()
 RETURNS trigger
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, design_id, size FROM new_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.design_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (SELECT id, design_id, size FROM old_rows) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.design_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  ELSE
    INSERT INTO touched_designs (ids, with_cards)
    SELECT array_agg(DISTINCT d.id), false
    FROM (
      (SELECT id, design_id, size FROM old_rows
        EXCEPT SELECT id, design_id, size FROM new_rows)
      UNION ALL (SELECT id, design_id, size FROM new_rows
        EXCEPT SELECT id, design_id, size FROM old_rows)
    ) t
    CROSS JOIN LATERAL (SELECT q.id FROM (SELECT t.design_id) q (id) OFFSET 0) d (id)
    HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END
$function$;
COMMENT ON FUNCTION note_touched_by_variants() IS 'Notes the designs that show the rows of variants which a statement changes, when it changes what they show of them.';

CREATE FUNCTION price_bounds(digits bit[], weights integer[], among bit, OUT min_minor bigint, OUT max_minor bigint)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  none bit varying := among & ~among;
  cheapest bit varying := among;
  dearest bit varying := among;
  part bit varying;
BEGIN
  IF among = none THEN RETURN; END IF;
  min_minor := 0;
  max_minor := 0;
  FOR n IN 1 .. coalesce(cardinality(weights), 0) LOOP
    part := cheapest & ~digits[n];
    IF part = none THEN min_minor := min_minor | (1::bigint << weights[n]); ELSE cheapest := part; END IF;
    part := dearest & digits[n];
    IF part <> none THEN max_minor := max_minor | (1::bigint << weights[n]); dearest := part; END IF;
  END LOOP;
END $function$;
COMMENT ON FUNCTION price_bounds(bit[],integer[],bit) IS 'The lowest and the highest price among designs of a block, all of which have one; null of none.';

CREATE FUNCTION priced_from(digits bit[], weights integer[], priced bit, least_minor bigint)
 RETURNS bit
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  above bit varying := priced & ~priced;
  -- Those whose digits so far are the digits of the amount.
  same bit varying := priced;
  rest bigint := least_minor;
BEGIN
  FOR n IN 1 .. coalesce(cardinality(weights), 0) LOOP
    -- A digit of the amount above all that are left is one that no price has.
    IF rest >> (weights[n] + 1) > 0 THEN RETURN above; END IF;
    IF (rest >> weights[n]) & 1 = 1 THEN
      same := same & digits[n];
      rest := rest - (1::bigint << weights[n]);
    ELSE
      above := above | (same & digits[n]);
      same := same & ~digits[n];
    END IF;
  END LOOP;
  RETURN CASE WHEN rest > 0 THEN above ELSE above | same END;
END $function$;
COMMENT ON FUNCTION priced_from(bit[],integer[],bit,bigint) IS 'Of the priced designs of a block those that cost the amount or more. Digits from the heaviest down, with the place of each as its weight.';

CREATE PROCEDURE rebuild_design_facets()
 LANGUAGE plpgsql
AS $procedure$
DECLARE
  last text := '';
  ids text[];
BEGIN
  LOOP
    ids := ARRAY(SELECT design_id FROM design_cards WHERE currency = 'USD' AND design_id > last ORDER BY design_id LIMIT 2000);
    EXIT WHEN cardinality(ids) = 0;
    PERFORM refresh_design_facets(ids);
    last := ids[cardinality(ids)];
    -- Whoever sells meanwhile waits for one step, not for all.
    COMMIT;
  END LOOP;
END $procedure$;
COMMENT ON PROCEDURE rebuild_design_facets() IS 'Brings the bits of all designs with a card to what the cards say, in short transactions.';

CREATE FUNCTION record_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO price_history (variant_id, currency, amount_minor) VALUES (NEW.variant_id, NEW.currency, NEW.amount_minor);
  RETURN NULL;
END $function$;

CREATE FUNCTION record_price_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Prices that go with their variant leave no history to end.
  INSERT INTO price_history (variant_id, currency, amount_minor) SELECT OLD.variant_id, OLD.currency, NULL WHERE EXISTS (SELECT FROM variants WHERE id = OLD.variant_id);
  RETURN NULL;
END $function$;

CREATE FUNCTION refresh_design_cards(ids text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  before jsonb;
BEGIN
  -- One writer at a time. This runs at commit, after every other lock of the transaction, so it cannot deadlock with them.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));

  SELECT jsonb_agg(jsonb_build_object('currency', c.currency, 'gender', c.gender, 'category', c.category)) INTO before
  FROM design_cards c WHERE c.design_id = ANY (ids) AND NOT c.archived;

  DELETE FROM design_cards c WHERE c.design_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.id = c.design_id AND is_public(d, p)
  );

  INSERT INTO design_cards AS c (
    design_id, currency, profile_id, designer_handle, gender, category, colour, materials, sizes, country, price_minor, on_sale,
    in_stock, made_to_order, archived, featured_rank, published_at, likes_count, card
  )
  SELECT design_id, currency, profile_id, designer_handle, gender, category, colour, materials, sizes, country, price_minor, on_sale,
    in_stock, made_to_order, archived, featured_rank, published_at, likes_count, card
  FROM design_card_source WHERE design_id = ANY (ids) AND is_public
  ON CONFLICT (design_id, currency) DO UPDATE SET
    profile_id = excluded.profile_id, designer_handle = excluded.designer_handle, gender = excluded.gender,
    category = excluded.category, colour = excluded.colour, materials = excluded.materials, sizes = excluded.sizes,
    country = excluded.country, price_minor = excluded.price_minor, on_sale = excluded.on_sale, in_stock = excluded.in_stock,
    made_to_order = excluded.made_to_order, archived = excluded.archived, featured_rank = excluded.featured_rank,
    published_at = excluded.published_at, likes_count = excluded.likes_count, card = excluded.card
  WHERE (c.card, c.featured_rank, c.country, c.materials) IS DISTINCT FROM (excluded.card, excluded.featured_rank, excluded.country, excluded.materials)
    OR c.likes_count <> excluded.likes_count OR c.sizes <> excluded.sizes;

  -- A like that was committed while the statement above waited for its rows is not in what that statement had read.
  UPDATE design_cards c SET likes_count = d.likes_count FROM designs d WHERE d.id = c.design_id AND c.design_id = ANY (ids) AND c.likes_count <> d.likes_count;

  INSERT INTO design_card_counts AS n (currency, gender, category, designs)
  SELECT currency, gender, category, sum(delta) FROM (
    SELECT b.currency, b.gender, b.category, -1 AS delta
    FROM jsonb_to_recordset(coalesce(before, '[]')) AS b (currency char(3), gender text, category text)
    UNION ALL
    SELECT c.currency, c.gender, c.category, 1 FROM design_cards c WHERE c.design_id = ANY (ids) AND NOT c.archived
  ) deltas
  GROUP BY currency, gender, category HAVING sum(delta) <> 0
  ON CONFLICT (currency, gender, category) DO UPDATE SET designs = n.designs + excluded.designs;

  PERFORM refresh_design_facets(ids);
END $function$;
COMMENT ON FUNCTION refresh_design_cards(text[]) IS 'Brings the cards of the given designs up to date, or removes them when they are not public.';

CREATE FUNCTION refresh_design_cards_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
DECLARE
  source record := coalesce(NEW, OLD);
  ids text[];
  done text[] := string_to_array(current_setting('orime.cards_done', true), ',');
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  ids := CASE TG_TABLE_NAME
    WHEN 'designs' THEN ARRAY(
      SELECT id FROM designs WHERE style_id IN (to_jsonb(NEW) ->> 'style_id', to_jsonb(OLD) ->> 'style_id')
      UNION SELECT to_jsonb(source) ->> 'id'
    )
    WHEN 'profiles' THEN ARRAY(SELECT id FROM designs WHERE profile_id = to_jsonb(source) ->> 'id')
    WHEN 'variants' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    WHEN 'pieces' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    WHEN 'design_images' THEN ARRAY[to_jsonb(source) ->> 'design_id']
    ELSE ARRAY(SELECT design_id FROM variants WHERE id = to_jsonb(source) ->> 'variant_id')
  END;
  -- All changes of the transaction are made by now: a design refreshed for the first of them is up to date for the rest.
  ids := ARRAY(SELECT unnest(ids) EXCEPT SELECT unnest(done));
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_design_cards(ids);
    PERFORM set_config('orime.cards_done', array_to_string(done || ids, ','), true);
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION refresh_design_details(wanted text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- One writer at a time, the same as for cards: a transaction that writes both cannot wait for one that waits for it.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  DELETE FROM design_details x WHERE x.design_id = ANY (wanted) AND NOT EXISTS (SELECT FROM designs d WHERE d.id = x.design_id AND d.deleted_at IS NULL);
  INSERT INTO design_details AS x (design_id, detail, holiday_until, lowest_prices)
  SELECT design_id, detail, holiday_until, lowest_prices FROM design_detail_source WHERE design_id = ANY (wanted)
  ON CONFLICT (design_id) DO UPDATE SET detail = excluded.detail, holiday_until = excluded.holiday_until, lowest_prices = excluded.lowest_prices
  WHERE (x.detail, x.holiday_until, x.lowest_prices) IS DISTINCT FROM (excluded.detail, excluded.holiday_until, excluded.lowest_prices);
END $function$;
COMMENT ON FUNCTION refresh_design_details(text[]) IS 'Brings the stored details of the given designs up to date, or removes them when the designs are deleted.';

CREATE FUNCTION refresh_design_facets(ids text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- The lock of refresh_design_cards: whoever comes from there has it, and no two writers ever hold rows of blocks crosswise.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));

  -- A design may be shown before its words are.
  INSERT INTO search_numbers (kind, entity_id)
  SELECT 'design', c.design_id FROM design_cards c
  WHERE c.design_id = ANY (ids) AND c.currency = 'USD' AND NOT EXISTS (SELECT FROM search_numbers n WHERE n.kind = 'design' AND n.entity_id = c.design_id)
  ORDER BY c.design_id ON CONFLICT DO NOTHING;

  WITH changed AS (
    SELECT i.design_id, p.place, coalesce(p.keys, '{}') AS before, coalesce(s.keys, '{}') AS after
    FROM (SELECT DISTINCT unnest(ids) AS design_id) i
    LEFT JOIN design_facet_places p ON p.design_id = i.design_id
    LEFT JOIN (SELECT design_id, keys FROM design_facet_source WHERE design_id = ANY (ids)) s ON s.design_id = i.design_id
    WHERE coalesce(p.keys, '{}') <> coalesce(s.keys, '{}')
  ), placed AS (
    SELECT c.design_id, c.before, c.after, coalesce(c.place, n.number) AS place
    FROM changed c JOIN search_numbers n ON n.kind = 'design' AND n.entity_id = c.design_id
  ), stored AS (
    INSERT INTO design_facet_places (design_id, place, keys) SELECT design_id, place, after FROM placed
    ON CONFLICT (design_id) DO UPDATE SET keys = excluded.keys
  ), flips AS (
    SELECT p.place, k.key FROM placed p CROSS JOIN LATERAL (
      SELECT key FROM unnest(p.before) key WHERE key <> ALL (p.after) UNION ALL SELECT key FROM unnest(p.after) key WHERE key <> ALL (p.before)
    ) k
  )
  INSERT INTO design_facet_blocks AS b (facet, value, block, designs)
  -- Digits that the old price and the new one share are flipped twice, which is not at all.
  SELECT s.facet, s.value, f.place / 4096, bit_xor(set_bit(0::bit(4096), f.place % 4096, 1))
  FROM flips f CROSS JOIN LATERAL facet_strings(f.key) s
  GROUP BY 1, 2, 3 HAVING bit_count(bit_xor(set_bit(0::bit(4096), f.place % 4096, 1))) > 0
  ON CONFLICT (facet, value, block) DO UPDATE SET designs = b.designs # excluded.designs;
END $function$;
COMMENT ON FUNCTION refresh_design_facets(text[]) IS 'Brings the bits of the given designs to what their cards say. Which bits are set is known from design_facet_places, so asking twice changes nothing.';

CREATE FUNCTION refresh_touched_designs()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
AS $function$
DECLARE
  touched text[];
  shown text[];
  joined text[];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  -- The first of a transaction takes them all.
  WITH taken AS (DELETE FROM touched_designs WHERE xid = pg_current_xact_id() RETURNING ids, with_cards, with_siblings)
  SELECT array_agg(DISTINCT id), array_agg(DISTINCT id) FILTER (WHERE with_cards), array_agg(DISTINCT id) FILTER (WHERE with_siblings)
  INTO touched, shown, joined FROM taken, unnest(ids) AS id;
  IF joined IS NOT NULL THEN
    touched := ARRAY(SELECT unnest(touched) UNION SELECT b.id FROM designs d JOIN designs b ON b.style_id = d.style_id WHERE d.id = ANY (joined));
  END IF;
  IF shown IS NOT NULL THEN PERFORM refresh_design_cards(shown); END IF;
  IF touched IS NOT NULL THEN PERFORM refresh_design_details(touched); END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION refresh_touched_styles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  touched text[];
  left_ones text[];
BEGIN
  -- The first of a transaction takes them all.
  WITH taken AS (DELETE FROM touched_styles WHERE xid = pg_current_xact_id() RETURNING designs, left_styles)
  SELECT (SELECT array_agg(DISTINCT id) FROM taken, unnest(designs) AS id), (SELECT array_agg(DISTINCT id) FROM taken, unnest(left_styles) AS id) INTO touched, left_ones;
  IF touched IS NOT NULL THEN PERFORM refresh_wholesale_styles(touched, coalesce(left_ones, '{}')); END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION refresh_wholesale_styles(changed text[], left_styles text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  wanted text[];
  before jsonb;
BEGIN
  -- One writer at a time, the same as for cards: a transaction that writes both cannot wait for one that waits for it. Only now it
  -- is looked which styles those are, so that what the writer before has changed is seen.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  wanted := ARRAY(
    SELECT style_id FROM designs WHERE id = ANY (changed)
    UNION SELECT style_id FROM wholesale_styles WHERE design_id = ANY (changed)
    UNION SELECT unnest(left_styles)
  );
  before := (SELECT jsonb_agg(jsonb_build_object('profile_id', profile_id, 'season', season, 'category', category)) FROM wholesale_styles WHERE style_id = ANY (wanted));
  DELETE FROM wholesale_styles s WHERE s.style_id = ANY (wanted) AND NOT EXISTS (SELECT FROM wholesale_style_source o WHERE o.style_id = s.style_id);
  INSERT INTO wholesale_styles AS s (style_id, design_id, profile_id, season, category, year, featured_rank)
  SELECT style_id, design_id, profile_id, season, category, year, featured_rank FROM wholesale_style_source WHERE style_id = ANY (wanted)
  ON CONFLICT (style_id) DO UPDATE SET
    design_id = excluded.design_id, profile_id = excluded.profile_id, season = excluded.season, category = excluded.category, year = excluded.year, featured_rank = excluded.featured_rank
  WHERE (s.design_id, s.profile_id, s.season, s.category, s.year, s.featured_rank)
    IS DISTINCT FROM (excluded.design_id, excluded.profile_id, excluded.season, excluded.category, excluded.year, excluded.featured_rank);
  INSERT INTO wholesale_style_counts AS n (profile_id, season, category, styles)
  SELECT profile_id, season, category, sum(delta) FROM (
    SELECT b.profile_id, b.season, b.category, -1 AS delta FROM jsonb_to_recordset(coalesce(before, '[]')) AS b (profile_id text, season text, category text)
    UNION ALL SELECT profile_id, season, category, 1 FROM wholesale_styles WHERE style_id = ANY (wanted)
  ) deltas
  GROUP BY profile_id, season, category HAVING sum(delta) <> 0
  ON CONFLICT (profile_id, season, category) DO UPDATE SET styles = n.styles + excluded.styles;
END $function$;
COMMENT ON FUNCTION refresh_wholesale_styles(text[],text[]) IS 'Brings the styles of the given designs, and those given by name, up to date, or removes them when nothing of them is sold wholesale.';

CREATE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $function$;

CREATE FUNCTION refuse_invoice_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR (to_jsonb(OLD) - '{status,paid_minor,voided_at,updated_at}'::text[]) IS DISTINCT FROM (to_jsonb(NEW) - '{status,paid_minor,voided_at,updated_at}'::text[]) THEN
    RAISE EXCEPTION 'an issued invoice does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$;

CREATE FUNCTION refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' OR (OLD.account, OLD.kind, OLD.amount_minor, OLD.currency, OLD.ref) IS DISTINCT FROM (NEW.account, NEW.kind, NEW.amount_minor, NEW.currency, NEW.ref) THEN
    RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$;

CREATE FUNCTION reseat_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  company text;
BEGIN
  IF TG_TABLE_NAME = 'buyers' THEN
    company := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    company := OLD.buyer_id;
  ELSE
    company := NEW.buyer_id;
  END IF;
  PERFORM seat_wholesale_people(ARRAY(SELECT o.id FROM wholesale_orders o JOIN channels c ON c.kind = 'order' AND c.ref = o.id WHERE o.buyer_id = company));
  RETURN NULL;
END $function$;

CREATE FUNCTION reseat_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM seat_wholesale_people(ARRAY(
    SELECT o.id FROM (
      SELECT w.id FROM buyer_members m JOIN wholesale_orders w ON w.buyer_id = m.buyer_id WHERE m.user_id = NEW.id
      UNION SELECT w.id FROM buyers b JOIN wholesale_orders w ON w.buyer_id = b.id WHERE b.account_manager_id = NEW.id
      UNION SELECT w.id FROM profiles p JOIN wholesale_orders w ON w.seller_profile_id = p.id WHERE p.user_id = NEW.id
    ) AS o JOIN channels c ON c.kind = 'order' AND c.ref = o.id));
  RETURN NULL;
END $function$;

CREATE FUNCTION seat_new_wholesale_channel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Whoever changes the company's people holds its row: the seats are given before that or after it, not beside it.
  PERFORM FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id WHERE o.id = NEW.ref FOR SHARE OF b;
  IF FOUND THEN
    PERFORM seat_wholesale_people(ARRAY[NEW.ref]);
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION seat_wholesale_people(of_orders text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  WITH left_seats AS (
    DELETE FROM channel_members s USING channels c
    WHERE c.kind = 'order' AND c.ref = ANY (of_orders) AND s.channel_id = c.id AND NOT EXISTS (SELECT FROM wholesale_order_people(c.ref) AS person WHERE person = s.user_id)
    RETURNING s.user_id, c.name
  )
  -- What was said there is not shown beside the bell, nor mailed, to who left.
  DELETE FROM notifications n USING left_seats l WHERE n.user_id = l.user_id AND n.dedupe_key = 'message:' || l.name;

  -- Who comes later finds what was said, without all of it being news.
  INSERT INTO channel_members (channel_id, user_id, last_read_seq)
  SELECT c.id, person, c.last_seq FROM channels c CROSS JOIN LATERAL wholesale_order_people(c.ref) AS person
  WHERE c.kind = 'order' AND c.ref = ANY (of_orders)
  ORDER BY c.id, person
  ON CONFLICT (channel_id, user_id) DO NOTHING;
END $function$;
COMMENT ON FUNCTION seat_wholesale_people(text[]) IS 'Brings the members of the channels of these wholesale orders up to date.';

CREATE FUNCTION take_number(sequence_name text)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  INSERT INTO number_sequences (name, next_value) VALUES (sequence_name, 1002)
  ON CONFLICT (name) DO UPDATE SET next_value = number_sequences.next_value + 1
  RETURNING next_value - 1
$function$;

CREATE FUNCTION text_grams(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(DISTINCT pair.gram), '{}'::text[]) AS "coalesce" FROM generate_series(1, char_length(text_grams.value)) place(place), LATERAL (VALUES (substr(text_grams.value, place.place, 1)), (substr(text_grams.value, place.place, 2))) pair(gram) WHERE (pair.gram !~ '\s'::text));
COMMENT ON FUNCTION text_grams(text) IS 'Every character and every pair of neighbours: what an index of any part of a text needs.';

CREATE FUNCTION wholesale_order_people(of_order text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT u.id
  FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id JOIN profiles p ON p.id = o.seller_profile_id
  CROSS JOIN LATERAL (
    SELECT m.user_id, false FROM buyer_members m WHERE m.buyer_id = b.id AND m.role <> 'viewer' AND b.verification = 'verified'
    UNION ALL VALUES (p.user_id, false), (b.account_manager_id, true)
  ) AS party (user_id, is_staff)
  JOIN users u ON u.id = party.user_id AND u.status = 'active' AND (NOT party.is_staff OR u.staff_role <> 'none')
  WHERE o.id = of_order AND o.placed_at IS NOT NULL
$function$;
COMMENT ON FUNCTION wholesale_order_people(text) IS 'Who talks about a placed wholesale order: its designer, the account manager, and who orders for the company while it is verified.';
