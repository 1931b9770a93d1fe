import { describe, expect, test } from '@jest/globals';
import { ArticleDraft, type ArticleDraftInput } from '@orime/contracts/api/editorial/article-edit';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createImage } from '../../../../../test/catalogue-factories.ts';
import { openDesk } from './edit.fixture.ts';

const api = await buildTestApp();

const { writer, stranger, admin, picture, open, words, save, act } = await openDesk(api);

describe('a draft', () => {
  test("has an id before a word, is saved, and is nobody else's", async () => {
    const draft = await open();
    expect([...Value.Errors(ArticleDraft, draft)]).toEqual([]);
    const saved = (await save(writer, draft, { coverFileId: picture, coverAlt: { en: 'A vat', jp: '' } })).json();
    expect(saved).toMatchObject({
      status: 'draft',
      title: { en: 'On cloth' },
      tags: ['indigo'],
      images: { [picture]: { id: picture } },
      completeness: { en: { title: true, body: true, coverAlt: true }, jp: { title: false, body: false, coverAlt: false } },
    });
    expect((await writer.get(`/api/article/draft/id/${draft.id}`)).json()).toEqual(saved);
    for (const url of [`draft/id/${draft.id}`, `revisions/id/${draft.id}`])
      expect((await stranger.get(`/api/article/${url}`)).statusCode).toBe(404);
    for (const name of ['publish', 'submit', 'unpublish', 'lock']) expect((await act(stranger, name, draft.id)).statusCode).toBe(404);
    expect((await save(stranger, saved)).statusCode).toBe(404);
    expect((await stranger.delete(`/api/article/${draft.id}`)).statusCode).toBe(404);
    expect((await api.get(`/api/article/draft/id/${draft.id}`)).statusCode).toBe(401);
  });

  test('written in two places at once keeps one, and gives the other both', async () => {
    const draft = await open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(writer, draft, { title: { en: `Version ${index}`, jp: '' } })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const won = answers.find((answer) => answer.statusCode === 200)?.json();
    const lost = answers.find((answer) => answer.statusCode === 409)?.json();
    expect(lost.error).toMatchObject({
      code: 'conflict',
      details: { current: { revision: won.revision, title: won.title }, sent: { title: { en: expect.stringMatching(/^Version/) } } },
    });
  });

  test.each([
    ['markup in a link', { type: 'video', url: 'javascript:alert(1)', title: 'x' }],
    ['a bare host', { type: 'video', url: 'https://localhost/x', title: 'x' }],
    ['an unknown block', { type: 'html', html: '<b>' }],
    [
      'a picture without words',
      {
        type: 'gallery',
        images: [
          { fileId: 'a', alt: ' ' },
          { fileId: 'b', alt: 'b' },
        ],
      },
    ],
    ['an endless text', { type: 'paragraph', text: 'x'.repeat(5001) }],
    ['an endless text in pieces', { type: 'quote', text: [{ text: 'x'.repeat(600) }, { text: 'y'.repeat(401), bold: true }] }],
    ['a link that would run', { type: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] }],
    ['a link to another site by its path', { type: 'paragraph', text: [{ text: 'x', href: '//evil.example' }] }],
    ['a link that carries a text', { type: 'footnote', number: 1, text: [{ text: 'x', href: 'mailto:a@b.example?body=x' }] }],
  ])('refuses %s', async (_, block) => {
    const draft = await open();
    expect(
      (await writer.post(`/api/article/draft/update/id/${draft.id}`, { ...words(draft), body: { en: [block], jp: [] } })).statusCode,
    ).toBe(400);
  });

  test('keeps every kind of block, only what belongs to it, and no foreign picture', async () => {
    const draft = await open();
    const blocks = [
      { type: 'heading', text: 'H' },
      { type: 'quote', text: 'Q', source: 'S' },
      { type: 'image', fileId: picture, alt: 'A vat' },
      {
        type: 'gallery',
        images: [
          { fileId: picture, alt: 'One' },
          { fileId: picture, alt: 'Two' },
        ],
      },
      { type: 'video', url: 'https://films.example.com/vat', title: 'A film' },
      { type: 'product', slug: 'gone' },
      { type: 'designer', handle: 'gone' },
      { type: 'divider' },
      { type: 'footnote', number: 1, text: 'F' },
    ] as ArticleDraftInput['body']['en'];
    const saved = (await save(writer, draft, { body: { en: blocks.map((block) => ({ ...block, html: '<script>' })), jp: [] } })).json();
    expect(saved.body.en).toEqual(blocks);
    await act(admin, 'publish', draft.id);
    expect((await api.get(`/api/article/id/${draft.id}`)).json().body.en).toMatchObject([
      { type: 'heading' },
      { type: 'quote' },
      { type: 'image', image: { alt: { en: 'A vat' } } },
      { type: 'gallery', images: [{ alt: { en: 'One' } }, {}] },
      { type: 'video', url: 'https://films.example.com/vat', image: null },
      { type: 'divider' },
      { type: 'footnote' },
    ]);
    const foreign = await createImage(api.db, stranger.user.id);
    expect(
      (await save(writer, { ...saved }, { body: { en: [{ type: 'image', fileId: foreign, alt: 'x' }], jp: [] } })).json().error.fields,
    ).toHaveProperty('body');
    expect((await save(writer, saved, { coverFileId: foreign })).json().error.fields).toHaveProperty('coverFileId');
  });

  test('keeps marks and links, in one way of writing them, and is found by its words', async () => {
    const draft = await open();
    const text = [
      { text: 'Dip it ', bold: false, onclick: 'alert(1)' },
      { text: 'eleven', bold: true },
      { text: ' times', bold: true },
      { text: ' (', italic: false },
      { text: 'why', italic: true, href: '/article/id/why' },
      { text: ')', href: 'mailto:desk@orime.example' },
    ];
    const plain = [{ text: 'No ' }, { text: 'marks.', bold: false }];
    const body = [
      { type: 'paragraph', text },
      { type: 'quote', text: plain },
      { type: 'image', fileId: picture, alt: 'A vat', caption: [{ text: 'The vat', href: 'https://atelier.example/vat' }] },
    ] as ArticleDraftInput['body']['en'];
    const kept = [
      {
        type: 'paragraph',
        text: [
          { text: 'Dip it ' },
          { text: 'eleven times', bold: true },
          { text: ' (' },
          { text: 'why', italic: true, href: '/article/id/why' },
          { text: ')', href: 'mailto:desk@orime.example' },
        ],
      },
      { type: 'quote', text: 'No marks.' },
      { type: 'image', caption: [{ text: 'The vat', href: 'https://atelier.example/vat' }] },
    ];
    expect((await save(writer, draft, { body: { en: body, jp: [] } })).json().body.en).toMatchObject(kept);
    await act(admin, 'publish', draft.id);
    expect((await api.get(`/api/article/id/${draft.id}`)).json().body.en).toMatchObject(kept);
    expect((await api.get('/api/search?type=article&q=eleven+times')).json().articles).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: draft.id })]),
    );
  });

  test('has words for search engines and a point of its cover, title and dek without', async () => {
    const draft = await open();
    const seo = { title: { en: 'Indigo, explained', jp: '' }, description: { en: '', jp: '' } };
    const coverFocal = { x: 0.25, y: 0.8 };
    expect((await save(writer, draft, { seo, coverFocal })).json()).toMatchObject({ seo, coverFocal });
    await act(admin, 'publish', draft.id);
    expect((await api.get(`/api/article/id/${draft.id}`)).json()).toMatchObject({
      coverFocal,
      seo: { title: { en: 'Indigo, explained' }, description: { en: 'A dek' } },
    });
    const middle = (await save(admin, (await admin.get(`/api/article/draft/id/${draft.id}`)).json())).json();
    expect(middle).toMatchObject({ coverFocal: null, seo: { title: { en: '', jp: '' } } });
    expect((await save(admin, middle, { coverFocal: { x: 1.1, y: 0 } })).statusCode).toBe(400);
  });

  test('takes no address that is taken', async () => {
    const [one, two] = [await open(), await open()];
    expect((await save(writer, two, { slug: one.slug })).json().error).toMatchObject({ code: 'conflict', fields: { slug: 'is taken' } });
    expect((await save(writer, two, { slug: 'Not A Slug' })).statusCode).toBe(400);
  });
});

