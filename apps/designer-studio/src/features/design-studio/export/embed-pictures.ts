import type { StudioArea } from '@orime/contracts/api/catalogue/studio-document';
import { pictureUrl } from '../keep/picture-store.ts';

/** The pictures of an area as data, so that a file shows them anywhere. A picture that is not here is left out. */
export async function embedPictures({ objects }: StudioArea): Promise<(source: string) => string> {
  const sources = new Set(objects.flatMap((object) => (object.kind === 'image' ? [object.source] : [])));
  const found = await Promise.all([...sources].map(async (source) => [source, await dataUrl(source)] as const));
  const addresses = new Map(found);
  return (source) => addresses.get(source) ?? '';
}

async function dataUrl(source: string): Promise<string> {
  const url = await pictureUrl(source);
  if (url === undefined) return '';
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')));
    reader.readAsDataURL(blob);
  });
}
