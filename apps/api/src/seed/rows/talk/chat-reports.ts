import type { Marketplace } from '@orime/demo-data';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const REASONS = [
  { daysAgo: 0.8, reason: 'They ask me to pay outside of the shop, and send me an address for it.' },
  { daysAgo: 5, reason: '注文と関係のない宣伝が続いています。ご確認をお願いします。' },
] as const;
const DAY_MS = 86_400_000;

/** Two conversations that one of their people asked staff to look at. What became of it since stays. */
export async function loadChatReports(trx: Trx, { channels }: Marketplace): Promise<void> {
  const wanted = channels.filter(({ kind, members, messages }) => kind === 'direct' && members.length > 1 && messages.length > 0);
  const there = await trx
    .selectFrom('channels')
    .select('id')
    .where(
      'id',
      'in',
      wanted.map(({ id }) => id),
    )
    .execute();
  const rows = REASONS.flatMap(({ daysAgo, reason }, index) => {
    const channel = wanted.filter(({ id }) => there.some((one) => one.id === id))[index];
    const reporter = channel?.members[0];
    if (channel === undefined || reporter === undefined) return [];
    return [
      {
        id: derivedId('crp', channel.id),
        channel_id: channel.id,
        reporter_id: reporter.userId,
        reason,
        status: 'open',
        created_at: new Date(Date.now() - daysAgo * DAY_MS),
      },
    ];
  });
  await upsertRows(trx, 'channel_reports', rows, { key: ['id'], keep: 'all' });
}
