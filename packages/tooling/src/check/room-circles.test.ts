import { expect, test } from '@jest/globals';
import { findRoomCircles } from './room-circles.ts';

const order = 'apps/api/src/domains/selling/order/steps/place.ts';
const cart = 'apps/api/src/domains/selling/cart/index.ts';
const mail = 'apps/api/src/house/mail/outbox.ts';

test('rooms that import each other over several files are a circle', () => {
  const edges = [
    { from: order, to: cart },
    { from: 'apps/api/src/domains/selling/cart/lines.ts', to: mail },
    { from: 'apps/api/src/house/mail/layout/draw.ts', to: 'apps/api/src/domains/selling/order/index.ts' },
  ];
  expect(findRoomCircles(edges)).toEqual([['domains/selling/cart', 'domains/selling/order', 'house/mail']]);
});

test('a room, a way without return and a test are none', () => {
  const edges = [
    { from: order, to: 'apps/api/src/domains/selling/order/index.ts' },
    { from: 'apps/api/src/domains/selling/order/index.ts', to: order },
    { from: order, to: cart },
    { from: cart, to: mail },
    { from: 'apps/api/src/domains/selling/cart/cart.test.ts', to: order },
  ];
  expect(findRoomCircles(edges)).toEqual([]);
});
