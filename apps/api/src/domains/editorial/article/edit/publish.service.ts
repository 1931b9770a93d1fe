import { articleMachine, canTransition, type ArticleStatus } from '@orime/commerce';
import type { ArticleDraft, ArticleDraftInput } from '@orime/contracts/api/editorial/article-edit';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { inSavepoint } from '../../../../house/db/savepoint.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { reindexArticles } from '../../../../house/search/index.ts';
import { bodyOf, toDraftAnswer } from './draft-answer.ts';
import { isSlugTaken, lockDueDrafts, writeAbout, type Draft } from './draft.queries.ts';
import { auditStaff, getDraft, refuseWhileLocked, saveDraft } from './draft.service.ts';
import { mayPublish } from './may-publish.ts';
import { tellOfPublication, tellOfReturn } from './tell-author.ts';

const yearMs = 366 * 86_400_000;

export function publishNow(db: Db, id: string, caller: Caller): Promise<ArticleDraft> {
  return step(db, id, caller, 'publisher', async (trx, draft) => {
    // Publishing a working copy that is ahead is not a step of the article itself.
    if (draft.status !== 'published') requireStep(draft, 'published');
    await publish(trx, draft, caller.userId);
    await auditStaff(trx, caller, 'article.publish', id, { from: draft.status, revision: draft.revision });
  });
}

/** Saves and publishes what readers see; only of a published article. */
export function updatePublished(db: Db, id: string, input: ArticleDraftInput, caller: Caller): Promise<ArticleDraft> {
  return step(db, id, caller, 'publisher', async (trx, draft) => {
    if (draft.status !== 'published') throw new RequestError('invalid_transition', { details: { status: draft.status } });
    await publish(trx, await saveDraft(trx, id, input, 'manual', caller), caller.userId);
    await auditStaff(trx, caller, 'article.publish', id, { from: 'published' });
  });
}

export function schedule(db: Db, id: string, publishAt: string, caller: Caller): Promise<ArticleDraft> {
  return step(db, id, caller, 'publisher', async (trx, draft) => {
    requireStep(draft, 'scheduled');
    const at = new Date(publishAt);
    if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now() || at.getTime() > Date.now() + yearMs)
      throw new RequestError('validation', { fields: { publishAt: 'must be within a year from now' } });
    requireComplete(draft);
    if (await isSlugTaken(trx, draft.about.slug, draft.id)) throw new RequestError('conflict', { fields: { slug: 'is taken' } });
    await setStatus(trx, draft.id, 'scheduled', at);
    await auditStaff(trx, caller, 'article.schedule', id, { publishAt: at.toISOString() });
  });
}

export function submit(db: Db, id: string, caller: Caller): Promise<ArticleDraft> {
  return step(db, id, caller, 'author', async (trx, draft) => {
    requireStep(draft, 'in_review');
    requireComplete(draft);
    await setStatus(trx, draft.id, 'in_review', null);
    await auditStaff(trx, caller, 'article.submit', id);
  });
}

/** Takes an article from its readers, or a submitted or scheduled one back to its author. Authors may take back what nobody decided on. */
export function unpublish(db: Db, id: string, reason: string, caller: Caller): Promise<ArticleDraft> {
  return step(db, id, caller, 'author', async (trx, draft) => {
    const to = draft.status === 'published' ? 'unpublished' : 'draft';
    if (draft.status !== 'in_review' && !(await mayPublish(trx, draft, caller))) throw new RequestError('forbidden');
    requireStep(draft, to);
    // What its author takes back was returned by nobody.
    await setStatus(trx, draft.id, to, null, caller.userId === draft.authorId ? null : reason);
    await reindexArticles(trx, [draft.id]);
    await tellOfReturn(trx, draft, { to, reason, by: caller.userId });
    await auditStaff(trx, caller, 'article.unpublish', id, { from: draft.status, to, ...(reason === '' ? {} : { reason }) });
  });
}

/** Gives up what was written since publication; the revisions stay in the list. */
export function discardChanges(db: Db, id: string, caller: Caller): Promise<ArticleDraft> {
  return step(db, id, caller, 'author', async (trx, draft) => {
    if (draft.status !== 'published') throw new RequestError('invalid_transition', { details: { status: draft.status } });
    await trx
      .updateTable('articles')
      .set((eb) => ({ working_revision_id: draft.publishedRevision, version: eb('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', id)
      .execute();
    await auditStaff(trx, caller, 'article.discard', id, { from: draft.revision });
  });
}

export async function removeArticle(db: Db, id: string, caller: Caller): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await getDraft(trx, id, caller, 'lock');
    await refuseWhileLocked(trx, id, caller);
    if (draft.status === 'published') throw new RequestError('invalid_transition', { details: { status: draft.status } });
    if (draft.status !== 'draft' && !(await mayPublish(trx, draft, caller))) throw new RequestError('forbidden');
    if (draft.publishedAt === null) await trx.deleteFrom('articles').where('id', '=', id).execute();
    else await setStatus(trx, id, 'archived', null);
    await reindexArticles(trx, [id]);
    await auditStaff(trx, caller, 'article.delete', id, { from: draft.status, slug: draft.about.slug });
  });
}

