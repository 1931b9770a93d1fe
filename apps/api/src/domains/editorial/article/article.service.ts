import type { ImageRef, LocalText } from '@orime/contracts';
import type { Article } from '@orime/contracts/api/editorial/article';
import { sql } from 'kysely';
import { isStaff, type Actor, type UserActor } from '../../../house/access/actor.ts';
import type { ArticleSeo } from '../../../house/db/column-types.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { resolveBodies, type StoredBlock } from './article-body.ts';
import { articleCardFields, findNextCard, listRelatedCards, shownRevision, toCard } from './article-cards.queries.ts';

type ArticleRow = Parameters<typeof toCard>[0] & {
  readonly status: string;
  readonly authorId: string | null;
  readonly authorImage: ImageRef | null;
  readonly updatedAt: Date;
  readonly bodyEn: readonly StoredBlock[];
  readonly bodyJp: readonly StoredBlock[];
  readonly liked: boolean;
  readonly seo: ArticleSeo | null;
};

/** The article of an id or slug. What is not published is there for its author and staff only. */
export async function readArticle(db: Db, actor: Actor, key: string): Promise<Article> {
  const row = await findArticle(db, key, actor.userId);
  const isInsider = isStaff(actor) || (actor.userId !== null && actor.userId === row?.authorId);
  if (row === undefined || (row.status !== 'published' && !isInsider)) throw new RequestError('not_found');
  const { status: _, authorId: __, authorImage, updatedAt, bodyEn, bodyJp, liked, seo, ...cardRow } = row;
  const [body, related, next] = await Promise.all([
    resolveBodies(db, { en: bodyEn, jp: bodyJp }),
    listRelatedCards(db, row),
    findNextCard(db, row),
  ]);
  return {
    ...toCard(cardRow),
    author: { ...row.author, ...(authorImage !== null && { image: authorImage }) },
    body,
    updatedAt: updatedAt.toISOString(),
    seo: seoOf(row, seo),
    related,
    next: next ?? null,
    viewer: { liked },
  };
}

/** The author's own words for search engines and shared links, otherwise title and dek. */
function seoOf({ title, dek }: Pick<ArticleRow, 'title' | 'dek'>, own: ArticleSeo | null): Article['seo'] {
  const filled = (text: LocalText | undefined, otherwise: LocalText): LocalText => ({
    en: text?.en.trim() || otherwise.en,
    jp: text?.jp.trim() || otherwise.jp,
  });
  return { title: filled(own?.title, title), description: filled(own?.description, dek) };
}

export interface LikeState {
  readonly likes: number;
  readonly liked: boolean;
}

/** Likes a published article, or takes the like back; repeating changes nothing. */
export async function setLiked(db: Db, user: UserActor, id: string, liked: boolean): Promise<LikeState> {
  return db.transaction().execute(async (trx) => {
    const { rows: known } = await sql`SELECT 1 FROM articles WHERE id = ${id} AND status = 'published'`.execute(trx);
    if (known.length === 0) throw new RequestError('not_found');
    const change = liked
      ? sql`INSERT INTO article_likes (user_id, article_id) VALUES (${user.userId}, ${id}) ON CONFLICT DO NOTHING RETURNING 1`
      : sql`DELETE FROM article_likes WHERE user_id = ${user.userId} AND article_id = ${id} RETURNING 1`;
    const changed = (await change.execute(trx)).rows.length;
    const { rows } = await sql<{
      likes: number;
    }>`UPDATE articles SET likes_count = likes_count + ${liked ? changed : -changed}::int WHERE id = ${id} RETURNING likes_count AS likes`.execute(
      trx,
    );
    return { likes: rows[0]?.likes ?? 0, liked };
  });
}

async function findArticle(db: Db, key: string, viewerId: string | null): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    SELECT ${articleCardFields}, a.seo, a.status, a.author_id AS "authorId",
      (SELECT image_ref(f, f.alt_en, f.alt_jp) FROM profiles p JOIN files f ON f.id = p.avatar_id
        WHERE p.user_id = a.author_id AND p.name = a.author_name AND p.status = 'approved') AS "authorImage", greatest(a.updated_at, r.created_at) AS "updatedAt", r.body_en AS "bodyEn", r.body_jp AS "bodyJp",
      EXISTS (SELECT FROM article_likes k WHERE k.article_id = a.id AND k.user_id = ${viewerId}) AS liked
    FROM articles a ${shownRevision} WHERE a.id = ${key} OR a.slug = ${key} OR a.id = (SELECT article_id FROM article_slugs WHERE slug = ${key}) LIMIT 1`.execute(
    db,
  );
  return rows[0];
}
