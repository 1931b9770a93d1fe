import { expect, test } from '@jest/globals';
import { ALLOWED, ENDPOINTS, roleAnswer, ROLES, type EndpointRow, type Role } from '@orime/contracts/lists';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp, TestClient } from '../build-test-app.ts';
import { createProfile } from '../catalogue-factories.ts';
import { createProducer } from '../production-factories.ts';
import { missingLike, nameOf, send, senderOf, type Call, type Calls } from './calls/call.ts';
import { canonicalChanges, canonicalText, watchChanges, type Change } from './changes.ts';
import { placesByEndpoint, withId } from './id-places.ts';
import { OPEN, seesOthers, SILENT } from './open-ids.ts';

const isFull = process.env['TEST_FULL'] === '1';

/** A checkout keeps the lines as they were sent, to price them again each time. */
const asSent = 'checkouts';

/** A place of an endpoint whose ids are not anybody's. */
type ClosedPlace = readonly [name: string, place: string, row: EndpointRow];

/** Admins see every row, and the rule refuses everybody else: the test of roles asks that of each endpoint. */
export function closedPlaces(api: TestApp): readonly ClosedPlace[] {
  const places = placesByEndpoint(api.app);
  return ENDPOINTS.filter((row) => row.allowed !== 'admin').flatMap((row) =>
    (places.get(nameOf(row).replace(/(.)\/$/, '$1')) ?? [])
      .filter((place) => OPEN[nameOf(row)]?.[place] === undefined)
      .map((place) => [nameOf(row), place, row] as const),
  );
}

/** The call that has a row of somebody else for the place: one made for the place, or the endpoint's own. */
export function callFor(calls: Calls, name: string, place: string) {
  return calls[`${name} ${place}`] ?? calls[name];
}

/**
 * Every id that an endpoint takes, with a row behind it that is somebody else's. Where a call brings such a row for the place, its own
 * sender sends it; other ids of paths are sent by everybody whose row it is not. Each must be answered as an id is that nothing has,
 * without a change.
 */
