import { SHARE_PICTURE } from '@orime/contracts/api/media/share-picture';
import type { Sharp } from 'sharp';
import { loadSharp } from '../../../house/storage/images.ts';

export interface Ground {
  /** Raw RGB of the whole picture. */
  readonly pixels: Buffer;
  /** Of the words on it, `#rrggbb`. */
  readonly ink: string;
  readonly textWidth: number;
  readonly titleHeight: number;
}

const { width, height } = SHARE_PICTURE;
const MARGIN = 64;
/** Colours of the site's dark theme, so that a picture looks the same wherever it is shown. */
const [DARK, LIGHT] = ['#0e0e10', '#f7f7f5'] as const;
const ACROSS = { textWidth: width - 3 * MARGIN, titleHeight: 300 };
/** Width of an upright image; the words stand beside it. */
const UPRIGHT = 560;
const BESIDE = { textWidth: width - UPRIGHT - MARGIN - 24, titleHeight: 340 };
/** Width of the strip at its left edge that is continued. */
const EDGE = 6;
/** Deviation of the colours at an image's left edge up to which it is a plain backdrop that may be continued. */
const PLAIN = 14;

/** What is under the words: a wide image over all, an upright one at the right with its backdrop continued, or the dark of the site. */
export async function drawGround(master: Buffer | undefined): Promise<Ground> {
  const sharp = await loadSharp();
  if (master === undefined) {
    const pixels = await raw(sharp({ create: { width, height, channels: 3, background: DARK } }));
    return { pixels, ink: LIGHT, ...ACROSS };
  }
  const { width: across = 1, height: down = 1 } = await sharp(master).metadata();
  return across >= down * 1.2 ? drawWide(master) : drawUpright(master);
}

async function drawWide(master: Buffer): Promise<Ground> {
  const sharp = await loadSharp();
  const image = sharp(master).resize({ width, height, fit: 'cover' }).flatten({ background: DARK });
  const shade = await shadeFromBelow();
  return { pixels: await raw(image.composite([{ input: shade, raw: { width, height, channels: 4 } }])), ink: LIGHT, ...ACROSS };
}

async function drawUpright(master: Buffer): Promise<Ground> {
  const sharp = await loadSharp();
  const image = await raw(sharp(master).resize({ width: UPRIGHT, height, fit: 'cover' }).flatten({ background: LIGHT }));
  const source = { raw: { width: UPRIGHT, height, channels: 3 } } as const;
  const edge = await raw(sharp(image, source).extract({ left: 0, top: 0, width: EDGE, height }));
  const { channels } = await sharp(edge, { raw: { width: EDGE, height, channels: 3 } }).stats();
  const luminance = channels.reduce((sum, { mean }, at) => sum + mean * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
  const isPlain = channels.every(({ stdev }) => stdev <= PLAIN) && (luminance >= 140 || luminance <= 70);
  const beside = isPlain
    ? await raw(
        sharp(edge, { raw: { width: EDGE, height, channels: 3 } })
          .flop()
          .resize({ width: width - UPRIGHT, height, fit: 'fill', kernel: 'linear' }),
      )
    : await raw(sharp({ create: { width: width - UPRIGHT, height, channels: 3, background: DARK } }));
  const pixels = await raw(
    sharp({ create: { width, height, channels: 3, background: DARK } }).composite([
      { input: beside, raw: { width: width - UPRIGHT, height, channels: 3 }, left: 0, top: 0 },
      { input: image, ...source, left: width - UPRIGHT, top: 0 },
    ]),
  );
  return { pixels, ink: isPlain && luminance >= 140 ? DARK : LIGHT, ...BESIDE };
}

/** Darker towards the foot, where the words are, and a little at the top, for the wordmark. */
async function shadeFromBelow(): Promise<Buffer> {
  const column = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const alpha = Math.round(255 * shadeAt(y / height));
    for (let x = 0; x < width; x += 1) column.writeUInt32BE(((0x0e_0e_10 << 8) | alpha) >>> 0, (y * width + x) * 4);
  }
  return column;
}

function shadeAt(down: number): number {
  const foot = Math.max(0, (down - 0.15) / 0.85);
  return Math.min(0.86, 0.34 * Math.max(0, 1 - down / 0.3) + 0.2 + 0.66 * foot * foot * (3 - 2 * foot));
}

async function raw(image: Sharp): Promise<Buffer> {
  return image.removeAlpha().raw().toBuffer();
}
