import { connectDatabase } from '../../../../apps/api/src/house/db/db.ts';
import { startApi } from '../load/processes.ts';
import { median, printReport } from '../report/print-report.ts';
import { questionsOf } from './endpoints.ts';
import { addEverydayRows } from './everyday.ts';
import { accounts, password } from './people.ts';
import { openScale, type Scale } from './scale-database.ts';

/**
 * Duration of lists, details and searches with 1,000, 10,000 and 100,000 designs (as many orders, half as many users): the median of
 * RUNS (15) sequential uncached responses. Exits with 1 when ten times the rows make a response more than five times slower, or on
 * any status but 200. `npm run bench -- growth [part of an address …]`
 */
const runs = Number(process.env['RUNS'] ?? 15);
const sizes = (process.env['DESIGNS'] ?? '1000,10000,100000').split(',').map(Number);
const steepest = 5;
/** Below this, in milliseconds, fixed costs dominate. */
const floorMs = 3;
const parts = process.argv.slice(2);

const costs = new Map<string, number[]>();
const faults: string[] = [];
for (const designs of sizes) await measureAll({ designs, orders: designs, users: designs / 2 });
const rows = [...costs].map(([name, [first = Number.NaN, ...more]]) => ({
  endpoint: name,
  ...Object.fromEntries([first, ...more].map((ms, index) => [`${sizes[index]?.toLocaleString('en')} ms`, ms])),
  'times as slow': (more.at(-1) ?? first) / first,
}));
printReport('growth', rows);
for (const [name, steps] of costs) {
  steps.forEach((ms, index) => {
    const before = Math.max(steps[index - 1] ?? Number.POSITIVE_INFINITY, floorMs / steepest);
    if (ms > floorMs && ms > before * steepest)
      faults.push(`${name}: ${ms.toFixed(1)} ms with ${sizes[index]} designs, ${before.toFixed(1)} before`);
  });
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;

async function measureAll(scale: Scale): Promise<void> {
  const database = await openScale(scale);
  await addMore(database.url, scale);
  // Not as in production, where staff need a second factor and one visitor would hit the rate limits.
  const api = await startApi(database, { env: { NODE_ENV: 'test', RATE_LIMITS: '0' } });
  try {
    const origin = `http://127.0.0.1:${api.port}`;
    const tokens = new Map(
      await Promise.all(Object.entries(accounts).map(async ([role, email]) => [role, await signIn(origin, email)] as const)),
    );
    const questions = questionsOf(await findRows(database.url)).filter(
      ({ path }) => parts.length === 0 || parts.some((part) => path.includes(part)),
    );
    for (const { path, as } of questions) {
      const name = `${path.replace(/dsn_\w+|ord_\w+/, ':id')}${as === undefined ? '' : ` (${as})`}`;
      const headers = { 'cache-control': 'no-cache', ...(as === undefined ? {} : { authorization: tokens.get(as) ?? '' }) };
      const times: number[] = [];
      for (let run = -3; run < runs; run += 1) {
        const began = performance.now();
        const response = await fetch(origin + path, { headers });
        await response.arrayBuffer();
        if (run >= 0) times.push(performance.now() - began);
        else if (response.status !== 200) faults.push(`${name}: ${response.status} with ${scale.designs} designs`);
      }
      costs.set(name, [...(costs.get(name) ?? []), median(times)]);
    }
  } finally {
    await api.stop();
    await database.stop();
  }
}

async function addMore(url: string, scale: Scale): Promise<void> {
  const { db, close } = connectDatabase({ url, max: 1 });
  await addEverydayRows(db, scale).finally(close);
}

async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await response.json()) as { token?: string }; // The login's response.
  if (body.token === undefined) throw new Error(`no session for ${email}: ${response.status}`);
  return body.token;
}

/** A design that is also sold wholesale, and an order of the consumer who signs in. */
async function findRows(url: string): Promise<{ readonly design: string; readonly order: string }> {
  const { pool, close } = connectDatabase({ url, max: 1 });
  const {
    rows: [row],
  } = await pool.query<{ design: string; order: string }>(`
    SELECT (SELECT min(design_id) FROM wholesale_rules) AS design,
      (SELECT min(o.id) FROM orders o JOIN order_groups g ON g.id = o.group_id JOIN users u ON u.id = g.user_id WHERE u.email = '${accounts.consumer}') AS order`);
  await close();
  if (row === undefined) throw new Error('the database is empty');
  return row;
}
