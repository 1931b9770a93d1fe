CREATE TABLE agreement_acceptances (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  slug text NOT NULL,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  ip text NOT NULL,
  CONSTRAINT agreement_acceptances__user_id__slug__version PRIMARY KEY (user_id, slug, version)
);
COMMENT ON TABLE agreement_acceptances IS 'Who agreed to which version of an agreement: the first time counts and is never changed.';
COMMENT ON COLUMN agreement_acceptances.slug IS 'Of the policy, such as vendor.';
COMMENT ON COLUMN agreement_acceptances.ip IS 'Where the acceptance came from; part of the record.';

ALTER TABLE promo_codes
  ADD COLUMN customer_id text REFERENCES users (id) ON DELETE CASCADE,
  ADD COLUMN campaign text,
  ADD CONSTRAINT promo_codes__campaign CHECK ((campaign IS NULL) = (customer_id IS NULL)),
  ADD CONSTRAINT promo_codes__customer_id__campaign UNIQUE (customer_id, campaign);
COMMENT ON COLUMN promo_codes.customer_id IS 'The one account that may use the code; null for codes anybody may use.';
COMMENT ON COLUMN promo_codes.campaign IS 'What a personal code was given for; each account gets one of a campaign.';
