DROP TRIGGER ledger_entries__append_only ON ledger_entries;
DROP TRIGGER ledger_entries__balance ON ledger_entries;
DROP FUNCTION refuse_ledger_change();
DROP FUNCTION check_ledger_balance();
DELETE FROM ledger_entries WHERE account IN ('buyers', 'bank') OR kind = 'promotion';
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries__kind, DROP CONSTRAINT ledger_entries__account;
ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries__kind CHECK (kind IN ('sale', 'commission', 'shipping', 'refund', 'payout', 'adjustment')),
  ADD CONSTRAINT ledger_entries__account CHECK (account = 'platform' OR account ~ '^(seller|promoter):');
DROP INDEX ledger_entries__available;
DROP INDEX ledger_entries__ref;
ALTER TABLE ledger_entries DROP COLUMN order_id;
