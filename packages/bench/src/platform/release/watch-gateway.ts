import { Agent, get } from 'node:http';

export type Edition = 'first' | 'second';

/** Clients that ask one gateway for a document, again and again. */
export interface GatewayWatch {
  /** Resolves once a document came. */
  settled(): Promise<void>;
  /** The time (`performance.now`) at which the first document of the second versions, or of the first ones, was complete. */
  next(edition: Edition): Promise<number>;
  answered(): number;
  failed(): number;
  mixed(): number;
  stop(): Promise<void>;
}

/**
 * @param together names of remotes that change in one revision: a document that has a new version of one and an old one of another is
 *   a mixed set
 */
export function watchGateway(url: string, together: readonly string[], clients: number): GatewayWatch {
  const agent = new Agent({ keepAlive: true });
  const settled = Promise.withResolvers<undefined>();
  const counts = { answered: 0, failed: 0, mixed: 0 };
  const state = { isRunning: true };
  let waiting: { readonly edition: Edition; readonly since: number; readonly resolve: (at: number) => void } | undefined;

  async function ask(): Promise<void> {
    while (state.isRunning) {
      const askedAt = performance.now();
      const html = await read(url, agent).catch(() => undefined);
      const at = performance.now();
      const versions = html === undefined ? undefined : versionsIn(html, together);
      if (versions === undefined) {
        counts.failed += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      counts.answered += 1;
      const editions = new Set(versions.map((version): Edition => (version.endsWith('.second') ? 'second' : 'first')));
      if (editions.size > 1) counts.mixed += 1;
      settled.resolve(undefined);
      if (waiting !== undefined && askedAt >= waiting.since && editions.has(waiting.edition)) {
        waiting.resolve(at);
        waiting = undefined;
      }
    }
  }

  const loops = Array.from({ length: clients }, ask);
  return {
    settled: () => settled.promise,
    next: (edition) =>
      new Promise((resolve) => {
        waiting = { edition, since: performance.now(), resolve };
      }),
    answered: () => counts.answered,
    failed: () => counts.failed,
    mixed: () => counts.mixed,
    async stop() {
      state.isRunning = false;
      await Promise.all(loops);
      agent.destroy();
    },
  };
}

/** The whole document, or a failure: another status, or a response that was cut off. */
function read(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(String(response.statusCode)))));
      response.on('error', reject);
    }).on('error', reject);
  });
}

function versionsIn(html: string, remotes: readonly string[]): readonly string[] | undefined {
  const json = /<script type="application\/json" id="orime-boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) return undefined;
  // Written by our own gateway.
  const { release } = JSON.parse(json) as { release: { remotes: Record<string, { version: string }> } };
  return remotes.map((remote) => release.remotes[remote]?.version ?? 'none');
}
