import { isErrorCode } from '@orime/contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ApiApp } from '../src/house/api-app.ts';
import type { TestClient } from './build-test-app.ts';
import { bodyFor, formFor, queryFor } from './fuzz-bodies.ts';
import { createMemory } from './fuzz-memory.ts';
import type { MakeSound } from './fuzz-sound.ts';
import { createRandom, hostileText, type Random, type Recall } from './fuzz-values.ts';
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
  /** How many are on their way at a time. Default: 1. */
  readonly atOnce?: number;
  /** Requests that work. They come in every third turn: as they are in the first of those, mostly with something strange in them later. */
  readonly sound?: MakeSound;
  /** A request that was to work could not be made. */
  readonly onUnmade?: (route: ApiRoute, error: unknown) => void;
  readonly onFailure?: (failure: FuzzFailure) => void;
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
  /** Endpoints that never answered with success. */
  readonly unreached: readonly string[];
  /** Milliseconds of every answer. */
  readonly times: Readonly<Float64Array>;
  readonly failures: readonly FuzzFailure[];
}

/**
 * Sends requests made from every route's own schemas, with something hostile in them, in every role. A failure is a 5xx, a
 * refusal that has not the error shape, or no answer at all.
 */
export async function fuzzRoutes(
  app: ApiApp,
  { cases, seed, signIn, known = [], under = '/', atOnce = 1, sound, onUnmade, onFailure, onProgress }: FuzzOptions,
): Promise<FuzzReport> {
  const random = createRandom(seed, [...commonParams, ...known]);
  const routes = listRoutes(app).filter(({ url }) => url.startsWith(under) && !url.startsWith('/api/docs') && !url.startsWith('/metrics'));
  const tokens = await Promise.all(signIn.map((make) => make()));
  const statuses: Record<string, number> = {};
  const failures: FuzzFailure[] = [];
  const memory = createMemory();
  const reached = new Set<ApiRoute>();
  const refused = new Map<ApiRoute, Set<number>>();
  const times = new Float64Array(cases);

  const send = async (
    count: number,
    route: ApiRoute,
    request: InjectOptions,
    who?: number,
    client: Pick<ApiApp, 'inject'> | TestClient = app,
  ): Promise<void> => {
    const began = performance.now();
    const answer = await beforeHang(client.inject(request));
    times[count] = performance.now() - began;
    const reason = answer === undefined ? 'no answer' : findFault(answer);
    if (reason !== undefined) {
      const failure = {
        request: { method: request.method, url: request.url, payload: request.payload },
        status: answer?.statusCode ?? 0,
        reason,
        body: answer?.body.slice(0, 500) ?? '',
      };
      failures.push(failure);
      onFailure?.(failure);
    }
    if (answer === undefined) return;
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    if (answer.statusCode < 400) reached.add(route);
    // What is made for one request is of no use to others.
    if (who === undefined) return;
    if (answer.statusCode === 401 || answer.statusCode === 403) refused.set(route, (refused.get(route) ?? new Set()).add(who));
    if (answer.statusCode < 400) learn(answer, (body) => memory.learn(String(who), resourceOf(route), body));
    if (answer.statusCode === 401 && tokens[who] !== undefined) tokens[who] = await signIn[who]?.();
  };
  const sendSound = async (count: number, route: ApiRoute, request: InjectOptions, who: number, turn: number): Promise<void> => {
    // A stream of its own: what is made takes different times, and the others stay as the seed says.
    const own = createRandom(seed + count);
    const made = await sound?.(route, own, turn > 1 && own.chance(0.7)).catch((error: unknown) => {
      onUnmade?.(route, error);
      return undefined;
    });
    return made === undefined ? send(count, route, request, who) : send(count, route, made.request, undefined, made.client);
  };
  for (let count = 0; count < cases; count += atOnce) {
    const batch: Promise<void>[] = [];
    for (let index = count; index < Math.min(cases, count + atOnce); index += 1) {
      // Every route in turn, every role in turn: a small sample reaches all of them.
      const route = routes[index % routes.length];
      if (route === undefined) break;
      const turn = Math.floor(index / routes.length);
      const who = chooseWho(random, turn % tokens.length, tokens.length, refused.get(route));
      const request = makeRequest(route, random, tokens[who], (field) => memory.recall(random, String(who), resourceOf(route), field));
      batch.push(sound !== undefined && turn % 3 === 1 ? sendSound(index, route, request, who, turn) : send(index, route, request, who));
    }
    await Promise.all(batch);
    if (Math.floor((count + atOnce) / 100) > Math.floor(count / 100)) onProgress?.(Math.floor((count + atOnce) / 100) * 100);
  }
  return {
    cases,
    routes: routes.length,
    statuses,
    unreached: routes.filter((route) => !reached.has(route)).map(({ method, url }) => `${method} ${url}`),
    times,
    failures,
  };
}

