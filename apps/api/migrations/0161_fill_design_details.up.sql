-- Apart from the triggers, so that nobody waits for it: what is edited meanwhile has its row already, or waits for this one and
-- writes it again.
SET LOCAL statement_timeout = 0;
INSERT INTO design_details (design_id, detail, holiday_until, lowest_prices)
SELECT design_id, detail, holiday_until, lowest_prices FROM design_detail_source
ON CONFLICT DO NOTHING;
