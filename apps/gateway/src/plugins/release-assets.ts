import { versionKey, type Registry } from '@orime/federation/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { preferredEncoding } from '../documents/preferred-encoding.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { openWhole, type WholeFile } from './open-whole.ts';

const MIME_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff: 'font/woff',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  map: 'application/json; charset=utf-8',
};

/** No ETag: whoever keeps a file for a year never asks whether it has changed. */
const IMMUTABLE = {
  'cache-control': 'max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * `/r/<remote>/<version>/<file>`: immutable files of any published version, live or not. Only what the version's
 * manifest lists is served, so a path can never leave its folder, and only whole: a length that was announced is sent.
 */
export function releaseAssets(app: FastifyInstance, registry: Registry, releases: LiveReleases): void {
  app.get<{ Params: { remote: string; version: string; '*': string } }>('/r/:remote/:version/*', async (request, reply) => {
    const { remote, version } = request.params;
    // `~2/…` is the loader's second attempt: the same file under an address that nothing on the way has seen fail.
    const path = request.params['*'].replace(/^~\d+\//, '');
    const manifest = await releases.manifest(remote, version);
    const asset = path === 'remote.json' ? MANIFEST_FILE : manifest?.assets.find((entry) => entry.path === path);
    if (manifest === undefined || asset === undefined) return refuse(reply);
    // Equal sizes mean that the file was not worth compressing.
    const isCompressed = asset.brotliBytes !== asset.bytes;
    const headers = {
      ...IMMUTABLE,
      'content-type': MIME_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      ...(isCompressed && { vary: 'Accept-Encoding' }),
      // The shell's service worker is for every page, not only for its folder.
      ...(remote === 'shell' && SERVICE_WORKER.test(path) && { 'service-worker-allowed': '/' }),
      ...(EVAL_WORKER.test(path) && { 'content-security-policy': EVAL_WORKER_POLICY }),
    };
    const wanted = isCompressed ? preferredEncoding(request.headers['accept-encoding']) : undefined;
    const file = await openWhole(registry.store, `${versionKey(remote, version)}/${path}`, asset, wanted);
    if (file === undefined || file.encoding !== wanted) await releases.suspect(remote, version, path);
    else releases.trust(remote, version, path);
    if (file === undefined) return refuse(reply);
    void reply.headers(headers);
    leaveOutIdleHeaders(reply, path);
    return sendWhole(reply, file);
  });
}

/**
 * A worker has the policy of its own response and not the page's. One that makes functions from text, as OpenCV does, says so by its
 * name, `<name>.eval-worker.<hash>.js`: it may do that and load released files, and it reaches nothing else, neither addresses nor
 * further workers. Pages do not run it as a script: their policy wants a nonce and has no `unsafe-eval`.
 */
const EVAL_WORKER = /\.eval-worker\.[0-9a-f]+\.js$/;
const EVAL_WORKER_POLICY = "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src data:";

const SERVICE_WORKER = /^service-worker\.[0-9a-f]+\.js$/;

const MANIFEST_FILE = { path: 'remote.json', integrity: '', bytes: undefined, brotliBytes: undefined } as const;

/**
 * A first visit loads more than a dozen scripts: headers that change nothing for them would cost it a kilobyte. HTTP/1.1 keeps
 * connections without being told, a script that is not a module asks for nothing by its own referrer policy, and any page may use a
 * script that names no resource policy.
 */
function leaveOutIdleHeaders(reply: FastifyReply, path: string): void {
  if (!path.endsWith('.js')) return;
  for (const name of ['referrer-policy', 'cross-origin-resource-policy']) reply.removeHeader(name);
  reply.raw.removeHeader('connection');
}

function sendWhole(reply: FastifyReply, { handle, encoding, bytes }: WholeFile): FastifyReply {
  void reply.header('content-length', bytes);
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  if (bytes === 0) return reply.send(handle.createReadStream());
  const stream = handle.createReadStream({ end: bytes - 1 });
  // A file that shrinks while it is sent must not leave the browser waiting for the rest.
  stream.on('end', () => void (stream.bytesRead < bytes && reply.raw.destroy()));
  return reply.send(stream);
}

/** A wrong address is not remembered: the file may be published a moment later. */
function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('No such file in any published version.\n');
}
