import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDesign, createProfile } from '../../../api/test/catalogue-factories.ts';
import { buildTestGateway, sampleShell, sampleShop, startTestApi, type TestGateway } from '../../test/build-test-gateway.ts';

const api = await startTestApi();
let site: TestGateway;

beforeAll(async () => {
  site = await buildTestGateway({ apiUrl: api.apiUrl });
  const profile = await createProfile(api.db, { name: 'Tsuzuri', nameJp: '綴' });
  await createDesign(api.db, { profileId: profile.id, slug: 'fog-coat', name: 'Fog "Coat"', nameJp: '霧のコート' });
  await site.release(sampleShell, sampleShop);
}, 120_000);

afterAll(() => site.close());

/** What a document says under a name. */
const meta = (html: string, name: string) => new RegExp(`<meta [a-z]+="${name}" content="([^"]*)"`).exec(html)?.[1];

test('a document points to the picture that the api draws for shared links, in the language of the page', async () => {
  const [english, japanese] = [(await site.get('/designs/fog-coat')).body, (await site.get('/designs/fog-coat?lang=jp')).body];
  const address = meta(english, 'og:image') ?? '';
  expect(address).toMatch(/^https:\/\/orime\.example\/media\/share\/design\/fog-coat\/en\/[0-9a-f]{16}\.jpg$/);
  expect(meta(japanese, 'og:image')).toMatch(/\/media\/share\/design\/fog-coat\/jp\//);
  expect([meta(english, 'og:image:width'), meta(english, 'og:image:height')]).toEqual(['1200', '630']);
  expect(meta(japanese, 'og:image:alt')).toBe('霧のコート（綴）');
  expect(meta(english, 'twitter:card')).toBe('summary_large_image');
  // The api gives the picture the same address: nobody is sent on.
  const drawn = await site.get(new URL(address).pathname);
  expect(drawn.statusCode).toBe(200);
  expect(drawn.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' });
  expect((await site.get(new URL(meta(japanese, 'og:image') ?? '').pathname)).statusCode).toBe(200);
});

test('a page without a picture of its own names none', async () => {
  expect(meta((await site.get('/about')).body, 'og:image')).toBeUndefined();
  expect(meta((await site.get('/designs/no-such-coat')).body, 'og:image')).toBeUndefined();
});
