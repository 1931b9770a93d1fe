import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { openDesk } from './edit.fixture.ts';

const api = await buildTestApp();

const { writer, admin, picture, open, words, save, act } = await openDesk(api);

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

  test('lets go of what was written since, and keeps the old address for whoever has it', async () => {
    const draft = (await save(writer, await open())).json();
    expect((await act(writer, 'discard', draft.id)).json().error.code).toBe('invalid_transition');
    const live = (await act(admin, 'publish', draft.id)).json();
    const slug = `${draft.slug}-again`;
    const ahead = (await save(writer, live, { title: { en: 'Ahead', jp: '' }, slug })).json();
    expect((await act(writer, 'discard', draft.id)).json()).toMatchObject({
      revision: live.revision,
      hasUnpublishedChanges: false,
      title: { en: 'On cloth' },
      slug: draft.slug,
    });
    expect((await save(writer, ahead)).statusCode).toBe(409);
    await act(admin, 'update', draft.id, words(live, { slug }));
    for (const key of [draft.slug, slug]) expect((await api.get(`/api/article/id/${key}`)).json()).toMatchObject({ id: draft.id, slug });
    const other = (await save(writer, await open(), { slug: draft.slug })).json();
    await act(admin, 'publish', other.id);
    expect((await api.get(`/api/article/id/${draft.slug}`)).json()).toMatchObject({ id: other.id });
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
    const returnReason = async () => (await author.get(`/api/article/draft/id/${draft.id}`)).json().returnReason;
    expect(await returnReason()).toBe('The second picture is too dark.');
    await act(author, 'submit', draft.id);
    expect(await returnReason()).toBeNull();
    await act(author, 'unpublish', draft.id);
    expect(await returnReason()).toBeNull();
    await act(author, 'submit', draft.id);
    await act(admin, 'unpublish', draft.id);
    expect(await returnReason()).toBe('');
    await act(author, 'submit', draft.id);
    await act(admin, 'publish', draft.id);
    expect(await returnReason()).toBeNull();
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
