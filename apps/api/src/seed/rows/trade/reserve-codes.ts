import type { Db } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const DAY_MS = 86_400_000;

/** A code that lets people into the reserve, and one of each kind that no longer does. */
export async function loadReserveCodes(db: Db): Promise<void> {
  const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
  const open = { active: true, most_uses: null, expires_at: null };
  const rows = [
    { ...open, id: derivedId('rvc', 'demo'), code: 'KURA-2026', note: 'Demo invitation', used_count: 0, created_at: daysAgo(60) },
    {
      ...open,
      id: derivedId('rvc', 'used'),
      code: 'KURA-SALON',
      note: 'Salon evening',
      used_count: 12,
      most_uses: 12,
      created_at: daysAgo(120),
    },
    {
      ...open,
      id: derivedId('rvc', 'ended'),
      code: 'KURA-2025',
      note: 'Last year',
      used_count: 7,
      expires_at: daysAgo(90),
      created_at: daysAgo(400),
    },
    {
      ...open,
      id: derivedId('rvc', 'off'),
      code: 'KURA-PRESS',
      note: 'Passed on in public',
      used_count: 3,
      active: false,
      created_at: daysAgo(30),
    },
  ];
  await upsertRows(db, 'reserve_codes', rows, { key: ['id'], keep: 'all' });
}
