import { beforeAll, describe, expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { openRegistry, promote, publishVersion, type Registry } from '../registry/index.ts';
import { sampleBuild, temporaryFolder } from '../registry/sample-build.ts';
import { refuseOtherTypes } from './check-types.ts';
import { compareContracts } from './compare-contracts.ts';
import { emitContract, parseContract } from './emit-contract.ts';
import { findUses } from './find-uses.ts';
import { keepContract, readContract } from './kept-contracts.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
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
    const shell = { name: 'shell', version: '2.0.0+b', types: { contract: changed(), uses: [] } };
    await expect(refuseOtherTypes(registry, root, shell, [shell])).rejects.toMatchObject({
      code: 'types_mismatch',
      details: { use: '@orime/platform#reportError', usedBy: 'magazine@1.0.0+a', providedBy: 'shell@2.0.0+b' },
    });
    const other = await registryWith({ shell: changed(), magazine: changed() });
    const remote = { name: 'magazine', version: '2.0.0+b', types: { contract, uses } };
    await expect(refuseOtherTypes(other, root, remote, [remote])).rejects.toMatchObject({ code: 'types_mismatch' });
    await expect(refuseOtherTypes(other, root, remote, [remote, { ...shell, types: { contract, uses: [] } }])).resolves.toBeUndefined();
  }, 120_000);

  async function registryWith(contracts: Readonly<Record<string, string>>): Promise<Registry> {
    const registry = openRegistry(await temporaryFolder());
    for (const [name, text] of Object.entries(contracts)) {
      await publishVersion(registry, await sampleBuild({ name, version: '1.0.0+a', path: `/${name}` }));
      await keepContract(registry, name, '1.0.0+a', { contract: text, uses });
    }
    await promote(registry, { shell: '1.0.0+a', magazine: '1.0.0+a' }, { createdBy: 'test' });
    expect(await readContract(registry, 'magazine', '1.0.0+a')).toMatchObject({ uses });
    return registry;
  }
});
