import { createHash } from 'node:crypto';
import type { Registry } from '../registry/registry-folder.ts';
import type { Uses } from './compare-contracts.ts';

/** The types that a version was compiled against, and what of them it uses. */
export interface CompiledAgainst {
  /** Digest of the contract's text. */
  readonly contract: string;
  readonly uses: Uses;
}

/** How a version names them: the first ones, and others of checkouts that the very same files came of. */
interface Pointer extends CompiledAgainst {
  readonly others?: readonly CompiledAgainst[];
}

/** Stores the text of a contract once, under its digest. */
export async function keepContractText(registry: Registry, text: string): Promise<void> {
  const digest = contractDigest(text);
  if (await registry.store.create(contractKey(digest), Buffer.from(text))) return;
  if ((await readContractText(registry, digest)) === undefined) await registry.store.put(contractKey(digest), Buffer.from(text));
}

/**
 * Remembers what a version was compiled against. Not part of a version: what visitors run is the same without. A version that comes
 * of several checkouts was compiled against the types of each.
 */
export async function keepTypes(registry: Registry, remote: string, version: string, types: CompiledAgainst): Promise<void> {
  const key = pointerKey(remote, version);
  for (;;) {
    const stored = await registry.store.read(key);
    const kept = stored === undefined ? [] : parsePointer(stored.bytes);
    if (kept.some(({ contract }) => contract === types.contract)) return;
    const [first = types, ...others] = [...kept, types];
    const pointer: Pointer = { ...first, ...(others.length > 0 && { others }) };
    // Otherwise somebody else wrote it at this moment.
    if (await registry.store.swap(key, Buffer.from(JSON.stringify(pointer)), stored?.tag)) return;
  }
}

/** Empty for a version from before types were kept, or that another tool built. */
export async function readTypes(registry: Registry, remote: string, version: string): Promise<readonly CompiledAgainst[]> {
  const stored = await registry.store.read(pointerKey(remote, version));
  return stored === undefined ? [] : parsePointer(stored.bytes);
}

/** Undefined when the store lost it, or a part of it. */
export async function readContractText(registry: Registry, digest: string): Promise<string | undefined> {
  const text = (await registry.store.read(contractKey(digest)))?.bytes.toString('utf8');
  return text !== undefined && contractDigest(text) === digest ? text : undefined;
}

export function contractDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** One that was cut off says nothing. */
function parsePointer(bytes: Buffer): readonly CompiledAgainst[] {
  try {
    const { contract, uses, others = [] } = JSON.parse(bytes.toString('utf8')) as Pointer;
    return [{ contract, uses }, ...others];
  } catch {
    return [];
  }
}

function contractKey(digest: string): string {
  return `contracts/${digest}.d.ts`;
}

function pointerKey(remote: string, version: string): string {
  return `contracts/of/${remote}/${version}.json`;
}
