import type { Marketplace } from '@orime/demo-data';
import type { Db } from '../../../house/db/db.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

/** Views that a design had and no longer has go: worn pictures have other views than the flat-lays they replace. */
export async function loadDesignImages(db: Db, market: Marketplace, files: DemoFiles): Promise<void> {
  const ids = market.designImages.map((row) => ({
    ...row,
    id: derivedId('dim', row.designId, row.imageKey),
    file: files.get(row.imageKey),
  }));
  const rows = ids.flatMap(({ designId, file, id, position }) => {
    if (file === undefined) return [];
    const { alt } = file.image;
    return [
      {
        id,
        design_id: designId,
        file_id: file.id,
        position,
        alt_en: alt.en,
        alt_jp: alt.jp,
        focal_x: 0.5,
        focal_y: 0.5,
      },
    ];
  });
  const gone = ids.flatMap(({ file, id }) => (file === undefined ? [id] : []));
  if (gone.length > 0) await db.deleteFrom('design_images').where('id', 'in', gone).execute();
  await upsertRows(db, 'design_images', rows, { key: ['id'] });
}
