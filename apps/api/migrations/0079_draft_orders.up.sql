-- An order that staff write for a customer, who pays it by a link. A constant default is no rewrite of the table, and the release before never looks.
ALTER TABLE checkouts
  ADD COLUMN is_draft boolean NOT NULL DEFAULT false,
  ADD COLUMN drafted_by text REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN note text NOT NULL DEFAULT '';
COMMENT ON COLUMN checkouts.is_draft IS 'Written by staff for the customer of the e-mail address: its lines, currency and e-mail address do not change.';
COMMENT ON COLUMN checkouts.note IS 'What staff say to the customer.';
