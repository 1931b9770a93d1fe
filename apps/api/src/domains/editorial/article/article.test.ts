import { describe, expect, test } from '@jest/globals';
import { Article, listArticles, type StoryQuote } from '@orime/contracts/api/editorial/article';
import type { RichText } from '@orime/contracts/api/editorial/rich-text';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { createArticle } from '../../../../test/editorial-factories.ts';
import type { StoredBlock } from './article-body.ts';

const api = await buildTestApp();
const writer = await api.as('designer');
const admin = await api.as('admin');
const consumer = await api.as('consumer');
const house = await createProfile(api.db, { handle: 'vat-house', name: 'Vat House' });
await createDesign(api.db, { profileId: house.id, slug: 'vat-shirt', name: 'Vat Shirt' });
await createDesign(api.db, { profileId: house.id, slug: 'vat-secret', hidden: true });
const image = await createImage(api.db, null);
const vat = await createArticle(api.db, {
  slug: 'eleven-dips',
  title: { en: 'Eleven Dips', jp: '十一回の藍' },
  section: 'makers',
  tags: ['indigo', 'craft'],
  daysAgo: 1,
  body: {
    en: [
      { type: 'heading', text: 'The vat' },
      { type: 'quote', text: 'Blue is patient.', source: 'A dyer' },
      { type: 'image', fileId: image, caption: 'The vat' },
      { type: 'image', fileId: 'fil_none' },
      { type: 'product', slug: 'vat-shirt' },
      { type: 'product', slug: 'vat-secret' },
      { type: 'designer', handle: 'vat-house' },
      { type: 'divider' },
      { type: 'footnote', number: 1, text: 'Said twice.' },
    ],
    jp: [],
  },
});
const old = await createArticle(api.db, { slug: 'old-cloth', section: 'culture', tags: ['indigo'], daysAgo: 30 });
const draft = await createArticle(api.db, { slug: 'not-yet', status: 'draft', authorId: writer.user.id });

