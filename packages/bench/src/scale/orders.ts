import { sql } from 'kysely';
import type { Db, Trx } from '../../../../apps/api/src/house/db/db.ts';
import { withoutTriggers } from './without-triggers.ts';

interface Sizes {
  readonly orders: number;
  readonly users: number;
}

/** Purchases of one garment each, the newest twentieth not shipped yet, with payment, commission, ledger and timeline. */
export async function addOrders(db: Db, { orders, users }: Sizes): Promise<void> {
  await withoutTriggers(db, async (trx) => {
    await sql`
      CREATE TEMPORARY TABLE sales ON COMMIT DROP AS
      SELECT n, lpad(n::text, 26, '0') AS key, 'S' || n AS number, 'usr_crowd' || 1 + n % ${users}::int AS user_id, 'crowd' || 1 + n % ${users}::int || '@example.com' AS email,
        now() - n * interval '2 minutes' AS at, n > ${orders}::int / 20 AS is_old, d.id AS design_id, d.profile_id, d.name, d.name_jp, d.slug, 'var_1' || right(d.id, 25) AS variant_id
      FROM (SELECT n, n * 7919::bigint % (SELECT count(*) FROM designs WHERE slug LIKE 'scale-%') AS place FROM generate_series(1, ${orders}::int) n) s
      JOIN (SELECT id, profile_id, name, name_jp, slug, row_number() OVER (ORDER BY id) - 1 AS place FROM designs WHERE slug LIKE 'scale-%') d USING (place)`.execute(
      trx,
    );
    await insertPurchases(trx);
    await insertPayments(trx);
    await insertBooks(trx);
    await sql`UPDATE number_sequences SET next_value = greatest(next_value, ${orders}::int + 1001) WHERE name = 'order_groups'`.execute(
      trx,
    );
  });
}

/** 100 dollars for the garment, 15 for shipping; no tax. */
const address = sql`'{"name":"Crowd","line1":"1 Main Street","city":"Portland","region":"OR","postal":"97201","country":"US"}'::jsonb`;

async function insertPurchases(trx: Trx): Promise<void> {
  await sql`
    INSERT INTO checkouts (id, user_id, key_hash, email, currency, address, lines, quote, quote_hash, status, expires_at, created_at)
    SELECT 'chk_' || key, user_id, key, email, 'USD', ${address}, '[]', '{}', key, 'completed', at + interval '1 day', at FROM sales`.execute(
    trx,
  );
  await sql`
    INSERT INTO order_groups (id, number, checkout_id, user_id, email, currency, locale, market, rounding, address, subtotal_minor, discount_minor, shipping_minor, tax_minor, tax_included, total_minor, public_key_hash, placed_at)
    SELECT 'grp_' || key, number, 'chk_' || key, user_id, email, 'USD', 'en', 'US', 'half-up', ${address}, 10000, 0, 1500, 0, false, 11500, key, at FROM sales`.execute(
    trx,
  );
  await sql`
    INSERT INTO orders (id, group_id, seller_profile_id, number, status, payment_status, fulfilment_status, currency, seller_name, seller_handle, shipping_method,
      subtotal_minor, discount_minor, shipping_minor, shipping_tax_minor, tax_minor, tax_included, total_minor, address, placed_at)
    SELECT 'ord_' || key, 'grp_' || key, profile_id, number || '-1', CASE WHEN is_old THEN 'delivered' ELSE 'placed' END, 'captured', CASE WHEN is_old THEN 'fulfilled' ELSE 'unfulfilled' END,
      'USD', 'Scale', 'scale', 'standard', 10000, 0, 1500, 0, 0, false, 11500, ${address}, at FROM sales`.execute(trx);
  await sql`
    INSERT INTO order_lines (id, order_id, position, design_id, variant_id, name, name_jp, slug, size, mode, quantity, fulfilled_quantity, unit_price_minor, subtotal_minor, discount_minor, tax_minor, tax_rate_bp, tax_included, total_minor)
    SELECT 'orl_' || key, 'ord_' || key, 0, design_id, variant_id, name, name_jp, slug, 'M', 'stock', 1, is_old::int, 10000, 10000, 0, 0, 0, false, 10000 FROM sales`.execute(
    trx,
  );
  await sql`
    INSERT INTO fulfilments (id, order_id, carrier, tracking, status, shipped_at, delivered_at)
    SELECT 'ful_' || key, 'ord_' || key, 'Post', number, 'delivered', at + interval '1 day', at + interval '4 days' FROM sales WHERE is_old`.execute(
    trx,
  );
  await sql`INSERT INTO fulfilment_lines (fulfilment_id, order_line_id, quantity) SELECT 'ful_' || key, 'orl_' || key, 1 FROM sales WHERE is_old`.execute(
    trx,
  );
  await sql`INSERT INTO order_events (order_id, kind, created_at) SELECT 'ord_' || key, kind, at FROM sales, unnest(ARRAY['placed', 'payment_captured']) AS kind`.execute(
    trx,
  );
}

