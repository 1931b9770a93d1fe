import { describe, expect, test } from '@jest/globals';
import { ArticleDraft, type ArticleDraftInput } from '@orime/contracts/api/article-edit';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { createImage } from '../../../../../test/catalogue-factories.ts';

const api = await buildTestApp();
const [writer, stranger, admin] = [await api.as('designer'), await api.as('producer'), await api.as('admin')];
const picture = await createImage(api.db, writer.user.id);
const state = { count: 0 };

async function open(client: SignedInClient = writer): Promise<ArticleDraft> {
  state.count += 1;
  return (
    await client.post(
      '/api/article/draft',
      { title: { en: `Cloth ${state.count}`, jp: '' } },
      { 'idempotency-key': `draft-${state.count}-x` },
    )
  ).json();
}

function words(draft: ArticleDraft, part: Partial<ArticleDraftInput> = {}): ArticleDraftInput {
  return {
    baseRevision: draft.revision,
    title: { en: 'On cloth', jp: '' },
    dek: { en: 'A dek', jp: '' },
    body: { en: [{ type: 'paragraph', text: 'Indigo takes eleven dips.' }], jp: [] },
    slug: draft.slug,
    section: 'makers',
    tags: ['indigo'],
    coverFileId: null,
    coverAlt: { en: '', jp: '' },
    ...part,
  };
}

const save = (client: SignedInClient, draft: ArticleDraft, part: Partial<ArticleDraftInput> = {}) =>
  client.post(`/api/article/draft/update/id/${draft.id}`, words(draft, part));
const act = (client: SignedInClient, name: string, id: string, body: object = {}) => client.post(`/api/article/${name}/id/${id}`, body);

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
      code: 'locked',
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

