CREATE OR REPLACE PROCEDURE rebuild_design_facets() LANGUAGE plpgsql AS $$
DECLARE
  last text := '';
  ids text[];
BEGIN
  LOOP
    ids := ARRAY(SELECT design_id FROM design_cards WHERE currency = 'USD' AND design_id > last ORDER BY design_id LIMIT 2000);
    EXIT WHEN cardinality(ids) = 0;
    PERFORM refresh_design_facets(ids);
    last := ids[cardinality(ids)];
    -- Whoever sells meanwhile waits for one step, not for all.
    COMMIT;
  END LOOP;
END $$;
COMMENT ON PROCEDURE rebuild_design_facets IS 'Brings the bits of all designs with a card to what the cards say, in short transactions.';
