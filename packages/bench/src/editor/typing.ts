/// <reference lib="dom" />
import { browserSettings } from '@orime/tooling/browser';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { mainThreadOf } from '../pages/main-thread.ts';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';

/**
 * Typing in a story of 300 blocks with both languages open: the time from a key to the frame that shows it, and the time until the
 * story can be written, with what each costs the page's main thread; beside a blank page with one empty paragraph, whose figures are
 * what browser and machine add. The first story warms browser and site and is not counted. Unthrottled. `npm run bench -- editor`
 */
const RUNS = Number(process.env['RUNS'] ?? 5);
const KEYS = 200;
const KEY_PAUSE_MS = 40;
const BLOCKS = 300;
const MAX_KEY_MS = 32;
const MAX_LOAD_MS = 1000;

const NAMES = ['load ms', 'load CPU ms', 'key p50 ms', 'key p95 ms', 'key max ms', 'CPU ms a key'] as const;
type Figures = Readonly<Record<(typeof NAMES)[number], number>>;

const site = await benchSite();
const browser = await chromium.launch({ headless: true, ...browserSettings().launchOptions });
try {
  const { token } = await call<{ token: string }>('/api/users/login', '', { email: 'admin@example.com', password: 'orime-demo-2026' });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem('jwtToken', value), token);
  const stories: Figures[] = [];
  const blanks: Figures[] = [];
  const warmUp = await writeLongStory(token);
  await measure(context, (page) => open(page, warmUp));
  for (let run = 1; run <= RUNS; run += 1) {
    // A story of its own for each run: what one run typed and had not saved would come back in the next.
    const id = await writeLongStory(token);
    stories.push(await measure(context, (page) => open(page, id)));
    blanks.push(await measure(context, openBlank));
  }
  const middle = (figures: readonly Figures[]): Figures =>
    Object.fromEntries(NAMES.map((name) => [name, median(figures.map((each) => each[name]))])) as Figures; // of its own names
  const [story, blank] = [middle(stories), middle(blanks)];
  printReport('editor', [
    ...stories.map((each, index) => ({ page: `story, run ${index + 1}`, ...each })),
    { page: 'story, median', ...story },
    { page: 'blank, median', ...blank },
  ]);
  if (story['key p95 ms'] > MAX_KEY_MS || story['load ms'] > MAX_LOAD_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
}

async function measure(context: BrowserContext, load: (page: Page) => Promise<number>): Promise<Figures> {
  const page = await context.newPage();
  const busy = await mainThreadOf(page);
  const loadMs = await load(page);
  const loaded = await busy();
  const keys = (await type(page)).toSorted((one, other) => one - other);
  const typed = await busy();
  const at = (share: number): number => keys[Math.ceil(keys.length * share) - 1] ?? 0;
  await page.close();
  return {
    'load ms': loadMs,
    'load CPU ms': Math.round(loaded),
    'key p50 ms': at(0.5),
    'key p95 ms': at(0.95),
    'key max ms': at(1),
    'CPU ms a key': (typed - loaded) / KEYS,
  };
}

/** Id of a draft of the demo's admin with as many blocks as a story may have, in both languages. */
async function writeLongStory(token: string): Promise<string> {
  const draft = await call<{ id: string; revision: string; slug: string }>('/api/article/draft', token, {});
  const body = (sentence: string) =>
    Array.from({ length: BLOCKS }, (_, index) => {
      if (index % 20 === 10) return { type: 'heading', text: `${index} ${sentence.slice(0, 12)}` };
      return { type: 'paragraph', text: [{ text: `${index} ${sentence} ` }, { text: sentence, bold: true }] };
    });
  await call(`/api/article/draft/update/id/${draft.id}`, token, {
    baseRevision: draft.revision,
    title: { en: 'A long story', jp: '長い記事' },
    dek: { en: '', jp: '' },
    body: {
      en: body('The vat is fed with bran and lime, and rests until it breathes.'),
      jp: body('藍甕は麩と石灰で育ち、息をするまで休ませる。'),
    },
    slug: draft.slug,
    section: 'features',
    tags: [],
    coverFileId: null,
    coverAlt: { en: '', jp: '' },
  });
  return draft.id;
}

async function call<Answer>(path: string, token: string, body: object): Promise<Answer> {
  const response = await fetch(`${site.apiUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...(token !== '' && { authorization: token }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer; // the caller names what the endpoint answers
}

/** Milliseconds from the start of the navigation until the text can be written, told by the page: who asks from outside asks too seldom. */
async function open(page: Page, id: string): Promise<number> {
  await page.addInitScript(() => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => Object.assign(window, { writableAt: performance.now() }));
    channel.port1.start();
    const look = (): void => {
      const isWritable = document.querySelector('[role="textbox"][contenteditable="true"]') !== null;
      // The message comes after the frame's own work.
      if (isWritable) channel.port2.postMessage(null);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${site.url}/article/draft/edit/id/${id}`);
  const at = await page.waitForFunction(() => (window as { writableAt?: number }).writableAt);
  return Math.round((await at.jsonValue()) ?? Infinity);
}

/** The least that can be typed into. */
async function openBlank(page: Page): Promise<number> {
  await page.goto('data:text/html,<!doctype html><title>Blank</title><div role="textbox" contenteditable="true"><p><br></div>');
  return page.evaluate(() => Math.round(performance.now()));
}

/** Milliseconds from each key to the frame after it, in a paragraph in the middle of the story. */
async function type(page: Page): Promise<readonly number[]> {
  const paragraphs = page.locator('[role="textbox"][contenteditable="true"] > p');
  await paragraphs.nth(Math.min(140, (await paragraphs.count()) - 1)).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const channel = new MessageChannel();
    const started: number[] = [];
    channel.port1.addEventListener('message', () => {
      for (const at of started.splice(0)) times.push(performance.now() - at);
    });
    channel.port1.start();
    // The message comes after the frame's own work.
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        started.push(timeStamp);
        requestAnimationFrame(() => channel.port2.postMessage(null));
      },
      { capture: true },
    );
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a');
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
  // Written by the script above, in the page.
  return (await page.evaluate('window.times')) as readonly number[];
}