/** Everybody in turn; who was sent away before mostly lets the next one try. */
function chooseWho(random: Random, turn: number, count: number, sentAway: ReadonlySet<number> = new Set()): number {
  if (!sentAway.has(turn) || random.chance(0.15)) return turn;
  const welcome = Array.from({ length: count }, (_, index) => index).filter((index) => !sentAway.has(index));
  return welcome.length === 0 ? turn : random.pick(welcome);
}

/** What an address is about: `design` of /api/design/…, `users` of /api/admin/users/…. */
function resourceOf({ url }: ApiRoute): string {
  const [, , first = '', second = ''] = url.split('/');
  return first === 'admin' ? second : first;
}

/** Longer than any time-out of ours. */
const hangMs = 30_000;

async function beforeHang<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const timer: { id: NodeJS.Timeout | undefined } = { id: undefined };
  const end = new Promise<undefined>((resolve) => (timer.id = setTimeout(() => resolve(undefined), hangMs)));
  return Promise.race([work, end]).finally(() => clearTimeout(timer.id));
}

function learn(answer: LightMyRequestResponse, keep: (body: unknown) => void): void {
  if (answer.headers['content-type']?.toString().includes('json') !== true || answer.body.length > 200_000) return;
  keep(JSON.parse(answer.body));
}

function makeRequest(route: ApiRoute, random: Random, token: string | undefined, recall: Recall): InjectOptions {
  const path = route.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeSegment(segmentFor(name, random, recall)));
  const query = queryFor(route.schema?.querystring, random, recall);
  const form = filesGoTo.has(route.url) && random.chance(0.7) ? formFor(random) : undefined;
  const hasBody = form === undefined && route.method !== 'GET' && random.chance(0.97);
  return {
    method: route.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(token === undefined ? {} : { authorization: token }),
      ...(hasBody
        ? {
            'content-type': random.chance(0.96)
              ? 'application/json'
              : random.pick(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/json; charset=latin1', ';']),
          }
        : {}),
      ...form?.headers,
      'idempotency-key': random.chance(0.9)
        ? `fuzz-key-${random.integer(100_000_000)}`
        : hostileText(random)
            .replaceAll(/[^\x20-\x7e]/g, '')
            .slice(0, 300),
      ...(random.chance(0.1)
        ? {
            'if-match': hostileText(random)
              .replaceAll(/[^\x20-\x7e]/g, '')
              .slice(0, 200),
          }
        : {}),
    },
    ...(form && { payload: form.payload }),
    ...(hasBody ? { payload: bodyFor(route.schema?.body, random, recall) } : {}),
  };
}

const filesGoTo: ReadonlySet<string> = new Set(['/api/upload', '/api/buyer/documents']);

function segmentFor(name: string, random: Random, recall: Recall): string {
  const remembered = random.chance(0.8) ? recall(name === 'id' ? 'own' : name) : undefined;
  if (typeof remembered === 'string') return remembered;
  return random.chance(0.6) ? random.pick(random.known) : hostileText(random).slice(0, 3000);
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
    const isWhole =
      isErrorCode(error.code) &&
      typeof error.message === 'string' &&
      typeof error.messageJp === 'string' &&
      typeof error.requestId === 'string' &&
      typeof message === 'string';
    return isWhole ? undefined : 'not the error shape';
  } catch {
    return 'a refusal that is not JSON';
  }
}
