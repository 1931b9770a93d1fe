import { beforeEach, describe, expect, test } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishVersion } from '../registry/publish-version.ts';
import { readManifest } from '../registry/read-manifest.ts';
import { openRegistry, type Registry } from '../registry/registry-folder.ts';
import { endTrial, promote, rollback, startTrial } from '../registry/release-flow.ts';
import { listRevisions } from '../registry/revisions.ts';
import { sampleBuild, temporaryFolder, type SampleBuild } from '../registry/sample-build.ts';
import { whyNotAccepted } from './accepts.ts';

const author = { createdBy: 'test' };
const text = { type: 'string' };
const item = (fields: object) => ({
  type: 'object',
  required: ['item'],
  properties: { item: { type: 'object', required: Object.keys(fields), properties: fields } },
});
const ITEM_ADDED = 'cart.item-added@1';
const SHELL: SampleBuild = {
  name: 'shell',
  version: '1.0.0+a',
  path: '/',
  provides: { react: '19.3.1', '@orime/ui': '0.1.0' },
  events: { schemas: { [ITEM_ADDED]: item({ id: text, size: text }), 'cart.add@1': item({ id: text }) } },
};
const READER: SampleBuild = {
  name: 'magazine',
  version: '1.0.0+a',
  events: { consumes: [ITEM_ADDED], schemas: { [ITEM_ADDED]: item({ id: text }) } },
};
const WRITER: SampleBuild = {
  name: 'retail-shop',
  version: '1.0.0+a',
  events: { publishes: [ITEM_ADDED], schemas: { [ITEM_ADDED]: item({ id: text, size: text }) } },
};

let registry: Registry;

async function publish(build: SampleBuild): Promise<string> {
  return (await publishVersion(registry, await sampleBuild(build))).version;
}

/** As from before a check was there. */
async function publishUnchecked(build: SampleBuild): Promise<void> {
  const folder = await sampleBuild(build);
  for (const file of await readdir(folder))
    await registry.store.put(`r/${build.name}/${build.version}/${file}`, await readFile(join(folder, file)));
}

async function release(...builds: readonly SampleBuild[]): Promise<void> {
  const changes: Record<string, string> = {};
  for (const build of builds) changes[build.name] = await publish(build);
  await promote(registry, changes, author);
}

beforeEach(async () => {
  registry = openRegistry(await temporaryFolder());
  await release(SHELL, READER, WRITER);
});

const REFUSED: readonly (readonly [string, Partial<SampleBuild>, string])[] = [
  ['a path that another remote has', { path: '/magazine' }, 'route_conflict'],
  ['a newer shell API', { shellApi: '^0.2.0' }, 'shell_api_mismatch'],
  ['another major of the federation runtime', { mfRuntime: '3.0.0' }, 'runtime_mismatch'],
  ['a newer minor of the federation runtime', { mfRuntime: '2.10.0' }, 'runtime_mismatch'],
  ['another major of React', { shared: { react: '^20.0.0' } }, 'shared_mismatch'],
  ['a newer React than the shell lends', { shared: { react: '^19.9.0' } }, 'shared_mismatch'],
  ['a module that the shell does not lend', { shared: { lodash: '*' } }, 'shared_mismatch'],
  ['an event that nobody has', { events: { consumes: ['weather.changed@9'] } }, 'event_unknown'],
  ['another major of an event without an adapter', { events: { consumes: ['cart.item-added@9'] } }, 'event_adapter_missing'],
  ['a command that nobody handles', { events: { commands: ['cart.paint@1'] } }, 'event_unknown'],
  ['a command with less than it needs', { events: { commands: ['cart.add@1'], schemas: { 'cart.add@1': item({}) } } }, 'event_mismatch'],
  ['half of the Japanese texts', { i18n: { en: locale('a', 9), jp: locale('b', 1) } }, 'locale_incomplete'],
  ['more script than a public page may load', { script: noise(100_000) }, 'budget_exceeded'],
];

describe('a version that does not fit what is live', () => {
  test.each(REFUSED)('by %s is not published', async (_, change, code) => {
    await expect(publish({ ...WRITER, version: '2.0.0+a', ...change })).rejects.toMatchObject({ code });
    expect(await registry.store.list('r/retail-shop/2.0.0+a/')).toEqual([]);
    expect(await listRevisions(registry)).toEqual([1]);
  });

  test.each(REFUSED)('by %s is not promoted either, where it was published before', async (_, change, code) => {
    await publishUnchecked({ ...WRITER, version: '2.0.0+a', ...change });
    await expect(promote(registry, { 'retail-shop': '2.0.0+a' }, author)).rejects.toMatchObject({ code });
    await expect(startTrial(registry, { 'retail-shop': '2.0.0+a' }, { weight: 10 }, author)).rejects.toMatchObject({ code });
    expect(await listRevisions(registry)).toEqual([1]);
  });
});

