import type { Marketplace } from '@orime/demo-data';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const DAY_MS = 86_400_000;

/** What staff noted about designers and producers, by their handles, and how many days ago. */
const NOTES = [
  { about: 'ito-kasumi', daysAgo: 41, body: 'Prefers calls in the morning, Tokyo time. Answers letters within a day.' },
  { about: 'ito-kasumi', daysAgo: 6, body: '秋のコートの納期を二週間延ばすご相談。了承済みで、ショップにも記載されています。' },
  { about: 'adaeze-obinwa', daysAgo: 17, body: 'Bank details changed after a call back to the number on file.' },
  { about: 'nakagiri-indigo', daysAgo: 12, body: 'Visited the dye house. Two vats rest until spring, so runs take three weeks longer.' },
] as const;

/** Notes that only staff see, beside a designer's or a producer's page. */
export async function loadStaffNotes(trx: Trx, market: Marketplace): Promise<void> {
  const author = market.users.find(({ email }) => email === 'admin@example.com');
  if (author === undefined) return;
  const rows = NOTES.flatMap(({ about, daysAgo, body }, index) => {
    const isAbout = ({ handle }: { readonly handle: string }): boolean => handle === about;
    const [profile, producer] = [market.profiles.find(isAbout), market.producers.find(isAbout)];
    if (profile === undefined && producer === undefined) return [];
    return {
      id: derivedId('nte', String(index)),
      profile_id: profile?.id ?? null,
      producer_id: producer?.id ?? null,
      author_id: author.id,
      body,
      created_at: new Date(Date.now() - daysAgo * DAY_MS),
    };
  });
  await upsertRows(trx, 'staff_notes', rows, { key: ['id'], keep: 'all' });
}
