import sharp, { type Sharp } from 'sharp';
import type { Quality } from './quality.ts';

/** 640 masters have 90 MB between them. */
const mostBytes = 138_000;
const webpQualities = [90, 84, 78, 70, 62, 54, 46];
/** What a phone is sent when a picture is the largest of its first view, and what that may weigh. */
const phone = { width: 768, quality: 80, mostBytes: 60_000 } as const;
/** In pixels of a master of 1,200: the last is little more than a pixel of the phone’s. */
const softenings = [0.5, 0.8, 1.1, 1.5, 2];

export type RawPicture = { readonly pixels: Buffer; readonly width: number; readonly height: number };

/**
 * A traced picture as it is committed: busy cloth gets less quality until the master fits, and a print so fine that a phone's
 * copy would be heavy all the same is softened by less than the phone can show.
 */
export async function encodeMaster({ height, pixels, width }: RawPicture, quality: Quality): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (quality !== 'final') return image.webp({ quality: 80, effort: 2 }).toBuffer();
  let bytes = await fit(image);
  for (const softening of softenings) {
    if ((await bytesOnPhone(bytes)) <= phone.mostBytes) break;
    bytes = await fit(image.clone().blur(softening));
  }
  return bytes;
}

async function fit(image: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of webpQualities) {
    bytes = await image.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}

/** What the site's copy for a phone weighs: the media endpoint makes it so, and a smaller AVIF of it later. */
async function bytesOnPhone(master: Buffer): Promise<number> {
  return (
    await sharp(master).resize({ width: phone.width, withoutEnlargement: true }).webp({ quality: phone.quality, effort: 4 }).toBuffer()
  ).length;
}
