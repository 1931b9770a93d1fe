-- Where a designer's earnings go, for who pays them out. Sealed: a copy of the database says nothing of bank accounts.
CREATE TABLE payout_details (
  profile_id text PRIMARY KEY REFERENCES profiles (id) ON DELETE CASCADE,
  country char(2) NOT NULL,
  sealed text NOT NULL,
  ending text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payout_details__country CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT payout_details__ending CHECK (length(ending) <= 4)
);
COMMENT ON TABLE payout_details IS 'Bank details of designers in their own words, encrypted. Read by their owner after the password, and by admins who pay.';
COMMENT ON COLUMN payout_details.ending IS 'Last characters of the account, to be recognised by; no more than a third of it.';
