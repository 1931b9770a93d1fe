import { freePort } from '@orime/tooling/site';
import { Agent, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2';
import { constants, createBrotliCompress } from 'node:zlib';
import { ownCertificate } from './self-signed.ts';

export interface Front {
  readonly url: string;
  stop(): Promise<void>;
}

/** Answers a request itself, instead of the site behind; false leaves it to the site. */
export type OwnAnswer = (request: Http2ServerRequest, response: Http2ServerResponse) => boolean;

export interface FrontOptions {
  /** Changes documents on their way. */
  readonly edit?: (html: string, path: string) => string;
  readonly answer?: OwnAnswer;
}

/** Headers of a connection, which HTTP/2 does not have. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'http2-settings', 'host']);
/** As quick as the gateway's own for documents. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** HTTP/2 with TLS before a site, as a content network has it: what the site has not compressed itself is compressed with Brotli. */
export async function startFront(site: string, { edit, answer }: FrontOptions = {}): Promise<Front> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const { host, hostname, port } = new URL(site);
  const server = createSecureServer({ key: ownCertificate.key, cert: ownCertificate.cert, allowHTTP1: true }, (incoming, outgoing) => {
    if (answer?.(incoming, outgoing) === true) return;
    const isEdited = edit !== undefined && incoming.headers.accept?.includes('text/html') === true;
    const headers = { ...plain(incoming.headers), host, ...(isEdited && { 'accept-encoding': 'identity' }) };
    const upstream = ask({ hostname, port, path: incoming.url, method: incoming.method, headers, agent }, (reply) => {
      if (isEdited && isHtml(reply)) void sendEdited(reply, outgoing, (html) => edit(html, incoming.url));
      else send(reply, outgoing, String(incoming.headers['accept-encoding'] ?? ''));
    });
    upstream.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
    incoming.pipe(upstream);
    // A visitor who leaves wants nothing more of the site.
    outgoing.on('close', () => upstream.destroy());
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${String(own)}`,
    async stop() {
      agent.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      });
    },
  };
}

function plain(headers: IncomingHttpHeaders): Record<string, string | string[] | undefined> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)));
}

function isHtml(reply: IncomingMessage): boolean {
  return String(reply.headers['content-type']).startsWith('text/html');
}

function send(reply: IncomingMessage, outgoing: Http2ServerResponse, accepted: string): void {
  const headers = plain(reply.headers);
  const isWorthIt = /text\/|json|javascript|svg/.test(String(headers['content-type'])) && headers['content-encoding'] === undefined;
  if (!isWorthIt || !/\bbr\b/.test(accepted) || reply.statusCode === 304) {
    outgoing.writeHead(reply.statusCode ?? 502, headers);
    reply.pipe(outgoing);
    return;
  }
  const { 'content-length': _, ...rest } = headers;
  outgoing.writeHead(reply.statusCode ?? 502, { ...rest, 'content-encoding': 'br' });
  reply.pipe(createBrotliCompress(QUALITY)).pipe(outgoing);
}

async function sendEdited(reply: IncomingMessage, outgoing: Http2ServerResponse, edit: (html: string) => string): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const { 'content-length': _, ...headers } = plain(reply.headers);
  outgoing.writeHead(reply.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
  const compress = createBrotliCompress(QUALITY);
  compress.pipe(outgoing);
  compress.end(edit(Buffer.concat(chunks).toString('utf8')));
}
