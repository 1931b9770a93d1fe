import { keepPicture } from '../keep/picture-store.ts';

/** Why a file does not become a picture of the drawing. */
export type PictureProblem = 'svg' | 'heic' | 'type' | 'large' | 'broken';
export type ReadPicture =
  | {
      readonly status: 'read';
      readonly source: string;
      readonly name: string;
      readonly pixelWidth: number;
      readonly pixelHeight: number;
      readonly isKept: boolean;
    }
  | { readonly status: 'refused'; readonly problem: PictureProblem };

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const MOST_BYTES = 25 * 1024 * 1024;
/** Longest side after reading: 300 dpi over 34 cm. More is not printed and fills a phone's memory. */
const MOST_PIXELS = 4096;
/** A picture of more pixels is not decoded at all. */
const MOST_DECODED = 120_000_000;

/**
 * Reads a picture, at most 4096 pixels long, and keeps it in this browser. It is written anew: what a camera says about place and time
 * stays behind.
 */
export async function readPicture(file: File): Promise<ReadPicture> {
  const problem = problemOf(file);
  if (problem) return { status: 'refused', problem };
  try {
    const { width, height } = await sizeOf(file);
    if (width * height > MOST_DECODED) return { status: 'refused', problem: 'large' };
    const share = Math.min(1, MOST_PIXELS / Math.max(width, height));
    const [pixelWidth, pixelHeight] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
    const bitmap = await createImageBitmap(file, { resizeWidth: pixelWidth, resizeHeight: pixelHeight, resizeQuality: 'high' });
    const picture = await written(bitmap);
    const source = `local:${crypto.randomUUID()}`;
    const isKept = await keepPicture(source, picture);
    return { status: 'read', source, name: file.name.replace(/\.[^.]+$/, '').slice(0, 80), pixelWidth, pixelHeight, isKept };
  } catch {
    return { status: 'refused', problem: 'broken' };
  }
}

/** What can be told without reading it. */
export function problemOf({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): PictureProblem | undefined {
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) return 'svg';
  if (/^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)) return 'heic';
  if (!TYPES.includes(type)) return 'type';
  return size > MOST_BYTES ? 'large' : undefined;
}

/** Reads the head of the file alone: nothing is decoded yet. */
async function sizeOf(file: File): Promise<{ readonly width: number; readonly height: number }> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function written(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (picture === null) throw new Error('The browser could not write the picture');
  return picture;
}
