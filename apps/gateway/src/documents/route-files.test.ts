import { afterAll, expect, test } from '@jest/globals';
import type { RouteFiles } from '@orime/contracts';
import { promote, publishVersion } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { bootOf, buildTestGateway, sampleShell, sampleShop } from '../../test/build-test-gateway.ts';

const site = await buildTestGateway();
afterAll(() => site.close());
await site.release(sampleShell, sampleShop);
const page = async () => (await site.get('/about')).body;
const idOf = (html: string) => (bootOf(html).release as unknown as { id: string }).id;
const release = idOf(await page());

async function table({ of = release, lang = 'en' } = {}): Promise<RouteFiles> {
  return (await site.get(`/route-files?${new URLSearchParams({ release: of, lang }).toString()}`)).json();
}

async function files(route: string, which: { readonly of?: string; readonly lang?: string } = {}): Promise<readonly string[]> {
  const { files: all, routes } = await table(which);
  return (routes[route]?.files ?? []).map((number) => all[number] ?? '');
}

test('what the first view of a route needs, in the language of the page, each of it served', async () => {
  const english = await files('/designs/:name');
  expect(english).toEqual(expect.arrayContaining(['/r/retail-shop/1.0.0+a/design.0123456789abcdef.js']));
  const japanese = await files('/designs/:name', { lang: 'jp' });
  expect(japanese).toEqual(expect.arrayContaining(['/r/retail-shop/1.0.0+a/texts.0123456789abcdef.js']));
  expect(english).not.toEqual(expect.arrayContaining(['/r/retail-shop/1.0.0+a/texts.0123456789abcdef.js']));
  for (const file of [...english, ...japanese]) expect((await site.get(file)).statusCode).toBe(200);
});

test('what a public route reads, and nothing of a personal one', async () => {
  const { routes } = await table();
  expect(routes['/catalog']?.reads?.map(({ path }) => path)).toEqual(['/api/design/']);
  expect(routes['/verify/:uniqueString']?.reads).toBeUndefined();
});

test('for a page from another set, nothing', async () => {
  expect(await table({ of: 'rs_other' })).toEqual({ files: [], routes: {} });
  await publishVersion(site.registry, await sampleBuild({ ...sampleShop, version: '1.1.0+b', script: '/* b */' }));
  await promote(site.registry, { 'retail-shop': '1.1.0+b' }, { createdBy: 'test' });
  expect(await files('/about')).toEqual([]);
  expect(await files('/about', { of: idOf(await page()) })).not.toEqual([]);
});
