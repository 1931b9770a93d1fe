import type { PlacedOrder, Purchase } from '@orime/contracts/api/order';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../../../apps/api/src/plugins/db.ts';
import { createDesign } from '../../../../apps/api/test/catalogue-factories.ts';
import { median, printReport } from '../report/print-report.ts';
import { payForLines } from './checkout.ts';
import { databaseUrlOf, makeDataDir, startOwnApi, untilEnded, type OwnApi } from './own-api.ts';

/**
 * ROUNDS (10) times: an order is acknowledged, api and database are killed with kill -9 at once, both start again on what
 * is on disk, and asking again for the same checkout has to give the same order. After the last round every order has to be
 * readable with its totals, and the stock to be down by exactly what was sold. Ends with 1 otherwise.
 * `pnpm bench crash`
 */
const rounds = Number(process.env['ROUNDS'] ?? 10);
const email = 'crash@example.com';

const dataDir = await makeDataDir('crash');
let api: OwnApi = await startOwnApi(dataDir.path);
try {
  const design = await withDatabase(({ db }) => createDesign(db, { sizes: [{ size: 'S', onHand: rounds + 1 }] }));
  const acknowledged: PlacedOrder[] = [];
  const tally = { there: 0, lost: 0, doubled: 0 };
  const restarts: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const checkout = await payForLines(api, email, [{ id: design.id, size: 'S', quantity: 1 }]);
    const postmaster = await findPostmaster();
    const placed = await api.ok<PlacedOrder>('POST', '/api/order', checkout);
    api.process.kill('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
    await untilEnded(api.process);
    acknowledged.push(placed);

    const began = performance.now();
    api = await startOwnApi(dataDir.path);
    restarts.push(performance.now() - began);
    const again = await api.ok<PlacedOrder>('POST', '/api/order', checkout);
    if (again.group.id !== placed.group.id) tally.doubled += 1;
    process.stderr.write(`round ${round} of ${rounds}\n`);
  }
  for (const order of acknowledged) {
    if (await isThere(order)) tally.there += 1;
    else tally.lost += 1;
  }
  const allocated = await withDatabase(async ({ db }) => (await db.selectFrom('stock_levels').select('allocated').where('variant_id', '=', design.variants['S'] ?? '').executeTakeFirstOrThrow()).allocated);
  printReport('crash', [{ rounds, acknowledged: acknowledged.length, ...tally, 'units sold': allocated, 'restart p50 ms': median(restarts), 'slowest restart ms': Math.max(...restarts) }]);
  if (tally.lost > 0 || tally.doubled > 0 || allocated !== rounds) process.exitCode = 1;
} finally {
  await api.stop();
  await dataDir.remove();
}

async function isThere({ group, key, orders }: PlacedOrder): Promise<boolean> {
  const { status, body } = await api.send<Purchase>('GET', `/api/order/id/${group.id}?key=${key}`);
  return status === 200 && body.group.number === group.number && JSON.stringify(body.group.totals) === JSON.stringify(group.totals) && body.orders.length === orders.length;
}

/** Process of the database that the api started. */
async function findPostmaster(): Promise<number> {
  return withDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ folder: string }>("SELECT setting AS folder FROM pg_settings WHERE name = 'data_directory'");
    const [pid = ''] = (await readFile(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n');
    if (!(Number(pid) > 1)) throw new Error('The database does not say which process it is.');
    return Number(pid);
  });
}

async function withDatabase<Result>(work: (connection: ReturnType<typeof connectDatabase>) => Promise<Result>): Promise<Result> {
  const connection = connectDatabase({ url: await databaseUrlOf(dataDir.path), max: 1 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
