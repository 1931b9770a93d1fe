import { expect, test } from '@jest/globals';
import type { Policy } from '@orime/contracts/api/site/site';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { policySources, publishPolicies } from './publish-policies.ts';

const { get, db } = await buildTestApp();

test('without a text there is none', async () => {
  expect((await get('/api/policy/terms')).statusCode).toBe(404);
});

test('every text is written in both languages, section by section', async () => {
  await publishPolicies(db);
  for (const slug of ['terms', 'privacy', 'resale', 'returns', 'vendor']) {
    const { sections, version } = (await get(`/api/policy/${slug}`)).json<Policy>();
    expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(sections.jp.map(({ paragraphs }) => paragraphs.length)).toEqual(sections.en.map(({ paragraphs }) => paragraphs.length));
    for (const { heading, paragraphs } of sections.jp)
      for (const line of [heading, ...paragraphs]) expect(line).toMatch(/\p{Script=Hiragana}|\p{Script=Han}|\p{Script=Katakana}/u);
  }
});

test('Japanese law has its disclosure among the rules for returns', async () => {
  const { sections } = (await get('/api/policy/returns')).json<Policy>();
  const disclosure = sections.jp.find(({ heading }) => heading.includes('特定商取引法'));
  for (const item of ['販売業者', '運営責任者', '販売価格', '送料', 'お支払い方法', 'お支払い時期', '引渡し時期', '返品'])
    expect(disclosure?.paragraphs.join('')).toContain(item);
});

test('publishing again changes nothing, and the newest version in force is read', async () => {
  await db.updateTable('policies').set({ title: 'As it was published' }).where('slug', '=', 'resale').where('locale', '=', 'en').execute();
  await publishPolicies(db);
  expect((await get('/api/policy/resale')).json<Policy>().title.en).toBe('As it was published');
  expect(await db.selectFrom('policies').select('slug').execute()).toHaveLength(policySources.length * 2);
  const text = { slug: 'resale', locale: 'en' as const, title: 'Newer', sections: '[]' };
  await db
    .insertInto('policies')
    .values([
      { ...text, version: '2026-11-02', effective_at: '2026-11-02' },
      { ...text, version: '2999-01-01', effective_at: '2999-01-01' },
    ])
    .execute();
  expect((await get('/api/policy/resale')).json<Policy>()).toMatchObject({ version: '2026-11-02', title: { en: 'Newer' } });
});
