import { connectDatabase } from '../../../../apps/api/src/house/db/db.ts';
import type { Call } from '../load/load.ts';
import { startApi, startLimits } from '../load/processes.ts';
import { readSettings, takeTurns, toRow, type Entrant } from '../load/turns.ts';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { printReport } from '../report/print-report.ts';
import { openScale } from '../scale/scale-database.ts';

/**
 * Lists of 24 with variants, details and searches on 10,000 designs, from one production process, compared with minimal servers on
 * the same database. Runs alternate; medians of RUNS (5). Exits with 1 when a ratio is below its threshold.
 * `npm run bench -- api-reads`
 */
const settings = readSettings({ connections: 16, runs: 5, seconds: 5 });
const memoryLimitMb = BARS.api['resident MB'].bar;
const search = { perSecond: BARS.api['searches per second'].bar, p99Ms: 25 };

const database = await openScale();
const [api, limits] = await Promise.all([startApi(database), prepareYardstick().then(() => startLimits(database.url))]);
try {
  const ids = await listIds();
  const list = '/api/design/?limit=24&currency=USD&sort=new';
  // A reload bypasses every cache.
  const fresh = { 'cache-control': 'no-cache' };
  const etag = (await fetch(`http://127.0.0.1:${api.port}${list}`)).headers.get('etag') ?? 'none';
  const words = ['linen coat', 'wool dress', 'silk shirt', 'cotton trousers', 'linen skirt', 'wool scarf', 'silk dress', 'hemp jacket'];
  const entrants = {
    list: of('list, nothing cached', api, [{ path: list, headers: fresh }]),
    listLimit: of('limit: one list query', limits, [{ path: '/list' }]),
    cards: of('limit: stored cards', limits, [{ path: '/cards' }]),
    kept: of('list, kept answer', api, [{ path: list }]),
    unchanged: of('list, 304', api, [{ path: list, headers: { 'if-none-match': etag } }]),
    bytes: of('limit: bytes in memory', limits, [{ path: '/bytes' }]),
    detail: of(
      'detail, nothing cached',
      api,
      ids.map((id) => ({ path: `/api/design/${id}?currency=USD`, headers: fresh })),
    ),
    detailLimit: of(
      'limit: one detail query',
      limits,
      ids.map((id) => ({ path: `/design/${id}` })),
    ),
    search: of(
      'search, two words',
      api,
      fromEverywhere(words.map((q) => ({ path: `/api/search?type=design&q=${encodeURIComponent(q)}` }))),
    ),
    searchLimit: of(
      'limit: one index query',
      limits,
      words.map((q) => ({ path: `/search?q=${encodeURIComponent(q)}` })),
    ),
  };
  const outcomes = new Map((await takeTurns(Object.values(entrants), database.pid, settings)).map((outcome) => [outcome.name, outcome]));
  const perSecond = (entrant: Entrant) => outcomes.get(entrant.name)?.perSecond ?? 0;
  const shares = [
    { entrant: entrants.list, limit: entrants.listLimit, bar: 0.65 },
    { entrant: entrants.kept, limit: entrants.bytes, bar: 0.45 },
    { entrant: entrants.unchanged, limit: entrants.bytes, bar: 0.45 },
    { entrant: entrants.detail, limit: entrants.detailLimit, bar: 0.55 },
    { entrant: entrants.search, limit: entrants.searchLimit, bar: 0 },
  ];
  const share = (entrant: Entrant) =>
    shares.filter((each) => each.entrant === entrant).map(({ limit }) => perSecond(entrant) / perSecond(limit))[0];
  printReport(
    'api-reads',
    Object.values(entrants).flatMap((entrant) => {
      const outcome = outcomes.get(entrant.name);
      return outcome === undefined ? [] : [toRow(outcome, share(entrant))];
    }),
  );
  process.stdout.write(`the list is ${Math.round((perSecond(entrants.list) / perSecond(entrants.cards)) * 100)} % of the stored cards\n`);
  printBars('api-reads', [
    besideBar('lists per second', perSecond(entrants.list), BARS.api['lists per second']),
    besideBar('details per second', perSecond(entrants.detail), BARS.api['details per second']),
    besideBar('searches per second', perSecond(entrants.search), BARS.api['searches per second']),
    besideBar('resident MB', outcomes.get(entrants.list.name)?.rssMb ?? Number.NaN, BARS.api['resident MB']),
  ]);
  const searched = outcomes.get(entrants.search.name);
  const faults = [
    ...shares.flatMap(({ entrant, bar }) => ((share(entrant) ?? 0) < bar ? [`${entrant.name} is below ${bar * 100} % of its limit`] : [])),
    ...(searched === undefined || searched.perSecond < search.perSecond || searched.p99Ms > search.p99Ms
      ? [`search is below ${search.perSecond}/s or its p99 above ${search.p99Ms} ms`]
      : []),
    ...[...outcomes.values()].flatMap(({ name, failed, rssMb }) => [
      ...(failed > 0 ? [`${name}: ${failed} failed`] : []),
      ...(rssMb > memoryLimitMb && !name.startsWith('limit') ? [`${name}: ${Math.round(rssMb)} MB`] : []),
    ]),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([api.stop(), limits.stop()]);
  await database.stop();
}

function of(name: string, server: Entrant['server'], calls: readonly Call[]): Entrant {
  return { name, server, calls };
}

/** Spreads the calls over thousands of visitors, since one alone would hit the rate limit for searches. */
function fromEverywhere(calls: readonly Call[]): readonly Call[] {
  return Array.from({ length: 4000 }, (_, index) => ({
    path: '',
    ...calls[index % calls.length],
    headers: { 'x-forwarded-for': `10.0.${index >> 8}.${index & 255}` },
  }));
}

async function listIds(): Promise<readonly string[]> {
  const { pool, close } = connectDatabase({ url: database.url, max: 1 });
  const { rows } = await pool.query<{ id: string }>("SELECT id FROM designs WHERE slug LIKE 'scale-%' ORDER BY hashtext(id) LIMIT 2000");
  await close();
  return rows.map(({ id }) => id);
}

/** Gives the reference server its own index; without it the comparison would flatter the API. */
async function prepareYardstick(): Promise<void> {
  const { pool, close } = connectDatabase({ url: database.url, max: 1 });
  await pool.query(
    "CREATE INDEX IF NOT EXISTS bench_designs_newest ON designs (confirmed_at DESC, id) WHERE confirmed = 'confirmed' AND NOT hidden AND deleted_at IS NULL",
  );
  await pool.query('ANALYZE designs');
  await close();
}
