import type { RemotePart } from '@orime/contracts';
import { installRuntime } from '@orime/federation/host-kit';
import type { RemoteDefinition } from '@orime/platform';
import { currentPlatform, registerLocales } from '@orime/platform/host';
import { memo, type ComponentType } from 'react';
import { fetchEntry } from './fetch-entry.ts';
import { openContainer } from './open-container.ts';
import { RemoteError } from './remote-error.ts';
import { entryAddress, resolveRemote } from './resolve-remote.ts';
import { sharedFor } from './shared-modules.ts';

/** A screen is drawn without props, a fragment with those of its slot: the slot's contract, not the loader, knows which. */
export type PartComponent = ComponentType<Readonly<Record<string, string>>>;

const definitions = new Map<string, Promise<RemoteDefinition>>();
const attempts = new Map<string, number>();

/** A screen or fragment with the texts of its remote, ready to render: resolve → fetch → init → get. */
export async function loadPart({ remote, kind, key }: RemotePart): Promise<PartComponent> {
  const definition = await loadDefinition(remote);
  const loader = (kind === 'screen' ? definition.routes : definition.fragments)?.[key];
  if (loader === undefined) {
    // The definition is kept under its address: only another one may hold a repaired build.
    renewAddress(remote);
    throw new RemoteError(`${kind}_not_offered`, remote, `it offers no ${kind} "${key}"`);
  }
  try {
    const [module] = await Promise.all([loader(), registerLocales(currentPlatform(), remote, definition.locales)]);
    // The declared props are those of the remote's own build; that the slot's major is the same was checked by its name. A part is not
    // drawn again because what stands around it is, as happens once its markup is taken over.
    return memo(module.default as PartComponent);
  } catch (cause) {
    renewAddress(remote);
    throw new RemoteError(`${kind}_not_loaded`, remote, `its ${kind} "${key}" could not be loaded`, cause);
  }
}

/** The next load of this remote uses a new address. A load that failed or hangs is never asked for again as it was. */
export function renewAddress(remote: string): void {
  attempts.set(remote, attemptOf(remote) + 1);
}

function loadDefinition(remote: string): Promise<RemoteDefinition> {
  const key = `${remote}#${String(attemptOf(remote))}`;
  const known = definitions.get(key);
  if (known !== undefined) return known;
  const loading = fetchDefinition(remote, attemptOf(remote)).catch((error: unknown) => {
    definitions.delete(key);
    if (key === `${remote}#${String(attemptOf(remote))}`) renewAddress(remote);
    throw error;
  });
  definitions.set(key, loading);
  return loading;
}

async function fetchDefinition(remote: string, attempt: number): Promise<RemoteDefinition> {
  const release = resolveRemote(currentPlatform().boot.release, remote);
  // The entry looks for the page's federation runtime as soon as it runs.
  installRuntime();
  const container = await fetchEntry(remote, entryAddress(release, attempt), release);
  return openContainer(remote, container, sharedFor(`${remote}@${release.version}`));
}

function attemptOf(remote: string): number {
  return attempts.get(remote) ?? 1;
}
