import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/**
 * What the people of the demo marketplace would have been told of in the last weeks, made from its rows as the shop would
 * have made it. The newest wait to be read; no mail goes out about any. What exists is left alone.
 */
export async function loadNotifications(db: Db): Promise<void> {
  await sql`
    INSERT INTO notifications (id, user_id, kind, data, dedupe_key, created_at, happened_at, read_at, mailed_at)
    SELECT 'ntf_' || upper(left(md5(dedupe_key), 26)), user_id, kind, data, dedupe_key, at, at, CASE WHEN at < now() - interval '3 days' THEN at + interval '1 hour' END, at
    FROM (
      ${orderEvents}
      UNION ALL ${decisions}
      UNION ALL ${wholesaleSteps}
      UNION ALL
      SELECT p.user_id, 'new_follower', jsonb_build_object('profileId', p.id, 'handle', p.handle), 'new_follower:' || p.id || ':' || ${dayOfFollow}, max(f.created_at)
      FROM follows f JOIN profiles p ON p.id = f.profile_id WHERE f.follower_user_id <> p.user_id GROUP BY p.id, p.user_id, p.handle, ${dayOfFollow}
    ) AS told (user_id, kind, data, dedupe_key, at)
    WHERE at BETWEEN now() - interval '80 days' AND now()
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    INSERT INTO notification_people (notification_id, user_id, created_at)
    SELECT n.id, f.follower_user_id, f.created_at
    FROM follows f JOIN profiles p ON p.id = f.profile_id JOIN notifications n ON n.user_id = p.user_id AND n.dedupe_key = 'new_follower:' || p.id || ':' || ${dayOfFollow}
    WHERE f.follower_user_id <> p.user_id ON CONFLICT DO NOTHING`.execute(db);
}

const dayOfFollow = sql`to_char(f.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`;

const orderFacts = sql`jsonb_build_object(
  'orderId', o.id, 'groupId', o.group_id, 'number', o.number, 'seller', local_text(o.seller_name, o.seller_name_jp),
  'units', (SELECT sum(l.quantity)::int FROM order_lines l WHERE l.order_id = o.id),
  'image', (SELECT l.image FROM order_lines l WHERE l.order_id = o.id AND l.image IS NOT NULL ORDER BY l.position LIMIT 1))`;

const orderEvents = sql`
  SELECT p.user_id, 'order_placed', ${orderFacts} || jsonb_build_object('totalMinor', o.total_minor, 'currency', o.currency), 'order_placed:' || o.id, o.placed_at
  FROM orders o JOIN profiles p ON p.id = o.seller_profile_id WHERE o.status NOT IN ('pending_payment', 'expired')
  UNION ALL
  SELECT g.user_id, 'order_shipped', ${orderFacts} || jsonb_build_object('isPart', o.status = 'partially_shipped'), 'order_shipped:' || f.id, f.shipped_at
  FROM fulfilments f JOIN orders o ON o.id = f.order_id JOIN order_groups g ON g.id = o.group_id WHERE g.user_id IS NOT NULL
  UNION ALL
  SELECT g.user_id, 'order_delivered', ${orderFacts}, 'order_delivered:' || o.id, max(f.delivered_at)
  FROM fulfilments f JOIN orders o ON o.id = f.order_id JOIN order_groups g ON g.id = o.group_id WHERE g.user_id IS NOT NULL AND o.status IN ('delivered', 'closed') GROUP BY o.id, g.user_id`;

const decisions = sql`
  SELECT p.user_id, 'design_confirmed', jsonb_build_object('designId', d.id, 'slug', d.slug, 'name', local_text(d.name, d.name_jp), 'isChange', false, 'image',
    (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1)), 'design_confirmed:' || d.id || ':demo', d.confirmed_at
  FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.confirmed = 'confirmed' AND d.deleted_at IS NULL`;

/** Of the steps that came with the demo data: those of people have told of themselves. */
const wholesaleSteps = sql`
  SELECT party.user_id, 'wholesale_order', jsonb_build_object(
    'orderId', o.id, 'number', o.number, 'company', o.buyer_name, 'seller', local_text(o.seller_name, o.seller_name_jp), 'side', news.side, 'step', news.step, 'amountMinor', o.total_minor, 'currency', o.currency
  ), 'wholesale:' || o.id || ':' || news.step || ':' || news.side || ':demo', v.created_at
  FROM (VALUES
    ('in_review', 'seller', 'submitted'), ('in_review', 'staff', 'submitted'), ('changes_requested', 'buyer', 'to_confirm'), ('approved', 'buyer', 'approved'), ('partially_shipped', 'buyer', 'partially_shipped'),
    ('shipped', 'buyer', 'shipped'), ('cancelled', 'seller', 'cancelled')
  ) AS news (kind, side, step)
  JOIN wholesale_order_events v ON v.kind = news.kind AND v.actor_id IS NULL JOIN wholesale_orders o ON o.id = v.order_id
  JOIN buyers b ON b.id = o.buyer_id JOIN profiles p ON p.id = o.seller_profile_id
  CROSS JOIN LATERAL (VALUES ('buyer', b.user_id), ('seller', p.user_id), ('staff', b.account_manager_id)) AS party (side, user_id)
  WHERE party.side = news.side AND party.user_id IS NOT NULL`;