describe('a version that fits what is live and not what is on trial', () => {
  const sizeless = { publishes: [ITEM_ADDED], schemas: { [ITEM_ADDED]: item({ id: text }) } };
  const refusal = { code: 'event_mismatch', details: { consumedBy: 'magazine@2.0.0+trial' } };

  beforeEach(async () => {
    await publish({ ...WRITER, version: '2.0.0+a', events: sizeless });
    const greedy = { consumes: [ITEM_ADDED], schemas: { [ITEM_ADDED]: item({ id: text, size: text }) } };
    await publish({ ...READER, version: '2.0.0+trial', events: greedy });
    await startTrial(registry, { magazine: '2.0.0+trial' }, { weight: 10 }, author);
  });

  test('is not published', async () => {
    await expect(publish({ ...WRITER, version: '2.0.0+b', events: sizeless })).rejects.toMatchObject(refusal);
    expect(await registry.store.list('r/retail-shop/2.0.0+b/')).toEqual([]);
  });

  test('is not promoted, and is once the trial is over', async () => {
    await expect(promote(registry, { 'retail-shop': '2.0.0+a' }, author)).rejects.toMatchObject(refusal);
    expect(await listRevisions(registry)).toEqual([1, 2]);
    await endTrial(registry, ['magazine'], author);
    expect(await promote(registry, { 'retail-shop': '2.0.0+a' }, author)).toMatchObject({ revision: 4 });
  });
});

describe('two majors of an event that are live', () => {
  const [old, next] = ['order.placed@1', 'order.placed@2'];
  const known = { ...SHELL, events: { schemas: { ...SHELL.events?.schemas, [old]: item({ id: text }), [next]: item({ key: text }) } } };
  const adapted = { ...known, version: '1.1.0+adapter', events: { ...known.events, adapters: [`${next}->${old}`] } };
  const events = (more: SampleBuild['events']): SampleBuild['events'] => ({ ...more, schemas: {} });
  const missing = { code: 'event_adapter_missing', details: { event: old, published: next, publishedBy: 'retail-shop@2.0.0+a' } };

  beforeEach(() => release({ ...known, version: '1.1.0+a' }));

  test('need an adapter though the shell knows the one that nobody tells', async () => {
    await release({ ...READER, version: '2.0.0+a', events: events({ consumes: [old] }) });
    const shop = { ...WRITER, version: '2.0.0+a', events: events({ publishes: [next] }) };
    await expect(publish(shop)).rejects.toMatchObject(missing);
    await release(adapted);
    await release(shop);
  });

  test('need an adapter though another remote still tells the one that is read', async () => {
    await release({ ...READER, version: '2.0.0+a', events: events({ consumes: [old] }) });
    await release({ name: 'press', version: '1.0.0+a', events: events({ publishes: [old] }) });
    const shop = { ...WRITER, version: '2.0.0+a', events: events({ publishes: [next] }) };
    await expect(publish(shop)).rejects.toMatchObject(missing);
    await release(adapted);
    await release(shop);
  });

  test.each([
    ['a reader takes both', { consumes: [old, next] }, { publishes: [next] }],
    ['a writer tells both', { consumes: [old] }, { publishes: [old, next] }],
  ])('need none where %s', async (_, reader, writer) => {
    await release({ ...READER, version: '2.0.0+a', events: events(reader) });
    await release({ ...WRITER, version: '2.0.0+a', events: events(writer) });
  });
});