describe('publishing', () => {
  test('needs an admin and something to read', async () => {
    const draft = await open();
    expect((await act(writer, 'publish', draft.id)).statusCode).toBe(403);
    expect((await act(admin, 'publish', draft.id)).json().error).toMatchObject({
      code: 'business_rule',
      fields: { 'body.en': 'is required' },
    });
    await save(writer, draft);
    expect((await act(writer, 'submit', draft.id)).json()).toMatchObject({ status: 'in_review' });
    expect((await act(writer, 'submit', draft.id)).json().error.code).toBe('invalid_transition');
    expect((await act(writer, 'unpublish', draft.id)).json()).toMatchObject({ status: 'draft' });
    await act(writer, 'submit', draft.id);
    expect((await act(admin, 'publish', draft.id)).json()).toMatchObject({
      status: 'published',
      publishedAt: expect.any(String),
      hasUnpublishedChanges: false,
    });
    expect((await api.get('/rss.xml')).body).toContain(`/article/id/${draft.slug}<`);
    expect((await api.get('/sitemap.xml')).body).toContain(`/article/id/${draft.slug}<`);
  });

  test('gives the article a new version, as every other step does', async () => {
    const draft = (await save(writer, await open())).json();
    const version = async () =>
      (await api.db.selectFrom('articles').select('version').where('id', '=', draft.id).executeTakeFirstOrThrow()).version;
    const before = await version();
    await act(admin, 'publish', draft.id);
    expect(await version()).toBe(before + 1);
  });

  test('keeps a working copy from readers until it is published, and can take all of it back', async () => {
    const draft = (await save(writer, await open())).json();
    const live = (await act(admin, 'publish', draft.id)).json();
    const ahead = (await save(writer, live, { title: { en: 'Ahead', jp: '' }, slug: `${draft.slug}-new`, section: 'culture' })).json();
    expect(ahead).toMatchObject({ hasUnpublishedChanges: true, title: { en: 'Ahead' } });
    expect((await api.get(`/api/article/id/${draft.slug}`)).json()).toMatchObject({ title: { en: 'On cloth' }, section: 'makers' });
    expect((await act(writer, 'update', draft.id, words(ahead))).statusCode).toBe(403);
    expect(
      (await act(admin, 'update', draft.id, words(ahead, { title: { en: 'Newest', jp: '' }, slug: `${draft.slug}-new` }))).json(),
    ).toMatchObject({ hasUnpublishedChanges: false, publishedAt: live.publishedAt });
    expect((await api.get(`/api/article/id/${draft.slug}-new`)).json()).toMatchObject({ title: { en: 'Newest' } });
    expect((await admin.delete(`/api/article/${draft.id}`)).json().error.code).toBe('invalid_transition');
    expect((await act(writer, 'unpublish', draft.id)).statusCode).toBe(403);
    expect((await act(admin, 'unpublish', draft.id)).json()).toMatchObject({ status: 'unpublished' });
    expect((await api.get(`/api/article/id/${draft.id}`)).statusCode).toBe(404);
    expect((await api.get('/rss.xml')).body).not.toContain(draft.slug);
    expect((await writer.delete(`/api/article/${draft.id}`)).statusCode).toBe(403);
    expect((await admin.delete(`/api/article/${draft.id}`)).json()).toEqual({ success: true });
    expect((await api.db.selectFrom('articles').select('status').where('id', '=', draft.id).executeTakeFirst())?.status).toBe('archived');
    const trail = await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', draft.id).orderBy('id').execute();
    expect(trail.map((row) => row.action)).toEqual([
      'article.publish',
      'article.update',
      'article.publish',
      'article.unpublish',
      'article.delete',
    ]);
  });

  test('on time, once, by whoever comes first', async () => {
    const draft = (await save(writer, await open())).json();
    for (const publishAt of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])
      expect((await act(admin, 'schedule', draft.id, { publishAt })).statusCode).toBe(400);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await act(writer, 'schedule', draft.id, { publishAt })).statusCode).toBe(403);
    expect((await act(admin, 'schedule', draft.id, { publishAt })).json()).toMatchObject({ status: 'scheduled', publishAt });
    await api.app.jobs.runNow('publish-scheduled');
    expect((await api.get(`/api/article/id/${draft.id}`)).statusCode).toBe(404);
    await api.db
      .updateTable('articles')
      .set({ publish_at: new Date(Date.now() - 1000) })
      .where('id', '=', draft.id)
      .execute();
    await Promise.all([1, 2, 3].map(() => api.app.jobs.runNow('publish-scheduled')));
    const { publishedAt } = (await api.get(`/api/article/id/${draft.id}`)).json();
    await api.app.jobs.runNow('publish-scheduled');
    expect((await api.get(`/api/article/id/${draft.id}`)).json()).toMatchObject({ publishedAt });
  });

  test("goes back to its author when its new address is another one's by then, and keeps nobody else from their time", async () => {
    const wished = `wished-${picture.slice(-8).toLowerCase()}`;
    const first = (await save(writer, await open())).json();
    await act(admin, 'publish', first.id);
    const renamed = (await save(admin, (await writer.get(`/api/article/draft/id/${first.id}`)).json(), { slug: wished })).json();
    await act(admin, 'unpublish', first.id);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await act(admin, 'schedule', first.id, { publishAt })).json()).toMatchObject({ status: 'scheduled', slug: wished });
    expect((await save(writer, await open(), { slug: wished })).statusCode).toBe(200);
    const other = (await save(writer, await open())).json();
    await act(admin, 'schedule', other.id, { publishAt });
    await api.db
      .updateTable('articles')
      .set({ publish_at: new Date(Date.now() - 1000) })
      .where('id', 'in', [first.id, other.id])
      .execute();
    await api.app.jobs.runNow('publish-scheduled');
    expect((await api.get(`/api/article/id/${other.id}`)).statusCode).toBe(200);
    expect((await writer.get(`/api/article/draft/id/${first.id}`)).json()).toMatchObject({ status: 'draft', revision: renamed.revision });
    expect((await act(admin, 'schedule', first.id, { publishAt })).json()).toMatchObject({
      error: { code: 'conflict', fields: { slug: 'is taken' } },
    });
  });

  test('of one that fails keeps nobody else from their time, and is tried again', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const [failing, other] = [(await save(writer, await open())).json(), (await save(writer, await open())).json()];
    for (const { id } of [failing, other]) await act(admin, 'schedule', id, { publishAt });
    for (const [place, { id }] of [failing, other].entries())
      await api.db
        .updateTable('articles')
        .set({ publish_at: new Date(place) })
        .where('id', '=', id)
        .execute();
    await sql`ALTER TABLE articles ADD CONSTRAINT refused CHECK (id <> ${sql.lit(failing.id)} OR status <> 'published')`.execute(api.db);
    await api.app.jobs.runNow('publish-scheduled');
    expect((await api.get(`/api/article/id/${other.id}`)).statusCode).toBe(200);
    expect((await writer.get(`/api/article/draft/id/${failing.id}`)).json()).toMatchObject({ status: 'scheduled' });
    await sql`ALTER TABLE articles DROP CONSTRAINT refused`.execute(api.db);
    await api.app.jobs.runNow('publish-scheduled');
    expect((await api.get(`/api/article/id/${failing.id}`)).statusCode).toBe(200);
  });

  test('an unseen draft is deleted whole', async () => {
    const draft = (await save(writer, await open())).json();
    expect((await writer.delete(`/api/article/${draft.id}`)).statusCode).toBe(200);
    expect((await writer.get(`/api/article/draft/id/${draft.id}`)).statusCode).toBe(404);
  });
});

