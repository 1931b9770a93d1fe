import type { Marketplace } from '@orime/demo-data';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const DAY_MS = 86_400_000;

/** Who asks for what, how far it is, and when it was confirmed, in days ago. Those with staff are of accounts that sell or make. */
const REQUESTS = [
  { by: 'designer', kind: 'export', status: 'with_staff', daysAgo: 4 },
  { by: 'producer', kind: 'delete', status: 'with_staff', daysAgo: 25 },
  { by: 'designer', kind: 'delete', status: 'with_staff', daysAgo: 31 },
  { by: 'consumer', kind: 'export', status: 'done', daysAgo: 12 },
  { by: 'buyer', kind: 'delete', status: 'refused', daysAgo: 40 },
  { by: 'consumer', kind: 'delete', status: 'pending', daysAgo: 1 },
] as const;

/** Requests for a copy of one's data or its erasure, none of them of the demo's own accounts. */
export async function loadPrivacyRequests(trx: Trx, { users }: Marketplace): Promise<void> {
  const taken = new Set<string>();
  const rows = REQUESTS.flatMap(({ by, kind, status, daysAgo }, index) => {
    const user = users.find(({ id, type, isDemoAccount }) => type === by && !isDemoAccount && !taken.has(id));
    if (user === undefined) return [];
    taken.add(user.id);
    const confirmedAt = new Date(Date.now() - daysAgo * DAY_MS);
    return [
      {
        id: derivedId('prq', String(index)),
        kind,
        email: user.email,
        locale: user.locale,
        status,
        // No digest of anything: nobody holds a link to these.
        key_hash: `demo ${index}`,
        expires_at: new Date(confirmedAt.getTime() + DAY_MS),
        confirmed_at: status === 'pending' ? null : confirmedAt,
        created_at: new Date(confirmedAt.getTime() - DAY_MS / 12),
      },
    ];
  });
  await upsertRows(trx, 'privacy_requests', rows, { key: ['id'], keep: 'all' });
}
