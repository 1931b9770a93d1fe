import { createChangeFeed, serveAlone, serveDev, watchAlone, watchDev } from '@orime/federation/dev';
import { browserSettings } from '@orime/tooling/browser';
import { freePort, ROOT } from '@orime/tooling/site';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';

/**
 * From a save to the changed page in a browser: of `orime dev` in a running site, and of `orime alone`. Exits with 1 when a median is above
 * 1.5 seconds. `npm run bench -- saves`; `RUNS` saves of each, `BASE_URL` another site.
 */
const RUNS = Number(process.env['RUNS'] ?? 11);
const APP = 'magazine';

const work = await mkdtemp(join(tmpdir(), 'orime-bench-saves-'));
const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const rows = [await measure('orime dev', startDev), await measure('orime alone', startAlone)];
  printReport('saves', rows);
  printBars(
    'saves',
    rows.map(({ command, p50 }) => besideBar(`${command}, median ms`, p50, BARS.saves['median ms'])),
  );
} finally {
  await browser.close();
  await site.stop();
  await rm(work, { recursive: true, force: true });
}

interface Started {
  readonly server: Server;
  readonly close: () => Promise<void>;
}

async function measure(name: string, start: (folder: string, port: number) => Promise<Started>) {
  const folder = await copyOfApp(name.replace(' ', '-'));
  const port = await freePort();
  const begun = performance.now();
  const { server, close } = await start(folder, port);
  const readyMs = performance.now() - begun;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const screen = join(folder, 'src', 'features', 'lookbook', 'lookbook-screen.tsx');
  const source = await readFile(screen, 'utf8');
  try {
    await page.goto(`http://localhost:${String(port)}/lookbook`);
    await page.locator('h1').first().waitFor();
    const taken: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const mark = `data-saved-${String(run)}`;
      const savedAt = performance.now();
      await writeFile(screen, withMark(source, mark));
      await page.waitForSelector(`[${mark}]`, { timeout: 30_000, state: 'attached' });
      taken.push(performance.now() - savedAt);
    }
    return { command: name, saves: RUNS, 'ready ms': readyMs, p50: median(taken), max: Math.max(...taken) };
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
    await close();
  }
}

/** An element with this attribute around what the screen shows in the end. */
function withMark(source: string, mark: string): string {
  const changed = source.replace(/return (<LookbookIndex [^>]*\/>);/, `return <div ${mark}="">$1</div>;`);
  if (changed === source) throw new Error('The screen does not draw what is to be marked');
  return changed;
}

async function startDev(folder: string, port: number): Promise<Started> {
  const changes = createChangeFeed();
  const build = await watchDev(folder, (stats) => !stats.hasErrors() && changes.tell(stats.hash));
  const server = await serveDev({ name: APP, folder: build.folder, remote: build.remote, changes, against: new URL(site.url) }, port);
  return { server, close: () => build.stop() };
}

async function startAlone(folder: string, port: number): Promise<Started> {
  const changes = createChangeFeed();
  const build = await watchAlone(folder, (stats) => !stats.hasErrors() && changes.tell(stats.hash));
  const server = await serveAlone({ folder: build.folder, title: APP, entries: build.entries, changes, against: new URL(site.url) }, port);
  return { server, close: () => build.stop() };
}

/** The checkout stays as it is. */
async function copyOfApp(name: string): Promise<string> {
  const root = join(work, name);
  const folder = join(root, 'apps', APP);
  const original = join(ROOT, 'apps', APP);
  await cp(original, folder, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) });
  await symlink(join(original, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  return folder;
}
