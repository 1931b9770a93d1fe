ALTER FUNCTION refresh_touched_designs() RESET plan_cache_mode;
ALTER FUNCTION refresh_design_cards_at_commit() RESET plan_cache_mode;
