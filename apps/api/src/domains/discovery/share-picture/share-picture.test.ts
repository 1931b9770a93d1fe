import { beforeAll, describe, expect, test } from '@jest/globals';
import { sharePictureUrl, type SharedSubject } from '@orime/contracts/api/media/share-picture';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { createArticle } from '../../../../test/editorial-factories.ts';
import { openTextDrawing } from '../../../house/documents/draw-text.ts';
import { createPictureCache } from './picture-cache.ts';

const { app, db, get, config } = await buildTestApp();
const house = await createProfile(db, { handle: 'tsuzuri', name: 'Tsuzuri', nameJp: '綴' });
const image = await createImage(db, house.userId);

/** The picture behind whatever version the path names. */
async function follow(path: string) {
  const first = await get(path);
  return first.statusCode === 302 ? get(String(first.headers.location)) : first;
}
const picture = (kind: string, slug: string, language = 'en') => follow(`/media/share/${kind}/${slug}/${language}/0.jpg`);

beforeAll(async () => {
  const cloth = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7b4a2f' } })
    .webp()
    .toBuffer();
  await app.storage.put(image, cloth, 'image/webp');
  const { id } = await createDesign(db, { profileId: house.id, slug: 'fog-coat', name: 'Fog <Coat> & Co', nameJp: '霧のコート' });
  await db.deleteFrom('design_images').where('design_id', '=', id).execute();
  await db
    .insertInto('design_images')
    .values({ id: 'img_fog', design_id: id, file_id: image, position: 0, alt_en: 'A coat', alt_jp: 'コート' })
    .execute();
  await createDesign(db, { profileId: house.id, slug: 'secret-coat', hidden: true });
  await createDesign(db, { profileId: house.id, slug: 'draft-coat', confirmed: 'draft' });
  await createProfile(db, { handle: 'not-yet', status: 'in_review' });
  await createArticle(db, { slug: 'jar', title: { en: 'The jar', jp: '甕' } });
  await createArticle(db, { slug: 'unfinished', status: 'draft' });
});

