/// <reference lib="dom" />
import type { AdminDesign } from '@orime/contracts/api/office/admin-design';
import { browserSettings } from '@orime/tooling/browser';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { figuresOf, FRAMES, isSlow, scroll, type Scrolled } from './scroll-frames.ts';

/**
 * The back office's list of 10,000 designs, read in pages of a hundred while it is scrolled: its first rows, and the last thousand,
 * when most is in memory; beside a blank page in the same browser, alternately. A page is answered after DELAY_MS (80).
 * `npm run bench -- lists`
 */
const RUNS = Number(process.env['RUNS'] ?? 3);
const DELAY_MS = Number(process.env['DELAY_MS'] ?? 80);
const ROWS = 10_000;
/** Nine rows a frame: a page of a hundred arrives every eleven frames. */
const PIXELS_PER_FRAME = 400;
const GRID = '[role="grid"]';
const BLANK = `<!doctype html><title>Blank</title><div id="box" style="height:36rem;overflow:auto"><div style="height:${ROWS * 46}px"></div></div>`;

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signIn(context);
  const blank = await context.newPage();
  await blank.setContent(BLANK);
  const runs: (Scrolled & { readonly page: string; readonly pagesRead: number })[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push({ page: 'blank', pagesRead: 0, ...(await scroll(blank, '#box', PIXELS_PER_FRAME)) });
    const { page, answered } = await openList(context);
    const first = await scroll(page, GRID, PIXELS_PER_FRAME);
    runs.push({ page: 'list, first rows', pagesRead: answered(), ...first });
    await readUntil(page, ROWS - 1_000);
    const before = answered();
    const last = await scroll(page, GRID, PIXELS_PER_FRAME, 'here');
    runs.push({ page: 'list, rows 9,000 to 10,000', pagesRead: answered() - before, ...last });
    await page.close();
  }
  const rows = [...new Set(runs.map(({ page }) => page))].map((page) => {
    const own = runs.filter((run) => run.page === page);
    return {
      page,
      'pages read': median(own.map(({ pagesRead }) => pagesRead)),
      ...figuresOf(own.map(({ frames }) => frames)),
      'CPU ms a frame': median(own.map(({ computedMs }) => computedMs / FRAMES)),
    };
  });
  printReport('lists', rows);
  if (rows.some((row) => isSlow(row))) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

async function signIn(context: BrowserContext): Promise<void> {
  const answer = await fetch(`${site.apiUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'orime-demo-2026' }),
  });
  if (!answer.ok) throw new Error(`The admin of the demo marketplace cannot sign in: ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  await context.addInitScript((value) => localStorage.setItem('jwtToken', value), token);
}

/** The list with its first page; the API's pages are made up, as no demo marketplace has that many designs. */
async function openList(context: BrowserContext): Promise<{ page: Page; answered: () => number }> {
  const page = await context.newPage();
  let count = 0;
  await page.route('**/api/admin/designs?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [place, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 100)];
    const first = (place - 1) * limit;
    const items = Array.from({ length: Math.max(0, Math.min(limit, ROWS - first)) }, (_, index) => design(first + index));
    await new Promise((done) => setTimeout(done, DELAY_MS));
    count += 1;
    await route.fulfill({ json: { items, total: ROWS, page: place } });
  });
  await page.goto(`${site.url}/admin/update-all-designs?tab=all`, { waitUntil: 'networkidle' });
  await page.locator(`${GRID} [data-row]`).first().waitFor();
  return { page, answered: () => count };
}

/** Scrolls to the end again and again, until this many rows have come. */
async function readUntil(page: Page, rows: number): Promise<void> {
  await page.evaluate(
    async ([selector, wanted]) => {
      const box = document.querySelector(selector);
      if (box === null) throw new Error('There is no list');
      const lastRow = () => Math.max(...[...box.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => Number(dataset['row'])));
      for (let tries = 0; tries < 3_000 && lastRow() < wanted - 1; tries += 1) {
        box.scrollTop = box.scrollHeight;
        await new Promise((done) => setTimeout(done, 30));
      }
    },
    [GRID, rows] as const,
  );
}

function at(index: number): string {
  return new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
}

function design(index: number): AdminDesign {
  const state = (['confirmed', 'unconfirmed', 'draft', 'rejected'] as const)[index % 4] ?? 'draft';
  return {
    id: `dsn_${index}`,
    slug: `coat-${index}`,
    name: `Wrap coat ${index + 1}`,
    nameJp: `ラップコート ${index + 1}`,
    designer: { id: `prf_${index % 30}`, handle: `house-${index % 30}`, name: `House ${index % 30}`, nameJp: `工房 ${index % 30}` },
    image: null,
    confirmed: state,
    pendingChange: index % 9 === 0,
    hidden: index % 7 === 0,
    archived: index % 11 === 0,
    privateReserve: index % 17 === 0,
    featuredRank: index % 5 === 0 ? index + 1 : null,
    gender: (['women', 'men', 'unisex'] as const)[index % 3] ?? 'unisex',
    category: 'coat',
    categoryLabel: { en: 'Coat', jp: 'コート' },
    countryOrigin: index % 2 === 0 ? 'JP' : 'IT',
    likes: index % 250,
    submittedAt: at(index),
    updatedAt: at(index),
    version: 1,
  };
}
