export interface QuietRule {
  readonly name: string;
  /** Gives a row, with `what`, for each breach. */
  readonly sql: string;
}

/** What is kept ready for readers is what it is made of, at every commit. */
export const READY_RULES: readonly QuietRule[] = [
  {
    name: 'likes counted otherwise than given',
    sql: 'SELECT d.slug AS what FROM designs d LEFT JOIN design_likes l ON l.design_id = d.id GROUP BY d.id HAVING d.likes_count <> count(l.user_id)',
  },
  {
    name: 'designs whose filters are not those of their cards',
    sql: `
    SELECT coalesce(p.design_id, s.design_id) AS what FROM design_facet_places p FULL JOIN design_facet_source s USING (design_id) WHERE coalesce(p.keys, '{}') <> coalesce(s.keys, '{}')
    UNION ALL
    SELECT facet || ':' || value || ' in block ' || block FROM design_facet_blocks b FULL JOIN (
      SELECT s.facet, s.value, p.place / 4096 AS block, bit_or(set_bit(0::bit(4096), p.place % 4096, 1)) AS designs
      FROM design_facet_places p CROSS JOIN unnest(p.keys) key CROSS JOIN facet_strings(key) s GROUP BY 1, 2, 3
    ) k USING (facet, value, block) WHERE coalesce(b.designs, 0::bit(4096)) <> coalesce(k.designs, 0::bit(4096))`,
  },
  {
    name: 'cards that are not what their designs are',
    sql: `
    SELECT design_id || ' in ' || currency AS what FROM design_cards c
    FULL JOIN (SELECT * FROM design_card_source WHERE is_public) s USING (design_id, currency)
    WHERE (c.profile_id, c.designer_handle, c.gender, c.category, c.colour, c.materials, c.sizes, c.country, c.price_minor, c.on_sale, c.in_stock, c.made_to_order, c.archived, c.featured_rank, c.published_at, c.likes_count, c.card)
      IS DISTINCT FROM (s.profile_id, s.designer_handle, s.gender, s.category, s.colour, s.materials, s.sizes, s.country, s.price_minor, s.on_sale, s.in_stock, s.made_to_order, s.archived, s.featured_rank, s.published_at, s.likes_count, s.card)`,
  },
  {
    name: 'counts of cards that the cards do not explain',
    sql: `
    SELECT currency || ' ' || gender || ' ' || category AS what FROM design_card_counts n
    FULL JOIN (SELECT currency, gender, category, count(*) AS designs FROM design_cards WHERE NOT archived GROUP BY 1, 2, 3) c USING (currency, gender, category)
    WHERE coalesce(n.designs, 0) <> coalesce(c.designs, 0)`,
  },
  {
    name: 'details that are not what their designs are',
    sql: `
    SELECT design_id AS what FROM design_details d FULL JOIN design_detail_source s USING (design_id)
    WHERE (d.detail, d.holiday_until, d.lowest_prices) IS DISTINCT FROM (s.detail, s.holiday_until, s.lowest_prices)`,
  },
  {
    name: 'wholesale styles that are not what their designs are',
    sql: `
    SELECT style_id AS what FROM wholesale_styles w FULL JOIN wholesale_style_source s USING (style_id)
    WHERE (w.design_id, w.profile_id, w.season, w.category, w.year, w.featured_rank) IS DISTINCT FROM (s.design_id, s.profile_id, s.season, s.category, s.year, s.featured_rank)
    UNION ALL
    SELECT profile_id || ' ' || season || ' ' || category FROM wholesale_style_counts n
    FULL JOIN (SELECT profile_id, season, category, count(*) AS styles FROM wholesale_styles GROUP BY 1, 2, 3) w USING (profile_id, season, category)
    WHERE coalesce(n.styles, 0) <> coalesce(w.styles, 0)`,
  },
  {
    name: 'what a transaction left undone',
    sql: 'SELECT xid::text AS what FROM touched_designs UNION ALL SELECT xid::text FROM touched_styles',
  },
  {
    name: 'shown designs that a search does not know',
    sql: `
    SELECT c.design_id AS what FROM design_cards c WHERE c.currency = 'USD' AND NOT EXISTS (SELECT FROM search_documents s WHERE s.kind = 'design' AND s.entity_id = c.design_id)`,
  },
];

