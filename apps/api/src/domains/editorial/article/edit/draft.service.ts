import type { ArticleDraft, ArticleDraftInput, ArticleLock, DraftBlock, RevisionWords } from '@orime/contracts/api/editorial/article-edit';
import { sql } from 'kysely';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId } from '../../../../house/ids.ts';
import { slugOf } from '../../../../house/slugs/slug.ts';
import { takeFreeSlug } from '../../../../house/slugs/take-free-slug.ts';
import { fileIdsOf } from '../article-body.ts';
import { refuseLongTexts, refuseNamelessPlace } from './check-texts.ts';
import { findLock, toBlock, toDraftAnswer } from './draft-answer.ts';
import { findDraft, findForeignImages, findRevision, insertRevision, isSlugTaken, writeAbout, type Draft } from './draft.queries.ts';

/** An article with an id and an address, before anything is written. */
export async function createDraft(db: Db, title: { readonly en: string; readonly jp: string }, caller: Caller): Promise<ArticleDraft> {
  return db.transaction().execute(async (trx) => {
    const id = newId('art');
    const base = slugOf(title.en) || `article-${id.slice(-8).toLowerCase()}`;
    const slug = await takeFreeSlug(trx, 'articles', base);
    const profile = await trx
      .selectFrom('profiles')
      .select(['name', 'name_jp'])
      .where('user_id', '=', caller.userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const about = { slug, section: 'features', tags: [], coverFileId: null, coverAlt: { en: '', jp: '' } };
    await trx
      .insertInto('articles')
      .values({ id, slug, author_id: caller.userId, author_name: profile?.name ?? caller.name, author_name_jp: profile?.name_jp ?? '' })
      .execute();
    await insertRevision(trx, {
      id: newId('rev'),
      articleId: id,
      kind: 'manual',
      by: caller.userId,
      title,
      dek: { en: '', jp: '' },
      bodyEn: [],
      bodyJp: [],
      about,
    });
    await auditStaff(trx, caller, 'article.create', id, { slug });
    return toDraftAnswer(trx, await getDraft(trx, id, caller), caller);
  });
}

export async function readDraft(db: Db, id: string, caller: Caller): Promise<ArticleDraft> {
  return toDraftAnswer(db, await getDraft(db, id, caller), caller);
}

export async function getDraft(db: Db, id: string, caller: Caller, lock: 'lock' | 'read' = 'read'): Promise<Draft> {
  const draft = await findDraft(db, id, caller, lock);
  if (draft === undefined) throw new RequestError('not_found');
  return draft;
}

/** Saves the working copy in the transaction of the caller and answers it. */
export async function saveDraft(db: Db, id: string, input: ArticleDraftInput, kind: 'autosave' | 'manual', caller: Caller): Promise<Draft> {
  const draft = await getDraft(db, id, caller, 'lock');
  await refuseWhileLocked(db, id, caller);
  await refuseStale(db, draft, input.baseRevision, input, caller);
  const { title, dek, slug, section, tags, coverFileId, coverAlt, coverFocal = null, seo, place = draft.about.place ?? null } = input;
  refuseLongTexts(input.body);
  refuseNamelessPlace(place);
  const bodyEn = input.body.en.map(toBlock);
  const bodyJp = input.body.jp.map(toBlock);
  await checkImages(db, draft, [...bodyEn, ...bodyJp], coverFileId, caller);
  if (await isSlugTaken(db, slug, id)) throw new RequestError('conflict', { fields: { slug: 'is taken' } });
  const about = { slug, section, tags, coverFileId, coverAlt, coverFocal, place, ...(seo === undefined ? {} : { seo }) };
  // Of a published article readers keep seeing what was published, its address included.
  if (draft.status !== 'published') await writeAbout(db, id, about);
  await insertRevision(db, { id: newId('rev'), articleId: id, kind, by: caller.userId, title, dek, bodyEn, bodyJp, about });
  if (kind === 'manual' || !(await wasAutosavedBy(db, draft, caller)))
    await auditStaff(db, caller, 'article.update', id, { from: draft.revision, kind });
  return getDraft(db, id, caller);
}

/** The words of one revision of an article that the caller may write or read as staff. */
export async function readRevision(
  db: Db,
  wanted: { readonly id: string; readonly revision: string },
  caller: Caller,
): Promise<RevisionWords> {
  await getDraft(db, wanted.id, caller);
  const found = await findRevision(db, wanted.id, wanted.revision);
  if (found === undefined) throw new RequestError('not_found');
  const { title, dek, bodyEn, bodyJp } = found;
  return { id: wanted.revision, title, dek, body: { en: bodyEn.map(toBlock), jp: bodyJp.map(toBlock) } };
}

/** Makes an earlier revision the working copy again. */
export async function restoreRevision(
  db: Db,
  id: string,
  wanted: { readonly revision: string; readonly baseRevision: string },
  caller: Caller,
): Promise<ArticleDraft> {
  return db.transaction().execute(async (trx) => {
    const draft = await getDraft(trx, id, caller, 'lock');
    await refuseWhileLocked(trx, id, caller);
    await refuseStale(trx, draft, wanted.baseRevision, wanted, caller);
    const old = await findRevision(trx, id, wanted.revision);
    if (old === undefined) throw new RequestError('not_found');
    // The address stays: the old one may be somebody else's by now, and links to this one are out.
    const about = { ...(old.about ?? draft.about), slug: draft.about.slug };
    if (draft.status !== 'published') await writeAbout(trx, id, about);
    await insertRevision(trx, {
      id: newId('rev'),
      articleId: id,
      kind: 'manual',
      by: caller.userId,
      title: old.title,
      dek: old.dek,
      bodyEn: old.bodyEn,
      bodyJp: old.bodyJp,
      about,
    });
    await auditStaff(trx, caller, 'article.restore', id, { from: draft.revision, to: wanted.revision });
    return toDraftAnswer(trx, await getDraft(trx, id, caller), caller);
  });
}

/** Takes, keeps, takes over or gives back the pen. One person at a time has it. */
export async function takeLock(
  db: Db,
  id: string,
  { takeOver = false, release = false }: { readonly takeOver?: boolean; readonly release?: boolean },
  caller: Caller,
): Promise<ArticleLock | null> {
  return db.transaction().execute(async (trx) => {
    await getDraft(trx, id, caller, 'lock');
    if (release) {
      const { rows: given } =
        await sql`DELETE FROM article_locks WHERE article_id = ${id} AND user_id = ${caller.userId} RETURNING 1`.execute(trx);
      if (given.length > 0) await auditStaff(trx, caller, 'article.unlock', id);
      return null;
    }
    const before = await findLock(trx, id, caller.userId);
    const { rows } = await sql`
      INSERT INTO article_locks AS held (article_id, user_id, expires_at) VALUES (${id}, ${caller.userId}, now() + interval '60 seconds')
      ON CONFLICT (article_id) DO UPDATE SET user_id = excluded.user_id, expires_at = excluded.expires_at
      WHERE held.user_id = excluded.user_id OR held.expires_at <= now() OR ${takeOver} RETURNING 1`.execute(trx);
    const lock = await findLock(trx, id, caller.userId);
    if (rows.length === 0) throw new RequestError('article_locked', { details: { lock: lock ?? null } });
    // Editors ask again and again to keep it: that is nothing new.
    if (before?.mine !== true) await auditStaff(trx, caller, 'article.lock', id, { from: before?.userId ?? null });
    return lock ?? null;
  });
}

/** Words are saved as they are typed: on record is that somebody of the staff began, not every pause. */
async function wasAutosavedBy(db: Db, draft: Draft, caller: Caller): Promise<boolean> {
  if (draft.kind !== 'autosave') return false;
  const revision = await db.selectFrom('article_revisions').select('created_by').where('id', '=', draft.revision).executeTakeFirst();
  return revision?.created_by === caller.userId;
}

export async function refuseWhileLocked(db: Db, id: string, caller: Caller): Promise<void> {
  const lock = await findLock(db, id, caller.userId);
  if (lock !== undefined && !lock.mine) throw new RequestError('article_locked', { details: { lock } });
}

export async function auditStaff(db: Db, caller: Caller, action: string, id: string, diff?: object): Promise<void> {
  if (caller.role === 'admin')
    await audit(db, { actor: caller, action, entity: 'article', entityId: id, ip: caller.ip, ...(diff === undefined ? {} : { diff }) });
}

async function refuseStale(db: Db, draft: Draft, baseRevision: string, sent: object, caller: Caller): Promise<void> {
  if (draft.revision === baseRevision) return;
  throw new RequestError('conflict', { details: { current: await toDraftAnswer(db, draft, caller), sent } });
}

/** Authors use their own pictures; what is in the article already may stay. */
async function checkImages(db: Db, draft: Draft, blocks: readonly DraftBlock[], coverFileId: string | null, caller: Caller): Promise<void> {
  const known = new Set([...draft.bodyEn, ...draft.bodyJp].flatMap(fileIdsOf));
  const wanted = [...new Set([...blocks.flatMap(fileIdsOf), ...(coverFileId === null ? [] : [coverFileId])])].filter(
    (fileId) => !known.has(fileId) && fileId !== draft.about.coverFileId,
  );
  const foreign = await findForeignImages(
    db,
    wanted,
    [caller.userId, ...(draft.authorId === null ? [] : [draft.authorId])],
    caller.role === 'admin',
  );
  if (foreign.length === 0) return;
  throw new RequestError('validation', {
    fields: { [foreign.includes(coverFileId ?? '') ? 'coverFileId' : 'body']: 'has a picture that is not there' },
    details: { files: foreign },
  });
}
