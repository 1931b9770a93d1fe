import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hash } from 'node:crypto';
import { watchCatalogue } from './freshness.ts';

/** Together a few megabytes: pages of lists that are asked again and again. */
const mostAnswers = 300;
const longestUrl = 500;
const largestBytes = 64 * 1024;

/** JSON text that is the same for everybody, with the headers that belong to it. */
export interface PublicAnswer {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface KeptAnswer {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `app.sendKept`: answers that depend on nothing but the address and the catalogue. They are kept as bytes until the
 * catalogue changes, which every request makes sure of, so that nobody is given an old one; a browser that has the same bytes is
 * told so with a 304. `Cache-Control: no-cache` in the request goes past what is kept.
 */
export const keptAnswersPlugin = fastifyPlugin(
  async (app) => {
    const lookAtCatalogue = watchCatalogue(app.pool);
    const kept = new Map<string, { readonly generation: number; readonly answer: Promise<KeptAnswer> }>();

    const find = async (url: string, build: () => Promise<PublicAnswer>): Promise<KeptAnswer> => {
      const generation = await lookAtCatalogue();
      const known = kept.get(url);
      if (known?.generation === generation) return known.answer;
      const answer = build().then(toBytes);
      kept.delete(url);
      if (kept.size >= mostAnswers) kept.delete(kept.keys().next().value ?? '');
      const entry = { generation, answer };
      kept.set(url, entry);
      const forget = () => void (kept.get(url) === entry && kept.delete(url));
      answer.then(({ bytes }) => bytes.length > largestBytes && forget(), forget);
      return answer;
    };

    // An address that is known was understood and checked when its answer was made: neither is done again.
    app.addHook('preParsing', (request, reply, _payload, done) => {
      const known = request.method === 'GET' && !isPast(request) ? kept.get(request.url) : undefined;
      if (known === undefined) return done();
      // Goes on with the route once the reply is sent, which ends it, or at once.
      return lookAtCatalogue().then(async (generation) =>
        generation === known.generation ? send(request, reply, await known.answer) : undefined,
      );
    });

    app.decorate('sendKept', async (request, reply, build) =>
      send(request, reply, isPast(request) ? toBytes(await build()) : await find(request.url, build)),
    );
  },
  { name: 'kept-answers', dependencies: ['context'] },
);

function isPast({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const wish = headers['cache-control'];
  return url.length > longestUrl || (wish !== undefined && /\bno-(cache|store)\b/.test(wish));
}

function send(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, { bytes, etag, headers }: KeptAnswer): FastifyReply {
  reply.headers(headers);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
}

function toBytes({ text, headers }: PublicAnswer): KeptAnswer {
  const bytes = encode(text);
  const etag = `"${hash('sha1', bytes, 'base64url')}"`;
  return { bytes, etag, headers: { ...headers, etag, 'cache-control': 'no-cache' } };
}

const encoder = new TextEncoder();
const desk = Buffer.allocUnsafeSlow(256 * 1024);

/** Written where there is room for any page, then copied: `Buffer.from` counts the bytes first, which takes as long as writing them. */
function encode(text: string): Buffer {
  const { read, written } = encoder.encodeInto(text, desk);
  return read === text.length ? Buffer.from(desk.subarray(0, written)) : Buffer.from(text);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends what was kept for the address, or builds it. Only for answers that are the same for every sender. */
    sendKept(
      request: Pick<FastifyRequest, 'url' | 'headers'>,
      reply: FastifyReply,
      build: () => Promise<PublicAnswer>,
    ): Promise<FastifyReply>;
  }
}
