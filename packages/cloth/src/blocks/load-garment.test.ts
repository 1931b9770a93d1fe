import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { loadGarment } from './load-garment.ts';

const network = globalThis.fetch;
const asked: string[] = [];
// The web server's part: one design has a drape of its own, which is a scarf, and one has a file that is none.
beforeAll(() => {
  globalThis.fetch = async (address, init) => {
    init?.signal?.throwIfAborted();
    asked.push(String(address).replace(/.*\//, ''));
    if (address === '/own.bin') return new Response(await readFile(new URL('./files/scarf.bin', import.meta.url)));
    if (address === '/broken.bin') return new Response('a page that says sorry');
    return String(address).startsWith('file:')
      ? new Response(await readFile(new URL(String(address))))
      : new Response(null, { status: 404 });
  };
});
afterAll(() => {
  globalThis.fetch = network;
});

test('a design is shown in its own drape, and the cut of its category is not asked for', async () => {
  const [own, scarf] = [await loadGarment('/own.bin', 'coat'), await loadGarment(undefined, 'scarf')];
  expect([own?.isOwn, scarf?.isOwn]).toEqual([true, false]);
  expect(own?.mesh.positions).toEqual(scarf?.mesh.positions);
  expect(asked).toEqual(['own.bin', 'scarf.bin']);
});

test('the cut of its category stands for a drape that is gone or broken', async () => {
  for (const address of ['/gone.bin', '/broken.bin']) {
    const found = await loadGarment(address, 'scarf');
    expect([address, found?.isOwn]).toEqual([address, false]);
  }
  expect(await loadGarment('/gone.bin', 'teapot')).toBeUndefined();
});

test('who does not wait for it is left alone', async () => {
  asked.length = 0;
  await expect(loadGarment('/own.bin', 'scarf', AbortSignal.abort())).rejects.toThrow('aborted');
  expect(asked).toEqual([]);
});
