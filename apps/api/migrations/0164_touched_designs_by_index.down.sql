ALTER FUNCTION refresh_touched_designs() RESET jit;
ALTER FUNCTION refresh_design_cards_at_commit() RESET jit;
DO $$
DECLARE
  noting regprocedure;
BEGIN
  FOR noting IN SELECT oid::regprocedure FROM pg_proc WHERE proname LIKE 'note_touched_by_%' LOOP
    EXECUTE format('ALTER FUNCTION %s RESET jit', noting);
    EXECUTE replace(replace(pg_get_functiondef(noting), 'CROSS JOIN LATERAL (SELECT q.id FROM (', 'CROSS JOIN LATERAL ('), ') q (id) OFFSET 0) d (id)', ') d (id)');
  END LOOP;
END $$;
