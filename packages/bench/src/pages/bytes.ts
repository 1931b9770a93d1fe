import type { Browser } from 'playwright-core';
import { printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { startFront } from '../site/front.ts';
import { scriptReader } from './bytes/page-script.ts';
import { launchPhone, phoneContext } from './phone.ts';
import { samplePages } from './sample-pages.ts';
import { visit } from './visit.ts';

/**
 * What the JavaScript of five pages is: the bytes of each script that `first-load` counts, divided among libraries, packages of ours and
 * parts of apps. The apps are built once more with source maps, which say where each character of a script comes from. Exits with 1 when
 * the parts do not add up. `MIN_KB=1 npm run bench -- bytes [/path …]`
 */
const MIN_KB = Number(process.env['MIN_KB'] ?? 1);
/** React with its router, before anything of ours. */
const FLOOR_KB = 75;
const HEADERS = 'headers of the files';

interface PageBytes {
  readonly page: string;
  readonly groups: ReadonlyMap<string, number>;
  /** As `first-load` counts it. */
  readonly counted: number;
}

const site = await benchSite();
const browser = await launchPhone();
const front = await startFront(site.url);
try {
  const readScript = scriptReader(site.url);
  const asked = process.argv.slice(2);
  const pages = [];
  for (const path of asked.length > 0 ? asked : await samplePages(site.url)) pages.push(await bytesOf(browser, path));
  printReport('bytes', tableOf(pages));
  if (pages.some(({ groups, counted }) => Math.abs(sum(groups.values()) - counted) > 1)) process.exitCode = 1;

  async function bytesOf(browserInUse: Browser, path: string): Promise<PageBytes> {
    const context = await phoneContext(browserInUse);
    const { scripts, scriptBytes } = await visit(context, front.url + path).finally(() => context.close());
    const groups = new Map<string, number>();
    const add = (group: string, bytes: number): void => void groups.set(group, (groups.get(group) ?? 0) + bytes);
    for (const { url, bytes } of scripts) {
      const { bodyBytes, shares } = await readScript(new URL(url).pathname);
      for (const [group, share] of shares) add(group, share * bodyBytes);
      add(HEADERS, bytes - bodyBytes);
    }
    return { page: path.replace(/[^/]{24,}$/, '…'), groups, counted: scriptBytes };
  }
} finally {
  await browser.close();
  await front.stop();
  await site.stop();
}

/** Groups in kB, the heaviest first; those that are small on every page in one row. */
function tableOf(pages: readonly PageBytes[]) {
  const most = (group: string): number => Math.max(...pages.map(({ groups }) => groups.get(group) ?? 0));
  const all = [...new Set(pages.flatMap(({ groups }) => [...groups.keys()]))].filter((group) => group !== HEADERS);
  const large = all.filter((group) => most(group) >= MIN_KB * 1000).toSorted((a, b) => most(b) - most(a));
  const small = all.filter((group) => !large.includes(group));
  const row = (what: string, bytesOn: (page: PageBytes) => number) => ({
    what,
    ...Object.fromEntries(pages.map((page) => [page.page, Math.round(bytesOn(page) / 10) / 100])),
  });
  return [
    ...large.map((group) => row(group, ({ groups }) => groups.get(group) ?? 0)),
    row(`${String(small.length)} parts below ${String(MIN_KB)} kB`, ({ groups }) => sum(small.map((group) => groups.get(group) ?? 0))),
    row(HEADERS, ({ groups }) => groups.get(HEADERS) ?? 0),
    row('sum', ({ groups }) => sum(groups.values())),
    row('first-load counts', ({ counted }) => counted),
    row(`above ${String(FLOOR_KB)} kB`, ({ counted }) => counted - FLOOR_KB * 1000),
  ];
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((all, value) => all + value, 0);
}
