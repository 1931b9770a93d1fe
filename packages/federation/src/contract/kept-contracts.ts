import { createHash } from 'node:crypto';
import type { Registry } from '../registry/registry-folder.ts';
import type { Uses } from './compare-contracts.ts';

/** The types that a version was compiled against, and what of them it uses. */
export interface CompiledAgainst {
  readonly contract: string;
  readonly uses: Uses;
}

/** Contracts are stored once each: most versions share one. Not part of a version: what visitors run is the same without them. */
export async function keepContract(
  registry: Registry,
  remote: string,
  version: string,
  { contract, uses }: CompiledAgainst,
): Promise<void> {
  const digest = createHash('sha256').update(contract).digest('hex');
  await registry.store.create(contractKey(digest), Buffer.from(contract));
  await registry.store.create(pointerKey(remote, version), Buffer.from(JSON.stringify({ contract: digest, uses })));
}

export async function isContractKept(registry: Registry, remote: string, version: string): Promise<boolean> {
  return (await registry.store.tag(pointerKey(remote, version))) !== undefined;
}

/** Undefined for a version from before types were kept, or that another tool built. */
export async function readContract(registry: Registry, remote: string, version: string): Promise<CompiledAgainst | undefined> {
  const pointer = await registry.store.read(pointerKey(remote, version));
  if (pointer === undefined) return undefined;
  const { contract: digest, uses } = JSON.parse(pointer.bytes.toString('utf8')) as { contract: string; uses: Uses };
  const stored = await registry.store.read(contractKey(digest));
  return stored === undefined ? undefined : { contract: stored.bytes.toString('utf8'), uses };
}

function contractKey(digest: string): string {
  return `contracts/${digest}.d.ts`;
}

function pointerKey(remote: string, version: string): string {
  return `contracts/of/${remote}/${version}.json`;
}