/** What holds in every marketplace at every quiet moment, whoever was killed before. */
export const QUIET_RULES: readonly QuietRule[] = [
  ...READY_RULES,
  {
    name: 'purchases without an order',
    sql: 'SELECT g.id AS what FROM order_groups g WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.group_id = g.id)',
  },
  {
    name: 'orders without a line',
    sql: 'SELECT o.id AS what FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id)',
  },
  {
    name: 'wholesale orders without a line',
    sql: 'SELECT o.id AS what FROM wholesale_orders o WHERE NOT EXISTS (SELECT 1 FROM wholesale_order_lines l WHERE l.order_id = o.id)',
  },
  {
    name: 'purchases that are not the sum of their orders',
    sql: 'SELECT g.id AS what FROM order_groups g JOIN orders o ON o.group_id = g.id GROUP BY g.id HAVING sum(o.total_minor) <> g.total_minor',
  },
  {
    name: 'purchases without their one payment',
    sql: 'SELECT g.id AS what FROM order_groups g LEFT JOIN payments p ON p.group_id = g.id GROUP BY g.id HAVING count(p.id) <> 1 OR sum(p.authorised_minor) <> g.total_minor',
  },
  {
    name: 'payments that the provider knows otherwise',
    sql: `
    SELECT p.id AS what FROM payments p LEFT JOIN test_charges c ON c.id = p.provider_ref
    WHERE c.id IS NULL OR c.captured_minor IS DISTINCT FROM p.captured_minor OR c.refunded_minor IS DISTINCT FROM p.refunded_minor OR (p.status = 'voided') <> (c.status = 'voided')`,
  },
  {
    name: 'charges that are held for nothing',
    sql: "SELECT c.id AS what FROM test_charges c WHERE c.status IN ('authorised', 'captured') AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.provider_ref = c.id)",
  },
  {
    name: 'payments against the state of their orders',
    sql: `
    SELECT p.id AS what FROM payments p JOIN orders o ON o.group_id = p.group_id GROUP BY p.id
    HAVING bool_and(o.status IN ('cancelled', 'expired')) <> (p.status = 'voided') AND NOT (bool_and(o.status IN ('cancelled', 'expired')) AND p.status = 'refunded')`,
  },
  {
    name: 'payments that refunds do not explain',
    sql: `
    SELECT p.id AS what FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.status = 'done' GROUP BY p.id HAVING p.refunded_minor <> coalesce(sum(r.amount_minor), 0)`,
  },
  {
    name: 'stock that its movements do not explain',
    sql: `
    SELECT s.variant_id || ': ' || s.on_hand || ' on hand, ' || s.allocated || ' promised, movements ' || coalesce(sum(m.quantity), 0) AS what
    FROM stock_levels s LEFT JOIN stock_movements m ON m.variant_id = s.variant_id GROUP BY s.variant_id HAVING s.on_hand - s.allocated <> coalesce(sum(m.quantity), 0)`,
  },
  {
    name: 'promised stock that open orders do not explain',
    sql: `
    SELECT s.variant_id || ': ' || s.allocated || ' promised, ' || coalesce(o.units, 0) || ' in orders' AS what FROM stock_levels s LEFT JOIN (
      SELECT variant_id, sum(units) AS units FROM (
        SELECT variant_id, quantity - fulfilled_quantity AS units FROM order_lines WHERE mode = 'stock' AND released_at IS NULL
        UNION ALL SELECT variant_id, quantity - shipped_quantity FROM wholesale_allocations WHERE released_at IS NULL
      ) promised GROUP BY variant_id
    ) o ON o.variant_id = s.variant_id WHERE s.allocated <> coalesce(o.units, 0)`,
  },
  {
    name: 'pieces sold twice, or to nobody',
    sql: `
    SELECT p.id AS what FROM pieces p LEFT JOIN order_lines l ON l.piece_id = p.id AND l.released_at IS NULL GROUP BY p.id HAVING count(l.id) > 1 OR (p.status = 'sold') <> (count(l.id) = 1)`,
  },
  {
    name: 'holds of checkouts that are over',
    sql: "SELECT r.id AS what FROM stock_reservations r JOIN checkouts c ON c.id = r.owner_id WHERE c.status = 'completed'",
  },
  {
    name: 'pieces kept back without a hold',
    sql: "SELECT p.id AS what FROM pieces p WHERE p.status = 'reserved' AND NOT EXISTS (SELECT 1 FROM stock_reservations r WHERE r.piece_id = p.id)",
  },
  {
    name: 'codes counted otherwise than used',
    sql: `
    SELECT c.code AS what FROM promo_codes c LEFT JOIN promo_redemptions r ON r.promo_code_id = c.id AND r.status <> 'released' GROUP BY c.id HAVING c.used_count <> count(r.id)`,
  },
  {
    name: 'entries of the ledger that do not balance',
    sql: 'SELECT ref AS what FROM ledger_entries GROUP BY ref, currency HAVING sum(amount_minor) <> 0',
  },
  {
    name: 'living orders that the ledger does not know',
    sql: `
    SELECT o.id AS what FROM orders o WHERE o.payment_status IN ('authorised', 'captured', 'partially_refunded', 'refunded') AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.order_id = o.id)`,
  },
  {
    name: 'payouts that the ledger does not know, or knows twice',
    sql: `
    SELECT p.id AS what FROM payouts p LEFT JOIN ledger_entries e ON e.ref = p.id AND e.account = p.account GROUP BY p.id HAVING coalesce(sum(e.amount_minor), 0) <> -p.amount_minor`,
  },
  {
    name: 'payouts of the ledger that nobody gets',
    sql: "SELECT e.ref AS what FROM ledger_entries e WHERE e.kind = 'payout' AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.id = split_part(e.ref, ':', 1))",
  },
  {
    name: 'invoices that their payments do not explain',
    sql: 'SELECT i.number AS what FROM invoices i JOIN invoice_payments p ON p.invoice_id = i.id GROUP BY i.id HAVING sum(p.amount_minor) <> i.paid_minor',
  },
  {
    name: 'refunds that were given without a credit note',
    sql: `
    SELECT r.id AS what FROM refunds r WHERE r.status = 'done' AND r.credit_note_id IS NULL
      AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = r.order_id AND i.kind = 'retail' AND i.status = 'void' AND NOT EXISTS (SELECT FROM invoices n WHERE n.replaces = i.id))`,
  },
  {
    name: 'invoices that their credit notes do not leave at what was kept',
    sql: `
    SELECT i.number AS what FROM invoices i JOIN orders o ON o.id = i.order_id
    WHERE i.kind = 'retail' AND i.status <> 'void'
      AND i.total_minor + (SELECT coalesce(sum(c.total_minor), 0) FROM invoices c WHERE c.credit_of = i.id) <> o.total_minor - (SELECT coalesce(sum(r.amount_minor), 0) FROM refunds r WHERE r.order_id = o.id AND r.credit_note_id IS NOT NULL)`,
  },
  {
    name: 'credit notes that say another amount than their refund',
    sql: 'SELECT c.number AS what FROM refunds r JOIN invoices c ON c.id = r.credit_note_id WHERE c.total_minor <> -r.amount_minor',
  },
  {
    name: 'numbers of invoices or credit notes that are left out',
    sql: `
    SELECT series AS what FROM (SELECT split_part(number, '-', 1) AS series, split_part(number, '-', 2)::int AS n FROM invoices) papers GROUP BY series HAVING count(*) <> max(n) - min(n) + 1`,
  },
  {
    name: 'events whose guests do not fill their seats',
    sql: 'SELECT e.slug AS what FROM events e LEFT JOIN event_rsvps r ON r.event_id = e.id GROUP BY e.id HAVING e.seats_taken <> coalesce(sum(r.seats), 0)',
  },
  {
    name: 'companies without an owner to write to',
    sql: `
    SELECT b.id AS what FROM buyers b WHERE NOT EXISTS (SELECT FROM buyer_members m WHERE m.buyer_id = b.id AND m.user_id = b.user_id AND m.role = 'owner')`,
  },
  {
    name: 'articles without their words',
    sql: 'SELECT a.id AS what FROM articles a WHERE NOT EXISTS (SELECT 1 FROM article_revisions r WHERE r.id = a.working_revision_id)',
  },
  {
    name: 'purchases without their one mail',
    sql: `
    SELECT g.id AS what FROM order_groups g WHERE (SELECT count(*) FROM sent_emails s WHERE s.status = 'sent' AND s.template = 'order-confirmation' AND s.recipient = g.email) <> 1`,
  },
  {
    name: 'guests without their one ticket',
    sql: `
    SELECT r.email AS what FROM event_rsvps r WHERE (SELECT count(*) FROM sent_emails s WHERE s.status = 'sent' AND s.template = 'event-ticket' AND s.recipient = r.email) <> 1`,
  },
  {
    name: 'mails that are left, or ticked off and never sent',
    sql: `
    SELECT o.id::text || ' ' || (o.payload ->> 'template') AS what FROM outbox o WHERE o.kind = 'mail' AND (o.done_at IS NULL OR NOT EXISTS (SELECT 1 FROM sent_emails s WHERE s.dedupe_key = 'outbox:' || o.id))`,
  },
];
