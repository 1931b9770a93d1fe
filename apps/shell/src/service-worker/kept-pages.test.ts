import { beforeEach, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { MemoryCaches, SITE } from '../test/memory-caches.ts';
import { readFile } from './kept-files.ts';
import { forgetPages, keepPage, readPage, readPicture } from './kept-pages.ts';

type Answer = () => Response;

/** What the site answers, by path; nothing else is to be had. */
let site: Map<string, Answer>;
let memory: MemoryCaches;
/** Paths that were asked for, in their order. */
let asked: string[];

beforeEach(() => {
  site = new Map();
  asked = [];
  memory = new MemoryCaches();
  Object.assign(globalThis, {
    caches: memory,
    self: { location: { href: `${SITE}/` } },
    fetch: async (input: string | Request) => {
      const { pathname } = new URL(typeof input === 'string' ? input : input.url, SITE);
      asked.push(pathname);
      const answer = site.get(pathname);
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
});

const sha384 = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts a page on the site with one script of a version; what is really sent for the script may be something else. */
function offer(path: string, version: string, words = 'Here', script = 'code', sent = script): string {
  const base = `/r/shell/${version}/`;
  const manifest = { assets: [{ path: 'boot.js', integrity: sha384(script), brotliBytes: 9 }] };
  site.set(`${base}remote.json`, () => Response.json(manifest));
  site.set(`${base}boot.js`, () => new Response(sent));
  site.set(path, () => new Response(`<h1>${words}</h1><script src="${base}boot.js"></script>`));
  return `${base}boot.js`;
}

const visit = (address: string, preloaded?: Response): Promise<Response> =>
  readPage({ request: new Request(SITE + address), preloadResponse: Promise.resolve(preloaded) });

describe('a page that was looked at', () => {
  beforeEach(async () => {
    offer('/about', '1.0.0', 'As it was');
    await keepPage('/about', []);
  });

  test('is shown when the site does not answer, whatever its query is', async () => {
    site.clear();
    expect(await (await visit('/about?from=mail')).text()).toContain('As it was');
  });

  test.each([500, 502, 503])('is shown in the place of a failure of the site (%i)', async (status) => {
    site.set('/about', () => new Response('Nothing that is signed is there', { status }));
    expect(await (await visit('/about')).text()).toContain('As it was');
  });

  test('gives way to what the site answers now, also that it is gone', async () => {
    offer('/about', '1.0.0', 'As it is');
    expect(await (await visit('/about')).text()).toContain('As it is');
    site.set('/about', () => new Response('Gone', { status: 404 }));
    expect((await visit('/about')).status).toBe(404);
    asked = [];
    expect(await (await visit('/about', new Response('Preloaded'))).text()).toBe('Preloaded');
    expect(asked).toEqual([]);
  });

  test('is forgotten with its pictures when its visitor signs out', async () => {
    site.set('/media/fil_1/480.webp', () => new Response('picture'));
    await keepPage('/about', ['/media/fil_1/480.webp']);
    site.clear();
    const picture = () => readPicture(new Request(`${SITE}/media/fil_1/480.webp`));
    expect(await (await picture()).text()).toBe('picture');
    await forgetPages();
    const offline = await visit('/about');
    expect(offline.status).toBe(503);
    expect(await offline.text()).not.toContain('As it was');
    await expect(picture()).rejects.toThrow('Failed to fetch');
  });
});

test('a page that was not looked at is what the site says of it, or else a list of those that were, the last one first', async () => {
  site.set('/catalog', () => new Response('Broken', { status: 500 }));
  expect(await (await visit('/catalog')).text()).toBe('Broken');
  for (const path of ['/about', '/logo']) {
    offer(path, '1.1.0');
    await keepPage(path, []);
  }
  site.clear();
  const offline = await visit('/catalog');
  expect(offline.status).toBe(503);
  expect([...(await offline.text()).matchAll(/<li><a href="([^"]*)"/g)].map(([, path]) => path)).toEqual(['/logo', '/about']);
});

describe('a page is not kept', () => {
  test('with a script that is not what was released', async () => {
    const script = offer('/about', '2.0.0', 'Here', 'code', 'forged code');
    await keepPage('/about', []);
    expect(await memory.paths('orime-pages')).toEqual([]);
    expect(await memory.paths('orime-files')).not.toContain(script);
  });

  test('with a file that cannot be had', async () => {
    offer('/about', '2.1.0');
    await keepPage('/about', ['/r/magazine/2.1.0/screen.js']).catch(() => undefined);
    expect(await memory.paths('orime-pages')).toEqual([]);
  });

  test('when it is another page, a failure, or a developer’s own', async () => {
    const answers: readonly Answer[] = [
      () => new Response('Gone', { status: 404 }),
      () => Object.defineProperty(new Response('<h1>Sign in</h1>'), 'redirected', { value: true }),
      () => new Response('<html data-override="magazine@1.0.0">'),
    ];
    for (const answer of answers) {
      site.set('/about', answer);
      await keepPage('/about', []);
    }
    expect(await memory.paths('orime-pages')).toEqual([]);
  });
});

test('the page that was looked at least recently makes room, and the files of its version go with it', async () => {
  const old = offer('/first', '3.0.0');
  await keepPage('/first', []);
  expect(await memory.paths('orime-files')).toContain(old);
  for (let number = 1; number <= 20; number += 1) {
    offer(`/page-${String(number)}`, '3.1.0');
    await keepPage(`/page-${String(number)}`, []);
  }
  const kept = await memory.paths('orime-pages');
  expect([kept.length, kept[0]]).toEqual([20, '/page-1']);
  expect(await memory.paths('orime-files')).not.toContain(old);
  expect(await memory.paths('orime-files')).toContain('/r/shell/3.1.0/boot.js');
});

describe('a kept file', () => {
  const read = async (path: string) => {
    const work: Promise<unknown>[] = [];
    const text = await (await readFile(new Request(SITE + path), (each) => void work.push(each))).text();
    await Promise.all(work);
    return text;
  };

  test('is read without the network, also as a second attempt', async () => {
    const script = offer('/about', '4.0.0');
    await keepPage('/about', []);
    site.clear();
    expect(await read(script)).toBe('code');
    expect(await read(script.replace('boot.js', '~2/boot.js'))).toBe('code');
  });

  test('that is not what was released any more is thrown away and fetched again', async () => {
    const script = offer('/about', '4.1.0');
    await keepPage('/about', []);
    const files = await memory.open('orime-files');
    await files.put(script, new Response('damaged'));
    expect(await read(script)).toBe('code');
    expect(await (await files.match(script))?.text()).toBe('code');
  });
});
