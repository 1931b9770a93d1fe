import { expect, test } from '@jest/globals';
import { cartImageUrl } from './cart-image-url.ts';

test.each([
  ['fil_1', '/media/fil_1/250.webp'],
  ['/media/fil_1/1200.webp', '/media/fil_1/250.webp'],
  ['/media/fil_1/250.webp', '/media/fil_1/250.webp'],
])('%s is drawn from %s', (image, url) => {
  expect(cartImageUrl(image)).toBe(url);
});
