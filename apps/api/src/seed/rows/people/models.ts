import type { Marketplace } from '@orime/demo-data';
import type { Db } from '../../../house/db/db.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { upsertRows } from '../../upsert.ts';

const portfolioLength = 4;

/** Approved models. Each portfolio has pictures of other looks, as far as there are any. */
export async function loadModels(db: Db, { models, lookbooks }: Marketplace, files: DemoFiles): Promise<void> {
  const pictures = lookbooks
    .filter((book) => book.published)
    .flatMap((book) => book.looks.flatMap((look) => files.get(look.imageKey)?.id ?? []));
  await upsertRows(
    db,
    'model_profiles',
    models.map((row, index) => {
      const [heightCm, bustCm, waistCm, hipsCm, shoeEu] = row.sizes;
      const portfolio = pictures.slice(index * portfolioLength, (index + 1) * portfolioLength);
      return {
        id: row.id,
        slug: row.slug,
        name: row.name,
        city: row.city,
        measurements: { heightCm, bustCm, waistCm, hipsCm, shoeEu, hair: row.hair, eyes: row.eyes },
        portfolio,
        status: 'approved',
        created_at: row.createdAt,
      };
    }),
    { key: ['id'], keep: ['status'] },
  );
}
