import type { StudioArea } from '@orime/contracts/api/catalogue/studio-document';
import { readPictureBlob } from '../keep/picture-store.ts';

/** What every browser takes at once. */
const MOST_ARGUMENTS = 8192;

/** The pictures of an area as data, so that a file shows them anywhere. A picture that is not here is left out. */
export async function embedPictures({ objects }: StudioArea): Promise<(source: string) => string> {
  const sources = new Set(objects.flatMap((object) => (object.kind === 'image' ? [object.source] : [])));
  const found = await Promise.all([...sources].map(async (source) => [source, await dataUrl(source)] as const));
  const addresses = new Map(found);
  return (source) => addresses.get(source) ?? '';
}

async function dataUrl(source: string): Promise<string> {
  const picture = await readPictureBlob(source);
  if (picture === undefined) return '';
  const bytes = new Uint8Array(await picture.arrayBuffer());
  let letters = '';
  for (let from = 0; from < bytes.length; from += MOST_ARGUMENTS)
    letters += String.fromCharCode(...bytes.subarray(from, from + MOST_ARGUMENTS));
  return `data:${picture.type};base64,${btoa(letters)}`;
}
