import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sampleRoute, type SampleBuild } from '@orime/federation/sample-build';
import { bootOf, buildTestGateway, sampleShell, sampleShop, startTestApi, type TestGateway } from '../../test/build-test-gateway.ts';

const read = { name: 'designs', path: '/api/design/', query: { designer: '{param.designer}', limit: '4' } };
const fragment = { slot: 'designer-designs@1', key: 'designs', order: 1, reads: [read] };

const lender: SampleBuild = {
  ...sampleShop,
  fragments: [
    fragment,
    { ...fragment, key: 'for-buyers', when: { types: ['buyer'] } },
    { ...fragment, key: 'unknown', slot: 'weather@7', reads: [{ name: 'weather', path: '/api/content/promo-banner' }] },
  ],
  files: { ...sampleShop.files, 'lent.0123456789abcdef.js': 'lent', 'buyers.0123456789abcdef.js': 'for buyers' },
  chunks: { ...sampleShop.chunks, designs: ['lent.0123456789abcdef.js'], 'for-buyers': ['buyers.0123456789abcdef.js'] },
};

const host: SampleBuild = {
  name: 'directory-globe',
  version: '1.0.0+a',
  routes: [
    sampleRoute('directory-globe', '/people/:handle', {
      document: {
        title: { en: 'Somebody', jp: '誰か' },
        reads: [{ name: 'designs', path: '/api/design/', query: { limit: '1' } }],
        slots: [
          { slot: 'designer-designs@1', props: { designer: '{param.handle}' } },
          { slot: 'weather@7', props: {} },
        ],
      },
    }),
    sampleRoute('directory-globe', '/mine', {
      access: 'signed-in',
      document: { title: { en: 'Mine', jp: '自分' }, slots: [{ slot: 'designer-designs@1', props: { designer: 'me' } }] },
    }),
  ],
};

const LENT_URL = '/api/design/?designer=ito-kasumi&limit=4';
const api = await startTestApi();
let site: TestGateway;

beforeAll(async () => {
  site = await buildTestGateway({ apiUrl: api.apiUrl });
  await site.release(sampleShell, host, lender);
  // The first read of an api that has just started may take longer than a document waits for it.
  await api.app.inject({ method: 'GET', url: '/api/design/?limit=1' });
}, 120_000);

afterAll(() => site.close());

const html = async (url: string) => (await site.get(url)).body;
const preloads = (body: string) => [...body.matchAll(/<link rel="preload" as="script"([^>]*)href="\/r\/retail-shop\/1\.0\.0\+a\/(\w+)/g)];

test('a document brings the data of what is lent to it beside its own, from the props that the address gives', async () => {
  const { data } = bootOf(await html('/people/ito-kasumi?limit=9'));
  expect(data).toEqual({ '/api/design/?limit=1': [], [LENT_URL]: [] });
});

test('and its code, behind that of the page', async () => {
  const found = preloads(await html('/people/ito-kasumi?lang=jp'));
  expect(found.map(([, , file]) => file)).toEqual(['entry', 'lent', 'texts']);
  for (const [, attributes] of found) expect(attributes).toContain('fetchpriority="low"');
});

test('the browser learns of every fragment, as it knows who looks', async () => {
  const { remotes } = bootOf(await html('/people/ito-kasumi')).release;
  expect(remotes['retail-shop']).toMatchObject({ fragments: [{ key: 'designs' }, { key: 'for-buyers' }, { key: 'unknown' }] });
  expect(remotes['directory-globe']).not.toHaveProperty('fragments');
});

test.each([
  ['a page without slots', '/catalog'],
  ['a guarded page', '/mine'],
  ['an address that cannot be a handle', '/people/..%2Fadmin'],
])('%s asks for nothing that is lent', async (_, url) => {
  const { data } = bootOf(await html(url));
  expect(Object.keys(data)).not.toContainEqual(expect.stringContaining('limit=4'));
});

test('without the lender the document is whole', async () => {
  const alone = await buildTestGateway({ apiUrl: api.apiUrl });
  await alone.release(sampleShell, host);
  const answer = await alone.get('/people/ito-kasumi');
  expect(answer.statusCode).toBe(200);
  expect(bootOf(answer.body).data).toEqual({ '/api/design/?limit=1': [] });
  await alone.close();
});
