import type { RemoteAsset } from '@orime/contracts';
import { versionFolder, type Registry } from '@orime/federation/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { preferredEncoding } from '../documents/preferred-encoding.ts';
import type { LiveReleases } from '../releases/live-releases.ts';

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

const IMMUTABLE = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * `/r/<remote>/<version>/<file>`: immutable files of any published version, live or not. Only what the version's
 * manifest lists is served, so a path can never leave its folder.
 */
export function releaseAssets(app: FastifyInstance, registry: Registry, releases: LiveReleases): void {
  app.get<{ Params: { remote: string; version: string; '*': string } }>('/r/:remote/:version/*', async (request, reply) => {
    const { remote, version } = request.params;
    // `~2/…` is the loader's second attempt: the same file under an address that nothing on the way has seen fail.
    const path = request.params['*'].replace(/^~\d+\//, '');
    const manifest = await releases.manifest(remote, version);
    const asset = path === 'remote.json' ? manifestFile : manifest?.assets.find((entry) => entry.path === path);
    if (manifest === undefined || asset === undefined) return refuse(reply);
    return sendAsset(reply, join(versionFolder(registry, remote, version), path), asset, request.headers);
  });
}

const manifestFile: Pick<RemoteAsset, 'path' | 'integrity' | 'bytes' | 'brotliBytes'> = {
  path: 'remote.json',
  integrity: '',
  bytes: 0,
  brotliBytes: 0,
};

function sendAsset(
  reply: FastifyReply,
  file: string,
  { path, integrity, bytes, brotliBytes }: Pick<RemoteAsset, 'path' | 'integrity' | 'bytes' | 'brotliBytes'>,
  headers: { readonly 'accept-encoding'?: string; readonly 'if-none-match'?: string },
): FastifyReply {
  const etag = integrity === '' ? undefined : `"${integrity.slice('sha384-'.length, 'sha384-'.length + 16)}"`;
  void reply.headers(IMMUTABLE).type(MIME_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  if (etag !== undefined) void reply.header('etag', etag);
  if (etag !== undefined && headers['if-none-match'] === etag) return reply.code(304).send();
  // Equal sizes mean that the file was not worth compressing.
  const isCompressed = brotliBytes !== bytes;
  const encoding = isCompressed ? preferredEncoding(headers['accept-encoding']) : undefined;
  if (isCompressed) void reply.header('vary', 'Accept-Encoding');
  if (encoding === 'gzip') return reply.header('content-encoding', 'gzip').send(createReadStream(`${file}.gz`));
  const length = encoding === 'br' ? brotliBytes : bytes;
  if (length > 0) void reply.header('content-length', length);
  if (encoding === undefined) return reply.send(createReadStream(file));
  return reply.header('content-encoding', encoding).send(createReadStream(`${file}.br`));
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
