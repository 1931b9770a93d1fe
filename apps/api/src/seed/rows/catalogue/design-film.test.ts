import { expect, test } from '@jest/globals';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { demoFilm } from '@orime/demo-data';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { readVideo } from '../../../domains/media/upload/video/index.ts';
import { loadDesignFilm } from './design-film.ts';

const api = await buildTestApp();
const { app, db } = api;

test('the film of the demo is one that could be uploaded, is shown, and is loaded once', async () => {
  const designer = await api.as('designer');
  const profile = await createProfile(db, { userId: designer.user.id });
  const { id } = await createDesign(db, { profileId: profile.id, slug: demoFilm.slug });
  const poster = await createImage(db, designer.user.id);
  await db.deleteFrom('design_images').where('design_id', '=', id).execute();
  await db
    .insertInto('design_images')
    .values({ id: 'dim_film', design_id: id, file_id: poster, position: 0, alt_en: '', alt_jp: '' })
    .execute();
  const load = () => db.transaction().execute((trx) => loadDesignFilm(trx, app.storage));
  await load();
  const { video } = okBody<Design>(await api.get(`/api/design/${id}`));
  const size = { width: demoFilm.width, height: demoFilm.height };
  expect(video).toMatchObject({ ...size, poster: { id: poster } });
  expect(readVideo((await api.get(`/media/${video?.id ?? ''}/video.mp4`)).rawPayload)).toMatchObject(size);
  await db.updateTable('designs').set({ video_id: null, video_poster_id: null }).where('id', '=', id).execute();
  await load();
  expect(okBody<Design>(await api.get(`/api/design/${id}`)).video).toEqual(video);
  await load();
  expect(await db.selectFrom('files').select('id').where('purpose', '=', 'video').execute()).toHaveLength(1);
});
