import type { Trx } from '../../../../house/db/db.ts';
import { notify } from '../../../notify/notification/index.ts';
import type { Draft } from './draft.queries.ts';

/** Tells an author that an article of theirs is out, unless they published it themselves. `by` is null for what was scheduled. */
export async function tellOfPublication(trx: Trx, draft: Draft, by: string | null): Promise<void> {
  if (draft.authorId === null || draft.authorId === by) return;
  const data = { articleId: draft.id, slug: draft.about.slug, title: draft.title };
  await notify(trx, {
    userId: draft.authorId,
    kind: 'article_published',
    data,
    dedupeKey: `article_published:${draft.id}:${draft.version}`,
  });
}

/** Tells an author that an article is theirs again: it was not taken, or was taken from its readers. */
export async function tellOfReturn(
  trx: Trx,
  draft: Draft,
  { to, reason, by }: { readonly to: 'draft' | 'unpublished'; readonly reason: string; readonly by: string | null },
): Promise<void> {
  if (draft.authorId === null || draft.authorId === by) return;
  const data = { articleId: draft.id, title: draft.title, status: to, reason };
  await notify(trx, { userId: draft.authorId, kind: 'article_returned', data, dedupeKey: `article_returned:${draft.id}:${draft.version}` });
}
