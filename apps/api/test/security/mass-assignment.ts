import { expect, test } from '@jest/globals';
import { ALLOWED, ENDPOINTS, type EndpointRow, type Role } from '@orime/contracts/lists';
import { sql } from 'kysely';
import type { TestApp } from '../build-test-app.ts';
import { READY_RULES } from '../quiet-rules.ts';
import { listRoutes } from '../routes.ts';
import { nameOf, send, senderOf, type Calls } from './calls/call.ts';
import { canonicalChanges, canonicalText, watchChanges } from './changes.ts';
import { readPrivileges, withFields, type Privileges, type Schema } from './privileges.ts';

const isFull = process.env['TEST_FULL'] === '1';

export const writes = ENDPOINTS.filter(({ method }) => method !== 'GET');

/**
 * Every write is sent twice by each role that may send it, on rows of its own: as it is, and with fields added to every object of
 * its body that the schema does not name. Both must write the same to the database, row by row; a refusal must write nothing.
 * In a usual run two roles send each, the first that may and another by turns.
 */
export async function testMassAssignment(api: TestApp, calls: Calls): Promise<void> {
  const watch = await watchChanges(api.db);
  const victim = await api.as('designer', { name: 'Victim' });
  const privileges = await readPrivileges(api.db, victim.user.id);
  const schemas = new Map(listRoutes(api.app).map((route) => [plainUrl(nameOf(route)), route.schema?.body as Schema | undefined])); // schemas of routes are plain JSON schemas
  const rows = writes.filter((row) => calls[nameOf(row)] !== undefined).map((row, place) => [nameOf(row), row, place] as const);

  test.each(rows)('%s writes what its schema names, and nothing else', async (_, row, place) => {
    const roles = ALLOWED[row.allowed];
    for (const role of roles.filter((_, at) => isFull || at === 0 || at === 1 + (place % (roles.length - 1)))) {
      const isAnybodys = await compare(row, role);
      // On rows of somebody's own it is that person who sends it, whatever the role.
      if (!isAnybodys) return;
    }
  });

  test('after all of them, whatever is kept ready for readers is what it is made of', async () => {
    for (const rule of READY_RULES) expect([rule.name, (await sql.raw(rule.sql).execute(api.db)).rows]).toEqual([rule.name, []]);
  });

  async function compare(row: EndpointRow, role: Role): Promise<boolean> {
    const clean = await run(row, role);
    expect([role, clean.status, clean.status < 300 ? '' : clean.answer]).toEqual([role, 200, '']);
    const greedy = await run(row, role, (declared) => privileges(clean.changes, declared));
    if (greedy.status === 400) expect([role, greedy.changes]).toEqual([role, []]);
    else {
      const named = { victim: victim.user.id };
      expect([role, greedy.status, greedy.status < 300 ? '' : greedy.answer]).toEqual([role, clean.status, '']);
      expect([role, ...canonicalChanges(greedy.changes, named)]).toEqual([role, ...canonicalChanges(clean.changes, named)]);
      expect(canonicalText(greedy.answer, named)).not.toMatch(/<victim>|privileged|2001-02-03|987654/);
    }
    return clean.isAnybodys;
  }

  async function run(row: EndpointRow, role: Role, fields?: (declared: readonly string[]) => ReturnType<Privileges>) {
    const sender = await senderOf(api, role);
    const call = await calls[nameOf(row)]?.(sender);
    if (call === undefined) throw new Error(`${nameOf(row)} has no call`);
    const schema = schemas.get(plainUrl(nameOf(row))) ?? { properties: {} };
    const body = fields === undefined || call.form !== undefined ? call.body : (withFields(call.body ?? {}, schema, fields) as object); // an object goes in, so one comes out
    const { result, changes } = await watch.during(() =>
      send(call.by ?? sender, row, { ...call, ...(body === undefined ? {} : { body }) }),
    );
    return { status: result.statusCode, answer: result.body, changes, isAnybodys: call.by === undefined || call.by === sender };
  }
}

function plainUrl(name: string): string {
  return name.replace(/(.)\/$/, '$1');
}
