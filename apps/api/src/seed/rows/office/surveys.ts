import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

const DAY_MS = 86_400_000;

/** Answers to how somebody heard of us: where, in which language, and in their words. */
const ANSWERS = [
  ['friend', 'en', 'My sister wore the jacket at a wedding.'],
  ['search', 'jp', '「藍染め コート」で検索しました。'],
  ['social', 'en', 'A video of the loom in Biella.'],
  ['friend', 'jp', '友人に教えてもらいました。'],
  ['press', 'jp', '雑誌の藍の特集で知りました。'],
  ['shop', 'en', 'A shop in Porto carries two of the makers.'],
  ['event', 'jp', '京都の「藍の夕べ」に参加しました。'],
  ['search', 'en', ''],
  ['social', 'jp', '職人さんの動画を見ました。'],
  ['email', 'en', 'The letter about repair.'],
  ['press', 'en', 'A story on mending in a quarterly.'],
  ['other', 'jp', '旅先で工房を見学しました。'],
  ['friend', 'en', ''],
  ['search', 'jp', ''],
] as const;
/** As many as a small shop gets in a quarter. */
const HOW_MANY = 42;

/** Answers to the survey, spread over the last three months. */
export async function loadSurveys(trx: Trx): Promise<void> {
  const rows = Array.from({ length: HOW_MANY }, (_, index) => {
    const [source, locale, detail] = ANSWERS[(index * 5) % ANSWERS.length] ?? ANSWERS[0];
    return {
      id: derivedId('hrd', String(index)),
      source,
      detail: index < ANSWERS.length ? detail : '',
      locale,
      created_at: new Date(Date.now() - (index * 2 + 0.4) * DAY_MS),
    };
  });
  await upsertRows(trx, 'heard_of_us', rows, { key: ['id'], keep: 'all' });
}
