import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { hash3 } from '../trace/light/sampling.ts';
import { encodeMaster, type RawPicture } from './encode-master.ts';

const [width, height] = [450, 600];

/** Cloth of specks: `contrast` of 1 is black and white. */
function speckled(contrast: number): RawPicture {
  const pixels = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++)
    pixels.fill(Math.round(128 + 255 * contrast * (hash3(pixel, 1, 2) - 0.5)), pixel * 3, pixel * 3 + 3);
  return { pixels, width, height };
}

const onPhone = async (master: Buffer): Promise<number> =>
  (await sharp(master).resize({ width: 768, withoutEnlargement: true }).webp({ quality: 80, effort: 4 }).toBuffer()).length;

test('a print that would weigh on a phone is softened until it does not', async () => {
  const busy = speckled(0.3);
  expect(
    await onPhone(
      await sharp(busy.pixels, { raw: { width, height, channels: 3 } })
        .webp({ quality: 90 })
        .toBuffer(),
    ),
  ).toBeGreaterThan(60_000);
  const master = await encodeMaster(busy, 'final');
  expect(await onPhone(master)).toBeLessThanOrEqual(60_000);
  expect(await sharp(master).metadata()).toMatchObject({ format: 'webp', width, height });
});
