import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Role } from '../../src/house/access/actor.ts';
import { demoMarketplace } from '../beginnings.ts';
import { buildTestApp } from '../build-test-app.ts';
import { inputRoutes } from './request-inputs.ts';

const api = await buildTestApp({ beginning: demoMarketplace });

/** What only its owner, its seller and staff may see, as SQL that gives texts; without what somebody shows on a page of theirs. */
const PRIVATE = {
  'e-mail addresses of accounts':
    'SELECT email::text FROM users u WHERE NOT EXISTS (SELECT FROM profiles p WHERE strpos(p.links::text, u.email) > 0) AND NOT EXISTS (SELECT FROM producers p WHERE strpos(p.links::text, u.email) > 0)',
  'e-mail addresses of orders': 'SELECT email::text FROM order_groups',
  'hashes of passwords': 'SELECT password_hash FROM users',
  streets: 'SELECT line1 FROM addresses a WHERE NOT EXISTS (SELECT FROM stockists s WHERE strpos(s.address, a.line1) > 0)',
  'phone numbers': "SELECT phone FROM addresses WHERE phone <> ''",
  'tax ids': "SELECT tax_id FROM buyers WHERE tax_id <> ''",
  'reasons and notes about companies': 'SELECT rejection_reason_en FROM buyers WHERE length(rejection_reason_en) > 12',
  messages: 'SELECT text FROM messages WHERE length(text) > 12',
  'vendors of expenses': 'SELECT note FROM expenses WHERE length(note) > 6',
  applications: 'SELECT email::text FROM applications',
} as const;

async function textsOf(query: string): Promise<readonly string[]> {
  const { rows } = await sql.raw<Record<string, string | null>>(query).execute(api.db);
  return [...new Set(rows.map((row) => Object.values(row)[0] ?? '').filter((text) => text.length > 5))];
}
const secrets = new Map<string, readonly string[]>();
for (const [name, query] of Object.entries(PRIVATE)) secrets.set(name, await textsOf(query));

/** The newest ids of each table. */
const idsOf = new Map<string, readonly string[]>();
const { rows: tables } = await sql<{
  name: string;
}>`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'text'`.execute(
  api.db,
);
for (const { name } of tables)
  idsOf.set(
    name,
    (await sql<{ id: string }>`SELECT id FROM ${sql.table(name)} ORDER BY id DESC LIMIT 3`.execute(api.db)).rows.map(({ id }) => id),
  );

/** Ids for an address: those of the resource's own tables, and of people and orders, which much is found by. */
function idsFor(url: string): readonly string[] {
  const resource = (url.split('/')[2] ?? '').replaceAll('-', '_');
  const own = [...idsOf].filter(([table]) => table.startsWith(resource)).flatMap(([, ids]) => ids);
  return [...own, ...['users', 'orders', 'buyers'].flatMap((table) => (idsOf.get(table) ?? []).slice(0, 1))];
}

const reads = inputRoutes(api.app).filter(({ method }) => method === 'GET');
/** Staff who are let read every order (authorization matrix); all else of people is not theirs. */
const mayRead = (role: Role, url: string) => role === 'account-manager' && /^\/api\/(order|return)\//.test(url);

test('there is something to keep', () => {
  expect([...secrets].filter(([, texts]) => texts.length === 0).map(([name]) => name)).toEqual([]);
  expect([...idsOf.values()].flat().length).toBeGreaterThan(80);
});

test.each<Exclude<Role, 'staff-pending' | 'visitor' | 'member'> | 'visitor'>(['visitor', 'buyer-verified', 'designer', 'account-manager'])(
  'a new %s reads nothing of the others that is theirs alone',
  async (role) => {
    const client = role === 'visitor' ? api : await api.as(role);
    const found: [string, string, string][] = [];
    let read = 0;
    for (const route of reads.filter(({ roles, url }) => roles.includes(role) && !mayRead(role, url))) {
      const urls = route.url.includes(':')
        ? idsFor(route.url).map((id) => route.url.replaceAll(/:\w+/g, id))
        : [route.url, `${route.url}?limit=100`];
      for (const url of urls) {
        const answer = await client.get(url);
        if (answer.statusCode >= 400) continue;
        read += 1;
        for (const [name, texts] of secrets) {
          const text = texts.find((one) => answer.body.includes(one));
          if (text !== undefined) found.push([url, name, text]);
        }
      }
    }
    expect(found).toEqual([]);
    expect(read).toBeGreaterThan(30);
  },
  60_000,
);
