import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { askSite, passOn, tellNoAnswer } from './ask-site.ts';
import { CHANGES_PATH, type ChangeFeed } from './change-feed.ts';

export interface AloneSite {
  /** Build folder of the standalone remote. */
  readonly folder: string;
  readonly title: string;
  /** Scripts of the latest build, in load order. */
  readonly entries: () => readonly string[];
  /** The log of a session, as JSON, that the remote is told again. */
  readonly replay?: string | undefined;
  /** Tells open pages of each new build. */
  readonly changes?: ChangeFeed;
  /** A running site, local or deployed, to which `/api` and `/media` are proxied. */
  readonly against: URL;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Development server: the remote's files, one document for all paths, and the API of another site. */
export function serveAlone(site: AloneSite, port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    const file = join(site.folder, basename(path));
    if (path === CHANGES_PATH && site.changes !== undefined) {
      site.changes.add(outgoing);
    } else if (/^\/(api|media|socket\.io)\//.test(path)) {
      forward(incoming, outgoing, site.against);
    } else if (extname(path) !== '' && existsSync(file)) {
      outgoing.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'cache-control': 'no-store' });
      createReadStream(file).pipe(outgoing);
    } else {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      outgoing.end(documentOf(site));
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

function documentOf({ title, entries, replay }: AloneSite): string {
  const scripts = entries().map((entry) => `<script defer src="/${entry}"></script>`);
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${scripts.join('\n')}
${replay === undefined ? '' : `<script type="application/json" id="orime-replay">${replay.replaceAll('<', String.raw`\u003c`)}</script>`}
</head>
<body><div id="root"></div></body>
</html>
`;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, against: URL): void {
  const upstream = askSite(incoming, against);
  upstream.on('response', (answer) => passOn(answer, outgoing));
  upstream.on('error', (error) => tellNoAnswer(error, outgoing, against));
  incoming.pipe(upstream);
}
