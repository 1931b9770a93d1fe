import { promoBanner } from '@orime/contracts/api/site/content';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { listBannerItems } from '../banner/index.ts';

/** Our own content service, in the shape of the external one that BANNER_URL may name instead (decision T18). */
export async function contentRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...promoBanner,
    config: { rule: anyone },
    handler: async (request, reply) => {
      const rows = await listBannerItems(app.db, { published: true, limit: request.query.limit ?? 50 });
      reply.header('cache-control', 'public, max-age=60');
      return {
        results: rows.map((row) => ({
          id: row.id,
          name: row.name,
          published: row.published,
          data: {
            promoText: row.promo_text_en || row.promo_text_jp,
            ...(row.promo_text_jp === '' ? {} : { promoTextJp: row.promo_text_jp }),
            promoUrl: row.promo_url,
          },
          createdDate: row.created_at.toISOString(),
          lastUpdated: row.updated_at.toISOString(),
        })),
      };
    },
  });
}
