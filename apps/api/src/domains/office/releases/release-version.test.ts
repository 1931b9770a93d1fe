import { expect, test } from '@jest/globals';
import type { ReleaseVersion } from '@orime/contracts/api/office/releases';
import { openRegistry, promote, publishVersion, readVersion } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';

const { as, config } = await buildTestApp();
const admin = await as('admin');
const registry = openRegistry(config.releasesDir);
await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
await promote(registry, { shell: '1.0.0+a' }, { createdBy: 'test' });

test('the contract of a version is shown, with what its routes cost', async () => {
  const files = {
    'c.aaaaaaaaaaaaaaaa.js': 'export const screen = 1;'.repeat(40),
    'c.bbbbbbbbbbbbbbbb.js': 'export const other = 2;',
    'en.aaaaaaaaaaaaaaaa.js': 'export default { title: "Title" };',
    'jp.aaaaaaaaaaaaaaaa.js': `export default { title: "${'題名と説明'.repeat(3)}" };`,
  };
  await publishVersion(
    registry,
    await sampleBuild({
      name: 'costly',
      version: '1.0.0+a',
      files,
      origins: ['https://tiles.example'],
      chunks: {
        screen: ['c.aaaaaaaaaaaaaaaa.js'],
        other: ['c.bbbbbbbbbbbbbbbb.js'],
        'locale:en': ['en.aaaaaaaaaaaaaaaa.js'],
        'locale:jp': ['jp.aaaaaaaaaaaaaaaa.js'],
      },
    }),
  );
  const contract = async (version: string) => admin.get(`/api/releases/version/costly/${encodeURIComponent(version)}`);
  const found = okBody<ReleaseVersion>(await contract('1.0.0+a'));
  expect(found).toMatchObject({ name: 'costly', team: 'costly', isLive: false, origins: ['https://tiles.example'], damage: [] });
  // The entry, the larger language and the screen's own chunk; the other screen's and the other language's are not among them.
  expect(found.routes).toEqual([expect.objectContaining({ path: '/costly', access: 'public', files: 3, styleBytes: 0, language: 'jp' })]);
  const stored = (await readVersion(registry, 'costly', '1.0.0+a')).assets;
  const bytes = (name: string) => stored.find(({ path }) => path.startsWith(name))?.brotliBytes ?? 0;
  expect(found.routes[0]?.scriptBytes).toBe(bytes('entry') + bytes('jp.') + bytes('c.a'));
  expect(found.routes[0]?.scriptBytes).toBeLessThan(found.bytes['script'] ?? 0);
  expect(refusal(await contract('2.0.0+none'))).toBe('404 not_found');
  expect(refusal(await contract('../../etc'))).toBe('404 not_found');
  expect(okBody<ReleaseVersion>(await admin.get('/api/releases/version/shell/1.0.0%2Ba')).isLive).toBe(true);
});

test('versions are told apart whose events have the same names and other fields, or whose types do not fit', async () => {
  const schema = (field: string) => ({
    type: 'object',
    required: [field],
    properties: {
      [field]: { type: 'integer', minimum: 1 },
      note: { type: 'string' },
      of: { anyOf: [{ type: 'null' }, { const: 'cart' }] },
    },
  });
  const event = 'cart.item-added@1';
  for (const [version, field] of [
    ['1.0.0+a', 'quantity'],
    ['1.1.0+b', 'count'],
  ] as const) {
    const events = { publishes: [event], schemas: { [event]: schema(field) } };
    await publishVersion(registry, await sampleBuild({ name: 'seller', version, events }));
  }
  const use = '@orime/ui#Button';
  const keep = (key: string, value: object) => registry.store.put(`contracts/${key}.json`, Buffer.from(JSON.stringify(value)));
  await keep('of/shell/1.0.0+a', { contract: 'lent', uses: [] });
  await keep('of/seller/1.0.0+a', { contract: 'lent', uses: [use] });
  await keep('of/seller/1.1.0+b', { contract: 'newer', uses: [use] });
  const contract = async (version: string) =>
    okBody<ReleaseVersion>(await admin.get(`/api/releases/version/seller/${encodeURIComponent(version)}`));
  const [before, after] = [await contract('1.0.0+a'), await contract('1.1.0+b')];
  expect(before.publishes).toEqual(after.publishes);
  expect(before.schemas[event]).toEqual({
    data: 'object',
    'data.quantity': 'integer, minimum 1',
    'data.note': 'string, optional',
    'data.of': 'null | "cart", optional',
  });
  expect(Object.keys(after.schemas[event] ?? {})).toContain('data.count');
  expect(before.types).toEqual({ contracts: ['lent'], uses: [use], misfits: [] });
  const other = 'shell@1.0.0+a';
  expect(after.types).toEqual({ contracts: ['newer'], uses: [use], misfits: [{ other }] });
  await keep('compared/newer/lent/any', { asked: [use], problems: [{ use, why: 'Property size is missing' }] });
  expect((await contract('1.1.0+b')).types.misfits).toEqual([{ other, use, why: 'Property size is missing' }]);
});
