import { buildMarketplace, loadDemoImagery } from '@orime/demo-data';
import { apiEntry } from '@orime/tooling/api-entry';
import { startPostgres } from '@orime/tooling/postgres';
import { freePort, ROOT } from '@orime/tooling/site';
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '../../../../apps/api/src/domains/people/users/index.ts';
import { connectDatabase } from '../../../../apps/api/src/house/db/db.ts';
import { openStorage } from '../../../../apps/api/src/house/storage/storage.ts';
import { migrate } from '../../../../apps/api/src/migrations/migrate.ts';
import { loadMarketplace } from '../../../../apps/api/src/seed/load-marketplace.ts';
import { median, printReport } from '../report/print-report.ts';

/**
 * Response times for STYLES (60) styles of the demo marketplace: line sheet as PDF with images and as spreadsheet, and a quote of
 * all styles. One process; the first response and the median of RUNS (7). Exits with 1 above two seconds.
 * `npm run bench -- line-sheet`
 */
const wanted = Number(process.env['STYLES'] ?? 60);
const runs = Number(process.env['RUNS'] ?? 7);
const ceilingMs = 2_000;
const password = 'orime-bench-2026';

const dataDir = `${ROOT}/.cache/bench/line-sheet`;
await mkdir(dataDir, { recursive: true });
const database = await startPostgres({ dataDir: `${dataDir}/postgres` });
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
await fill();
const child = spawn(process.execPath, [await apiEntry()], {
  env: {
    ...process.env,
    DATABASE_URL: database.url,
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_DATA: '0',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'silent',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  while (
    !(await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    ))
  )
    await sleep(50);
  const token = await signIn();
  const ids = await listStyles(token);
  const chosen = encodeURIComponent(ids.join(','));
  const lines = JSON.stringify({ currency: 'USD', lines: ids.map((id) => ({ id, sizeQuantities: { M: 8 } })) });
  const rows = [
    await measure(
      'line sheet, PDF',
      ids.length,
      () => fetch(`${origin}/api/wholesale/linesheet.pdf?ids=${chosen}`, { headers: { authorization: token } }),
      `${dataDir}/line-sheet.pdf`,
    ),
    await measure('line sheet, XLSX', ids.length, () =>
      fetch(`${origin}/api/wholesale/linesheet.xlsx?ids=${chosen}`, { headers: { authorization: token } }),
    ),
    await measure('quote', ids.length, () =>
      fetch(`${origin}/api/wholesale-order/quote`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: lines,
      }),
    ),
  ];
  printReport('line-sheet', rows);
  if (rows.some((row) => row['median ms'] > ceilingMs)) process.exitCode = 1;
} finally {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  await database.stop();
}

async function fill(): Promise<void> {
  await migrate({ databaseUrl: database.url });
  const connection = connectDatabase({ url: database.url, max: 2 });
  const known = await connection.db.selectFrom('designs').select('id').limit(1).executeTakeFirst();
  if (known === undefined) {
    const hash = await hashPassword(password);
    const storage = await openStorage({ dataDir, s3Url: undefined });
    await loadMarketplace(connection.db, storage, {
      market: buildMarketplace({ seed: 'orime', now: new Date() }),
      images: loadDemoImagery(),
      hashes: { demo: hash, nobody: hash },
    });
  }
  await connection.close();
}

async function signIn(): Promise<string> {
  const response = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'buyer@example.com', password }),
  });
  const body = (await response.json()) as { token?: string }; // The login's response.
  if (body.token === undefined) throw new Error(`no session: ${response.status}`);
  return body.token;
}

async function listStyles(token: string): Promise<readonly string[]> {
  const response = await fetch(`${origin}/api/wholesale/catalog?limit=${Math.min(wanted, 100)}`, { headers: { authorization: token } });
  const { items } = (await response.json()) as { items: { id: string }[] }; // The catalogue's response.
  return items.map(({ id }) => id);
}

async function measure(what: string, styles: number, send: () => Promise<Response>, keepAs?: string) {
  const times: number[] = [];
  let bytes = Buffer.alloc(0);
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const response = await send();
    bytes = Buffer.from(await response.arrayBuffer());
    times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${what}: ${response.status} ${bytes.toString('utf8', 0, 300)}`);
  }
  if (keepAs !== undefined) await writeFile(keepAs, bytes);
  return { what, styles, kB: bytes.byteLength / 1024, 'first ms': times[0] ?? 0, 'median ms': median(times) };
}
