import type { Marketplace } from '@orime/demo-data';
import type { Db } from '../../../house/db/db.ts';
import { upsertRows } from '../../upsert.ts';

/** Where stories are set. */
export async function loadArticlePlaces(db: Db, { articlePlaces }: Marketplace): Promise<void> {
  await upsertRows(
    db,
    'article_places',
    articlePlaces.map(({ articleId, position, name, country, lat, lon }) => ({
      article_id: articleId,
      position,
      name_en: name.en,
      name_jp: name.jp,
      country,
      lat,
      lon,
    })),
    { key: ['article_id'] },
  );
}
