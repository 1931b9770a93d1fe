-- Apart from the triggers, so that nobody waits for it; what is changed meanwhile waits for this, and writes its own again.
SET LOCAL statement_timeout = 0;
SELECT refresh_wholesale_styles(ARRAY(SELECT design_id FROM wholesale_rules));
