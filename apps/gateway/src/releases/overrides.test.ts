import { afterAll, expect, test } from '@jest/globals';
import { manifestDigest, publishVersion, readManifest, signOverride, type Override } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { generateKeyPairSync } from 'node:crypto';
import { bootOf, buildTestGateway, sampleShell, sampleShop, startTestApi } from '../../test/build-test-gateway.ts';

const { as, apiUrl } = await startTestApi();
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = { publicKeys: [pair.publicKey], privateKey: pair.privateKey };
const token = 'a'.repeat(32);
const site = await buildTestGateway({ apiUrl, releaseKeys: { ...keys, privateKey: undefined }, metricsToken: token }, keys);
afterAll(() => site.close());
await site.release(sampleShell, sampleShop);
const build = await sampleBuild({ ...sampleShop, version: '1.1.0+b', script: '/* b */' });
await publishVersion(site.registry, build);
const digest = manifestDigest(await readManifest(build));
const developer = await as('designer');
const other = await as('designer');

const override = (part: Partial<Override> = {}, by = pair): string =>
  signOverride(
    {
      remote: 'retail-shop',
      version: '1.1.0+b',
      digest,
      user: developer.user.email,
      site: 'https://orime.example',
      exp: Date.now() / 1000 + 3600,
      ...part,
    },
    by.privateKey,
    by.publicKey,
  );
const versionOf = (html: string) => (bootOf(html).release.remotes['retail-shop'] as { version: string }).version;
const withCookie = (value: string) => ({ cookie: `orime_override=${value}` });
const take = (value: string, person: { readonly token: string }) =>
  site.gateway.inject({ method: 'POST', url: '/override', headers: { authorization: person.token, 'x-orime-override': value } });

test('whom it was made for takes it, sees the version with a ribbon, and ends it; nobody else is touched', async () => {
  const taken = await take(override(), developer);
  expect(taken.statusCode).toBe(204);
  const cookie = String(taken.headers['set-cookie']);
  expect(cookie).toMatch(/; Path=\/; Max-Age=3\d{3}; SameSite=Lax; HttpOnly; Secure$/);
  const { body } = await site.get('/about', { cookie: cookie.split(';')[0] ?? '' });
  expect(versionOf(body)).toBe('1.1.0+b');
  expect(bootOf(body).release).toMatchObject({ override: 'retail-shop@1.1.0+b' });
  expect(body).toContain('You alone see retail-shop 1.1.0+b');
  const japanese = await site.get('/about?lang=jp', { cookie: cookie.split(';')[0] ?? '' });
  expect(japanese.body).toContain('retail-shop 1.1.0+bを確認中です');
  const { body: others } = await site.get('/about');
  expect(versionOf(others)).toBe('1.0.0+a');
  expect(others).not.toContain('data-override');
  const ended = await site.get('/override/end');
  expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([303, expect.stringContaining('orime_override=; Path=/; Max-Age=0')]);
});

test('nobody takes what was made for somebody else, or by somebody who may not release', async () => {
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect((await take(override(), other)).statusCode).toBe(403);
  expect((await take(override({}, stranger), developer)).statusCode).toBe(403);
  expect((await take(override(), { token: '' })).statusCode).toBe(403);
  expect((await take('', developer)).statusCode).toBe(403);
});

test.each([
  ['unsigned', () => 'e30.e30.'],
  ['signed by a stranger', () => override({}, generateKeyPairSync('ec', { namedCurve: 'P-256' }))],
  ['ended', () => override({ exp: Date.now() / 1000 - 1 })],
  ['for another site', () => override({ site: 'https://elsewhere.example' })],
  ['for another build of the version', () => override({ digest: 'sha384-other' })],
  ['for what nobody published', () => override({ version: '9.9.9+none' })],
])('one that is %s is ignored and counted', async (_, value) => {
  const ignored = async () => {
    const { body } = await site.get('/metrics', { authorization: `Bearer ${token}` });
    return Number(/^gateway_overrides_ignored_total (\d+)$/m.exec(body)?.[1]);
  };
  const before = await ignored();
  const { body } = await site.get('/about', withCookie(value()));
  expect(versionOf(body)).toBe('1.0.0+a');
  expect(await ignored()).toBe(before + 1);
});

test('a registry without keys has no overrides', async () => {
  const plain = await buildTestGateway({ apiUrl });
  await plain.release(sampleShell, sampleShop);
  const { body } = await plain.get('/about', withCookie(override()));
  expect(versionOf(body)).toBe('1.0.0+a');
  await plain.close();
});
