import { afterAll, expect, test } from '@jest/globals';
import { buildTestGateway, sampleShell, sampleShop } from '../../test/build-test-gateway.ts';

const site = await buildTestGateway();
afterAll(() => site.close());
await site.release(sampleShell, sampleShop);

/** As code fetches them: other attributes would be another request. */
const FETCHED = /<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="([^"]+)">/g;

async function fetched(url: string): Promise<readonly (string | undefined)[]> {
  return [...(await site.get(url)).body.matchAll(FETCHED)].map(([, address]) => address);
}

test('documents preload the banner, and the data files that their route names', async () => {
  const banner = '/api/content/promo-banner?apiKey=&amp;limit=50';
  const data = '/r/retail-shop/1.0.0+a/sizes.0123abcd.json';
  expect(await fetched('/designs/fog-coat')).toEqual([banner, data]);
  expect(await fetched('/about')).toEqual([banner]);
  expect((await site.get(data)).statusCode).toBe(200);
});

test('what the page behind a link fetches is known too', async () => {
  const { files, routes } = (await site.get(`/route-files?release=${await releaseId()}&lang=en`)).json();
  expect(routes['/designs/:name'].files.map((number: number) => files[number])).toContain('/r/retail-shop/1.0.0+a/sizes.0123abcd.json');
});

async function releaseId(): Promise<string> {
  return /"release":\{"id":"([^"]+)"/.exec((await site.get('/about')).body)?.[1] ?? '';
}
