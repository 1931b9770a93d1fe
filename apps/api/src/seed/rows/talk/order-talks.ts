import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';
import { demoOrderIds } from '../trade/wholesale-orders/index.ts';

const HOUR_MS = 3_600_000;

/** What is said about an order that is not settled yet: who, hours ago, and the words. */
const LINES = {
  en: [
    ['buyer', 40, 'Could two units of size L be M instead? Our customers ask for the smaller fit.'],
    ['seller', 30, 'Possible. The cloth is cut next week, so please settle it by Friday.'],
    ['manager', 6, 'I have noted it on the order. Please look it over once more.'],
  ],
  jp: [
    ['buyer', 40, 'Lサイズのうち2点をMサイズに変更できますか。小さめをお探しのお客様が多いためです。'],
    ['seller', 30, '可能です。来週裁断しますので、金曜日までにご確定をお願いします。'],
    ['manager', 6, 'ご注文に反映いたしました。もう一度ご確認ください。'],
  ],
} as const;

interface OpenOrder {
  readonly id: string;
  readonly number: string;
  readonly buyer: string;
  readonly seller: string;
  readonly manager: string | null;
  readonly language: keyof typeof LINES;
}

/** A conversation for each demo order that waits for somebody's word. Those that exist are left alone. */
export async function loadOrderTalks(trx: Trx): Promise<void> {
  const { rows } = await sql<OpenOrder>`
    SELECT o.id, o.number, b.user_id AS buyer, p.user_id AS seller, b.account_manager_id AS manager, u.locale AS language
    FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id JOIN users u ON u.id = b.user_id JOIN profiles p ON p.id = o.seller_profile_id
    WHERE o.id = ANY (${demoOrderIds()}::text[]) AND o.status IN ('in_review', 'changes_requested') AND NOT EXISTS (SELECT FROM channels c WHERE c.kind = 'order' AND c.ref = o.id)`.execute(
    trx,
  );
  for (const order of rows) await writeTalk(trx, order);
}

async function writeTalk(trx: Trx, order: OpenOrder): Promise<void> {
  const id = derivedId('chn', 'order-talk', order.id);
  const at = (hoursAgo: number): Date => new Date(Date.now() - hoursAgo * HOUR_MS);
  const said = LINES[order.language].flatMap(([who, hoursAgo, text]) => {
    const senderId = order[who];
    return senderId === null ? [] : [{ senderId, text, createdAt: at(hoursAgo) }];
  });
  const first = at(41);
  // The database seats the order's people.
  await upsertRows(
    trx,
    'channels',
    [
      {
        id,
        name: `order-${id.slice(4).toLowerCase()}`,
        kind: 'order',
        ref: order.id,
        title: order.number,
        created_by: order.buyer,
        last_seq: said.length,
        last_message_at: said.at(-1)?.createdAt ?? first,
        created_at: first,
      },
    ],
    { key: ['kind', 'ref'], keep: 'all' },
  );
  await upsertRows(
    trx,
    'messages',
    said.map(({ senderId, text, createdAt }, index) => ({
      id: derivedId('msg', id, String(index)),
      channel_id: id,
      seq: index + 1,
      sender_id: senderId,
      text,
      client_id: derivedId('cli', id, String(index)),
      created_at: createdAt,
    })),
    { key: ['id'], keep: 'all' },
  );
}
