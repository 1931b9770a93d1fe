import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, type Call, type LoadResult } from '../load/load.ts';
import { startFile } from '../load/processes.ts';
import { machineLoad } from '../pages/machine-load.ts';
import { samplePages } from '../pages/sample-pages.ts';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { besideHanging } from './beside-hanging.ts';
import { pacedLoad } from './paced-load.ts';

/**
 * Documents of one gateway process a second: pages that nobody asked for before, pages that are known, and known pages that have not
 * changed (304), beside a bare server that sends a document of that size from the disk; then 304s at half of their bar; then other pages
 * beside a remote whose server rendering hangs. Exits with 1 when a bar is missed or a request fails. `SECONDS=5 npm run bench -- gateway`
 */
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const BROTLI = { 'accept-encoding': 'br', accept: 'text/html', cookie: 'orime_lang=en' } as const;
const HALF_RATE = 1500;
const WARM_CALLS = 300;
const MEASURED_CALLS = 5000;

const site = await benchSite();
const port = Number(new URL(site.url).port);
try {
  const [, , , article = '/'] = await samplePages(site.url);
  const known = await document('/catalog');
  const rows = [
    await row('rendered, /catalog', { calls: unseen('/catalog'), connections: 8 }),
    await row('rendered, an article', { calls: unseen(article), connections: 8 }),
    await row('known, /catalog', { calls: [{ path: '/catalog', headers: BROTLI }], connections: 16 }),
    await row('known and unchanged, /catalog', {
      calls: [{ path: '/catalog', headers: { ...BROTLI, 'if-none-match': known.etag } }],
      connections: 16,
    }),
    await ceiling(known.bytes),
  ];
  const half = await pacedLoad({
    port,
    path: '/catalog',
    headers: { ...BROTLI, 'if-none-match': known.etag },
    perSecond: HALF_RATE,
    seconds: SECONDS,
  });
  const halfRow = { what: `unchanged, ${String(HALF_RATE)}/s`, 'p50 ms': half.p50Ms, 'p99 ms': half.p99Ms, failed: half.failed };
  const hanging = await besideHanging(SECONDS * 3);
  printReport('gateway', rows);
  printReport('gateway at half of the rate', [{ ...halfRow, load: machineLoad() }]);
  printReport('gateway beside a remote that hangs', hanging);
  const failed = [...rows, halfRow, ...hanging].reduce((sum, each) => sum + each.failed, 0);
  printBars('gateway', [
    ...rows.flatMap(({ what, 'per second': perSecond }) =>
      isJudged(what) ? [besideBar(`${what}, per second`, perSecond, BARS.gateway[what])] : [],
    ),
    besideBar(`${halfRow.what}, p99 ms`, half.p99Ms, BARS.gateway['p99 ms at half of that']),
    // By as much as two equal runs differ, no difference is one.
    ...hanging.map(({ neighbour, ratio, 'A/A ratio': spread }) =>
      besideBar(
        `rate of others beside a remote that ${neighbour}, of A/A`,
        ratio / spread,
        BARS.gateway['rate beside a remote that hangs'],
      ),
    ),
    besideBar('failed requests', failed, BARS.gateway['failed requests']),
  ]);
} finally {
  await site.stop();
}

async function row(what: string, options: { readonly calls: readonly Call[]; readonly connections: number }, at = port) {
  await load({ port: at, ...options, calls: options.calls.slice(0, WARM_CALLS), seconds: SECONDS });
  const { perSecond, p50Ms, p99Ms, failed }: LoadResult = await load({
    port: at,
    ...options,
    calls: options.calls.slice(-MEASURED_CALLS),
    seconds: SECONDS,
  });
  return { what, 'per second': perSecond, 'p50 ms': p50Ms, 'p99 ms': p99Ms, failed, load: machineLoad() };
}

function isJudged(what: string): what is keyof typeof BARS.gateway {
  return what in BARS.gateway;
}

/** Each address once: the first warm the code up, as a gateway's that has run for a while, and the others are measured. */
function unseen(path: string): readonly Call[] {
  return Array.from({ length: WARM_CALLS + MEASURED_CALLS }, (_, index) => ({
    path: `${path}?bench=${String(Date.now())}-${String(index)}`,
    headers: BROTLI,
  }));
}

async function ceiling(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'orime-bench-'));
  const file = join(folder, 'document.br');
  await writeFile(file, bytes);
  const server = await startFile('packages/bench/src/gateway/static-server.ts', (own) => [String(own), file]);
  try {
    return await row('limit: a file of that size', { calls: [{ path: '/' }], connections: 16 }, server.port);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** As it is sent: `fetch` would decode it. */
function document(path: string): Promise<{ readonly etag: string; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: BROTLI }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ etag: String(answer.headers.etag), bytes: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
