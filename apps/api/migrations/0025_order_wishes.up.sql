ALTER TABLE checkouts ADD COLUMN wishes jsonb NOT NULL DEFAULT '{}';
ALTER TABLE order_groups ADD COLUMN wishes jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN checkouts.wishes IS 'What the buyer says beside the goods: a gift message, a note to the sellers, another address for the invoice.';
COMMENT ON COLUMN order_groups.wishes IS 'The checkout''s wishes, frozen at placement.';
