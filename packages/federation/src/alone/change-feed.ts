import type { ServerResponse } from 'node:http';

/** Where pages of a developer listen for the next build. */
export const CHANGES_PATH = '/__orime/changes';

/** Server-sent events to the pages that are open: one for each build. */
export interface ChangeFeed {
  add(response: ServerResponse): void;
  tell(): void;
  close(): void;
}

export function createChangeFeed(): ChangeFeed {
  const open = new Set<ServerResponse>();
  return {
    add(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(': listening\n\n');
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    tell: () => open.forEach((response) => response.write('data: built\n\n')),
    close: () => open.forEach((response) => response.end()),
  };
}
