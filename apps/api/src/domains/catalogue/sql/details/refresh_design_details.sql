CREATE OR REPLACE FUNCTION refresh_design_details(wanted text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One writer at a time, the same as for cards: a transaction that writes both cannot wait for one that waits for it.
  PERFORM pg_advisory_xact_lock(hashtext('design_cards'));
  DELETE FROM design_details x WHERE x.design_id = ANY (wanted) AND NOT EXISTS (SELECT FROM designs d WHERE d.id = x.design_id AND d.deleted_at IS NULL);
  INSERT INTO design_details AS x (design_id, detail, holiday_until, lowest_prices)
  SELECT design_id, detail, holiday_until, lowest_prices FROM design_detail_source WHERE design_id = ANY (wanted)
  ON CONFLICT (design_id) DO UPDATE SET detail = excluded.detail, holiday_until = excluded.holiday_until, lowest_prices = excluded.lowest_prices
  WHERE (x.detail, x.holiday_until, x.lowest_prices) IS DISTINCT FROM (excluded.detail, excluded.holiday_until, excluded.lowest_prices);
END $$;
COMMENT ON FUNCTION refresh_design_details IS 'Brings the stored details of the given designs up to date, or removes them when the designs are deleted.';