describe('an author', () => {
  const news = (client: SignedInClient) =>
    api.db.selectFrom('notifications').select(['kind', 'data']).where('user_id', '=', client.user.id).orderBy('id', 'desc').execute();

  test('whom admins trust publishes, schedules and takes back what is their own, and nothing else', async () => {
    const trusted = await api.as('producer');
    await api.db.updateTable('users').set({ trusted_author: true }).where('id', '=', trusted.user.id).execute();
    const [own, foreign] = [(await save(trusted, await open(trusted))).json(), (await save(writer, await open())).json()];
    expect([own.canPublish, foreign.canPublish]).toEqual([true, false]);
    expect((await act(trusted, 'publish', foreign.id)).statusCode).toBe(404);
    expect((await act(trusted, 'publish', own.id)).json()).toMatchObject({ status: 'published' });
    const live = (await trusted.get(`/api/article/draft/id/${own.id}`)).json();
    expect((await act(trusted, 'update', own.id, words(live, { title: { en: 'Again', jp: '' } }))).json()).toMatchObject({
      title: { en: 'Again' },
      hasUnpublishedChanges: false,
    });
    expect((await act(trusted, 'unpublish', own.id)).json()).toMatchObject({ status: 'unpublished' });
    expect((await act(trusted, 'schedule', own.id, { publishAt: new Date(Date.now() + 3_600_000).toISOString() })).json()).toMatchObject({
      status: 'scheduled',
    });
    expect(await news(trusted)).toEqual([]);
    await api.db.updateTable('users').set({ trusted_author: false }).where('id', '=', trusted.user.id).execute();
    expect((await act(trusted, 'publish', own.id)).statusCode).toBe(403);
  });

  test('is told when others publish an article or give it back, each time once', async () => {
    const author = await api.as('designer');
    const draft = (await save(author, await open(author))).json();
    await act(author, 'submit', draft.id);
    expect((await act(admin, 'unpublish', draft.id, { reason: '  The second picture is too dark. ' })).json()).toMatchObject({
      status: 'draft',
    });
    await act(author, 'submit', draft.id);
    await act(admin, 'unpublish', draft.id);
    await act(author, 'submit', draft.id);
    await act(admin, 'publish', draft.id);
    await act(admin, 'publish', draft.id);
    expect((await news(author)).toReversed()).toEqual([
      {
        kind: 'article_returned',
        data: { articleId: draft.id, title: draft.title, status: 'draft', reason: 'The second picture is too dark.' },
      },
      { kind: 'article_returned', data: expect.objectContaining({ reason: '' }) },
      { kind: 'article_published', data: { articleId: draft.id, slug: draft.slug, title: draft.title } },
    ]);
  });

  test('is told when the time of an article comes', async () => {
    const author = await api.as('designer');
    const draft = (await save(author, await open(author))).json();
    await act(admin, 'schedule', draft.id, { publishAt: new Date(Date.now() + 3_600_000).toISOString() });
    await api.db
      .updateTable('articles')
      .set({ publish_at: new Date(Date.now() - 1000) })
      .where('id', '=', draft.id)
      .execute();
    await api.app.jobs.runNow('publish-scheduled');
    expect(await news(author)).toMatchObject([{ kind: 'article_published' }]);
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
