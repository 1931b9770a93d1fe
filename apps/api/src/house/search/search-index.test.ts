import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { writeSearchDocuments } from './search-index.ts';
import { toTsquery } from './search-query.ts';
import { queryWords } from './text-tokens.ts';

const { db } = await buildTestApp();

/** All kanji beside each other: hundreds of thousands of pairs. */
const endless = Array.from({ length: 40 }, (_, shift) =>
  Array.from({ length: 5_000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * (2 * shift + 3) + shift * 7) % 20_000))).join(''),
).join('。');

test.each([
  ['a word without an end', 'a'.repeat(5_000)],
  ['a paragraph of a script without spaces', 'ผ้าไหมไทยทอมือจากหมู่บ้านเล็กๆ'.repeat(60)],
  ['a word of letters beyond the first plane', '𝒶'.repeat(3_000)],
  ['a book', endless],
])('%s is taken, and found by its name', async (_, text) => {
  const id = text.slice(0, 2);
  await writeSearchDocuments(db, 'article', [id], [{ id, title: 'On indigo', titleJp: '藍について', facts: ['Kyoto'], prose: [text] }]);
  const { rows } = await sql<{ found: number }>`
    SELECT count(*)::int AS found FROM search_documents WHERE entity_id = ${id} AND tokens @@ 'indigo & kyoto'::tsquery AND tokens @@ ${tsqueryOf(text)}::tsquery`.execute(
    db,
  );
  expect(rows).toEqual([{ found: 1 }]);
});

/** What somebody searches for who has the text before them. */
function tsqueryOf(text: string): string {
  const [word] = queryWords(text.slice(0, 200));
  return toTsquery([[{ tokens: [word?.japanese === true ? word.text.slice(0, 2) : (word?.text ?? '')], mayGoOn: false }]]) ?? '';
}
