import type { Browser } from 'playwright-core';
import { machineLoad } from '../pages/machine-load.ts';
import { launchPhone, phoneContext } from '../pages/phone.ts';
import { samplePages } from '../pages/sample-pages.ts';
import { visit, type VisitFigures } from '../pages/visit.ts';
import { BARS } from '../report/bars.ts';
import { besideBar, printBars, type Judged } from '../report/print-bars.ts';
import { median, printReport } from '../report/print-report.ts';
import { benchSite } from '../site/bench-site.ts';
import { startFront, type Front, type OwnAnswer } from '../site/front.ts';
import { buildOneBundle, type OneBundle } from './build-one-bundle.ts';

/**
 * First loads of shell and remotes beside the same screens built as one application, with the same documents of the same server rendering:
 * PAIRS (11) in turns on the phone profile, and shell and remotes once more in each turn, which says what differences mean nothing. Exits
 * with 1 above 10 % more JavaScript, 10 % later LCP or 7 more requests. `npm run bench -- one-bundle [/path …]`; a page takes four
 * minutes, so a list and a product are all that it visits unasked.
 */
const PAIRS = Number(process.env['PAIRS'] ?? 11);
/** A place of released files: the shell runs no others. */
const FOLDER = '/r/one-bundle/1.0.0/';

const bundle = await buildOneBundle();
const site = await benchSite();
const browser = await launchPhone();
const ours = await startFront(site.url);
const needed = new Map<string, readonly string[]>();
const one = await startFront(site.url, { edit: intoOneBundle, answer: fileOf(bundle) });
try {
  const asked = process.argv.slice(2);
  const [, list = '/catalog', product = '/'] = await samplePages(site.url);
  const rows = [];
  const judged: Judged[] = [];
  for (const path of asked.length > 0 ? asked : [list, product]) {
    const row = await compare(browser, path);
    rows.push(row);
    judged.push(...judgedFigures(row));
  }
  printReport('one-bundle', rows);
  printBars('one-bundle', judged);
} finally {
  await browser.close();
  await Promise.all([ours.stop(), one.stop()]);
  await site.stop();
}

async function compare(browserInUse: Browser, path: string) {
  await once(browserInUse, ours, path);
  // What the page loads is preloaded from then on, as a server would that knows its build.
  needed.set(path, await scriptsOf(browserInUse, path));
  const runs: { readonly federated: VisitFigures; readonly single: VisitFigures; readonly again: VisitFigures }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    runs.push({
      federated: await once(browserInUse, ours, path),
      single: await once(browserInUse, one, path),
      again: await once(browserInUse, ours, path),
    });
  }
  const of = (kind: keyof (typeof runs)[0], read: (figures: VisitFigures) => number) => median(runs.map((run) => read(run[kind])));
  const script = (kind: keyof (typeof runs)[0]) => of(kind, ({ scriptBytes }) => scriptBytes) / 1000;
  const lcp = (kind: keyof (typeof runs)[0]) => of(kind, ({ lcpMs }) => lcpMs);
  const requests = (kind: keyof (typeof runs)[0]) => of(kind, (figures) => figures.requests);
  const difference = (lcp('federated') / lcp('single') - 1) * 100;
  // What one and the same site differs from itself by, in the middle of the turns.
  const noise = median(runs.map(({ federated, again }) => Math.abs(again.lcpMs / federated.lcpMs - 1) * 100));
  return {
    page: path,
    'JS kB': script('federated'),
    'one bundle': script('single'),
    'JS %': (script('federated') / script('single') - 1) * 100,
    requests: requests('federated'),
    'one bundle’s': requests('single'),
    LCP: lcp('federated'),
    'one bundle LCP': lcp('single'),
    'LCP %': difference,
    'A/A %': (lcp('again') / lcp('federated') - 1) * 100,
    'A/A spread %': noise,
    'LCP differs': Math.abs(difference) > noise,
    load: machineLoad(),
  };
}

function judgedFigures(row: Awaited<ReturnType<typeof compare>>): readonly Judged[] {
  return [
    besideBar(`${row.page} JavaScript %`, row['JS %'], BARS.oneBundle['JavaScript %']),
    besideBar(`${row.page} LCP %`, row['LCP %'], BARS.oneBundle['LCP %']),
    besideBar(`${row.page} more requests`, row.requests - row['one bundle’s'], BARS.oneBundle['more requests']),
  ];
}

async function once(browserInUse: Browser, { url }: Front, path: string): Promise<VisitFigures> {
  const context = await phoneContext(browserInUse);
  try {
    return await visit(context, url + path);
  } finally {
    await context.close();
  }
}

/** The scripts that a page has loaded when its screen has taken over the markup. */
async function scriptsOf(browserInUse: Browser, path: string): Promise<readonly string[]> {
  const page = await browserInUse.newPage({ ignoreHTTPSErrors: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(FOLDER) && pathname.endsWith('.js')) scripts.push(pathname);
  });
  const drawn = page.waitForEvent('console', { predicate: (message) => message.text() === 'bench: drawn', timeout: 60_000 });
  await page.addInitScript(`addEventListener('orime-drawn', ({ detail }) => detail === 'screen' && console.log('bench: drawn'))`);
  await page.goto(one.url + path);
  await drawn;
  await page.close();
  return scripts.filter((script) => !script.endsWith(bundle.entry));
}

function intoOneBundle(html: string, path: string): string {
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  // Behind the first pictures, where the document says so.
  const held = /<link rel="preload" as="script" (media="[^"]*")/.exec(html)?.[1] ?? '';
  const preloads = (needed.get(path) ?? []).map((file) => `<link rel="preload" as="script" ${held} nonce="${nonce}" href="${file}">`);
  return html
    .replaceAll(/<link rel="preload" as="script"[^>]*>\n?/g, '')
    .replace(
      /<script defer[^>]*><\/script>/,
      `<script defer fetchpriority="high" nonce="${nonce}" src="${FOLDER}${bundle.entry}"></script>`,
    )
    .replace('</title>', `</title>\n${preloads.join('\n')}`)
    .replaceAll(/\/r\/shell\/[^/"]+\/(?=[\w.-]+\.woff2)/g, FOLDER);
}

function fileOf({ files }: OneBundle): OwnAnswer {
  return (request, response) => {
    const path = request.url.split('?')[0] ?? '';
    const bytes = path.startsWith(FOLDER) ? files.get(path.slice(FOLDER.length)) : undefined;
    if (bytes === undefined) return false;
    const isScript = path.endsWith('.js');
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript; charset=utf-8' : path.endsWith('.woff2') ? 'font/woff2' : 'application/octet-stream',
      'cache-control': 'max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding',
      ...(isScript && { 'content-encoding': 'br' }),
    });
    response.end(bytes);
    return true;
  };
}
