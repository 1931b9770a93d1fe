import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { outsideWork, startWork, type UnitOfWork } from '../db/unit-of-work.ts';
import { RequestError } from '../errors/request-error.ts';

/** A request that died holding its key gives it up after this time. */
const abandonedSeconds = 60;
/** Between two looks at a key that another request holds. */
const waitStepMs = 100;

/**
 * Routes with `config.idempotent` need an `Idempotency-Key`. The first request with a key works; later ones with the same
 * body get its stored answer, meanwhile `in_progress`, and another body or query under the same key is `key_reused`. Only
 * success is stored: a failed request left nothing behind and may be tried again under its key. Keys are kept for 24 hours.
 * Routes with `if-keyed` work without a key as well.
 *
 * What such a request writes and the answer under its key are one transaction (`UnitOfWork`): a process that dies leaves both
 * or neither, so that the next try never does the work again. Routes with `by-itself` talk to a payment provider meanwhile,
 * whose doings no rollback takes back; they keep each step and find it again when they are repeated.
 */
export const idempotencyPlugin = fastifyPlugin(
  async (app) => {
    app.decorateRequest('idempotency', null);
    const begin = async (request: FastifyRequest, reply: FastifyReply, isByItself: boolean): Promise<unknown> => {
      const place = readPlace(request);
      const taken = await takeInTurn(request, place, Date.now() + (request.routeOptions.config.idempotentWaitMs ?? 0));
      if (!('takenAt' in taken)) return reply.status(taken.status).header('idempotency-replayed', 'true').send(taken.body);
      request.idempotency = { ...place, ...taken, work: isByItself ? undefined : startWork() };
      return undefined;
    };
    app.addHook('preHandler', (request, reply, done) => {
      const { idempotent = false } = request.routeOptions.config;
      if (idempotent === false || (idempotent === 'if-keyed' && request.headers['idempotency-key'] === undefined)) return done();
      return begin(request, reply, idempotent === 'by-itself');
    });
    app.addHook('preHandler', (request, _reply, done) => {
      const work = request.idempotency?.work;
      if (work === undefined) done();
      else work.run(done);
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const place = request.idempotency;
      if (place === null) return done();
      request.idempotency = null;
      return settle(request, reply, place, payload).then(() => payload);
    });
  },
  { name: 'idempotency', dependencies: ['auth'] },
);

interface Place {
  readonly actor: string;
  readonly endpoint: string;
  readonly key: string;
  readonly requestHash: string;
}

interface TakenPlace extends Place {
  /** Tells this try from one that takes the key over. */
  readonly takenAt: string;
  readonly work: UnitOfWork | undefined;
}

function readPlace(request: FastifyRequest): Place {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new RequestError('validation', { fields: { 'Idempotency-Key': 'is required: 8 to 200 printable characters' } });
  }
  return {
    actor: request.actor.userId ?? 'visitor',
    endpoint: `${request.method} ${request.routeOptions.url ?? ''}`,
    key,
    requestHash: digestOf(request),
  };
}

/** A trial run and the real one differ in the query alone; of a file that is still to be read only its length is known. */
function digestOf({ params, body, query, headers }: FastifyRequest): string {
  const parts: unknown[] = [params, body ?? null];
  // Digests of requests without these are as they always were: whoever tries again after a release is known by them.
  if (Object.keys(query as object).length > 0) parts.push(query);
  if ((body ?? null) === null && Number(headers['content-length'] ?? 0) > 0) parts.push(headers['content-length']);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** The same, waiting until `untilMs` for another request that works under the key. */
async function takeInTurn(request: FastifyRequest, place: Place, untilMs: number): ReturnType<typeof take> {
  for (;;) {
    try {
      return await take(request, place);
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'in_progress' || Date.now() >= untilMs) throw error;
      await sleep(waitStepMs);
    }
  }
}

/** Takes the key for this request; gives the stored answer when the work is done already. */
async function take(request: FastifyRequest, place: Place): Promise<{ status: number; body: unknown } | { takenAt: string }> {
  const { db } = request.server;
  const { rows } = await sql<{ takenAt: string }>`
    INSERT INTO idempotency_keys AS keys (actor, endpoint, key, request_hash)
    VALUES (${place.actor}, ${place.endpoint}, ${place.key}, ${place.requestHash})
    ON CONFLICT (actor, endpoint, key) DO UPDATE SET
      request_hash = excluded.request_hash, status = 'in_progress', response = NULL, response_status = NULL,
      created_at = now(), expires_at = excluded.expires_at
    WHERE keys.expires_at < now()
      OR (keys.status = 'in_progress' AND keys.request_hash = excluded.request_hash
        AND keys.created_at < now() - make_interval(secs => ${abandonedSeconds}))
    RETURNING created_at::text AS "takenAt"`.execute(db);
  if (rows[0] !== undefined) return rows[0];
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response', 'response_status'])
    .where('actor', '=', place.actor)
    .where('endpoint', '=', place.endpoint)
    .where('key', '=', place.key)
    .executeTakeFirst();
  if (row !== undefined && row.request_hash !== place.requestHash) throw new RequestError('key_reused');
  if (row === undefined || row.status === 'in_progress') throw new RequestError('in_progress', { headers: { 'retry-after': '1' } });
  return { status: row.response_status ?? 200, body: row.response };
}

async function settle(request: FastifyRequest, reply: FastifyReply, place: TakenPlace, payload: unknown): Promise<void> {
  const { db } = request.server;
  const { work } = place;
  const where = sql`WHERE actor = ${place.actor} AND endpoint = ${place.endpoint} AND key = ${place.key} AND created_at = ${place.takenAt}::timestamptz`;
  const keep = async () => {
    const { rows } =
      await sql`UPDATE idempotency_keys SET status = 'done', response_status = ${reply.statusCode}, response = ${String(payload)}::jsonb ${where} RETURNING 1`.execute(
        db,
      );
    // It took so long that another try has the key: that one's work counts.
    if (rows.length === 0 && work !== undefined) throw new RequestError('in_progress', { headers: { 'retry-after': '1' } });
  };
  const forget = async () => {
    // A connection that is gone has rolled back by itself.
    await work?.rollback().catch(() => {});
    await outsideWork(() => sql`DELETE FROM idempotency_keys ${where} AND status = 'in_progress'`.execute(db));
  };
  if (reply.statusCode >= 300 || typeof payload !== 'string') return forget();
  try {
    await (work === undefined ? keep() : work.run(keep));
    await work?.commit();
  } catch (error) {
    await forget().catch(() => {});
    throw error;
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route needs an `Idempotency-Key`, or with `if-keyed` takes one, and answers repeats with the stored answer. `by-itself`: its steps are not one transaction. */
    idempotent?: boolean | 'if-keyed' | 'by-itself';
    /** For how long a repeat waits for the request that works under its key, instead of being told `in_progress` at once. Default: 0. */
    idempotentWaitMs?: number;
  }
  interface FastifyRequest {
    idempotency: TakenPlace | null;
  }
}
