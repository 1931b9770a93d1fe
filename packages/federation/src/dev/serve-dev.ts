import type { ReleaseRemote } from '@orime/contracts';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { askSite, cookiesHere, passOn, tellNoAnswer } from '../alone/ask-site.ts';
import { CHANGES_PATH, type ChangeFeed } from '../alone/change-feed.ts';
import { ownDocument } from './own-document.ts';
import { DEV_VERSION } from './watch-dev.ts';

export interface DevSite {
  readonly name: string;
  /** Build folder of the remote. */
  readonly folder: string;
  readonly remote: () => Promise<ReleaseRemote>;
  readonly changes: ChangeFeed;
  /** The site that the pages are those of. */
  readonly against: URL;
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };
/** Of a site that is reached by https at its own address, and not here. */
const NOT_HERE = ['strict-transport-security', 'content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'];

/**
 * A site with one remote exchanged: its pages, data and files are those of the site, and whatever is asked of the remote is the newest
 * build. Nobody else sees it, and nothing is written into a registry.
 */
export function serveDev(site: DevSite, port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const own = `/r/${site.name}/${DEV_VERSION}/`;
    if (pathname === CHANGES_PATH) site.changes.add(outgoing);
    else if (pathname.startsWith(own)) sendFile(join(site.folder, basename(pathname)), outgoing);
    else forward(incoming, outgoing, site);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => tunnel(incoming, socket, site.against));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}

function sendFile(file: string, outgoing: ServerResponse): void {
  if (!existsSync(file)) return void outgoing.writeHead(404, { 'cache-control': 'no-store' }).end();
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  createReadStream(file).pipe(outgoing);
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, site: DevSite): void {
  const isDocument = incoming.method === 'GET' && (incoming.headers.accept ?? '').includes('text/html');
  // A document is changed on its way: it has to come whole, and as text.
  const upstream = askSite(incoming, site.against, isDocument ? { 'accept-encoding': 'identity', 'if-none-match': undefined } : {});
  upstream.on('response', (answer) => {
    if (isDocument && (answer.headers['content-type'] ?? '').startsWith('text/html')) return void sendDocument(answer, outgoing, site);
    passOn(answer, outgoing);
  });
  upstream.on('error', (error) => tellNoAnswer(error, outgoing, site.against));
  incoming.pipe(upstream);
}

async function sendDocument(answer: IncomingMessage, outgoing: ServerResponse, { name, remote }: DevSite): Promise<void> {
  answer.setEncoding('utf8');
  let html = '';
  for await (const part of answer) html += String(part);
  const own = ownDocument(html, name, await remote());
  const headers: OutgoingHttpHeaders = { ...answer.headers, ...cookiesHere(answer), 'cache-control': 'no-store' };
  for (const header of NOT_HERE) delete headers[header];
  const policy = answer.headers['content-security-policy'];
  if (typeof policy === 'string') headers['content-security-policy'] = policy.replace(/;?\s*upgrade-insecure-requests/, '');
  // A route that only this build has is not known to the site, and is a page here.
  outgoing.writeHead(answer.statusCode === 404 && own !== undefined ? 200 : (answer.statusCode ?? 502), headers);
  outgoing.end(own ?? html);
}

function tunnel(incoming: IncomingMessage, socket: Duplex, against: URL): void {
  const upstream = askSite(incoming, against);
  upstream.on('upgrade', (answer, other) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    other.pipe(socket).on('error', () => other.destroy());
    socket.pipe(other).on('error', () => socket.destroy());
  });
  upstream.on('response', () => socket.destroy());
  upstream.on('error', () => socket.destroy());
  upstream.end();
}
