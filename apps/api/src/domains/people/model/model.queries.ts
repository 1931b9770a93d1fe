import type { ModelPage } from '@orime/contracts/api/people/profile-people';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';

/**
 * An approved model by id or slug. Looks worn are the pictures of the portfolio that published lookbooks show; a look counts once, by
 * the newest lookbook, and leads to public designs only.
 */
export async function findModel(db: Db, key: string): Promise<ModelPage | undefined> {
  const { rows } = await sql<ModelPage>`
    SELECT m.id, m.slug, m.name, m.city, m.measurements,
      coalesce((
        SELECT json_agg(image_ref(f, f.alt_en, f.alt_jp) ORDER BY t.place)
        FROM unnest(m.portfolio) WITH ORDINALITY AS t (id, place) JOIN files f ON f.id = t.id AND f.visibility = 'public'
      ), '[]') AS portfolio,
      coalesce((
        SELECT json_agg(look ORDER BY place) FROM (
          SELECT DISTINCT ON (t.place) t.place, json_build_object(
            'image', image_ref(f, coalesce(nullif(k.alt_en, ''), f.alt_en), coalesce(nullif(k.alt_jp, ''), f.alt_jp)),
            'lookbook', json_build_object('slug', l.slug, 'title', local_text(l.title_en, l.title_jp)),
            'number', k.number,
            'designer', json_build_object('handle', p.handle, 'name', p.name, 'nameJp', p.name_jp),
            'designs', coalesce((
              SELECT json_agg(json_build_object('slug', d.slug, 'name', d.name, 'nameJp', d.name_jp))
              FROM jsonb_to_recordset(k.hotspots) AS h ("designId" text) JOIN designs d ON d.id = h."designId"
              JOIN design_cards c ON c.design_id = d.id AND c.currency = 'USD'
            ), '[]')
          ) AS look
          FROM unnest(m.portfolio) WITH ORDINALITY AS t (id, place) JOIN files f ON f.id = t.id AND f.visibility = 'public'
          JOIN lookbook_looks k ON k.file_id = f.id JOIN lookbooks l ON l.id = k.lookbook_id AND l.published
          JOIN profiles p ON p.id = l.profile_id AND p.status = 'approved' AND p.deleted_at IS NULL
          ORDER BY t.place, l.created_at DESC, l.id
        ) worn
      ), '[]') AS looks
    FROM model_profiles m WHERE m.status = 'approved' AND (m.id = ${key} OR m.slug = ${key}) LIMIT 1`.execute(db);
  return rows[0];
}