describe('GET /api/article/', () => {
  test('lists what is published, newest first, with sections and tags to choose from', async () => {
    const page = (await api.get('/api/article/')).json();
    expect([...Value.Errors(listArticles.schema.response[200], page)]).toEqual([]);
    expect(page).toMatchObject({
      total: 2,
      page: 1,
      items: [{ slug: 'eleven-dips', title: { jp: '十一回の藍' }, sectionLabel: { en: 'Makers', jp: '作り手' } }, { slug: 'old-cloth' }],
      sections: [
        { value: 'culture', count: 1 },
        { value: 'makers', count: 1 },
      ],
      tags: [
        { value: 'indigo', label: { en: 'Indigo', jp: '藍' }, count: 2 },
        { value: 'craft', count: 1 },
      ],
    });
  });

  test.each([
    ['?section=culture', ['old-cloth']],
    ['?tag=craft', ['eleven-dips']],
    ['?q=藍', ['eleven-dips', 'old-cloth']],
    ['?q=dips', ['eleven-dips']],
    ['?author=nobody', []],
    ['?limit=1&page=2', ['old-cloth']],
  ])('%s', async (query, slugs) => {
    expect((await api.get(`/api/article/${encodeURI(query)}`)).json<{ items: { slug: string }[] }>().items.map(({ slug }) => slug)).toEqual(
      slugs,
    );
  });

  test('has a quote of the newest story after the first that has one in both languages, with the front page alone', async () => {
    const front = async (query = '') => (await api.get(`/api/article/${query}`)).json<{ quote?: StoryQuote }>().quote;
    const quote = (text: RichText, source?: string): StoredBlock[] => [{ type: 'quote', text, ...(source !== undefined && { source }) }];
    expect(await front()).toBeUndefined();
    await createArticle(api.db, { slug: 'mute', section: 'quotes', daysAgo: 2, body: { en: quote('Only here.'), jp: [] } });
    await createArticle(api.db, {
      slug: 'loud',
      section: 'quotes',
      title: { en: 'Loud', jp: '声' },
      daysAgo: 3,
      body: { en: quote([{ text: 'Salt ' }, { text: 'first.', bold: true }], 'A dyer'), jp: quote('まず塩。') },
    });
    expect(await front('?limit=13')).toEqual({
      slug: 'loud',
      title: { en: 'Loud', jp: '声' },
      text: { en: 'Salt first.', jp: 'まず塩。' },
      source: { en: 'A dyer', jp: '' },
    });
    for (const query of ['?page=2', '?section=quotes', '?sort=likes', '?cover=1']) expect(await front(query)).toBeUndefined();
    await sql`DELETE FROM articles WHERE section = 'quotes'`.execute(api.db);
  });

  test('leaves out those without a cover where a picture is needed', async () => {
    const list = async () => (await api.get('/api/article/?cover=1')).json<{ items: { slug: string }[]; total: number }>();
    expect(await list()).toMatchObject({ items: [], total: 0 });
    await api.db.updateTable('articles').set({ cover_id: image }).where('slug', '=', 'old-cloth').execute();
    expect(await list()).toMatchObject({ items: [{ slug: 'old-cloth' }], total: 1 });
    await api.db.updateTable('articles').set({ cover_id: null }).where('slug', '=', 'old-cloth').execute();
  });

  test('shows drafts to staff only', async () => {
    const list = async (client: typeof consumer) =>
      (await client.get('/api/article/?status=draft')).json<{ items: { slug: string }[] }>().items.map(({ slug }) => slug);
    expect(await list(admin)).toEqual(['not-yet']);
    expect(await list(consumer)).toEqual(['eleven-dips', 'old-cloth']);
    expect((await api.get('/api/article/?sort=loud')).statusCode).toBe(400);
  });

  test('shows authors what is their own, in any state', async () => {
    const [author, other] = [await api.as('producer'), await api.as('designer')];
    await createArticle(api.db, { slug: 'own-draft', status: 'draft', authorId: author.user.id });
    const list = async (client: typeof author, status: string) =>
      (await client.get(`/api/article/?status=${status}`)).json<{ items: { slug: string }[]; total: number }>();
    expect(await list(author, 'draft')).toMatchObject({ total: 1, items: [{ slug: 'own-draft' }] });
    expect((await list(other, 'draft')).total).toBe(0);
    expect((await list(author, 'published')).total).toBe(2);
  });
});