/**
 * Publishes what is due. Running it again, or in two processes, publishes nothing twice; what cannot be published goes back
 * to its author. An article that fails is reported, stays scheduled for the next run, and keeps nobody else from their time.
 */
export async function publishDue(db: Db, report: (error: unknown, id: string) => void): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const due = await lockDueDrafts(trx, { limit: 10, exceptIds: failed });
      for (const draft of due) {
        await inSavepoint(trx, () => settleDue(trx, draft)).catch((error: unknown) => {
          failed.push(draft.id);
          report(error, draft.id);
        });
      }
      return due.length;
    });
    if (count === 0) return;
  }
}

async function settleDue(trx: Trx, draft: Draft): Promise<void> {
  // An address that a working copy wished for may have become another article's.
  if (missingOf(draft) === undefined && !(await isSlugTaken(trx, draft.about.slug, draft.id))) return publish(trx, draft, null);
  await setStatus(trx, draft.id, 'draft', null, '');
  await tellOfReturn(trx, draft, { to: 'draft', reason: '', by: null });
}

async function step(
  db: Db,
  id: string,
  caller: Caller,
  who: 'publisher' | 'author',
  act: (trx: Trx, draft: Draft) => Promise<void>,
): Promise<ArticleDraft> {
  return db.transaction().execute(async (trx) => {
    const draft = await getDraft(trx, id, caller, 'lock');
    // After the look-up: who may not see an article is not told that it is there.
    if (who === 'publisher' && !(await mayPublish(trx, draft, caller))) throw new RequestError('forbidden');
    await refuseWhileLocked(trx, id, caller);
    await act(trx, draft);
    return toDraftAnswer(trx, await getDraft(trx, id, caller), caller);
  });
}

/** Makes the working copy what readers see. The first date of publication stays. `by` is null for what was scheduled. */
async function publish(trx: Trx, draft: Draft, by: string | null): Promise<void> {
  requireComplete(draft);
  await writeAbout(trx, draft.id, draft.about);
  await trx.updateTable('article_revisions').set({ kind: 'publish' }).where('id', '=', draft.revision).execute();
  await trx
    .updateTable('articles')
    .set((eb) => ({
      status: 'published',
      published_revision_id: draft.revision,
      published_at: draft.publishedAt ?? (draft.status === 'scheduled' ? draft.publishAt : null) ?? new Date(),
      publish_at: null,
      return_reason: null,
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', draft.id)
    .execute();
  await reindexArticles(trx, [draft.id]);
  // Readers had it before: this is a correction of what they see.
  if (draft.status !== 'published') await tellOfPublication(trx, draft, by);
}

async function setStatus(
  db: Db,
  id: string,
  status: ArticleStatus,
  publishAt: Date | null,
  returnReason: string | null = null,
): Promise<void> {
  await db
    .updateTable('articles')
    .set((eb) => ({ status, publish_at: publishAt, return_reason: returnReason, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute();
}

function requireStep(draft: Draft, to: ArticleStatus): void {
  if (!canTransition(articleMachine, draft.status, to)) throw new RequestError('invalid_transition', { details: { status: draft.status } });
}

function requireComplete(draft: Draft): void {
  const fields = missingOf(draft);
  if (fields !== undefined) throw new RequestError('business_rule', { fields });
}

/** One whole language is enough to publish; what is begun in the other needs a title too. */
function missingOf(draft: Draft): Record<string, string> | undefined {
  const missing: Record<string, string> = {};
  const languages = (['en', 'jp'] as const).filter((language) => draft.title[language].trim() !== '' || bodyOf(draft, language).length > 0);
  if (languages.length === 0) missing['title'] = 'is required';
  for (const language of languages) {
    if (draft.title[language].trim() === '') missing[`title.${language}`] = 'is required';
    if (bodyOf(draft, language).length === 0) missing[`body.${language}`] = 'is required';
    if (draft.about.coverFileId !== null && draft.about.coverAlt[language].trim() === '') missing[`coverAlt.${language}`] = 'is required';
  }
  return Object.keys(missing).length === 0 ? undefined : missing;
}
