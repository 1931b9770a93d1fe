import type { Marketplace } from '@orime/demo-data';
import { readFile } from 'node:fs/promises';
import type { Trx } from '../../../house/db/db.ts';
import type { Storage } from '../../../house/storage/storage-types.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { storeDocument } from '../../store-document.ts';
import { upsertRows } from '../../upsert.ts';

const photosEach = 4;

/** Applications of models, with photographs that only staff sees. What staff decided since stays. */
export async function loadCastings(
  trx: Trx,
  storage: Storage,
  { castings, models, lookbooks, users }: Marketplace,
  files: DemoFiles,
): Promise<void> {
  // From the end: the public pages of models have the first ones.
  const pictures = lookbooks.flatMap((book) => book.looks.flatMap((look) => files.get(look.imageKey) ?? [])).toReversed();
  const admin = users.find((user) => user.email === 'admin@example.com')?.id ?? null;
  const modelIds = new Map(models.map((model) => [model.slug, model.id]));
  const rows: Record<string, unknown>[] = [];
  for (const [index, casting] of castings.entries()) {
    const [heightCm, bustCm, waistCm, hipsCm, shoeEu] = casting.sizes;
    const photos: string[] = [];
    for (const [position, { image }] of pictures.slice(index * photosEach, (index + 1) * photosEach).entries()) {
      photos.push(
        await storeDocument(trx, storage, {
          of: ['casting', casting.id, image.hash],
          ownerUserId: null,
          name: `photo-${position + 1}.webp`,
          mime: 'image/webp',
          createdAt: new Date(casting.createdAt),
          draw: () => readFile(image.path),
        }),
      );
    }
    const { name, stageName, city, hair, eyes, agency, instagram, availability } = casting;
    rows.push({
      id: casting.id,
      reference: casting.reference,
      email: casting.email,
      answers: {
        name,
        stageName,
        city,
        measurements: { heightCm, bustCm, waistCm, hipsCm, shoeEu },
        hair,
        eyes,
        agency,
        instagram,
        availability,
      },
      birth_date: casting.birthDate,
      guardian: casting.guardian ?? null,
      photos,
      locale: casting.locale,
      status: casting.status,
      note: casting.note,
      key_hash: `demo ${casting.id}`,
      model_id: casting.modelSlug === undefined ? null : (modelIds.get(casting.modelSlug) ?? null),
      reviewed_by: casting.status === 'new' || casting.status === 'withdrawn' ? null : admin,
      created_at: casting.createdAt,
      updated_at: casting.createdAt,
    });
  }
  await upsertRows(trx, 'model_intakes', rows, { key: ['id'], keep: 'all' });
}
