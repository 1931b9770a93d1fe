import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';

/**
 * What the markup of documents costs: documents of PAGES (60) addresses that nobody asked for before, one after another and eight at a
 * time, beside the same document again. `npm run bench -- render`
 */
const pages = Number(process.env['PAGES'] ?? 60);
const AT_ONCE = 8;
const PATHS = ['/', '/about', '/catalog', '/digital-magazine', '/designers', '/globe', '/wholesale/catalog'];

const site = await benchSite({ SERVER_RENDERING: '1' });
try {
  const rows = [];
  for (const path of PATHS) {
    // The threads have loaded the files, and the code has been compiled.
    for (let n = 0; n < 10; n += 1) await fetchPage(`${path}?warm=${String(n)}`);
    const alone: number[] = [];
    for (let n = 0; n < pages; n += 1) alone.push((await fetchPage(`${path}?alone=${String(n)}`)).ms);
    const started = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < pages) await fetchPage(`${path}?together=${String(next++)}`);
      }),
    );
    const perSecond = pages / ((performance.now() - started) / 1000);
    const again: number[] = [];
    for (let n = 0; n < pages; n += 1) again.push((await fetchPage(path)).ms);
    const { html } = await fetchPage(path);
    rows.push({
      path,
      'new p50 ms': median(alone),
      'new p95 ms': alone.toSorted((a, b) => a - b)[Math.floor(alone.length * 0.95)] ?? 0,
      'new pages/s': perSecond,
      'again p50 ms': median(again),
      'kB of HTML': html.length / 1000,
      'has markup': html.includes('"rendered":['),
    });
  }
  printReport('render', rows);
} finally {
  await site.stop();
}

async function fetchPage(path: string): Promise<{ readonly ms: number; readonly html: string }> {
  const started = performance.now();
  const response = await fetch(site.url + path);
  const html = await response.text();
  return { ms: performance.now() - started, html };
}
