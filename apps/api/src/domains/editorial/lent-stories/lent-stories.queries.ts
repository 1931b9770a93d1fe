import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/** As the index of mentions says it: the designers and products that a revision `v` names, in either language. */
const mentions = sql`jsonb_path_query_array(v.body_en || v.body_jp, '$[*] ? (@.type == "designer" || @.type == "product")')`;

/** Ids of published articles about a designer, by handle or id, newest first: those that name them or a public design of theirs, and their own. */
export async function findDesignerStories(db: Db, designer: string): Promise<readonly string[]> {
  const house = sql`SELECT id, handle, user_id FROM profiles WHERE (id = ${designer} OR handle = ${designer}) AND status = 'approved' AND deleted_at IS NULL`;
  const named = sql`
    SELECT jsonb_build_array(jsonb_build_object('type', 'designer', 'handle', handle::text)) AS mention FROM house
    UNION ALL SELECT ${productMention} FROM house JOIN designs d ON d.profile_id = house.id JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'`;
  const written = sql`SELECT a.published_revision_id FROM house JOIN articles a ON a.author_id = house.user_id AND a.status = 'published'`;
  return listIds(db, sql`WITH house AS (${house}), named AS (${named}), found AS (${foundBy(sql`named`)} UNION ${written})`, 12);
}

/** Ids of published articles that name a public design, by id or slug, newest first. */
export async function findDesignStories(db: Db, design: string): Promise<readonly string[]> {
  const named = sql`
    SELECT ${productMention} AS mention FROM designs d JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'
    WHERE d.id = ${design} OR d.slug = ${design}`;
  return listIds(db, sql`WITH named AS (${named}), found AS (${foundBy(sql`named`)})`, 3);
}

const productMention = sql`jsonb_build_array(jsonb_build_object('type', 'product', 'slug', d.slug::text))`;

function foundBy(named: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`SELECT v.id AS revision_id FROM ${named} JOIN article_revisions v ON ${mentions} @> mention`;
}

async function listIds(db: Db, found: RawBuilder<unknown>, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    ${found} SELECT a.id FROM articles a WHERE a.status = 'published' AND a.published_revision_id IN (SELECT revision_id FROM found)
    ORDER BY a.published_at DESC, a.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
