import { beforeAll, describe, expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { openRegistry, promote, publishVersion, readChannel, rollback, type Registry } from '../registry/index.ts';
import { sampleBuild, temporaryFolder } from '../registry/sample-build.ts';
import { refuseOtherTypes, type TypedVersion } from './check-types.ts';
import { compareContracts } from './compare-contracts.ts';
import { emitContract, parseContract } from './emit-contract.ts';
import { findUses } from './find-uses.ts';
import { contractDigest, keepContractText, keepTypes, type CompiledAgainst } from './kept-contracts.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
const author = { createdBy: 'test' };
/** Of this checkout, by the real compiler. */
let contract: string;
beforeAll(async () => {
  contract = await emitContract(root);
}, 120_000);

/** A later shell whose reporter of errors wants another argument, and which has another button. */
const changed = () =>
  contract.replace(
    'export declare function reportError(error: unknown',
    'export declare function reportError(error: unknown, team: string',
  );

test('a contract is self-contained but for libraries', () => {
  expect([...parseContract(contract).keys()]).toEqual(
    expect.arrayContaining(['packages/platform/src/index.d.ts', 'packages/ui/src/index.d.ts', 'packages/event-bus/src/index.d.ts']),
  );
  expect(contract).not.toMatch(/from ['"]@orime\//);
});

test('what an app uses is found in its sources and in what is bundled with it', () => {
  expect(findUses(root, 'retail-shop')).toEqual(
    expect.arrayContaining(['@orime/platform#useBus', '@orime/platform#reportError', '@orime/ui#Button']),
  );
});

describe('a changed contract', () => {
  const uses = ['@orime/platform#reportError', '@orime/platform#useT', '@orime/ui#Button'];

  test('is told of what does not fit any more, and of nothing else', async () => {
    expect(changed()).not.toBe(contract);
    expect(await compareContracts(root, contract, changed(), uses)).toEqual([
      { use: '@orime/platform#reportError', why: expect.any(String) },
    ]);
    expect(await compareContracts(root, contract, changed(), ['@orime/platform#useT', '@orime/platform#ApiError'])).toEqual([]);
  }, 120_000);

  test('that only has more fits', async () => {
    const more = contract.replace('export declare function reportError(error: unknown', 'export declare function reportLater(): void;\n$&');
    expect(await compareContracts(root, contract, more, uses)).toEqual([]);
  }, 120_000);

  test('is refused at publish by whoever uses it, whichever of both comes second', async () => {
    const registry = await registryWith({ shell: contract, magazine: contract });
    const shell = { name: 'shell', version: '2.0.0+b', types: [await typesOf(registry, changed(), [])] };
    await expect(refuseOtherTypes(registry, { root, coming: [shell] })).rejects.toMatchObject({
      code: 'types_mismatch',
      details: { use: '@orime/platform#reportError', usedBy: 'magazine@1.0.0+a', providedBy: 'shell@2.0.0+b' },
    });
    const other = await registryWith({ shell: changed(), magazine: changed() });
    const remote = { name: 'magazine', version: '2.0.0+b', types: [await typesOf(other, contract)] };
    await expect(refuseOtherTypes(other, { root, coming: [remote] })).rejects.toMatchObject({ code: 'types_mismatch' });
    const together = [remote, { ...shell, types: [await typesOf(other, contract, [])] }];
    await expect(refuseOtherTypes(other, { root, coming: together })).resolves.toBeUndefined();
  }, 120_000);

  test('is refused at promote, too, by what the compiler said at publish', async () => {
    const registry = await registryWith({ shell: contract, magazine: contract });
    const shell = await published(registry, 'shell', '2.0.0+b', changed());
    await expect(refuseOtherTypes(registry, { root, coming: [shell] })).rejects.toMatchObject({ code: 'types_mismatch' });
    await expect(promote(registry, { shell: '2.0.0+b' }, author)).rejects.toMatchObject({
      code: 'types_mismatch',
      details: {
        usedBy: 'magazine@1.0.0+a',
        providedBy: 'shell@2.0.0+b',
        problems: [{ code: 'types_mismatch', message: expect.stringContaining('@orime/platform#reportError') }],
      },
    });
    expect((await readChannel(registry))?.revision).toBe(1);
  }, 120_000);

  test('is refused at promote when what is live changed since it was published, until somebody compared it', async () => {
    const registry = await registryWith({ shell: contract });
    const shell = await published(registry, 'shell', '2.0.0+b', changed());
    await refuseOtherTypes(registry, { root, coming: [shell] });
    // Fits beside the shell that is live, and nobody has seen it beside the one that is published.
    await published(registry, 'magazine', '1.0.0+a', contract);
    await promote(registry, { magazine: '1.0.0+a' }, author);
    await expect(promote(registry, { shell: '2.0.0+b' }, author)).rejects.toMatchObject({
      code: 'types_not_compared',
      details: { command: 'orime compare magazine@1.0.0+a shell@2.0.0+b' },
    });
    await expect(refuseOtherTypes(registry, { root, coming: [shell] })).rejects.toMatchObject({ code: 'types_mismatch' });
    await expect(promote(registry, { shell: '2.0.0+b' }, author)).rejects.toMatchObject({ code: 'types_mismatch' });

    await published(registry, 'magazine', '2.0.0+c', contract, ['@orime/platform#useT']);
    await promote(registry, { magazine: '2.0.0+c' }, author);
    await refuseOtherTypes(registry, { root, coming: [shell] });
    await expect(promote(registry, { shell: '2.0.0+b' }, author)).resolves.toMatchObject({ revision: 4 });
    // Going back asks for what is known not to fit, and not for what nobody looked at.
    await expect(rollback(registry, 'magazine', author)).rejects.toMatchObject({ code: 'types_mismatch' });
  }, 120_000);

  test('fits the same files, when a checkout with these types made them, too', async () => {
    const registry = await registryWith({ shell: contract, magazine: contract });
    const shell = await published(registry, 'shell', '2.0.0+b', changed());
    await keepTypes(registry, 'magazine', '1.0.0+a', await typesOf(registry, changed()));
    await refuseOtherTypes(registry, { root, coming: [shell] });
    await expect(promote(registry, { shell: '2.0.0+b' }, author)).resolves.toMatchObject({ revision: 2 });
  }, 120_000);

  test('is compared without writing anything where that is asked for', async () => {
    const registry = await registryWith({ shell: contract, magazine: contract });
    const shell = { name: 'shell', version: '2.0.0+b', types: [{ contract: contractDigest(changed()), uses: [] }] };
    const check = { root, coming: [shell], text: changed(), isKept: false };
    await expect(refuseOtherTypes(registry, check)).rejects.toMatchObject({ code: 'types_mismatch' });
    expect(await registry.store.list('contracts/compared/')).toEqual([]);
  }, 120_000);

  test('of which the store lost a part is not taken for one that fits', async () => {
    const registry = await registryWith({ shell: contract, magazine: contract });
    const shell = await published(registry, 'shell', '2.0.0+b', changed());
    await registry.store.put(`contracts/${contractDigest(contract)}.d.ts`, Buffer.from(contract.slice(0, 5000)));
    await expect(refuseOtherTypes(registry, { root, coming: [shell] })).rejects.toMatchObject({ code: 'types_not_compared' });
    await keepContractText(registry, contract);
    await expect(refuseOtherTypes(registry, { root, coming: [shell] })).rejects.toMatchObject({ code: 'types_mismatch' });
    for (const { key } of await registry.store.list('contracts/compared/')) await registry.store.put(key, Buffer.from('{"asked":'));
    await expect(promote(registry, { shell: '2.0.0+b' }, author)).rejects.toMatchObject({ code: 'types_not_compared' });
  }, 120_000);

  async function typesOf(registry: Registry, text: string, used = uses): Promise<CompiledAgainst> {
    await keepContractText(registry, text);
    return { contract: contractDigest(text), uses: used };
  }

  async function published(registry: Registry, name: string, version: string, text: string, used = uses): Promise<TypedVersion> {
    await publishVersion(registry, await sampleBuild({ name, version, path: `/${name}` }));
    const types = await typesOf(registry, text, name === 'shell' ? [] : used);
    await keepTypes(registry, name, version, types);
    return { name, version, types: [types] };
  }

  /** Everything is live. */
  async function registryWith(contracts: Readonly<Record<string, string>>): Promise<Registry> {
    const registry = openRegistry(await temporaryFolder());
    for (const [name, text] of Object.entries(contracts)) await published(registry, name, '1.0.0+a', text);
    await promote(registry, Object.fromEntries(Object.keys(contracts).map((name) => [name, '1.0.0+a'])), author);
    return registry;
  }
});
