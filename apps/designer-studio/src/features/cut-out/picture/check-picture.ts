import { readSize } from './read-size.ts';

export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const MOST_MEGABYTES = 20;
/** Decoded, this is a third of a gigabyte: as much as a phone gives a page. */
export const MOST_MEGAPIXELS = 80;
/** Heads of pictures with embedded profiles and previews are well within this. */
const HEAD_BYTES = 512 * 1024;

/** Why a file is not opened. */
export type Refusal = 'heic' | 'type' | 'bytes' | 'pixels';

/** What is wrong with a file as a picture to be cut out, found without decoding it. */
export async function checkPicture(file: Blob, name = ''): Promise<Refusal | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const brand = String.fromCharCode(...head.subarray(4, 12));
  if (/\.hei[cf]$/i.test(name) || /^ftyp(hei|mif1|msf1)/.test(brand)) return isAvif(head) ? undefined : 'heic';
  const size = readSize(head);
  if (size === undefined && !PICTURE_TYPES.includes(file.type)) return 'type';
  if (size === undefined && file.size > 0 && file.type !== 'image/jpeg') return 'type';
  if (file.size > MOST_MEGABYTES * 1024 * 1024) return 'bytes';
  if (size !== undefined && size.width * size.height > MOST_MEGAPIXELS * 1_000_000) return 'pixels';
  return undefined;
}

/** Some AVIF files name the general brand first. */
function isAvif(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(8, 40)).includes('avif');
}
