import { expect, test } from '@jest/globals';
import { sampleRoute } from '@orime/federation/sample-build';
import { NO_DATA } from './first-data.ts';
import { firstImages } from './page-head.ts';

const image = { id: 'fil_1', width: 900 };
const hero = { id: 'fil_2', width: 1600 };
const data = { ...NO_DATA, byName: { styles: { images: [image] } } };
const route = sampleRoute('wholesale', '/wholesale/catalog', { document: { preloadImage: 'styles.images.0', preloadSizes: '50vw' } });

test('the first picture is that of the route’s data, unless the address asks for another view of the page', () => {
  expect(firstImages(route, data, new URLSearchParams('category=coat'))).toEqual([{ image, sizes: '50vw' }]);
  expect(firstImages(route, data, new URLSearchParams('view=table'))).toEqual([]);
  expect(firstImages(route, NO_DATA, new URLSearchParams())).toEqual([]);
});

test('a picture whose width on the page is not known is no first picture', () => {
  const unsized = sampleRoute('wholesale', '/wholesale/catalog', { document: { preloadImage: 'styles.images.0' } });
  expect(firstImages(unsized, data, new URLSearchParams())).toEqual([]);
});

test('where a wide picture takes the place of the first, each is for its own windows', () => {
  const home = sampleRoute('shell', '/', {
    document: {
      preloadImage: 'story.cover',
      preloadSizes: '50vw',
      preloadWide: { image: 'story.hero', sizes: '100vw', media: '(min-width: 768px)' },
    },
  });
  const first = (story: object) => firstImages(home, { ...NO_DATA, byName: { story } }, new URLSearchParams());
  expect(first({ cover: image, hero })).toEqual([
    { image, sizes: '50vw', media: 'not all and (min-width: 768px)' },
    { image: hero, sizes: '100vw', media: '(min-width: 768px)' },
  ]);
  expect(first({ cover: image, hero: null })).toEqual([{ image, sizes: '50vw' }]);
});