describe('the picture of a shared link', () => {
  test.each([
    ['design', 'fog-coat'],
    ['designer', 'tsuzuri'],
    ['story', 'jar'],
  ])('of a %s is a JPEG of 1200 × 630, another one in Japanese', async (kind, slug) => {
    const [english, japanese] = [await picture(kind, slug), await picture(kind, slug, 'jp')];
    expect(english.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(english.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(await sharp(japanese.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(english.rawPayload.equals(japanese.rawPayload)).toBe(false);
  });

  test('shows the image of the garment', async () => {
    const { rawPayload } = await picture('design', 'fog-coat');
    const garment = await sharp(rawPayload).extract({ left: 900, top: 200, width: 200, height: 200 }).png().toBuffer();
    const { channels } = await sharp(garment).stats();
    // Of #7b4a2f, as far as a JPEG keeps it.
    for (const [at, value] of [0x7b, 0x4a, 0x2f].entries()) expect(Math.abs((channels[at]?.mean ?? 0) - value)).toBeLessThan(6);
  });

  test.each([
    ['design', 'secret-coat'],
    ['design', 'draft-coat'],
    ['design', 'no-such-coat'],
    ['designer', 'not-yet'],
    ['story', 'unfinished'],
    ['invoice', 'fog-coat'],
  ])('is not there for the %s %s', async (kind, slug) => {
    expect((await picture(kind, slug)).statusCode).toBe(404);
    expect((await picture(kind, slug, 'xx')).statusCode).toBe(404);
  });

  test('is gone with its page, though it was drawn before', async () => {
    const { id } = await createDesign(db, { profileId: house.id, slug: 'short-coat' });
    const { headers } = await get('/media/share/design/short-coat/en/0.jpg');
    const address = String(headers.location);
    expect((await get(address)).statusCode).toBe(200);
    await db.updateTable('designs').set({ hidden: true }).where('id', '=', id).execute();
    expect((await get(address)).statusCode).toBe(404);
  });

  test('is drawn once, and again under another address when its words change', async () => {
    const { id } = await createDesign(db, { profileId: house.id, slug: 'long-coat', name: 'Long Coat' });
    const folder = `${config.dataDir}/cache/share/design/long-coat/en`;
    const first = String((await get('/media/share/design/long-coat/en/0.jpg')).headers.location);
    const drawn = await Promise.all([get(first), get(first), get(first)]);
    const [kept] = await readdir(folder);
    expect(first.endsWith(`/${String(kept)}`)).toBe(true);
    expect((await get(first)).rawPayload.equals(drawn[0].rawPayload)).toBe(true);
    await db.updateTable('designs').set({ name: 'Longer Coat' }).where('id', '=', id).execute();
    const moved = await get(first);
    expect(moved.statusCode).toBe(302);
    const again = await get(String(moved.headers.location));
    expect(again.rawPayload.equals(drawn[0].rawPayload)).toBe(false);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('has room for a title of 120 characters in either language', async () => {
    const title = { en: 'On indigo, '.repeat(11).slice(0, 120), jp: '藍を甕に建てるということ、'.repeat(10).slice(0, 120) };
    await createArticle(db, { slug: 'long', title });
    for (const language of ['en', 'jp']) {
      const { rawPayload } = await picture('story', 'long', language);
      // Ink on the plain dark ground keeps its distance from every edge.
      const { info } = await sharp(rawPayload).trim({ background: '#0e0e10', threshold: 40 }).toBuffer({ resolveWithObject: true });
      const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
      expect(left).toBeGreaterThanOrEqual(60);
      expect(left + info.width).toBeLessThanOrEqual(1140);
      expect(top).toBeGreaterThanOrEqual(50);
      expect(top + info.height).toBeLessThanOrEqual(575);
      expect(info.height).toBeGreaterThan(250);
    }
  });
});

test('another title, name, image or kind is another address', () => {
  const subject: SharedSubject = { kind: 'design', slug: 'a', language: 'en', title: 'A', byline: 'B', image: 'c' };
  const others = [{ title: 'Ab' }, { byline: 'Bc' }, { image: 'd' }, { image: null }, { kind: 'story' }, { language: 'jp' }] as const;
  expect(new Set([subject, ...others.map((other) => ({ ...subject, ...other }))].map(sharePictureUrl)).size).toBe(7);
});

test('text is set in the fonts of the project and not in what stands in for a missing one', async () => {
  const draw = await openTextDrawing(`${config.dataDir}/cache/fonts`);
  const set = async (text: string, face: 'Fraunces' | 'Shippori Mincho') =>
    (await draw(text, { face, size: 60, width: 1000, color: '#ffffff' })).bytes.toString('base64');
  expect(await set('Fog Coat', 'Fraunces')).not.toBe(await set('Fog Coat', 'Shippori Mincho'));
  // Fraunces has no kanji: those come from the sans serif, which the Mincho must not.
  expect(await set('霧の織', 'Fraunces')).not.toBe(await set('霧の織', 'Shippori Mincho'));
});

test('so many pictures wait for their turn and no more', async () => {
  const cache = createPictureCache({ folder: `${config.dataDir}/cache/bounded`, maxWaiting: 2 });
  let [active, most] = [0, 0];
  const open: (() => void)[] = [];
  const make = async () => {
    active += 1;
    most = Math.max(most, active);
    await new Promise<void>((resolve) => open.push(resolve));
    active -= 1;
    return Buffer.from('picture');
  };
  const asked = ['a', 'b', 'c'].map((name) => cache.get(name, '1', make));
  while (open.length === 0) await sleep(5);
  await expect(cache.get('d', '1', make)).rejects.toMatchObject({ code: 'unavailable' });
  const finished = Promise.all(asked);
  const letGo = setInterval(() => open.shift()?.(), 5);
  expect((await finished).map(String)).toEqual(['picture', 'picture', 'picture']);
  clearInterval(letGo);
  expect(most).toBe(1);
  // A failure holds nobody up.
  await expect(cache.get('e', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(String(await cache.get('f', '1', () => Promise.resolve(Buffer.from('next'))))).toBe('next');
});
