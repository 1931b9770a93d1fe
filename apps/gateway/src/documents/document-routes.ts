import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { GatewayConfig } from '../config.ts';
import type { GatewayCounters } from '../plugins/metrics.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { LiveSet } from '../releases/live-set.ts';
import { overriddenSet, sentOverride } from '../releases/overrides.ts';
import { setOfVisitor } from '../releases/visitor-group.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { ApiReader } from './api-reader.ts';
import { contentPolicy, DOCUMENT_HEADERS } from './content-policy.ts';
import { makeDocument } from './make-document.ts';
import { preferredEncoding } from './preferred-encoding.ts';
import { visitorOf } from './visitor.ts';

interface DocumentParts {
  readonly config: GatewayConfig;
  readonly releases: LiveReleases;
  readonly api: ApiReader;
  readonly renderer: PageRenderer;
  readonly counters: GatewayCounters;
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Documents for GET of every path that nothing else answers. */
export function documentRoutes(app: FastifyInstance, parts: DocumentParts): void {
  const handle = (request: FastifyRequest, reply: FastifyReply) => sendDocument(request, reply, parts);
  // The one path under /api that is a page (decision T9); POSTs to it still reach the API.
  app.get('/api/gmailer/auth/callback', handle);
  app.get('/', handle);
  app.get('/*', handle);
}

async function sendDocument(request: FastifyRequest, reply: FastifyReply, parts: DocumentParts): Promise<FastifyReply> {
  const { config, releases } = parts;
  const live = await releases.current();
  if (live === undefined) {
    return reply
      .code(503)
      .header('retry-after', '5')
      .type('text/plain; charset=utf-8')
      .send('Nothing is released yet: publish and promote the shell first.\n');
  }
  const { set, override } = await chooseForVisitor(request, reply, live, parts);
  const url = addressOf(request.raw.url ?? '/');
  const visitor = visitorOf(request.headers.cookie, url.searchParams);
  const { status, pieces } = await makeDocument(set, url, visitor, { ...parts, override });
  const etag = `W/"${createHash('sha1').update(pieces.join('')).digest('base64url')}"`;
  void reply.headers(DOCUMENT_HEADERS).header('etag', etag);
  // A 304 carries no policy: the browser keeps the nonce of the document it has together with its policy.
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const nonce = randomBytes(18).toString('base64');
  return send(
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentPolicy(nonce, config, set.origins)),
    Buffer.from(pieces.join(nonce)),
    request.headers['accept-encoding'],
  );
}

/** A developer's own set, or the one that the visitor's group has. What allows nothing is counted, and is no other page. */
async function chooseForVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  live: LiveSet,
  { config, releases, counters }: DocumentParts,
) {
  const { cookie: cookies } = request.headers;
  const sent = sentOverride(cookies, config.releaseKeys, config.publicUrl);
  const own = sent?.override && (await overriddenSet(live, releases, sent.override));
  if (own !== undefined) return own;
  if (sent !== undefined) counters.countIgnoredOverride();
  const { set, cookie } = setOfVisitor(live, releases.trials, cookies, config.publicUrl.startsWith('https:'));
  if (cookie !== undefined) void reply.header('set-cookie', cookie);
  return { set, override: undefined };
}

/** Quick compression levels: documents differ for every answer. */
async function send(reply: FastifyReply, bytes: Buffer, accepted: string | undefined): Promise<FastifyReply> {
  const encoding = preferredEncoding(accepted);
  if (encoding === 'br') {
    return reply.header('content-encoding', 'br').send(await brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  }
  if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(await gzipOf(bytes, { level: 6 }));
  return reply.send(bytes);
}

/** Only path and query matter; a request line may hold anything. */
function addressOf(rawUrl: string): URL {
  const [path = '/', search = ''] = rawUrl.split('?', 2);
  const url = new URL('http://gateway/');
  url.pathname = path;
  url.search = search;
  return url;
}
