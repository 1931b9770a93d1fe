import type { ReleaseRemote } from '@orime/contracts';
import { RemoteError } from './remote-error.ts';

/** What a federation container offers. */
export interface RemoteContainer {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Runs a remote's entry script and answers the container that it leaves under its global name. A script that cannot be
 * fetched, that is not the one that was released, that throws, or that is no container (an error page in its place) is an error.
 */
export async function fetchEntry(
  remote: string,
  address: string,
  { container: containerName, sha384 }: Pick<ReleaseRemote, 'container' | 'sha384'>,
): Promise<RemoteContainer> {
  // Script scope is the global object; a container left by an earlier attempt must not pass for this one's.
  const globals = globalThis as unknown as Record<string, unknown>;
  globals[containerName] = undefined;
  await runScript(remote, address, sha384);
  const container = globals[containerName];
  if (!isContainer(container)) throw new RemoteError('entry_is_no_container', remote, `${address} is no container`);
  return container;
}

function runScript(remote: string, address: string, sha384: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const onScriptError = (event: ErrorEvent): void => {
      if (event.filename !== script.src) return;
      thrown = event.error ?? new Error(event.message);
      // It is reported as this remote's failure, not as an uncaught error of the page.
      event.preventDefault();
    };
    const settle = (outcome: () => void): void => {
      globalThis.removeEventListener('error', onScriptError);
      script.remove();
      outcome();
    };
    globalThis.addEventListener('error', onScriptError);
    script.addEventListener('load', () =>
      settle(() => (thrown === undefined ? resolve() : reject(new RemoteError('entry_threw', remote, `${address} threw`, thrown)))),
    );
    script.addEventListener('error', () =>
      settle(() => reject(new RemoteError('entry_not_loaded', remote, `${address} could not be loaded`))),
    );
    // Also without a digest, which no script has: then nothing is run.
    script.integrity = `sha384-${sha384}`;
    script.src = address;
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is RemoteContainer {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
