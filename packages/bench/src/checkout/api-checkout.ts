import { Agent } from 'node:http';
import { connectDatabase } from '../../../../apps/api/src/house/db/db.ts';
import { startApi, watchMemory } from '../load/processes.ts';
import { readSettings, takeTurns, toRow } from '../load/turns.ts';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { median, printReport } from '../report/print-report.ts';
import { openScale } from '../scale/scale-database.ts';
import { placeOne, runFlows, type FlowResult } from './order-flow.ts';
import { readRawOrder, type RawOrder } from './raw-order.ts';

/**
 * Quotes of a cart of two, then whole purchases (quote, hold, payment session, confirmation, order) by 64 concurrent buyers,
 * compared with the bare inserts of such a purchase in one transaction. Exits with 1 below a threshold, on any error, and when stock
 * and movements differ. `npm run bench -- api-checkout`
 */
const settings = readSettings({ connections: 16, runs: 5, seconds: 5 });
const buyers = Number(process.env['BUYERS'] ?? 64);
const bars = { quotes: BARS.api['quotes per second'].bar, p99Ms: 25, share: 0.08, memoryMb: BARS.api['resident MB'].bar };

const database = await openScale();
const api = await startApi(database);
const { pool, close } = connectDatabase({ url: database.url, max: 20, onError: () => {} });
try {
  const designs = await stockUp();
  const quotes = Array.from({ length: 4000 }, (_, index) => ({
    method: 'POST' as const,
    path: '/api/checkout/quote',
    headers: { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
    body: {
      currency: 'USD',
      lines: [
        { id: designs[index % designs.length], size: 'M', quantity: 1 },
        { id: designs[(index + 250) % designs.length], size: 'M', quantity: 2 },
      ],
    },
  }));
  const [quoted] = await takeTurns([{ name: 'quote of two lines', server: api, calls: quotes }], database.pid, settings);
  if (quoted === undefined) throw new Error('no quotes');
  printReport('api-quote', [toRow(quoted)]);

  const raw = await readRawOrder(pool, await placeOne(new Agent(), api.port, designs[0] ?? '', '10.2.0.1'));
  const before = await countStock();
  const memory = watchMemory(api.pid);
  const flows: FlowResult[] = [];
  const limits: number[] = [];
  await runFlows(api.port, designs, buyers, 2);
  for (let run = 0; run < settings.runs; run += 1) {
    flows.push(await runFlows(api.port, designs, buyers, settings.seconds));
    limits.push(await runRaw(raw));
  }
  const rssMb = memory.stop();
  const perSecond = median(flows.map((flow) => flow.perSecond));
  const share = perSecond / median(limits);
  const errors = flows.reduce((sum, flow) => sum + [...flow.errors.values()].reduce((a, b) => a + b, 0), 0);
  const after = await countStock();
  printReport('api-order', [
    {
      what: 'whole order flow',
      'per second': perSecond,
      'p50 ms': median(flows.map((flow) => flow.p50Ms)),
      'p99 ms': median(flows.map((flow) => flow.p99Ms)),
      errors,
      'RSS MB': Math.round(rssMb),
      'of the limit': `${(share * 100).toFixed(1)} %`,
    },
    {
      what: 'limit: its inserts alone',
      'per second': median(limits),
      'p50 ms': '',
      'p99 ms': '',
      errors: 0,
      'RSS MB': '',
      'of the limit': '',
    },
  ]);
  printBars('api-checkout', [
    besideBar('quotes per second', quoted.perSecond, BARS.api['quotes per second']),
    besideBar('purchases per second', perSecond, BARS.api['purchases per second']),
    besideBar('resident MB', Math.max(rssMb, quoted.rssMb), BARS.api['resident MB']),
  ]);
  for (const [error, times] of flows.flatMap((flow) => [...flow.errors])) process.stderr.write(`${times} × ${error}\n`);
  const faults = [
    ...(quoted.perSecond < bars.quotes || quoted.p99Ms > bars.p99Ms
      ? [`quotes are below ${bars.quotes}/s or their p99 above ${bars.p99Ms} ms`]
      : []),
    ...(share < bars.share ? [`the flow is below ${bars.share * 100} % of its inserts`] : []),
    ...(errors + quoted.failed > 0 ? [`${errors + quoted.failed} errors`] : []),
    ...(after.oversold > 0 ? [`${after.oversold} sizes oversold`] : []),
    ...(after.allocated - before.allocated !== after.moved - before.moved ? ['stock and movements differ'] : []),
    ...(Math.max(rssMb, quoted.rssMb) > bars.memoryMb ? [`${Math.round(Math.max(rssMb, quoted.rssMb))} MB`] : []),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await close();
  await api.stop();
  await database.stop();
}

/** Designs with enough stock of size M for all runs. */
async function stockUp(): Promise<readonly string[]> {
  await pool.query(`
    UPDATE stock_levels SET on_hand = allocated + 1000000 WHERE variant_id IN
      (SELECT v.id FROM variants v JOIN designs d ON d.id = v.design_id WHERE v.size = 'M' AND v.mode = 'stock' AND d.slug IN (SELECT 'scale-' || n FROM generate_series(1, 1000) n))`);
  const { rows } = await pool.query<{ id: string }>(`
    SELECT d.id FROM designs d JOIN variants v ON v.design_id = d.id AND v.size = 'M' AND v.mode = 'stock' WHERE d.slug IN (SELECT 'scale-' || n FROM generate_series(1, 1000) n) ORDER BY d.id LIMIT 500`);
  return rows.map(({ id }) => id);
}

async function countStock(): Promise<{ readonly allocated: number; readonly moved: number; readonly oversold: number }> {
  const {
    rows: [row],
  } = await pool.query<{ allocated: number; moved: number; oversold: number }>(`
    SELECT (SELECT sum(allocated) FROM stock_levels)::bigint AS allocated, (SELECT -coalesce(sum(quantity), 0) FROM stock_movements WHERE kind IN ('sale', 'release'))::bigint AS moved,
      (SELECT count(*) FROM stock_levels WHERE allocated > on_hand + backorder_limit)::int AS oversold`);
  if (row === undefined) throw new Error('no stock');
  return row;
}

/** The same number of writers, on as many connections as the API has. */
async function runRaw(raw: RawOrder): Promise<number> {
  const began = performance.now();
  const end = began + settings.seconds * 1000;
  let written = 0;
  await Promise.all(
    Array.from({ length: buyers }, async () => {
      for (; performance.now() < end; written += 1) await raw.write();
    }),
  );
  return written / ((performance.now() - began) / 1000);
}
