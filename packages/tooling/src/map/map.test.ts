import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mapEndpoints } from './endpoint-callers.ts';
import { compareGaps, type Gaps } from './gaps.ts';
import { listSiteLinks } from './site-links.ts';
import { gapsOf, resolveLinks } from './site-map.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'map-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const NO_GAPS: Gaps = { endpoints: [], addresses: [], links: [] };

/** Keys of the endpoints that no file of the fixture calls. */
async function uncalled(...keys: readonly string[]): Promise<readonly string[]> {
  const endpoints = keys.map((key) => ({ method: key.split(' ')[0] ?? '', url: key.split(' ')[1] ?? '' }));
  return gapsOf({ endpoints: await mapEndpoints(root, endpoints), addresses: [], links: [] }).endpoints;
}

describe('an endpoint without a caller', () => {
  test('is one that only tests, comments, types and servers name', async () => {
    write({
      'apps/magazine/src/a.test.ts': "api.get('/api/a');",
      'apps/magazine/src/a.ts': "// api.get('/api/a')\nexport type A = '/api/a';",
      'apps/gateway/src/a.ts': "export const A = '/api/a';",
    });
    expect(await uncalled('GET /api/a')).toEqual(['GET /api/a']);
  });

  test('is told apart by method, and from a longer or more specific address', async () => {
    write({
      'apps/magazine/src/a.api.ts': "export const a = (id: string) => api.post<A>(buildUrl('/api/a/:id', {}, { id }), {});",
      'packages/platform/src/b.ts': 'export const b = (id: string) => api.get(`/api/b/${encodeURIComponent(id)}?limit=${LIMIT}`);',
      'apps/magazine/src/c.ts': "export const c = { name: 'c', path: '/api/c/mine' };",
    });
    const keys = ['POST /api/a/:id', 'GET /api/b/:id', 'GET /api/c/mine'];
    expect(await uncalled(...keys)).toEqual([]);
    const others = ['DELETE /api/a/:id', 'POST /api/a', 'GET /api/b/mine', 'GET /api/b/:id/pdf', 'GET /api/c/:id'];
    expect(await uncalled(...keys, ...others)).toEqual(others);
  });

  test('is not one whose name is put together from known words', async () => {
    write({
      'apps/shell/src/a.ts':
        "export function use(subject: 'design' | 'article', id: string) { return api.post(`/api/${subject}/${on ? 'like' : 'unlike'}/${id}`); }",
    });
    expect(await uncalled('POST /api/design/like/:id', 'POST /api/article/unlike/:id', 'POST /api/design/hide/:id')).toEqual([
      'POST /api/design/hide/:id',
    ]);
  });

  test('is not one that is called by its contract', async () => {
    write({ 'apps/shell/src/a.ts': "import { getCart } from '@orime/contracts/api/selling/cart';\napi.call(getCart);" });
    expect(await uncalled('GET /api/cart', 'POST /api/cart/merge')).toEqual(['POST /api/cart/merge']);
  });
});

test('finds a listed address without a screen', () => {
  const addresses = [
    { path: '/about', owner: 'shell', screen: 'apps/shell/src/about-screen.tsx' },
    { path: '/media', owner: 'magazine', screen: undefined },
  ];
  expect(gapsOf({ endpoints: [], addresses, links: [] }).addresses).toEqual(['/media']);
});

test('finds links that no live route answers, in every kind of source', () => {
  write({
    'apps/api/src/domains/discovery/feeds/feeds.ts':
      "app.get('/rss.xml', f); const pages = ['/about', '/media']; sql`SELECT '/shop/' || handle AS path`;\nconst x = `<link>${site}/archives</link>`;",
    'apps/api/src/domains/people/onboarding/onboarding.ts': "export const item = { path: '/edit-profile' };",
    'apps/api/src/domains/trade/rfq/rfq.mail.ts': "export const path = `/dashboard-manufacturers${isJp ? '?lang=jp' : ''}`;",
    'apps/api/src/domains/trade/sql/buyers.sql': "CREATE VIEW v AS SELECT '/dashboard-buyers/' || id AS path FROM buyers;",
    'apps/api/src/domains/trade/stock.ts':
      'export const paths = [`/api/stock-alert/confirm/${id}?key=1`, `/api/stock-alert/no-such-step/${id}`];',
    'apps/api/src/domains/trade/rfq/rfq.test.ts': "expect(path).toBe('/spacetime');",
    'apps/shell/src/chrome/notifications/path-of.ts': 'export const pathOf = (id: string) => `/wholesale-order-info/${id}?key=1`;',
    'packages/demo-data/src/content/banner-items.ts': "export const to = '/no-such-page';",
  });
  const pages = [
    '/about',
    '/media',
    '/shop/:handle',
    '/archives',
    '/edit-profile',
    '/dashboard-manufacturers',
    '/wholesale-order-info/:id',
  ];
  const addresses = pages.map((path) => ({ path, owner: 'shell', screen: path === '/about' ? 'about-screen.tsx' : undefined }));
  expect(gapsOf({ endpoints: [], addresses, links: resolveLinks(listSiteLinks(root), addresses) }).links).toEqual([
    'sitemap /media',
    'sitemap /shop/:handle',
    'sitemap /archives',
    'checklist /edit-profile',
    'notice /wholesale-order-info/:id',
    'mail /dashboard-manufacturers',
    'mail /dashboard-buyers/*',
    'mail /api/stock-alert/no-such-step/*',
    'seed /no-such-page',
  ]);
});

describe('the gap files', () => {
  const found: Gaps = { endpoints: ['GET /api/a'], addresses: ['/media'], links: ['mail /media'] };

  test('must name every gap', () => {
    expect(compareGaps(found, root)).toEqual([
      'Endpoint without a caller in the browser: GET /api/a',
      'Listed address without a screen: /media',
      'Link that no live route answers: mail /media',
    ]);
    write({
      'apps/magazine/map-gaps.json': JSON.stringify({ addresses: ['/media'], links: ['mail /media'] }),
      'apps/api/map-gaps.json': JSON.stringify({ allowed: { 'GET /api/a': 'The payment provider calls it.' } }),
    });
    expect(compareGaps(found, root)).toEqual([]);
  });

  test('may not name what is closed, nor one gap twice', () => {
    write({
      'apps/magazine/map-gaps.json': JSON.stringify({ addresses: ['/media'], endpoints: ['GET /api/a'] }),
      'apps/shell/map-gaps.json': JSON.stringify({ addresses: ['/media'], allowed: { 'GET /api/b': 'Programs call it.' } }),
    });
    expect(compareGaps({ ...NO_GAPS, addresses: ['/media'] }, root)).toEqual([
      'apps/magazine/map-gaps.json: GET /api/a is no gap any more, remove the entry',
      'apps/shell/map-gaps.json: GET /api/b is no gap any more, remove the entry',
      'apps/shell/map-gaps.json: /media is named twice',
    ]);
  });

  test('give a reason for what they allow', () => {
    write({ 'apps/api/map-gaps.json': JSON.stringify({ allowed: { 'GET /api/a': ' ' } }) });
    expect(() => compareGaps(NO_GAPS, root)).toThrow('GET /api/a has no reason');
  });
});