export async function testForeignIds(api: TestApp, calls: Calls): Promise<void> {
  const watch = await watchChanges(api.db);
  const strangers = await Promise.all(ROLES.map(async (role) => [role, await equipped(api, role)] as const));

  const called = closedPlaces(api).filter(([name, place]) => callFor(calls, name, place) !== undefined);

  test.each(called.map(([name, place, row], turn) => [name, place, row, turn] as const))(
    '%s: %s of somebody else is like none',
    async (name, place, row, turn) => {
      const call = await prepare(name, place, row);
      if (call.foreign?.[place] !== undefined) await sendForeign(name, place, row, call, call.foreign[place]);
      else await sendByStrangers(name, place, row, call, turn);
    },
  );

  /** Whom the rule refuses never gets as far as the row, and the test of roles asks for all of them: in a usual run one is asked here, by turns. */
  function strangersTo(row: EndpointRow, turn: number): typeof strangers {
    const asked = strangers.filter(([role]) => !seesOthers(row, role));
    const refused = asked.filter(([role]) => roleAnswer(row.allowed, role) !== 'allowed');
    const one = refused[turn % refused.length];
    return isFull ? asked : asked.filter((stranger) => !refused.includes(stranger) || stranger === one);
  }

  async function sendByStrangers(name: string, place: string, row: EndpointRow, call: PreparedCall, turn: number): Promise<void> {
    if (!place.startsWith('params.')) throw new Error(`${name} has no ${place} of somebody else`);
    const id = call.params?.[place.slice('params.'.length)] ?? '';
    const missing = missingLike(id);
    const bare = withoutProofs(call);
    const told: unknown[] = [];
    for (const [role, stranger] of strangersTo(row, turn)) {
      const [theirs, none] = [await attempt(stranger, row, bare), await attempt(stranger, row, replaced(bare, id, missing))];
      const refusal = SILENT[name] === undefined ? refusalOf(row, role) : none.answer.statusCode;
      if (
        JSON.stringify(plain(theirs.answer, id)) !== JSON.stringify(plain(none.answer, missing)) ||
        theirs.answer.statusCode !== refusal ||
        (SILENT[name] === undefined ? theirs.changes.length > 0 : JSON.stringify(theirs.changes).includes(id))
      ) {
        told.push([
          role,
          theirs.answer.statusCode,
          none.answer.statusCode,
          theirs.answer.body.slice(0, 200),
          none.answer.body.slice(0, 200),
          canonicalChanges(theirs.changes),
        ]);
      }
    }
    expect(told).toEqual([]);
    const own = await send(call.client, row, call);
    expect([own.statusCode, own.statusCode < 400 ? '' : own.body]).toEqual([own.statusCode < 400 ? own.statusCode : 200, '']);
  }

  async function sendForeign(name: string, place: string, row: EndpointRow, call: PreparedCall, id: string): Promise<void> {
    const missing = missingLike(id);
    const theirs = await attempt(call.client, row, at(call, place, id));
    // The first may have done something that a second would meet.
    const again = theirs.answer.statusCode < 400 ? await prepare(name, place, row) : call;
    const none = await attempt(again.client, row, at(again, place, missing));
    expect(plain(theirs.answer, id)).toEqual(plain(none.answer, missing));
    if (theirs.answer.statusCode >= 400) expect(theirs.changes).toEqual([]);
    expect(theirs.changes.filter((change) => change.name !== asSent && JSON.stringify(change).includes(id))).toEqual([]);
    expect(canonicalChanges(theirs.changes, { id })).toEqual(canonicalChanges(none.changes, { id: missing }));
  }

  async function prepare(name: string, place: string, row: EndpointRow): Promise<PreparedCall> {
    const sender = await senderOf(api, ALLOWED[row.allowed].find((one) => one !== 'visitor') ?? 'visitor');
    const call = await callFor(calls, name, place)?.(sender);
    if (call === undefined) throw new Error(`${name} has no call`);
    return { ...call, client: call.by ?? sender };
  }

  async function attempt(
    client: TestClient,
    row: EndpointRow,
    call: Call,
  ): Promise<{ answer: LightMyRequestResponse; changes: readonly Change[] }> {
    const { result, changes } = await watch.during(() => send(client, row, call));
    return { answer: result, changes };
  }
}

interface PreparedCall extends Call {
  readonly client: TestClient;
}

/** Somebody of the role with all that the role can have of their own, so that nothing else stands in their way. */
async function equipped(api: TestApp, role: Role): Promise<TestClient> {
  const sender = await senderOf(api, role);
  if (role === 'designer') await createProfile(api.db, { userId: sender.userId });
  if (role === 'producer') await createProducer(api.db, { userId: sender.userId });
  return sender;
}

function refusalOf(row: EndpointRow, role: Role): number {
  const answer = roleAnswer(row.allowed, role);
  return answer === 'allowed' ? 404 : answer;
}

/** Whoever has the key of a link, or a signed address, is no stranger. */
function withoutProofs({ query, ...call }: PreparedCall): Call {
  const { key: _key, pass: _pass, ...rest } = query ?? {};
  return { ...call, query: rest };
}

function at(call: Call, place: string, id: string): Call {
  return withId(call, place.split('.'), id) as Call; // one text of the call is another
}

/** The id wherever the call says it: some say it twice. */
function replaced({ params, query, body, form }: Call, id: string, other: string): Call {
  const swap = <Part>(part: Part): Part => (part === undefined ? part : (JSON.parse(JSON.stringify(part).replaceAll(id, other)) as Part)); // the same JSON with another text
  return {
    ...(form === undefined ? {} : { form }),
    ...(params && { params: swap(params) }),
    ...(query && { query: swap(query) }),
    ...(body && { body: swap(body) }),
  };
}

/** What can be told from an answer, but for the id itself and what differs in any two. */
function plain({ statusCode, body, headers }: LightMyRequestResponse, id: string): readonly unknown[] {
  return [
    statusCode,
    canonicalText(body, { id }).replaceAll(JSON.stringify(id).slice(1, -1), '<id>'),
    canonicalText(headers['location'] ?? '', { id }),
    headers['content-type'],
  ];
}