describe('the pen', () => {
  test("is one person's until it is given back, runs out or is taken over", async () => {
    const draft = await open();
    expect((await act(writer, 'lock', draft.id)).json()).toMatchObject({ lock: { userId: writer.user.id, mine: true } });
    expect((await act(admin, 'lock', draft.id)).json().error).toMatchObject({
      code: 'article_locked',
      details: { lock: { userId: writer.user.id, mine: false } },
    });
    expect((await save(admin, draft)).statusCode).toBe(423);
    expect((await act(admin, 'lock', draft.id, { takeOver: true })).json()).toMatchObject({ lock: { mine: true } });
    expect((await save(writer, draft)).statusCode).toBe(423);
    await api.db
      .updateTable('article_locks')
      .set({ expires_at: new Date(0) })
      .where('article_id', '=', draft.id)
      .execute();
    expect((await act(writer, 'lock', draft.id)).json()).toMatchObject({ lock: { mine: true } });
    expect((await act(writer, 'lock', draft.id, { release: true })).json()).toEqual({ lock: null });
    expect((await save(admin, draft)).statusCode).toBe(200);
  });
});

describe('staff', () => {
  test('read every draft as account managers, and leave a record as admins when they take the pen or begin to write', async () => {
    const manager = await api.as('account-manager');
    const draft = await open();
    expect((await manager.get(`/api/article/draft/id/${draft.id}`)).json()).toMatchObject({ id: draft.id, canPublish: false });
    expect((await manager.get(`/api/article/revisions/id/${draft.id}`)).json().total).toBe(1);
    expect((await save(manager, draft)).statusCode).toBe(403);
    for (let time = 0; time < 3; time += 1) await act(admin, 'lock', draft.id);
    let base = draft;
    for (let time = 0; time < 3; time += 1)
      base = (await admin.post(`/api/article/draft/update/id/${draft.id}`, { ...words(base), kind: 'autosave' })).json();
    await act(admin, 'lock', draft.id, { release: true });
    await act(admin, 'lock', draft.id, { release: true });
    await act(writer, 'lock', draft.id);
    await act(admin, 'lock', draft.id, { takeOver: true });
    const trail = await api.db
      .selectFrom('audit_log')
      .select(['action', 'diff', 'actor_id'])
      .where('entity_id', '=', draft.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['article.lock', 'article.update', 'article.unlock', 'article.lock']);
    expect(trail[3]).toMatchObject({ diff: { from: writer.user.id }, actor_id: admin.user.id });
  });
});

