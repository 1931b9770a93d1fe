import { describe, expect, test } from '@jest/globals';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { designRecipes } from '../../content/catalogue.ts';
import { avatarSpecs, editorialSpecs } from '../../content/editorial.ts';
import { designImageKey, designViews } from '../../vocabulary/index.ts';
import { listJobs } from './jobs.ts';
import { loadImagery, type DemoImage } from './manifest.ts';

const images = loadImagery();
const jobs = listJobs({ designs: designRecipes, editorials: editorialSpecs, avatars: avatarSpecs });
const get = (key: string): DemoImage => {
  const image = images.get(key);
  if (!image) throw new Error(`${key} is not rendered; run pnpm demo:render`);
  return image;
};

describe('the committed masters', () => {
  test('every design has its four views', () => {
    for (const { slug } of designRecipes) for (const view of designViews) get(designImageKey(slug, view));
  });

  test('every picture the content asks for is there, of the present recipe, and no other', () => {
    const stale = jobs.filter((job) => images.get(job.key)?.hash !== job.hash).map((job) => job.key);
    expect(stale).toEqual([]);
    expect(images.size).toBe(jobs.length);
  });

  test('files are there, WebP, and light: 60 kB one, 160 kB a wide one, 25 MB all', () => {
    let total = 0;
    for (const { path, width, height } of images.values()) {
      const { size } = statSync(path);
      total += size;
      expect(size).toBeLessThanOrEqual(width > height ? 160_000 : 60_000);
      expect(readFileSync(path).subarray(8, 12).toString('latin1')).toBe('WEBP');
    }
    expect(total).toBeLessThanOrEqual(25_000_000);
  });

  test('entries tell size, colour, placeholder and both descriptions', async () => {
    for (const key of [...images.keys()].filter((_, i) => i % 40 === 0)) {
      const image = get(key);
      const { width, height } = await sharp(image.path).metadata();
      expect([width, height]).toEqual([image.width, image.height]);
    }
    for (const { color, thumbhash, alt } of images.values()) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(10);
      expect(alt.en).not.toBe('');
      expect(alt.jp).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
    }
  });

  test('fronts and backs are neither dark nor burnt out', () => {
    for (const { slug } of designRecipes) {
      for (const view of ['front', 'back'] as const) {
        const { color } = get(designImageKey(slug, view));
        const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
        const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        expect(luminance).toBeGreaterThan(0.35);
        expect(luminance).toBeLessThan(0.87);
      }
    }
  });

  test('no two designs look the same from the front', async () => {
    const fronts = await Promise.all(
      designRecipes.map(async ({ slug }) => ({
        slug,
        cells: await sharp(get(designImageKey(slug, 'front')).path)
          .resize(18, 24, { fit: 'fill' })
          .raw()
          .toBuffer(),
      })),
    );
    fronts.forEach((one, i) => {
      for (const other of fronts.slice(i + 1)) {
        let sum = 0;
        for (let at = 0; at < one.cells.length; at++) sum += Math.abs((one.cells[at] ?? 0) - (other.cells[at] ?? 0));
        if (sum / one.cells.length < 1.5) throw new Error(`${one.slug} and ${other.slug} look the same`);
      }
    });
  });
});
