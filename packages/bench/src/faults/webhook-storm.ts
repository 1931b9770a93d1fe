import { createDesign } from '../../../../apps/api/test/catalogue-factories.ts';
import { judgeMemory, sampleMemory, type MemorySample } from '../report/memory.ts';
import { median, printReport } from '../report/print-report.ts';
import { books } from './races/books.ts';
import { settledCharges } from './races/charges.ts';
import { startRaceSite, type Answer, type PaidCheckout } from './races/race-site.ts';
import { Checks, readOne, times, unique } from './races/race.ts';
import { deliveriesOf, shuffle, WANTED, type Delivery } from './storm/deliveries.ts';

/**
 * WAVES (8) of ORDERS (20) payments, whose event is delivered EVENTS (50) times each, in any order, before, during, after or instead
 * of the browser's own call, mixed with forged, outdated, foreign and malformed calls. Exits with 1 unless each payment becomes one
 * purchase, no call gets a 5xx, and the live heap grows by less than MEMORY_MB (16) after the first two waves.
 * `npm run bench -- webhook-storm`
 */
const waves = Number(process.env['WAVES'] ?? 8);
const orders = Number(process.env['ORDERS'] ?? 20);
const events = Number(process.env['EVENTS'] ?? 50);
const mostMb = Number(process.env['MEMORY_MB'] ?? 16);
const warmUpWaves = 2;
const moments = ['before', 'during', 'after', 'alone'] as const;

const site = await startRaceSite();
try {
  const checks = new Checks();
  const tally: Record<(typeof moments)[number], { deliveries: number; refused: number; faults: number; ms: number[] }> = {
    before: { deliveries: 0, refused: 0, faults: 0, ms: [] },
    during: { deliveries: 0, refused: 0, faults: 0, ms: [] },
    after: { deliveries: 0, refused: 0, faults: 0, ms: [] },
    alone: { deliveries: 0, refused: 0, faults: 0, ms: [] },
  };
  const memory: MemorySample[][] = site.processes.map(() => []);
  for (let wave = 1; wave <= waves; wave += 1) {
    const design = await createDesign(site.db, { sizes: [{ size: 'S', onHand: orders }] });
    const paid = await site.pay(
      times(orders, () => ({ lines: [{ id: design.id, size: 'S', quantity: 1 }], email: `${unique('storm')}@example.com` })),
    );
    await Promise.all(paid.map((checkout, index) => storm(checkout, moments[index % moments.length] ?? 'during')));
    const ids = paid.map(({ checkoutId }) => checkoutId);
    checks.same(
      `wave ${wave}, purchases`,
      await readOne(site, 'SELECT count(*) FROM order_groups WHERE checkout_id = ANY ($1::text[])', [ids]),
      orders,
    );
    checks.same(
      `wave ${wave}, orders placed`,
      await readOne(
        site,
        "SELECT count(*) FROM orders o JOIN order_groups g ON g.id = o.group_id WHERE g.checkout_id = ANY ($1::text[]) AND o.status = 'placed'",
        [ids],
      ),
      orders,
    );
    checks.same(
      `wave ${wave}, allocated`,
      await readOne(site, 'SELECT allocated FROM stock_levels WHERE variant_id = $1', [design.variants['S']]),
      orders,
    );
    checks.same(
      `wave ${wave}, charges`,
      await settledCharges(
        site.pool,
        paid.map(({ paymentSessionId }) => paymentSessionId),
      ),
      { kept: orders, givenBack: 0 },
    );
    checks.same(
      `wave ${wave}, confirmations`,
      await readOne(
        site,
        "SELECT count(*) FROM outbox WHERE payload ->> 'template' = 'order-confirmation' AND payload ->> 'email' IN (SELECT email::text FROM order_groups WHERE checkout_id = ANY ($1::text[]))",
        [ids],
      ),
      orders,
    );
    if (wave >= Math.min(warmUpWaves, waves))
      for (const [index, { child, inspectorPort }] of site.processes.entries())
        memory[index]?.push(await sampleMemory(child.pid ?? 0, inspectorPort));
    process.stderr.write(`wave ${wave} of ${waves}\n`);
  }
  checks.breaches.push(...(await books.run(site, 0)).breaches);
  // Resident memory depends on concurrency and is only printed; the heap shows leaks.
  const verdicts = memory.map((samples) => judgeMemory(samples, { heapMb: mostMb, residentMb: Number.POSITIVE_INFINITY }));
  for (const verdict of verdicts) checks.breaches.push(...verdict.breaches);

  for (const breach of checks.breaches) process.stderr.write(`${breach}\n`);
  printReport(
    'webhook-storm',
    moments.map((moment) => {
      const { deliveries, refused, faults, ms } = tally[moment];
      return {
        'browser calls': { before: 'after all of them', during: 'among them', after: 'before them', alone: 'never' }[moment],
        deliveries,
        refused,
        '5xx': faults,
        'p50 ms': median(ms),
        'slowest ms': Math.max(0, ...ms),
      };
    }),
  );
  printReport(
    'webhook-storm memory',
    verdicts.map(({ row }, index) => ({ process: index + 1, waves, payments: waves * orders, breaches: checks.breaches.length, ...row })),
  );
  if (checks.breaches.length > 0 || moments.some((moment) => tally[moment].faults > 0)) process.exitCode = 1;

  async function storm(checkout: PaidCheckout, moment: (typeof moments)[number]): Promise<void> {
    const deliveries = shuffle(deliveriesOf(site, checkout.paymentSessionId, events));
    if (moment === 'after') noteBrowser(await site.order(checkout));
    // The browser's call is sent twice (double submit) among the deliveries.
    const calls: (() => Promise<void>)[] = deliveries.map((delivery) => async () => noteDelivery(delivery, await delivery.send(), moment));
    const browser = async () => noteBrowser(await site.order(checkout));
    await Promise.all((moment === 'during' ? shuffle([...calls, browser, browser]) : calls).map((call) => call()));
    if (moment === 'before') noteBrowser(await site.order(checkout));
  }

  function noteDelivery({ kind }: Delivery, { status, ms }: Answer, moment: (typeof moments)[number]): void {
    const row = tally[moment];
    row.deliveries += 1;
    row.ms.push(ms);
    if (status >= 500) row.faults += 1;
    else if (status >= 400) row.refused += 1;
    if (status !== WANTED[kind]) checks.breaches.push(`a ${kind} delivery was answered ${status}`);
  }

  function noteBrowser({ status, body }: Answer): void {
    if (status !== 200) checks.breaches.push(`the browser was answered ${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
} finally {
  await site.stop();
}
