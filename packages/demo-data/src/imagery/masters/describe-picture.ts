import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { ManifestEntry } from './manifest.ts';

/** The colour that stands for a whole picture, and its placeholder. */
export async function describePicture(image: Sharp): Promise<Pick<ManifestEntry, 'color' | 'thumbhash'>> {
  const small = await image.clone().resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { channels } = await image.clone().stats();
  const color = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
  return { color, thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64') };
}
