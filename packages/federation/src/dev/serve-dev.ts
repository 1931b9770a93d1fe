import type { ReleaseRemote } from '@orime/contracts';
import { createReadStream, existsSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { basename, extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
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

function ask(incoming: IncomingMessage, against: URL, isDocument: boolean) {
  const { origin, referer, 'if-none-match': known, ...headers } = incoming.headers;
  const send = against.protocol === 'https:' ? httpsRequest : httpRequest;
  return send(new URL(incoming.url ?? '/', against), {
    method: incoming.method,
    headers: {
      ...headers,
      host: against.host,
      // For the site, its own pages ask.
      ...(origin !== undefined && { origin: against.origin }),
      ...(referer !== undefined && { referer: against.href }),
      ...(isDocument ? { 'accept-encoding': 'identity' } : known !== undefined && { 'if-none-match': known }),
    },
  });
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, site: DevSite): void {
  const isDocument = incoming.method === 'GET' && (incoming.headers.accept ?? '').includes('text/html');
  const upstream = ask(incoming, site.against, isDocument);
  upstream.on('response', (answer) => {
    if (isDocument && (answer.headers['content-type'] ?? '').startsWith('text/html')) return void sendDocument(answer, outgoing, site);
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...cookiesHere(answer) });
    answer.pipe(outgoing);
  });
  upstream.on('error', (error) => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    outgoing.end(`${site.against.href} does not answer: ${error.message}. Start the site (npm start) or say --against.\n`);
  });
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

/** Cookies of a site with https are taken by http://localhost, too. */
function cookiesHere({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const cookies = headers['set-cookie'];
  return cookies === undefined ? {} : { 'set-cookie': cookies.map((cookie) => cookie.replaceAll(/;\s*(?:Secure|Domain=[^;]*)/gi, '')) };
}

function tunnel(incoming: IncomingMessage, socket: Duplex, against: URL): void {
  const upstream = ask(incoming, against, false);
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
