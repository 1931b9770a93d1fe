-- What is still owed counts as given back again, as it did before.
INSERT INTO ledger_entries (account, kind, amount_minor, currency, ref, wholesale_order_id)
SELECT e.account, 'adjustment', e.amount_minor, r.currency, r.id || ':undone', r.wholesale_order_id
FROM invoice_refunds r CROSS JOIN LATERAL (VALUES ('buyers', r.amount_minor), ('refunds', -r.amount_minor)) AS e (account, amount_minor)
WHERE r.status = 'open';
-- Constraints and function keep knowing the account: its entries stay in the ledger.
DROP TABLE invoice_refunds;
