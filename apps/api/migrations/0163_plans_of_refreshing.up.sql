-- What is read by a few keys is found the same way whichever they are. Left to itself Postgres plans these statements anew for every
-- commit, which takes several times as long as running them, while other writers wait.
ALTER FUNCTION refresh_design_cards_at_commit() SET plan_cache_mode = 'force_generic_plan';
ALTER FUNCTION refresh_touched_designs() SET plan_cache_mode = 'force_generic_plan';
