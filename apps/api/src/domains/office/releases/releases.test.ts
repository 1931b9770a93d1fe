import { describe, expect, test } from '@jest/globals';
import type { Releases, Revision, SupportBundle } from '@orime/contracts/api/office/releases';
import { openRegistry, publishVersion, readChannel, readManifest } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { testPassword } from '../../../../test/factories.ts';

const { as, post, db, config } = await buildTestApp();
const admin = await as('admin', { name: 'Release Admin' });
okBody(await admin.post('/api/users/reauth', { password: testPassword }));
const registry = openRegistry(config.releasesDir);

const read = async () => okBody<Releases>(await admin.get('/api/releases'));
const history = async (query = '') =>
  okBody<{ items: Revision[]; total: number; page: number }>(await admin.get(`/api/releases/history${query}`));
const promote = (versions: Record<string, string>, onRevision: number) => admin.post('/api/releases/promote', { versions, onRevision });
const rollback = (onRevision: number, name?: string) =>
  admin.post('/api/releases/rollback', { onRevision, ...(name === undefined ? {} : { name }) });
const publish = async (name: string, version: string, path = `/${name}`) =>
  publishVersion(registry, await sampleBuild({ name, version, path }));
const live = async () => (await readChannel(registry))?.sets[0]?.remotes;

test('before anything is released there is nothing to show, and nothing to go back to', async () => {
  expect(await read()).toEqual({ revision: 0, set: null, createdAt: null, createdBy: null, apps: [] });
  expect(await history()).toEqual({ items: [], total: 0, page: 1 });
  const answer = await rollback(0);
  expect(refusal(answer)).toBe('422 business_rule');
  expect(answer.json().error.details).toMatchObject({ reason: 'nothing_to_roll_back' });
});