async function insertPayments(trx: Trx): Promise<void> {
  await sql`
    INSERT INTO payment_sessions (id, checkout_id, provider, provider_ref, amount_minor, currency, quote_hash, status, expires_at, created_at)
    SELECT 'pms_' || key, 'chk_' || key, 'test', 'test_pms_' || key, 11500, 'USD', key, 'authorised', at + interval '30 minutes', at FROM sales`.execute(
    trx,
  );
  await sql`INSERT INTO test_charges (id, amount_minor, currency, status, captured_minor, created_at) SELECT 'test_pms_' || key, 11500, 'USD', 'captured', 11500, at FROM sales`.execute(
    trx,
  );
  await sql`
    INSERT INTO payments (id, group_id, session_id, provider, provider_ref, status, currency, authorised_minor, captured_minor, created_at)
    SELECT 'pay_' || key, 'grp_' || key, 'pms_' || key, 'test', 'test_pms_' || key, 'captured', 'USD', 11500, 11500, at FROM sales`.execute(
    trx,
  );
  await sql`INSERT INTO payment_splits (payment_id, order_id, amount_minor) SELECT 'pay_' || key, 'ord_' || key, 11500 FROM sales`.execute(
    trx,
  );
}

/** Stock, balances and commission that match the orders. */
async function insertBooks(trx: Trx): Promise<void> {
  await sql`INSERT INTO commission_lines (order_line_id, rate_id, rate_bp, amount_minor) SELECT 'orl_' || key, 'cmr_standard', 1500, 1500 FROM sales`.execute(
    trx,
  );
  await sql`
    INSERT INTO ledger_entries (account, kind, amount_minor, currency, ref, order_id, available_at, created_at)
    SELECT CASE entry.account WHEN 'seller' THEN 'seller:' || profile_id ELSE entry.account END, entry.kind, entry.amount, 'USD', 'ord_' || key, 'ord_' || key, CASE WHEN is_old THEN at + interval '18 days' END, at
    FROM sales, (VALUES ('seller', 'sale', 10000), ('seller', 'shipping', 1500), ('seller', 'commission', -1500), ('platform', 'commission', 1500), ('buyers', 'sale', -11500)) AS entry (account, kind, amount)`.execute(
    trx,
  );
  await sql`INSERT INTO stock_movements (variant_id, kind, quantity, ref, created_at) SELECT variant_id, 'sale', -1, 'grp_' || key, at FROM sales`.execute(
    trx,
  );
  // Shipped units have left the stock; the others are reserved.
  await sql`
    WITH sold AS (SELECT variant_id, count(*) FILTER (WHERE NOT is_old) AS promised FROM sales GROUP BY variant_id)
    UPDATE stock_levels s SET on_hand = s.on_hand + sold.promised, allocated = s.allocated + sold.promised FROM sold WHERE s.variant_id = sold.variant_id`.execute(
    trx,
  );
}
