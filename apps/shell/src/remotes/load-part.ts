import { installRuntime } from '@orime/federation/host-kit';
import type { RemoteDefinition } from '@orime/platform';
import { currentPlatform, registerLocales } from '@orime/platform/host';
import type { ComponentType } from 'react';
import { fetchEntry } from './fetch-entry.ts';
import { openContainer } from './open-container.ts';
import { RemoteError } from './remote-error.ts';
import { entryAddress, resolveRemote } from './resolve-remote.ts';
import { shared } from './shared-modules.ts';

const definitions = new Map<string, Promise<RemoteDefinition>>();
const attempts = new Map<string, number>();

/** A screen with the texts of its remote, ready to render: resolve → fetch → init → get. */
export async function loadScreen(remote: string, screen: string): Promise<ComponentType> {
  const definition = await loadDefinition(remote);
  const loader = definition.routes[screen];
  if (loader === undefined) {
    // The definition is kept under its address: only another one may hold a repaired build.
    renewAddress(remote);
    throw new RemoteError('screen_not_offered', remote, `it offers no screen "${screen}"`);
  }
  try {
    const [module] = await Promise.all([loader(), registerLocales(currentPlatform(), remote, definition.locales)]);
    return module.default;
  } catch (cause) {
    renewAddress(remote);
    throw new RemoteError('screen_not_loaded', remote, `its screen "${screen}" could not be loaded`, cause);
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
  const container = await fetchEntry(remote, entryAddress(release, attempt), release.container);
  return openContainer(remote, container, shared);
}

function attemptOf(remote: string): number {
  return attempts.get(remote) ?? 1;
}