test('every save is in the list, and comes back', async () => {
  const draft = await open();
  const first = (await save(writer, draft)).json();
  const auto = (
    await writer.post(`/api/article/draft/update/id/${draft.id}`, {
      ...words(first, { title: { en: 'Second', jp: '' } }),
      kind: 'autosave',
    })
  ).json();
  const list = (await writer.get(`/api/article/revisions/id/${draft.id}`)).json();
  expect(list).toMatchObject({
    total: 3,
    items: [{ id: auto.revision, kind: 'autosave', isWorking: true }, { id: first.revision, kind: 'manual' }, { id: draft.revision }],
  });
  expect((await act(writer, 'restore', draft.id, { revision: first.revision, baseRevision: first.revision })).statusCode).toBe(409);
  const wordsOf = (revision: string) => writer.get(`/api/article/revisions/id/${draft.id}/${revision}`);
  expect((await wordsOf(first.revision)).json()).toMatchObject({ id: first.revision, title: { en: 'On cloth' }, body: first.body });
  expect((await wordsOf('rev_none')).statusCode).toBe(404);
  expect((await stranger.get(`/api/article/revisions/id/${draft.id}/${first.revision}`)).statusCode).toBe(404);
  expect((await act(writer, 'restore', draft.id, { revision: 'rev_none', baseRevision: auto.revision })).statusCode).toBe(404);
  expect((await act(writer, 'restore', draft.id, { revision: first.revision, baseRevision: auto.revision })).json()).toMatchObject({
    title: { en: 'On cloth' },
  });
  let base = (await writer.get(`/api/article/draft/id/${draft.id}`)).json();
  for (let count = 0; count < 25; count += 1)
    base = (await writer.post(`/api/article/draft/update/id/${draft.id}`, { ...words(base), kind: 'autosave' })).json();
  expect(
    (await writer.get(`/api/article/revisions/id/${draft.id}?limit=100`))
      .json()
      .items.filter((row: { kind: string }) => row.kind === 'autosave'),
  ).toHaveLength(20);
});
