import { afterAll, expect, test } from '@jest/globals';
import { promote, publishVersion, rollback, startTrial, versionFolder } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bootOf, buildTestGateway, sampleShell, sampleShop } from '../../test/build-test-gateway.ts';

const site = await buildTestGateway();
const { gateway, registry, get } = site;
await site.release(sampleShell, sampleShop);
await publishVersion(registry, await sampleBuild({ ...sampleShop, version: '1.1.0+b', script: '/* b */' }));
await publishVersion(registry, await sampleBuild({ ...sampleShell, version: '1.1.0+b', script: '/* b */' }));
afterAll(() => site.close());

const author = { createdBy: 'test' };
const group = (number: number) => ({ cookie: `orime_group=${String(number)}` });
const versionOf = async (headers: Record<string, string> = {}) => {
  const release = bootOf((await get('/about', headers)).body).release as { remotes: Record<string, { version?: string }> };
  return release.remotes['retail-shop']?.version;
};
const everybody = () => Promise.all(Array.from({ length: 100 }, (_, number) => versionOf(group(number))));
const idOf = async (headers: Record<string, string> = {}) => (await get('/current-release', headers)).json<{ id: string }>().id;

test('without a trial nobody gets a group, and open tabs hear of the live set', async () => {
  const page = await get('/about');
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(await idOf()).toBe((bootOf(page.body).release as unknown as { id: string }).id);
});

test('a trial is for its share of the visitors, each of them keeps to it, and others are not moved by further releases', async () => {
  await startTrial(registry, { 'retail-shop': '1.1.0+b' }, { weight: 10 }, author);
  const before = await everybody();
  expect(before.filter((version) => version === '1.1.0+b')).toHaveLength(10);
  // Facts are validated on the pages of a trial.
  const isTrial = async (number: number) => bootOf((await get('/about', group(number))).body).release as { isTrial?: true };
  expect((await isTrial(before.indexOf('1.1.0+b'))).isTrial).toBe(true);
  expect(await isTrial(before.indexOf('1.0.0+a'))).not.toHaveProperty('isTrial');
  await promote(registry, { shell: '1.1.0+b' }, author);
  expect(await everybody()).toEqual(before);

  const first = await get('/about');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  expect(String(first.headers['set-cookie'])).toMatch(/^orime_group=\d{1,2}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/);
  const next = await get('/about', { cookie });
  expect(next.headers['set-cookie']).toBeUndefined();
  expect(bootOf(next.body).release).toEqual(bootOf(first.body).release);
  expect(await idOf({ cookie })).toBe((bootOf(first.body).release as unknown as { id: string }).id);
});

test('a version on trial that is damaged is given to nobody', async () => {
  await rm(join(versionFolder(registry, 'retail-shop', '1.1.0+b'), 'entry.0123456789abcdef.js'));
  const whole = await site.again();
  const versions = await Promise.all(
    Array.from({ length: 100 }, async (_, number) => {
      const { body } = await whole.get('/about', group(number));
      return (bootOf(body).release.remotes['retail-shop'] as { version: string }).version;
    }),
  );
  expect(new Set(versions)).toEqual(new Set(['1.0.0+a']));
  expect((await whole.get('/readyz')).json()).toMatchObject({
    damage: [{ remote: 'retail-shop', version: '1.1.0+b', code: 'file_damaged' }],
  });
  await whole.close();
});

test('a trial that is rolled back is over with the next document', async () => {
  await rollback(registry, 'retail-shop', author);
  expect(new Set(await everybody())).toEqual(new Set(['1.0.0+a']));
  expect((await gateway.inject('/about')).headers['set-cookie']).toBeUndefined();
});
