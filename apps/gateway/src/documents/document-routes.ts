import type { Override } from '@orime/federation/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { GatewayConfig } from '../config.ts';
import type { GatewayCounters } from '../plugins/metrics.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { LiveSet } from '../releases/live-set.ts';
import { overriddenSet, sentOverride } from '../releases/overrides.ts';
import { setOfVisitor } from '../releases/visitor-group.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { ApiReader } from './api-reader.ts';
import { contentPolicy, DOCUMENT_HEADERS } from './content-policy.ts';
import { DocumentCache, documentKey, RecordedReads, type ReadyDocument } from './document-cache.ts';
import { sendEarlyHints } from './early-hints.ts';
import { makeDocument, type MadeDocument } from './make-document.ts';
import { compressAroundNonce, joinPieces, newNonce, withNonce } from './parts-around-nonce.ts';
import { preferredEncoding } from './preferred-encoding.ts';
import type { Preloads } from './preloads.ts';
import { visitorOf, type Visitor } from './visitor.ts';

interface DocumentParts {
  readonly config: GatewayConfig;
  readonly releases: LiveReleases;
  readonly api: ApiReader;
  readonly renderer: PageRenderer;
  readonly counters: GatewayCounters;
}

interface Sources extends DocumentParts {
  readonly cache: DocumentCache;
  /** Not called for a document that is kept: that one is there at once. */
  readonly onPreloads?: ((preloads: Preloads) => void) | undefined;
}

/** What is answered: a document that is kept, or one made for this answer. */
interface Answer {
  readonly status: 200 | 404;
  readonly etag: string;
  readonly made?: MadeDocument;
  readonly compressed?: ReadyDocument['compressed'] | undefined;
}

const gzipOf = promisify(gzip);
/** Gzip of documents differs for every answer. */
const GZIP_LEVEL = 6;

/** Documents for GET of every path that nothing else answers. */
export function documentRoutes(app: FastifyInstance, parts: DocumentParts): void {
  const cache = new DocumentCache();
  const handle = (request: FastifyRequest, reply: FastifyReply) => sendDocument(request, reply, { ...parts, cache });
  // The one path under /api that is a page (decision T9); POSTs to it still reach the API.
  app.get('/api/gmailer/auth/callback', handle);
  app.get('/', handle);
  app.get('/*', handle);
}

async function sendDocument(request: FastifyRequest, reply: FastifyReply, sources: Sources): Promise<FastifyReply> {
  const { config, releases } = sources;
  const live = await releases.current();
  if (live === undefined) {
    return reply
      .code(503)
      .header('retry-after', '5')
      .type('text/plain; charset=utf-8')
      .send('Nothing is released yet: publish and promote the shell first.\n');
  }
  const { set, override } = await chooseForVisitor(request, reply, live, sources);
  const url = addressOf(request.raw.url ?? '/');
  const visitor = visitorOf(request.headers.cookie, url.searchParams);
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  const onPreloads = config.earlyHints ? (preloads: Preloads) => sendEarlyHints(request.raw, reply.raw, preloads) : undefined;
  const { status, etag, made, compressed } = await answerOf(url, visitor, set, override, encoding === 'br', { ...sources, onPreloads });
  void reply.headers(DOCUMENT_HEADERS).header('etag', etag);
  // A 304 carries no policy: the browser keeps the nonce of the document it has together with its policy.
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const nonce = newNonce();
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentPolicy(nonce, config, set.origins));
  if (compressed !== undefined) return reply.header('content-encoding', 'br').send(withNonce(compressed, nonce));
  const html = joinPieces(made?.pieces ?? [], Buffer.from(nonce));
  return encoding === 'gzip' ? reply.header('content-encoding', 'gzip').send(await gzipOf(html, { level: GZIP_LEVEL })) : reply.send(html);
}

/** Documents are kept as most browsers want them, with Brotli. What is a developer's alone, or misses something, is made anew each time. */
async function answerOf(
  url: URL,
  visitor: Visitor,
  set: LiveSet,
  override: Override | undefined,
  isBrotli: boolean,
  sources: Sources,
): Promise<Answer> {
  const { api, cache } = sources;
  const key = documentKey(set, url, visitor);
  const known = override === undefined && isBrotli ? await cache.find(key, api) : undefined;
  if (known !== undefined) return known;
  const reads = new RecordedReads(api);
  const made = await makeDocument(set, url, visitor, { ...sources, api: reads, override });
  const { status, pieces, isWhole } = made;
  const etag = `W/"${createHash('sha1').update(Buffer.concat(pieces)).digest('base64url')}"`;
  const compressed = isBrotli ? await compressAroundNonce(pieces) : undefined;
  if (compressed !== undefined && override === undefined && isWhole && reads.isComplete)
    cache.keep(key, reads.answers, { status, etag, compressed });
  return { status, etag, made, compressed };
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

/** Only path and query matter; a request line may hold anything. */
function addressOf(rawUrl: string): URL {
  const [path = '/', search = ''] = rawUrl.split('?', 2);
  const url = new URL('http://gateway/');
  url.pathname = path;
  url.search = search;
  return url;
}
