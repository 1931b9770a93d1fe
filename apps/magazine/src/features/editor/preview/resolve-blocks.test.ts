import { expect, test } from '@jest/globals';
import { image } from '../../../sample-articles.fixture.ts';
import { resolveBlocks } from './resolve-blocks.ts';

test('blocks are shown as on the page: with their own descriptions, and without what is not public', () => {
  const cards = { images: { fil_cover: image }, products: {}, designers: {} };
  expect(
    resolveBlocks(
      [
        { type: 'image', fileId: 'fil_cover', alt: 'A vat', caption: 'Caption' },
        { type: 'image', fileId: 'fil_gone' },
        {
          type: 'gallery',
          images: [
            { fileId: 'fil_cover', alt: 'One' },
            { fileId: 'fil_gone', alt: 'Two' },
          ],
        },
        { type: 'product', slug: 'gone' },
        { type: 'divider' },
      ],
      cards,
    ),
  ).toEqual([
    { type: 'image', caption: 'Caption', image: { ...image, alt: { en: 'A vat', jp: 'A vat' } } },
    { type: 'gallery', images: [{ ...image, alt: { en: 'One', jp: 'One' } }] },
    { type: 'divider' },
  ]);
});
