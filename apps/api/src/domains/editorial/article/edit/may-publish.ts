import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import type { Draft } from './draft.queries.ts';

/** Admins publish everything; authors whom admins trust what is their own. */
export async function mayPublish(db: Db, draft: Pick<Draft, 'authorId'>, caller: Caller): Promise<boolean> {
  if (caller.role === 'admin') return true;
  if (draft.authorId !== caller.userId) return false;
  const author = await db.selectFrom('users').select('trusted_author').where('id', '=', caller.userId).executeTakeFirst();
  return author?.trusted_author === true;
}
