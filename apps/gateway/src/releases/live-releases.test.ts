import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { channelFile, promote, rollback } from '@orime/federation/registry';
import { writeFile } from 'node:fs/promises';
import { bootOf, buildTestGateway, sampleShell, sampleShop, type TestGateway } from '../../test/build-test-gateway.ts';

let site: TestGateway;

/** Version of the shop in the next document. */
async function shopVersion(): Promise<unknown> {
  const { remotes } = bootOf((await site.get('/about')).body).release;
  return (remotes['retail-shop'] as { version?: string } | undefined)?.version;
}

beforeEach(async () => {
  site = await buildTestGateway();
  await site.release(sampleShell, sampleShop);
});

afterEach(() => site.close());

describe('the live set', () => {
  test('changes with a promotion and a rollback, in the very next document', async () => {
    expect(await shopVersion()).toBe('1.0.0+a');
    await site.release({ ...sampleShop, version: '1.1.0+b', script: 'new' });
    expect(await shopVersion()).toBe('1.1.0+b');
    await rollback(site.registry, 'retail-shop', { createdBy: 'test' });
    expect(await shopVersion()).toBe('1.0.0+a');
    await promote(site.registry, { 'retail-shop': '1.1.0+b' }, { createdBy: 'test', again: true });
    expect(await shopVersion()).toBe('1.1.0+b');
  });

  test('a channel file that cannot be read leaves the last good set, until it can be read again', async () => {
    expect(await shopVersion()).toBe('1.0.0+a');
    await writeFile(channelFile(site.registry), '{ "schema": 1, "revision');
    expect(await shopVersion()).toBe('1.0.0+a');
    await site.release({ ...sampleShop, version: '1.1.0+b', script: 'new' });
    expect(await shopVersion()).toBe('1.1.0+b');
  });

  test('says what each remote may do, as its manifest declares it', async () => {
    const events = { publishes: ['order.placed@1'], consumes: ['order.placed@1'], commands: ['cart.add@1'], isComplete: true as const };
    expect(bootOf((await site.get('/about')).body).release.remotes['retail-shop']).not.toHaveProperty('rights');
    await site.release({ ...sampleShop, version: '1.1.0+b', events, storage: ['orime.shop.'] });
    expect(bootOf((await site.get('/about')).body).release.remotes['retail-shop']).toMatchObject({
      rights: {
        events: ['order.placed@1', 'cart.add@1'],
        consumes: ['order.placed@1'],
        storage: ['orime.shop.'],
        isComplete: true,
      },
    });
  });

  test('files of versions that are no longer live stay there for tabs that are on them', async () => {
    await site.release({ ...sampleShop, version: '1.1.0+b', script: 'new' });
    expect((await site.get('/r/retail-shop/1.0.0+a/entry.0123456789abcdef.js')).statusCode).toBe(200);
    expect((await site.get('/r/retail-shop/1.1.0+b/entry.0123456789abcdef.js')).body).toBe('new');
  });

  test('no document ever mixes two revisions', async () => {
    const versions = ['1.0.0+b', '1.0.0+c', '1.0.0+d'];
    const seen = new Set<string>();
    const look = async () => {
      const { release } = bootOf((await site.get('/about')).body);
      seen.add(
        `${String((release as { shell?: string }).shell)} ${String((release.remotes['retail-shop'] as { version?: string }).version)}`,
      );
    };
    for (const version of versions) {
      const releasing = site.release({ ...sampleShell, version }, { ...sampleShop, version });
      await Promise.all([releasing, ...Array.from({ length: 25 }, look)]);
      await look();
    }
    expect([...seen].sort()).toEqual(['1.0.0+a', ...versions].map((version) => `${version} ${version}`));
  });
});
