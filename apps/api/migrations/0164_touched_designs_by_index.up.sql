-- Of the rows that a statement changes the planner thinks there are thousands, and read every design for one house. OFFSET keeps
-- it at looking the designs of each row up. What that could cost would be reason enough to compile it, each time.
DO $$
DECLARE
  noting regprocedure;
BEGIN
  FOR noting IN SELECT oid::regprocedure FROM pg_proc WHERE proname LIKE 'note_touched_by_%' LOOP
    EXECUTE replace(replace(pg_get_functiondef(noting), 'CROSS JOIN LATERAL (', 'CROSS JOIN LATERAL (SELECT q.id FROM ('), ') d (id)', ') q (id) OFFSET 0) d (id)');
    EXECUTE format('ALTER FUNCTION %s SET jit = off', noting);
  END LOOP;
END $$;
ALTER FUNCTION refresh_design_cards_at_commit() SET jit = off;
ALTER FUNCTION refresh_touched_designs() SET jit = off;
