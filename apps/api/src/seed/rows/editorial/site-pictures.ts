import type { Db } from '../../../house/db/db.ts';
import type { DemoFiles } from '../../demo-images.ts';

/** Pictures of the site itself (home and menu) are found by the settings. */
export async function rememberSitePictures(db: Db, files: DemoFiles): Promise<void> {
  const pictures = Object.fromEntries(
    [...files].filter(([key]) => key.startsWith('home/')).map(([key, { id }]) => [key.slice('home/'.length), id]),
  );
  if (Object.keys(pictures).length === 0) return;
  await db
    .insertInto('settings')
    .values({ key: 'site_pictures', value: JSON.stringify(pictures) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(pictures), updated_at: new Date() }))
    .execute();
}
