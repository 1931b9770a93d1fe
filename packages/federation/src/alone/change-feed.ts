import type { ServerResponse } from 'node:http';

/** Where pages of a developer listen for the next build. */
export const CHANGES_PATH = '/__orime/changes';

/** Server-sent events to the pages that are open: one for each build that differs from the one before it, with its hash. */
export interface ChangeFeed {
  add(response: ServerResponse): void;
  /** A watcher builds again without a change, too: of that nobody is told. */
  tell(build: string): void;
  close(): void;
}

export function createChangeFeed(): ChangeFeed {
  const open = new Set<ServerResponse>();
  let newest: string | undefined;
  return {
    add(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': listening\n\n');
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    tell(build) {
      if (build === newest) return;
      newest = build;
      open.forEach((response) => response.write(`data: ${build}\n\n`));
    },
    close: () => open.forEach((response) => response.end()),
  };
}
