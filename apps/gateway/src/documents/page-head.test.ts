import { expect, test } from '@jest/globals';
import { sampleRoute } from '@orime/federation/sample-build';
import { NO_DATA } from './first-data.ts';
import { firstImage } from './page-head.ts';

const image = { id: 'fil_1', width: 900 };
const data = { ...NO_DATA, byName: { styles: { images: [image] } } };
const route = sampleRoute('wholesale', '/wholesale/catalog', { document: { preloadImage: 'styles.images.0' } });

test('the first picture is that of the route’s data, unless the address asks for another view of the page', () => {
  expect(firstImage(route, data, new URLSearchParams('category=coat'))).toEqual(image);
  expect(firstImage(route, data, new URLSearchParams('view=table'))).toBeUndefined();
  expect(firstImage(route, NO_DATA, new URLSearchParams())).toBeUndefined();
});
