import type Sharp from 'sharp';
import { RequestError } from '../errors/request-error.ts';

/** Longest side of a stored master in pixels. */
const masterSide = 4096;
const maxPixels = 40_000_000;

export interface MasterImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** ThumbHash, base64. */
  readonly thumbhash: string;
  /** Mean colour, `#rrggbb`. */
  readonly color: string;
}

/**
 * Makes the master of an uploaded image: upright, without EXIF and whatever else travelled in the file, as WebP. Throws
 * `validation` for bytes that are no whole image and `too_large` for more than 40 million pixels.
 */
export async function makeMaster(input: Buffer): Promise<MasterImage> {
  const sharp = await loadSharp();
  try {
    const upright = sharp(input, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
    const { data, info } = await upright
      .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 3 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, ...(await makePlaceholder(data)) };
  } catch (cause) {
    if (/pixel limit/i.test(String(cause)))
      throw new RequestError('too_large', { fields: { file: 'has more than 40 million pixels' }, cause });
    throw new RequestError('validation', { fields: { file: 'cannot be read as an image' }, cause });
  }
}

/** One width of a master; never wider than the master itself. */
export async function makeVariant(master: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(master).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 4 }).toBuffer();
}

/** The same width as AVIF: about three quarters of the bytes, for many times the work. */
export async function makeAvif(master: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(master).resize({ width, withoutEnlargement: true }).avif({ quality: 48, effort: 3 }).toBuffer();
}

/** A JPEG for documents, which take no WebP: of this many pixels, cut around what matters. */
export async function makePrint(master: Buffer, { width, height }: { readonly width: number; readonly height: number }): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(master)
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** What a document can draw of a master, at most so many pixels long: a JPEG, or a PNG where something shows through. */
export async function makeDrawable(
  master: Buffer,
  longest: number,
): Promise<{ readonly type: 'image/jpeg' | 'image/png'; readonly bytes: Buffer }> {
  const sharp = await loadSharp();
  const small = sharp(master).resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  const { isOpaque } = await sharp(master).stats();
  if (isOpaque) return { type: 'image/jpeg', bytes: await small.flatten().jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer() };
  return { type: 'image/png', bytes: await small.png({ compressionLevel: 6 }).toBuffer() };
}

async function makePlaceholder(image: Buffer): Promise<{ thumbhash: string; color: string }> {
  const sharp = await loadSharp();
  const { rgbaToThumbHash } = await import('thumbhash');
  const { data, info } = await sharp(image).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = await sharp(image).flatten({ background: '#ffffff' }).resize(1, 1).removeAlpha().raw().toBuffer();
  const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'), color };
}

const state: { sharp: Promise<typeof Sharp> | undefined } = { sharp: undefined };

/** Loaded with the first image; the loaders nobody may reach are shut before anything is decoded. */
export function loadSharp(): Promise<typeof Sharp> {
  state.sharp ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadOpenslide'] });
    sharp.cache(false);
    sharp.concurrency(2);
    return sharp;
  });
  return state.sharp;
}
