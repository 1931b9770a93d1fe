import type { ErrorBody } from '@orime/contracts';
import type { PlacedOrder } from '@orime/contracts/api/order';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { connectDatabase } from '../../../../apps/api/src/plugins/db.ts';
import { createDesign } from '../../../../apps/api/test/catalogue-factories.ts';
import { median, printReport } from '../report/print-report.ts';
import { payForLines } from './checkout.ts';
import { databaseUrlOf, makeDataDir, startOwnApi } from './own-api.ts';

/**
 * BUYERS (50) paid checkouts order one one-of-a-kind piece in the same moment, over HTTP, ROUNDS (5) times. Ends with 1
 * unless every round has one order, a 409 for everybody else, no stock below zero and one charge kept.
 * `pnpm bench one-piece`
 */
const buyers = Number(process.env['BUYERS'] ?? 50);
const rounds = Number(process.env['ROUNDS'] ?? 5);
const settleMs = 120_000;

type Charges = Readonly<Record<'charges kept' | 'charges given back', number>>;
type Round = Charges & Readonly<Record<'round' | 'checkouts' | 'orders' | '409s' | 'sold lines' | 'negative stock' | 'p50 ms' | 'slowest ms', number>>;

const dataDir = await makeDataDir('one-piece');
try {
  const api = await startOwnApi(dataDir.path);
  const connection = connectDatabase({ url: await databaseUrlOf(dataDir.path), max: 2 });
  try {
    const rows: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const design = await createDesign(connection.db, { sizes: [{ size: 'L', pieces: ['1/1'] }] });
      const piece = design.pieces['1/1'] ?? '';
      const checkouts = await Promise.all(Array.from({ length: buyers }, (_, index) => payForLines(api, `buyer-${round}-${index}@example.com`, [{ piece }])));
      const answers = await Promise.all(
        checkouts.map(async (checkout) => {
          const began = performance.now();
          const answer = await api.send<PlacedOrder | ErrorBody>('POST', '/api/order', checkout);
          return { ...answer, ms: performance.now() - began };
        }),
      );
      const sessions = checkouts.map(({ paymentSessionId }) => paymentSessionId);
      rows.push({
        round,
        checkouts: buyers,
        orders: answers.filter(({ status }) => status === 200).length,
        '409s': answers.filter(({ status, body }) => status === 409 && 'error' in body && body.error.code === 'insufficient_stock').length,
        'sold lines': await count(connection.pool, 'SELECT count(*)::int AS count FROM order_lines WHERE piece_id = $1', [piece]),
        'negative stock': await count(connection.pool, 'SELECT count(*)::int AS count FROM stock_levels WHERE on_hand < 0 OR allocated < 0 OR allocated > on_hand', []),
        ...(await settledCharges(connection.pool, sessions)),
        'p50 ms': median(answers.map(({ ms }) => ms)),
        'slowest ms': Math.max(...answers.map(({ ms }) => ms)),
      });
    }
    printReport('one-piece', rows);
    const isRight = (row: Round) => row.orders === 1 && row['409s'] === buyers - 1 && row['sold lines'] === 1 && row['negative stock'] === 0 && row['charges kept'] === 1 && row['charges given back'] === buyers - 1;
    if (!rows.every(isRight)) process.exitCode = 1;
  } finally {
    await connection.close();
    await api.stop();
  }
} finally {
  await dataDir.remove();
}

/** What the payment provider's books say once the api's own job has settled every session, or when the time for that is over. */
async function settledCharges(pool: Pool, sessions: readonly string[]): Promise<Charges> {
  const byStatus = (statuses: string) => count(pool, `SELECT count(*)::int AS count FROM test_charges c JOIN payment_sessions s ON s.provider_ref = c.id WHERE s.id = ANY ($1::text[]) AND c.status IN (${statuses})`, [sessions]);
  const deadline = Date.now() + settleMs;
  while ((await byStatus("'authorised'")) > 0 && Date.now() < deadline) await sleep(250);
  return { 'charges kept': await byStatus("'authorised', 'captured'"), 'charges given back': await byStatus("'voided', 'refunded'") };
}

async function count(pool: Pool, query: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(query, [...values]);
  return rows[0]?.count ?? Number.NaN;
}