describe('an event whose field is renamed', () => {
  const renamed = { [ITEM_ADDED]: item({ productId: text, size: text }) };

  test('is refused and names who reads it; the revision stays', async () => {
    await expect(publish({ ...WRITER, version: '2.0.0+a', events: { publishes: [ITEM_ADDED], schemas: renamed } })).rejects.toMatchObject({
      code: 'event_mismatch',
      message: expect.stringContaining('magazine@1.0.0+a reads: data.item.id is read and may be missing'),
      details: { event: ITEM_ADDED, consumedBy: 'magazine@1.0.0+a', publishedBy: 'retail-shop@2.0.0+a' },
    });
    expect(await listRevisions(registry)).toEqual([1]);
  });

  test('passes as the next major with an adapter, and not without one', async () => {
    const next = 'shop.item-added@2';
    await release({ ...READER, version: '1.1.0+a', events: { consumes: [] } });
    await release({ ...WRITER, version: '1.1.0+a', events: { publishes: ['shop.item-added@1'], schemas: {} } });
    await release({ ...READER, version: '1.2.0+a', events: { consumes: ['shop.item-added@1'] } });
    const events = { publishes: [next], schemas: { [next]: renamed[ITEM_ADDED] ?? {} } };
    await expect(publish({ ...WRITER, version: '2.0.0+a', events })).rejects.toMatchObject({ code: 'event_adapter_missing' });
    await release({ ...WRITER, version: '2.0.0+b', events: { ...events, adapters: [`${next}->shop.item-added@1`] } });
  });

  test('is refused at the reader too: one that reads more than is sent', async () => {
    const greedy = { [ITEM_ADDED]: item({ id: text, colour: text }) };
    await expect(publish({ ...READER, version: '2.0.0+a', events: { consumes: [ITEM_ADDED], schemas: greedy } })).rejects.toMatchObject({
      code: 'event_mismatch',
      details: { problems: [expect.anything(), expect.anything()] },
    });
  });
});

test('two versions that fit to each other and not to what they replace are published and promoted together', async () => {
  const [shop, magazine] = await Promise.all([
    sampleBuild({ ...WRITER, version: '2.0.0+a', path: '/magazine' }),
    sampleBuild({ ...READER, version: '2.0.0+a', path: '/stories' }),
  ]);
  const together = await Promise.all([readManifest(shop), readManifest(magazine)]);
  await expect(publishVersion(registry, shop)).rejects.toMatchObject({ code: 'route_conflict' });
  for (const build of [shop, magazine]) await publishVersion(registry, build, { together });
  await expect(promote(registry, { 'retail-shop': '2.0.0+a' }, author)).rejects.toMatchObject({ code: 'route_conflict' });
  expect(await promote(registry, { 'retail-shop': '2.0.0+a', magazine: '2.0.0+a' }, author)).toMatchObject({ revision: 2 });
});

test('what does not fit between versions that are live already does not stand in the way of others', async () => {
  await publishUnchecked({ ...WRITER, version: '1.5.0+a', shared: { lodash: '*' } });
  const { sig: _, ...channel } = await promote(registry, { magazine: '1.0.0+a' }, author);
  const sets = channel.sets.map((set) => ({ ...set, remotes: { ...set.remotes, 'retail-shop': '1.5.0+a' } }));
  await registry.store.put('revisions/000002.json', Buffer.from(JSON.stringify({ ...channel, revision: 2, previous: 1, sets })));
  await release({ ...READER, version: '1.1.0+a' });
  expect(await rollback(registry, 'magazine', author)).toMatchObject({ revision: 4 });
});

describe('what a reader takes', () => {
  const number = { type: 'number' };
  test.each([
    [{}, text, true],
    [number, { type: 'integer' }, true],
    [{ type: 'integer' }, number, false],
    [text, { const: 'dark' }, true],
    [{ const: 'dark' }, text, false],
    [{ enum: ['a', 'b'] }, { enum: ['a'] }, true],
    [{ enum: ['a'] }, { anyOf: [{ const: 'a' }, { const: 'b' }] }, false],
    [{ anyOf: [text, { type: 'null' }] }, text, true],
    [text, { anyOf: [text, { type: 'null' }] }, false],
    [{ ...number, minimum: 0 }, { ...number, minimum: 1 }, true],
    [{ ...number, minimum: 1 }, { ...number, minimum: 0 }, false],
    [{ ...number, maximum: 5 }, number, false],
    [{ type: 'array', items: text }, { type: 'array', items: number }, false],
    [item({ a: text }), item({ a: text, b: text }), true],
    [item({ a: text, b: text }), item({ a: text }), false],
    [{ type: 'object', patternProperties: { '^.*$': text } }, { type: 'object', patternProperties: { '^.*$': number } }, false],
    [{ type: 'object', properties: { a: text }, additionalProperties: false }, item({}), false],
  ])('%j of %j: %s', (reader, writer, isAccepted) => {
    expect(whyNotAccepted(reader, writer) === undefined).toBe(isAccepted);
  });
});

function locale(keysHash: string, keys: number) {
  return { file: '', keys, hash: '', keysHash };
}

/** Text that no compression makes small. */
function noise(bytes: number): string {
  let state = 1;
  let out = '';
  while (out.length < bytes * 1.4) {
    state = (state * 48_271) % 2_147_483_647;
    out += state.toString(36);
  }
  return `/* ${out} */`;
}