describe('releases', () => {
  test('are promoted together and rolled back alone, in the registry that the gateway serves', async () => {
    await publish('shell', '1.0.0+a', '/');
    await publish('magazine', '1.0.0+a');
    await publish('magazine', '1.1.0+b');
    expect(okBody<Revision>(await promote({ shell: '1.0.0+a', magazine: '1.0.0+a' }, 0))).toMatchObject({
      revision: 1,
      previous: null,
      reason: 'first',
      createdBy: 'Release Admin',
    });
    expect(okBody<Revision>(await promote({ magazine: '1.1.0+b' }, 1))).toMatchObject({ revision: 2, changed: { magazine: '1.1.0+b' } });
    expect(await live()).toEqual({ magazine: '1.1.0+b' });
    expect(okBody<Revision>(await rollback(2, 'magazine'))).toMatchObject({
      revision: 3,
      reason: 'rollback',
      changed: { magazine: '1.0.0+a' },
    });
    expect(await live()).toEqual({ magazine: '1.0.0+a' });

    const releases = await read();
    expect(releases).toMatchObject({ revision: 3, createdBy: 'Release Admin' });
    expect(
      releases.apps.map(({ name, version, published }) => [name, version, published.map((stored) => stored.version).toSorted()]),
    ).toEqual([
      ['magazine', '1.0.0+a', ['1.0.0+a', '1.1.0+b']],
      ['shell', '1.0.0+a', ['1.0.0+a']],
    ]);
    const { items, total } = await history('?limit=2');
    expect([total, ...items.map(({ revision }) => revision)]).toEqual([3, 3, 2]);
    expect((await history('?limit=2&page=2')).items.map(({ revision }) => revision)).toEqual([1]);
    const records = await db
      .selectFrom('audit_log')
      .select(['action', 'entity_id', 'diff'])
      .where('entity', '=', 'release')
      .orderBy('id')
      .execute();
    expect(records.map(({ action, entity_id }) => `${action} ${String(entity_id)}`)).toEqual([
      'release.promote 1',
      'release.promote 2',
      'release.rollback 3',
    ]);
    expect(records[2]?.diff).toEqual({ from: { magazine: '1.1.0+b' }, to: { magazine: '1.0.0+a' } });
  });

  test('a version whose types break a live one is refused, and one whose types nobody compared', async () => {
    const revision = (await readChannel(registry))?.revision ?? 0;
    const use = '@orime/platform#reportError';
    const keep = (key: string, value: object) => registry.store.put(`contracts/${key}.json`, Buffer.from(JSON.stringify(value)));
    await publish('shell', '2.0.0+b', '/');
    await keep('of/magazine/1.0.0+a', { contract: 'old', uses: [use] });
    await keep('of/shell/2.0.0+b', { contract: 'new', uses: [] });
    const answer = await promote({ shell: '2.0.0+b' }, revision);
    expect(refusal(answer)).toBe('422 business_rule');
    expect(answer.json().error.details).toMatchObject({
      reason: 'types_not_compared',
      command: 'orime compare magazine@1.0.0+a shell@2.0.0+b',
    });
    await keep('compared/old/new/any', { asked: [use], problems: [{ use, why: 'Expected 2 arguments' }] });
    const compared = await promote({ shell: '2.0.0+b' }, revision);
    expect(compared.json().error.details).toMatchObject({ reason: 'types_mismatch', use, usedBy: 'magazine@1.0.0+a' });
    expect((await readChannel(registry))?.revision).toBe(revision);
  });

  test('what cannot be served is refused with the reason, and nothing changes', async () => {
    const before = await readChannel(registry);
    // As if it were to go live with a magazine that gives the address up.
    const press = await sampleBuild({ name: 'press', version: '1.0.0+a', path: '/magazine' });
    await publishVersion(registry, press, { together: [{ ...(await readManifest(press)), name: 'magazine', routes: [] }] });
    const refused = async (versions: Record<string, string>) => {
      const answer = await promote(versions, before?.revision ?? 0);
      return `${refusal(answer)} ${answer.json().error.details?.reason}`;
    };
    expect(await refused({ magazine: '9.9.9+none' })).toBe('422 business_rule version_unknown');
    expect(await refused({ press: '1.0.0+a' })).toBe('422 business_rule route_conflict');
    expect(await refused({ '../../etc': '1.0.0' })).toMatch(/^4\d\d /);
    expect(refusal(await admin.post('/api/releases/promote', { versions: {}, onRevision: 3 }))).toBe('400 validation');
    expect(refusal(await admin.post('/api/releases/promote', { versions: { magazine: '1.0.0+a' } }))).toBe('400 validation');
    expect(await readChannel(registry)).toEqual(before);
  });

  test('say who owns them, where a rollback leads, and why it was done', async () => {
    const { revision, apps } = await read();
    const magazine = apps.find(({ name }) => name === 'magazine');
    expect(magazine).toMatchObject({
      team: 'magazine',
      version: '1.0.0+a',
      // The other one was rolled back: nothing good is left before this.
      previous: null,
      canaries: [],
      openErrors: 0,
      damagedFiles: 0,
    });
    expect(apps.find(({ name }) => name === 'shell')?.previous).toBeNull();
    const again = await promote({ magazine: '1.1.0+b' }, revision);
    expect(refusal(again)).toBe('422 business_rule');
    expect(again.json().error.details).toMatchObject({
      reason: 'rolled_back',
      remote: 'magazine',
      version: '1.1.0+b',
      createdBy: 'Release Admin',
      command: 'orime promote magazine@1.1.0+b --again',
    });
    await publish('magazine', '1.2.0+c');
    const note = 'The new cover is broken in Japanese';
    const promoted = okBody<Revision>(
      await admin.post('/api/releases/promote', { versions: { magazine: '1.2.0+c' }, onRevision: revision, note: ` ${note} ` }),
    );
    expect(promoted.note).toBe(note);
    expect((await history('?limit=2')).items.map((item) => item.note)).toEqual([note, '']);
    okBody(await rollback(promoted.revision, 'magazine'));
    expect(refusal(await admin.post('/api/releases/rollback', { onRevision: promoted.revision + 1, note: 'x'.repeat(501) }))).toBe(
      '400 validation',
    );
  });

  test('go on above a revision that was half written, and the history without it', async () => {
    const { revision } = await read();
    const half = `${String(revision + 1).padStart(6, '0')}.json`;
    await writeFile(join(config.releasesDir, 'revisions', half), '{ "schema": 1, "rev');
    expect((await history('?limit=2')).items.map((item) => item.revision)).toEqual([revision]);
    const onPurpose = { versions: { magazine: '1.1.0+b' }, onRevision: revision, again: true };
    expect(okBody<Revision>(await admin.post('/api/releases/promote', onPurpose))).toMatchObject({
      revision: revision + 2,
      previous: revision,
    });
    okBody(await rollback(revision + 2, 'magazine'));
    expect((await history('?limit=3')).items.map((item) => item.revision)).toEqual([revision + 3, revision + 2]);
  });

  test('tell which files of a live version are lost, and how many errors were seen in it', async () => {
    const { apps } = await read();
    const version = apps.find(({ name }) => name === 'magazine')?.version ?? '';
    okBody(await post('/api/errors/front-end', { message: 'Cover is undefined', remote: `magazine@${version}`, route: '/magazine' }));
    await rm(join(config.releasesDir, 'r', 'magazine', version, 'entry.0123456789abcdef.js'));
    const after = (await read()).apps.find(({ name }) => name === 'magazine');
    expect(after?.openErrors).toBe(1);
    expect(after?.damagedFiles).toBeGreaterThan(0);
    const bundle = okBody<SupportBundle>(await admin.get('/api/releases/support-bundle'));
    expect(bundle.versions.map(({ name }) => name)).toEqual(['magazine', 'shell']);
    expect(bundle.versions[0]?.damage).toContainEqual({ code: 'file_damaged', path: 'entry.0123456789abcdef.js' });
    expect(bundle.errors).toMatchObject([{ message: 'Cover is undefined', release: `magazine@${version}`, count: 1 }]);
    expect(bundle.history[0]?.revision).toBe(bundle.releases.revision);
    expect(bundle.node).toBe(process.version);
  });

  test('of twenty decisions on one revision one counts, and the others hear of it', async () => {
    const { revision, apps } = await read();
    expect(apps.find(({ name }) => name === 'magazine')?.version).toBe('1.0.0+a');
    await publish('magazine', '1.3.0+d');
    const answers = await Promise.all(Array.from({ length: 20 }, () => promote({ magazine: '1.3.0+d' }, revision)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(refusal))).toEqual(new Set(['409 conflict']));
    expect((await read()).revision).toBe(revision + 1);
    const records = await db
      .selectFrom('audit_log')
      .select('id')
      .where('entity', '=', 'release')
      .where('entity_id', '=', String(revision + 1))
      .execute();
    expect(records).toHaveLength(1);
  });

  test('are for admins', async () => {
    const manager = await as('account-manager');
    expect(refusal(await manager.get('/api/releases'))).toBe('403 forbidden');
    expect(refusal(await manager.get('/api/releases/support-bundle'))).toBe('403 forbidden');
    expect(refusal(await manager.get('/api/releases/version/magazine/1.0.0%2Ba'))).toBe('403 forbidden');
    expect(refusal(await manager.post('/api/releases/rollback', { onRevision: 4 }))).toBe('403 forbidden');
    expect(refusal(await post('/api/releases/promote', { versions: { magazine: '1.0.0+a' }, onRevision: 4 }))).toBe('401 unauthenticated');
  });
});
