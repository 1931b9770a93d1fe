import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';

/**
 * Memory of the gateway, its rendering threads included, while it renders DOCUMENTS (20,000) pages that nobody asked for before. The cache
 * of markup fills with the first tenth: flat is what comes after. Three samples at either end, because a process frees what it does not need
 * when it likes. Exits with 1 when it grows by more than 10 %. `npm run bench -- render-memory`
 */
const documents = Number(process.env['DOCUMENTS'] ?? 20_000);
const STEPS = 10;
/** The first row is the start, the second the filled cache. */
const FIRST_FLAT = 1;
const ENDS = 3;
const AT_ONCE = 4;
const PATHS = ['/', '/catalog', '/digital-magazine', '/designers'];
const token = process.env['METRICS_TOKEN'] ?? 'bench';

const site = await benchSite({ METRICS_TOKEN: token, SERVER_RENDERING: '1' });
try {
  const rows = [{ documents: 0, rendered: 0, ...(await memory()) }];
  let next = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const end = Math.floor((documents * step) / STEPS);
    let rendered = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < end) {
          const number = next++;
          const html = await (await fetch(`${site.url}${PATHS[number % PATHS.length] ?? '/'}?memory=${String(number)}`)).text();
          if (html.includes('"rendered":[')) rendered += 1;
        }
      }),
    );
    rows.push({ documents: end, rendered, ...(await memory()) });
  }
  printReport('render-memory', rows);
  const resident = rows.slice(FIRST_FLAT).map((row) => row['resident MB']);
  const growth = median(resident.slice(-ENDS)) / median(resident.slice(0, ENDS)) - 1;
  printBars('render-memory', [besideBar('resident memory, growth %', growth * 100, BARS.renderMemory['growth %'])]);
  const unrendered = documents - rows.reduce((sum, { rendered }) => sum + rendered, 0);
  // A document without markup costs the gateway next to nothing: a few of them are the machine’s.
  if (unrendered > documents / 10) throw new Error(`${String(unrendered)} of ${String(documents)} documents had no markup`);
} finally {
  await site.stop();
}

async function memory(): Promise<{ 'resident MB': number; 'heap MB': number }> {
  const response = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${site.url}/metrics answered ${String(response.status)}: start the site with METRICS_TOKEN=${token}`);
  const text = await response.text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 2 ** 20;
  return { 'resident MB': read('process_resident_memory_bytes'), 'heap MB': read('nodejs_heap_size_used_bytes') };
}
