import { printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';

/**
 * Memory of the gateway, its rendering threads included, while it renders DOCUMENTS (2000) pages that nobody asked for before. The cache
 * of markup fills first: flat is what comes after. `npm run bench -- render-memory`
 */
const documents = Number(process.env['DOCUMENTS'] ?? 2000);
const STEPS = 10;
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
