import { printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { ATTACKS, type Target } from './attacks/steps.ts';
import { recordOf, visitorsOf } from './attacks/visitor.ts';

/**
 * Repeats the attacks of the security review by their own steps against a site of this machine with its rate limits on, about 700
 * requests in all. Exits with 1 when one gets anywhere. `npm run bench -- attacks`
 */
const site = await benchSite({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1/8,::1' });
try {
  const { hostname, port } = new URL(site.url);
  if (!['localhost', '127.0.0.1'].includes(hostname)) throw new Error('Attacks are for a site of this machine.');
  const origin = `http://127.0.0.1:${port}`;
  const target: Target = { origin, port: Number(port), newVisitor: visitorsOf(origin), variants: await variantsInStock(origin) };
  const rows = [];
  for (const { finding, step, run } of ATTACKS) {
    const { seen, isRefused } = await run(target).catch((error: unknown) => ({ seen: String(error), isRefused: false }));
    if (!isRefused) process.exitCode = 1;
    rows.push({ finding, step, seen, refused: isRefused ? 'yes' : 'NO' });
  }
  printReport('attacks', rows);
} finally {
  await site.stop();
}

/** One size of each of the first designs in stock, 60 at most. */
async function variantsInStock(origin: string): Promise<Target['variants']> {
  const cards = (await (await fetch(`${origin}/api/design/?limit=60&inStock=1&currency=USD`)).json()) as readonly unknown[]; // by the list's contract
  const found: { id: string; size: string }[] = [];
  for (const card of cards) {
    const design = recordOf(await (await fetch(`${origin}/api/design/${String(recordOf(card)['id'])}?currency=USD`)).json());
    const sizes = Array.isArray(design['sizes']) ? design['sizes'].map(recordOf) : [];
    const size = sizes.find(({ mode, availability }) => mode === 'stock' && availability === 'available');
    if (size !== undefined) found.push({ id: String(design['id']), size: String(size['size']) });
  }
  if (found.length < 40) throw new Error(`Only ${found.length} designs of this site are in stock`);
  return found;
}
