import { ALLOWED, ENDPOINTS } from '@orime/contracts/lists';
import type { InjectOptions } from 'fastify';
import type { TestApp, TestClient } from './build-test-app.ts';
import { createProfile } from './catalogue-factories.ts';
import { hostileText, hostileValue, type Random } from './fuzz-values.ts';
import { createProducer } from './production-factories.ts';
import type { ApiRoute } from './routes.ts';
import { nameOf, requestOf, senderOf, type Call, type Calls, type MakeCall, type Sender } from './security/calls/call.ts';

/** A request on rows made for it, and who sends it. */
export interface SoundRequest {
  readonly client: TestClient;
  readonly request: InjectOptions;
}

/** Undefined for routes that nothing is known of. Throws when the rows could not be made. */
export type MakeSound = (route: ApiRoute, random: Random, spoil: boolean) => Promise<SoundRequest | undefined>;

/**
 * Requests that work, of which one part may be spoilt: what needs a mailed secret, a signature, a token of a dry run or several
 * steps in order is reached by them, and what lies behind is met with something strange in its place.
 */
export function soundRequests(api: TestApp, calls: Calls): MakeSound {
  const rows = new Map(ENDPOINTS.map((row) => [plainName(row), row]));
  return async (route, random, spoil) => {
    const row = rows.get(plainName(route)) ?? { ...route, allowed: 'everyone' as const };
    const make: MakeCall | undefined =
      calls[nameOf(row)] ?? (row.method === 'GET' && !row.url.includes(':') ? (sender) => plainRead(api, sender) : undefined);
    if (make === undefined) return undefined;
    // An admin among the senders may have closed the shop: what is missing here has its default.
    await api.db.deleteFrom('settings').execute();
    const sender = await senderOf(api, random.pick(ALLOWED[row.allowed]));
    const call = await make(sender);
    return { client: call.by ?? sender, request: requestOf(row, spoil ? spoilt(call, random) : call) };
  };
}

/** What has no id needs somebody who may see it, with a page of their own. */
async function plainRead({ db }: TestApp, sender: Sender): Promise<Call> {
  if (sender.role === 'designer') await createProfile(db, { userId: sender.userId });
  if (sender.role === 'producer') await createProducer(db, { userId: sender.userId });
  return { by: sender };
}

function plainName(row: Pick<ApiRoute, 'method' | 'url'>): string {
  return nameOf(row).replace(/(.)\/$/, '$1');
}

/** The call with something strange at one of its places, or without it. */
function spoilt(call: Call, random: Random): Call {
  const { params = {}, query = {}, body } = call;
  const places = [...placesIn(params, ['params']), ...placesIn(query, ['query']), ...(body === undefined ? [] : placesIn(body, ['body']))];
  if (places.length === 0) return call;
  const [part, ...path] = random.pick(places);
  // What stands in an address is a text, and a path has no gap.
  if (part === 'params') return { ...call, params: { ...params, [path[0] ?? '']: hostileText(random).slice(0, 3000).toWellFormed() } };
  if (part === 'query') return { ...call, query: { ...query, [path[0] ?? '']: hostileText(random).slice(0, 2000) } };
  // An object goes in, and its top is no place: so one comes out.
  return { ...call, body: changed(body, path, random.chance(0.2) ? undefined : hostileValue(random)) as object };
}

function placesIn(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [[...path, name], ...placesIn(part, [...path, name])]);
}

function changed(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === name ? changed(item, rest, other) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === name ? changed(part, rest, other) : part]));
}
