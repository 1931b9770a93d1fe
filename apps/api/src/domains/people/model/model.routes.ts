import { getModel } from '@orime/contracts/api/people/model-intake';
import type { ModelProfile } from '@orime/contracts/api/people/profile-people';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';

/** The page of one model; the list is at `/api/profile/models`. */
export async function modelRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...getModel,
    config: { rule: anyone },
    handler: async ({ params }) => {
      const { rows } = await sql<Static<typeof ModelProfile>>`
        SELECT m.id, m.slug, m.name, m.city, m.measurements,
          coalesce((SELECT json_agg(image_ref(f, f.alt_en, f.alt_jp) ORDER BY t.place) FROM unnest(m.portfolio) WITH ORDINALITY AS t (id, place) JOIN files f ON f.id = t.id AND f.visibility = 'public'), '[]') AS portfolio
        FROM model_profiles m WHERE m.status = 'approved' AND (m.id = ${params.id} OR m.slug = ${params.id}) LIMIT 1`.execute(app.db);
      if (rows[0] === undefined) throw new RequestError('not_found');
      return rows[0];
    },
  });
}
