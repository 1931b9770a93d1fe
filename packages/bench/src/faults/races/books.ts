import { Checks, readOne, type Race } from './race.ts';

/** Runs after all races: the books must be consistent. */
export const books: Race = {
  name: 'the books afterwards',
  async run(site) {
    const checks = new Checks();
    const none = async (what: string, query: string) => checks.same(what, Number(await readOne(site, query)), 0);
    await none(
      'entries of the ledger without their other side',
      'SELECT count(*) FROM (SELECT ref, currency FROM ledger_entries GROUP BY ref, currency HAVING sum(amount_minor) <> 0) unbalanced',
    );
    await none(
      'stock below nothing',
      'SELECT count(*) FROM stock_levels WHERE on_hand < 0 OR allocated < 0 OR allocated > on_hand + backorder_limit',
    );
    await none(
      'stock promised to no order',
      `
      SELECT count(*) FROM stock_levels s LEFT JOIN (
        SELECT variant_id, sum(quantity - fulfilled_quantity) AS units FROM order_lines WHERE mode = 'stock' AND released_at IS NULL GROUP BY variant_id
      ) o USING (variant_id) WHERE s.allocated <> coalesce(o.units, 0)`,
    );
    await none(
      'purchases without one payment',
      'SELECT count(*) FROM order_groups g WHERE (SELECT count(*) FROM payments p WHERE p.group_id = g.id) <> 1',
    );
    await none(
      'payments that are not the sum of their orders',
      'SELECT count(*) FROM payments p WHERE authorised_minor <> (SELECT sum(amount_minor) FROM payment_splits s WHERE s.payment_id = p.id)',
    );
    await none(
      'charges that no purchase knows',
      "SELECT count(*) FROM test_charges c WHERE c.status = 'captured' AND NOT EXISTS (SELECT FROM payments p WHERE p.provider_ref = c.id AND p.captured_minor = c.captured_minor)",
    );
    await none(
      'confirmations queued twice',
      'SELECT count(*) FROM (SELECT dedupe_key FROM outbox WHERE dedupe_key IS NOT NULL GROUP BY dedupe_key HAVING count(*) > 1) twice',
    );
    return { answers: [], breaches: checks.breaches };
  },
};
