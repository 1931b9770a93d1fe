-- The tables go with the migration before.
SELECT 1;
