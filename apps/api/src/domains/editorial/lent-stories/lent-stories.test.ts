import { describe, expect, test } from '@jest/globals';
import { listDesignerStories } from '@orime/contracts/api/editorial/lent-stories';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { createArticle } from '../../../../test/editorial-factories.ts';

const api = await buildTestApp();
const house = await createProfile(api.db, { handle: 'vat-house' });
const other = await createProfile(api.db, { handle: 'kiln-house' });
const shirt = await createDesign(api.db, { profileId: house.id, slug: 'vat-shirt' });
const secret = await createDesign(api.db, { profileId: house.id, slug: 'vat-secret', hidden: true });
const closed = await createProfile(api.db, { handle: 'closed-house', status: 'suspended' });

const product = (slug: string) => ({ type: 'product', slug }) as const;
const designer = (handle: string) => ({ type: 'designer', handle }) as const;
await createArticle(api.db, { slug: 'names-the-house', daysAgo: 3, body: { en: [designer('vat-house')], jp: [] } });
await createArticle(api.db, { slug: 'names-a-shirt', daysAgo: 2, body: { en: [], jp: [product('vat-shirt'), product('vat-shirt')] } });
await createArticle(api.db, { slug: 'names-a-secret', daysAgo: 2, body: { en: [product('vat-secret')], jp: [] } });
await createArticle(api.db, { slug: 'by-the-house', daysAgo: 1, authorId: house.userId });
await createArticle(api.db, { slug: 'unfinished', status: 'draft', body: { en: [designer('vat-house')], jp: [] } });
await createArticle(api.db, { slug: 'of-the-closed', body: { en: [designer('closed-house')], jp: [] } });

async function slugs(path: string): Promise<readonly string[]> {
  const answer = (await api.get(`/api/article/about/${path}`)).json<readonly { slug: string }[]>();
  expect([...Value.Errors(listDesignerStories.schema.response[200], answer)]).toEqual([]);
  return answer.map(({ slug }) => slug);
}

describe('stories about', () => {
  test('a designer name them, or a public design, or are their own; the newest first', async () => {
    const stories = ['by-the-house', 'names-a-shirt', 'names-the-house'];
    expect(await slugs('designer/vat-house')).toEqual(stories);
    expect(await slugs(`designer/${house.id}`)).toEqual(stories);
    expect(await slugs(`designer/${other.handle}`)).toEqual([]);
  });

  test('a design name it', async () => {
    expect(await slugs(`design/${shirt.id}`)).toEqual(['names-a-shirt']);
    expect(await slugs('design/vat-shirt')).toEqual(['names-a-shirt']);
  });

  test('what is not public are none', async () => {
    expect(await slugs(`design/${secret.id}`)).toEqual([]);
    expect(await slugs(`designer/${closed.handle}`)).toEqual([]);
    expect(await slugs('designer/nobody')).toEqual([]);
    expect((await api.get('/api/article/about/designer/a%20b')).statusCode).toBe(400);
  });
});
