import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sampleImage } from '@orime/testing/samples';
import { dyedLook, findLook } from './find-look.ts';

const { fetch: network, createImageBitmap: decode } = globalThis;
const { signal } = new AbortController();
const stored = new Set<string>();
const asked: string[] = [];
// The network, and what jsdom has not: pictures.
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return stored.has(String(address)) ? new Response('picture') : new Response('', { status: 404 });
  };
  globalThis.createImageBitmap = async () => ({ width: 144, height: 249, close: () => {} });
});
afterEach(() => {
  stored.clear();
  globalThis.fetch = network;
  globalThis.createImageBitmap = decode;
});

const clothTile = { fileId: 'fil_waves', widthCm: 7.2, heightCm: 12.47, trimHex: '#ffffff' };
const design = { clothTile, colourHex: '#000000', cloth: sampleImage({ id: 'close' }), thicknessCm: 0.05 };

test('a printed garment is shown in its repeat at its size, with ribs and trim in their own colours', async () => {
  stored.add('/media/fil_waves/cloth.webp');
  const look = await findLook(design, signal);
  expect(look).toMatchObject({ colour: [1, 1, 1], weave: { widthCm: 7.2, heightCm: 12.47 }, plain: { rib: [0, 0, 0], trim: [1, 1, 1] } });
  expect(look?.weave?.image).toMatchObject({ width: 144, height: 249 });
  expect(asked).toEqual(['/media/fil_waves/cloth.webp']);
});

test('without a repeat, or where it cannot be had, the photograph of the cloth is asked for, and else there is the dye', async () => {
  expect(await findLook(design, signal)).toBeUndefined();
  expect(asked).toEqual(['/media/fil_waves/cloth.webp', '/media/close/480.webp']);
  asked.length = 0;
  expect(await findLook({ ...design, clothTile: null }, signal)).toBeUndefined();
  expect(asked).toEqual(['/media/close/480.webp']);
  expect(dyedLook('#ff0000')).toEqual({ colour: [1, 0, 0] });
});
