DROP TABLE ledger_entries;
DROP TABLE commission_lines;
DROP TABLE commission_rates;
