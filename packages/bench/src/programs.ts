export interface Program {
  readonly name: string;
  /** Relative to this file. */
  readonly file: string;
  readonly measures: string;
}

/** Every benchmark. Time is measured here, never asserted in tests. */
export const PROGRAMS: readonly Program[] = [
  {
    name: 'first-load',
    file: './pages/first-load.ts',
    measures: 'first loads on a phone over HTTP/2 beside a floor without scripts: JavaScript, rounds, FCP, LCP, TBT, INP, layout shift',
  },
  {
    name: 'bytes',
    file: './pages/bytes.ts',
    measures:
      'what the JavaScript of five first loads is: kB of each library, package and part of an app, which add up to what first-load counts',
  },
  {
    name: 'soft-navigation',
    file: './pages/soft-navigation.ts',
    measures: 'from a press on a link to the new page on a phone profile, after an intent and without one',
  },
  {
    name: 'navigation-heap',
    file: './pages/navigation-heap.ts',
    measures: 'memory of one tab over 50 navigations inside it',
  },
  {
    name: 'gateway',
    file: './gateway/gateway.ts',
    measures:
      'documents a second of one gateway process: rendered, known, unchanged, beside a file of that size and beside a remote that hangs',
  },
  {
    name: 'lighthouse',
    file: './pages/lighthouse.ts',
    measures: 'Lighthouse’s mobile score of five pages, median of 5 (95 wanted)',
  },
  {
    name: 'one-bundle',
    file: './one-bundle/one-bundle.ts',
    measures: 'first loads of the same screens built as one application instead of shell and remotes, in turns: JavaScript, requests, LCP',
  },
  {
    name: 'render',
    file: './pages/render.ts',
    measures: 'documents with their markup: time of new and known pages, pages/s, size',
  },
  {
    name: 'render-memory',
    file: './pages/render-memory.ts',
    measures: 'memory of the gateway over rendered documents (DOCUMENTS, 20,000): flat wanted',
  },
  {
    name: 'new-remote',
    file: './platform/new-remote.ts',
    measures: 'a new remote in a clean clone, from its first file to visitors in both languages; then its types, tests and the checks',
  },
  {
    name: 'release',
    file: './platform/release.ts',
    measures:
      'building and publishing one remote, and promotion and rollback to served on two gateways under requests: p50, p99, failures, mixed sets',
  },
  {
    name: 'saves',
    file: './platform/saves.ts',
    measures: 'from a save to the changed page in a browser, of `orime dev` and `orime alone`: p50, max',
  },
  {
    name: 'chaos',
    file: './platform/chaos.ts',
    measures:
      'twelve faults of each remote from a visitor’s side: own pages, cart, pages of others, retry after repair, reports (all wanted)',
  },
  {
    name: 'damaged-store',
    file: './platform/damaged-store.ts',
    measures:
      'eleven damages of the store of releases under a running gateway and a fresh one: pages, live set, readiness (all as they should be)',
  },
  {
    name: 'budget',
    file: './platform/budget.ts',
    measures: 'what `orime budget` says a page weighs beside what a browser receives, on six pages: scripts, styles, fonts, document',
  },
  {
    name: 'grid',
    file: './pages/grid-frames.ts',
    measures: 'frame times while a DataGrid of 10,000 rows is scrolled, beside a blank page in the same browser: p50, p95, max',
  },
  {
    name: 'lists',
    file: './pages/list-frames.ts',
    measures: 'frame times while a list of 10,000 designs is read page by page as it is scrolled, beside a blank page: p50, p95, max',
  },
  {
    name: 'map',
    file: './pages/map-frames.ts',
    measures: 'frame times of the world map with 500 places, turning and dragged, beside a blank page in the same browser: p50, p95, max',
  },
  {
    name: 'api-reads',
    file: './api/api-reads.ts',
    measures: 'list, detail and search of 10,000 designs beside their limits: requests/s, p50, p99, CPU and memory',
  },
  {
    name: 'editor',
    file: './editor/typing.ts',
    measures: 'typing in a story of 300 blocks with both languages open: from key to frame p50, p95, max; load until one can write',
  },
  {
    name: 'studio',
    file: './studio/studio-frames.ts',
    measures:
      'the design studio: until an object is drawn; with 200 objects frames while dragging beside a blank page, from a change to the garment that shows it, memory after 50 steps back',
  },
  { name: 'api-start', file: './api/api-start.ts', measures: 'an api process from its start to the first product' },
  {
    name: 'api-checkout',
    file: './checkout/api-checkout.ts',
    measures: 'quotes a second, and whole purchases of 64 buyers beside the bare inserts of a purchase: errors, stock, memory',
  },
  { name: 'growth', file: './scale/growth.ts', measures: 'what lists, details and searches cost with 1,000, 10,000 and 100,000 designs' },
  {
    name: 'line-sheet',
    file: './wholesale/line-sheet.ts',
    measures: 'line sheet of 60 styles as PDF and spreadsheet, and a quote of all of them: first answer and median',
  },
  {
    name: 'embroidery',
    file: './embroidery/stitches.ts',
    measures: 'planning 20,000 stitches of each kind, and writing them as DST, EXP and PES',
  },
  {
    name: 'sewing',
    file: './embroidery/sewing.ts',
    measures: 'about 20,000 stitches of each kind planned in the worker of the page, and frames of the simulator beside a blank page',
  },
  {
    name: 'imagery',
    file: './imagery/worn-pictures.ts',
    measures: 'what draping a garment and tracing a picture of it cost one core, and the time of a final picture on two',
  },
  {
    name: 'cut-out',
    file: './cut-out/cut-out.ts',
    measures: 'both passes of the cut-out over nine pictures whose garment is known: intersection over union, time',
  },
  {
    name: 'fuzz',
    file: './faults/fuzz.ts',
    measures: 'hostile requests to every endpoint: status classes, 5xx (none wanted), slowest answer',
  },
  {
    name: 'races',
    file: './faults/races.ts',
    measures:
      'hundreds of calls at once for what few can have, on two api processes: stock, codes, credit, seats, names, money; breaches (none wanted)',
  },
  {
    name: 'webhook-storm',
    file: './faults/webhook-storm.ts',
    measures: 'every payment event told fifty times around the browser, among forged ones: one purchase each, no 5xx, memory flat',
  },
  {
    name: 'attacks',
    file: './faults/attacks.ts',
    measures: 'the attacks of the security review by their own steps, against a site with its limits on: what came back (refusals wanted)',
  },
  {
    name: 'timing',
    file: './faults/timing.ts',
    measures: 'how long signing in and asking for links take for addresses with and without an account: ratio (1 wanted)',
  },
  {
    name: 'crash',
    file: './faults/crash.ts',
    measures:
      'mixed writes with kill -9 of api or database in the middle: what is lost, doubled or half, and the time until it answers again',
  },
];
