import { afterAll, expect, test } from '@jest/globals';
import { promote, publishVersion } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { bootOf, buildTestGateway, sampleShell, sampleShop } from '../../test/build-test-gateway.ts';

const site = await buildTestGateway();
afterAll(() => site.close());
await site.release(sampleShell, sampleShop);
const page = async () => (await site.get('/about')).body;
const idOf = (html: string) => (bootOf(html).release as unknown as { id: string }).id;
const release = idOf(await page());

async function files(path: string, { of = release, lang = 'en' } = {}): Promise<readonly string[]> {
  const answer = await site.get(`/route-files?${new URLSearchParams({ path, release: of, lang }).toString()}`);
  return answer.json<{ files: string[] }>().files;
}

test('what the first view of an address needs, in the language of the page, each of it served', async () => {
  const english = await files('/designs/fog-coat');
  expect(english).toEqual(expect.arrayContaining(['/r/retail-shop/1.0.0+a/design.0123456789abcdef.js']));
  const japanese = await files('/designs/fog-coat', { lang: 'jp' });
  expect(japanese).toEqual(expect.arrayContaining(['/r/retail-shop/1.0.0+a/texts.0123456789abcdef.js']));
  expect(english).not.toEqual(expect.arrayContaining(['/r/retail-shop/1.0.0+a/texts.0123456789abcdef.js']));
  for (const file of [...english, ...japanese]) expect((await site.get(file)).statusCode).toBe(200);
});

test('of no page, and for a page from another set, nothing', async () => {
  expect(await files('/nowhere')).toEqual([]);
  expect(await files('https://elsewhere.example/')).toEqual([]);
  expect(await files('/about', { of: 'rs_other' })).toEqual([]);
  await publishVersion(site.registry, await sampleBuild({ ...sampleShop, version: '1.1.0+b', script: '/* b */' }));
  await promote(site.registry, { 'retail-shop': '1.1.0+b' }, { createdBy: 'test' });
  expect(await files('/about')).toEqual([]);
  expect(await files('/about', { of: idOf(await page()) })).not.toEqual([]);
});