describe('GET /api/article/id/{id}', () => {
  test('by id and by slug, with what its blocks point at as it is today', async () => {
    const article = (await api.get(`/api/article/id/${vat.id}`)).json<Article>();
    expect([...Value.Errors(Article, article)]).toEqual([]);
    expect(article.body.en.map((block) => block.type)).toEqual(['heading', 'quote', 'image', 'product', 'designer', 'divider', 'footnote']);
    expect(article.body.en).toEqual(
      expect.arrayContaining([
        { type: 'product', slug: 'vat-shirt', name: 'Vat Shirt', nameJp: 'テストシャツ', designer: 'Vat House', image: null },
        expect.objectContaining({ type: 'designer', handle: 'vat-house', city: 'Kyoto' }),
        { type: 'quote', text: 'Blue is patient.', source: 'A dyer' },
      ]),
    );
    expect(article.body.jp).toEqual([]);
    expect(article).toMatchObject({ related: [{ slug: 'old-cloth' }], next: { slug: 'old-cloth' }, viewer: { liked: false } });
    expect((await api.get('/api/article/id/eleven-dips')).json()).toMatchObject({ id: vat.id });
    expect((await api.get(`/api/article/id/${old.id}`)).json()).toMatchObject({ next: { slug: 'eleven-dips' } });
  });

  test('what to read next shares the most tags, then the section, and is the newest of those', async () => {
    await createArticle(api.db, { slug: 'loom-one', section: 'looms', tags: ['loom', 'weft'], daysAgo: 60 });
    await createArticle(api.db, { slug: 'loom-two', section: 'looms', tags: ['loom', 'weft'], daysAgo: 80 });
    await createArticle(api.db, { slug: 'loom-three', section: 'looms', tags: ['loom'], daysAgo: 70 });
    await createArticle(api.db, { slug: 'loom-four', section: 'reviews', tags: ['loom'], daysAgo: 65 });
    const { id } = await createArticle(api.db, { slug: 'loom-five', section: 'looms', tags: ['loom', 'weft'], daysAgo: 61 });
    const { related, next } = (await api.get(`/api/article/id/${id}`)).json<Article>();
    expect([related.map(({ slug }) => slug), next?.slug]).toEqual([['loom-one', 'loom-two', 'loom-three'], 'loom-four']);
    await sql`DELETE FROM articles WHERE section IN ('looms', 'reviews')`.execute(api.db);
  });

  test('shows the picture of a designer who signs with the name of their shop', async () => {
    const shop = await createProfile(api.db, { name: 'Ines Carrow' });
    const face = await createImage(api.db, shop.userId);
    await api.db.updateTable('profiles').set({ avatar_id: face }).where('id', '=', shop.id).execute();
    await createArticle(api.db, { slug: 'signed', section: 'signed', daysAgo: 90, authorId: shop.userId });
    const author = async () => (await api.get('/api/article/id/signed')).json<Article>().author;
    expect(await author()).toMatchObject({ name: 'Ines Carrow', image: { id: face } });
    await api.db.updateTable('profiles').set({ name: 'Carrow House' }).where('id', '=', shop.id).execute();
    expect(await author()).toEqual({ name: 'Ines Carrow', nameJp: 'イネス・キャロウ' });
    await sql`DELETE FROM articles WHERE section = 'signed'`.execute(api.db);
  });

  test('a draft is there for its author and staff', async () => {
    const statuses = await Promise.all(
      [api, consumer, writer, admin].map(async (client) => (await client.get(`/api/article/id/${draft.id}`)).statusCode),
    );
    expect(statuses).toEqual([404, 404, 200, 200]);
    expect((await api.get('/api/article/id/nothing')).json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

test('likes count once a person', async () => {
  const like = `/api/article/like/${vat.id}`;
  expect((await Promise.all([consumer.post(like), consumer.post(like)])).map((answer) => answer.json())).toEqual([
    { likes: 1, liked: true },
    { likes: 1, liked: true },
  ]);
  expect((await consumer.get('/api/article/id/eleven-dips')).json()).toMatchObject({ likes: 1, viewer: { liked: true } });
  expect((await consumer.post(`/api/article/unlike/${vat.id}`)).json()).toEqual({ likes: 0, liked: false });
  expect((await api.post(like)).statusCode).toBe(401);
  expect((await consumer.post(`/api/article/like/${draft.id}`)).statusCode).toBe(404);
});

describe('feeds', () => {
  test('/rss.xml has the published articles, escaped', async () => {
    await createArticle(api.db, { slug: 'amp', title: { en: 'Warp & <Weft>', jp: '' }, daysAgo: 90 });
    const answer = await api.get('/rss.xml');
    expect(answer.headers['content-type']).toContain('application/rss+xml');
    expect(answer.body).toContain('<title>Eleven Dips</title><link>http://localhost:4000/article/id/eleven-dips</link>');
    expect(answer.body).toContain('Warp &amp; &lt;Weft&gt;');
    expect(answer.body).not.toContain('not-yet');
  });

  test('/sitemap.xml names public pages in both languages', async () => {
    const { body } = await api.get('/sitemap.xml');
    for (const path of ['/catalog', '/designs/vat-shirt', '/shop/vat-house', '/article/id/eleven-dips'])
      expect(body).toContain(`<loc>http://localhost:4000${path}</loc>`);
    expect(body).toContain('hreflang="ja" href="http://localhost:4000/designs/vat-shirt?lang=jp"');
    for (const hidden of ['vat-secret', 'not-yet']) expect(body).not.toContain(hidden);
  });
});
