import { expect, test } from '@jest/globals';
import type { StudioArea } from '@orime/contracts/api/catalogue/studio-document';
import { makeImage } from '../document/make-object.ts';
import { newDocument } from '../document/new-document.ts';
import { keepPicture } from '../keep/picture-store.ts';
import { embedPictures } from './embed-pictures.ts';

test('the pictures of this browser go into a file without a request, which the policy of documents forbids for them', async () => {
  const [front] = newDocument('tee').areas;
  if (front === undefined) throw new Error('A tee has a front');
  const area = (source: string): StudioArea => ({
    ...front,
    objects: [makeImage({ source, name: 'fern', pixelWidth: 12, pixelHeight: 9 }, front)],
  });
  await keepPicture('local:fern', new Blob(['fern'], { type: 'image/webp' }));
  const hrefOf = await embedPictures(area('local:fern'));
  expect(hrefOf('local:fern')).toBe(`data:image/webp;base64,${btoa('fern')}`);
  const elsewhere = await embedPictures(area('local:elsewhere'));
  expect(elsewhere('local:elsewhere')).toBe('');
});
