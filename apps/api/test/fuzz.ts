import { isErrorCode } from '@orime/contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ApiApp } from '../src/app.ts';
import { bodyFor, createRandom, hostileText, queryFor, type Random } from './fuzz-values.ts';
import { listRoutes, type ApiRoute } from './routes.ts';

export interface FuzzOptions {
  readonly cases: number;
  /** The same seed sends the same requests, as long as the routes are the same. */
  readonly seed: number;
  /** Tokens to send requests with; called again whenever a token stopped counting. `undefined` is a visitor. */
  readonly signIn: readonly (() => Promise<string | undefined>)[];
  /** Ids, slugs and codes of the database, to be met on the way. */
  readonly known?: readonly string[];
  /** Addresses that start so. Default: all. */
  readonly under?: string;
  /** Called every hundred cases, for a progress display. */
  readonly onProgress?: (done: number) => void;
}

export interface FuzzFailure {
  readonly request: Pick<InjectOptions, 'method' | 'url' | 'payload'>;
  readonly status: number;
  readonly reason: string;
  readonly body: string;
}

export interface FuzzReport {
  readonly cases: number;
  readonly routes: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly FuzzFailure[];
}

/**
 * Sends requests made from every route's own schemas, with something hostile in them, in every role. A failure is a 5xx, a
 * refusal that has not the error shape, or no answer at all.
 */
export async function fuzzRoutes(app: ApiApp, { cases, seed, signIn, known = [], under = '/', onProgress }: FuzzOptions): Promise<FuzzReport> {
  const random = createRandom(seed, [...commonParams, ...known]);
  const routes = listRoutes(app).filter(({ url }) => url.startsWith(under) && !url.startsWith('/api/docs') && !url.startsWith('/metrics'));
  const tokens = await Promise.all(signIn.map((make) => make()));
  const statuses: Record<string, number> = {};
  const failures: FuzzFailure[] = [];

  for (let count = 0; count < cases; count += 1) {
    // Every route in turn, every role in turn: a small sample reaches all of them.
    const route = routes[count % routes.length];
    const who = Math.floor(count / routes.length) % tokens.length;
    if (route === undefined) break;
    const request = makeRequest(route, random, tokens[who]);
    const answer = await app.inject(request);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    const reason = findFault(answer);
    if (reason !== undefined) failures.push({ request: { method: request.method, url: request.url, payload: request.payload }, status: answer.statusCode, reason, body: answer.body.slice(0, 500) });
    if (answer.statusCode === 401 && tokens[who] !== undefined) tokens[who] = await signIn[who]?.();
    if (count % 100 === 99) onProgress?.(count + 1);
  }
  return { cases, routes: routes.length, statuses, failures };
}

function makeRequest(route: ApiRoute, random: Random, token: string | undefined): InjectOptions {
  const path = route.url.replaceAll(/:\w+/g, () => encodeSegment(random.chance(0.5) ? random.pick(random.known) : hostileText(random).slice(0, 3000)));
  const query = queryFor(route.schema?.querystring, random);
  const hasBody = route.method !== 'GET' && random.chance(0.97);
  return {
    method: route.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(hasBody ? { 'content-type': random.chance(0.96) ? 'application/json' : random.pick(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/json; charset=latin1', ';']) } : {}),
      'idempotency-key': random.chance(0.9) ? `fuzz-${random.integer(1_000_000)}` : hostileText(random).replaceAll(/[^\x20-\x7e]/g, '').slice(0, 300),
      ...(random.chance(0.1) ? { 'if-match': hostileText(random).replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200) } : {}),
    },
    ...(hasBody ? { payload: bodyFor(route.schema?.body, random) } : {}),
  };
}

/** Half a surrogate cannot be written in an address; its bytes can. */
function encodeSegment(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

const commonParams = ['1', 'men', 'terms', 'test', 'JP', 'dsn_01J00000000000000000000000', 'grp_01J00000000000000000000000', 'silk-coat'];

function findFault(answer: LightMyRequestResponse): string | undefined {
  if (answer.statusCode >= 500) return 'a 5xx';
  if (answer.statusCode < 400) return undefined;
  try {
    const { error, message } = answer.json();
    const isWhole = isErrorCode(error.code) && typeof error.message === 'string' && typeof error.messageJp === 'string' && typeof error.requestId === 'string' && typeof message === 'string';
    return isWhole ? undefined : 'not the error shape';
  } catch {
    return 'a refusal that is not JSON';
  }
}
