/**
 * What the platform promises, by program and figure: the bar that is kept, the aim behind it, and what another system or a bare limit
 * reached (README, "Reference figures"). Milliseconds, kB of 1000 bytes and per cent, as the programs print them.
 */
export interface Bar {
  /** The most, or the least where `isLeast` says so. A program exits with 1 beyond it. Without one a figure is only beside its reference. */
  readonly bar?: number;
  readonly isLeast?: true;
  readonly aim?: number;
  readonly reference?: Reference;
}

/** Measured with the same profile on another machine with 4 cores: good for ratios, and a quarter either way is noise. */
export interface Reference {
  readonly value: number;
  /** Whose figure it is. */
  readonly of: string;
}

const FEDERATION_SAMPLE = 'federation sample, one runtime';
const EVERSHOP = 'EverShop 2.2.1 behind Brotli';
const VENDURE = 'Vendure 3.7.3';
const MEDUSA = 'Medusa 2.21.2';
const EVERSHOP_API = 'EverShop 2.2.1';
const PRELOADED = 'federation with preloads, to one bundle';

export const BARS = {
  firstLoad: {
    FCP: { bar: 700, aim: 450 },
    'FCP over the floor': { bar: 250 },
    LCP: { bar: 1300, aim: 1000 },
    'LCP over the floor': { bar: 300 },
    'warm LCP': { bar: 600, aim: 400 },
    TBT: { bar: 200, aim: 50 },
    INP: { bar: 120, aim: 60 },
    CLS: { bar: 0.02 },
    rounds: { bar: 2 },
    requests: { bar: 24 },
  },
  script: {
    '/': { bar: 138, aim: 130, reference: { value: 139, of: FEDERATION_SAMPLE } },
    '/globe': { bar: 185, aim: 175 },
    others: { bar: 165, aim: 155 },
  },
  softNavigation: {
    'after intent': { bar: 200, aim: 150, reference: { value: 127, of: 'list to product, code loaded' } },
    'without intent': { bar: 700 },
  },
  heap: { 'growth %': { bar: 10 } },
  lighthouse: { score: { bar: 95, isLeast: true, aim: 98 } },
  oneBundle: {
    'JavaScript %': { bar: 10, reference: { value: 9.5, of: PRELOADED } },
    'LCP %': { bar: 10, aim: 3, reference: { value: -1.1, of: PRELOADED } },
    'more requests': { bar: 7, reference: { value: 7, of: PRELOADED } },
  },
  gateway: {
    'rendered, /catalog': { bar: 60, isLeast: true },
    'rendered, an article': { bar: 100, isLeast: true },
    'known, /catalog': { bar: 500, isLeast: true, aim: 2000, reference: { value: 5200, of: 'a Brotli file from the disk' } },
    'known and unchanged, /catalog': { bar: 3000, isLeast: true },
    'p99 ms at half of that': { bar: 25 },
    'rate beside a remote that hangs': { bar: 0.9, isLeast: true, aim: 1 },
    'failed requests': { bar: 0 },
  },
  renderMemory: { 'growth %': { bar: 10 } },
  release: {
    'build, cold': { bar: 25 },
    'build, one line changed': { bar: 9 },
    publication: { bar: 20 },
    'to served': { bar: 100, aim: 50 },
    none: { bar: 0 },
  },
  newRemote: { 'seconds to visitors': { bar: 60 } },
  saves: { 'median ms': { bar: 1500 } },
  chaos: {
    all: { bar: 100, isLeast: true },
    'pages of others': { bar: 100, isLeast: true, reference: { value: 40, of: 'mixed-bundler federation sample' } },
  },
  damagedStore: { 'outcomes %': { bar: 100, isLeast: true } },
  budget: { 'difference %': { bar: 2 } },
  /** Of one process, beside the best of three commerce systems with half as many products. */
  api: {
    'lists per second': { reference: { value: 36, of: MEDUSA } },
    'details per second': { reference: { value: 206, of: EVERSHOP_API } },
    'searches per second': { bar: 2000, isLeast: true, reference: { value: 15.5, of: MEDUSA } },
    'quotes per second': { bar: 1500, isLeast: true },
    'purchases per second': { reference: { value: 13.5, of: VENDURE } },
    'resident MB': { bar: 220, reference: { value: 231, of: VENDURE } },
    'start ms': { bar: 2000, reference: { value: 2100, of: EVERSHOP_API } },
  },
} as const satisfies Record<string, Record<string, Bar>>;

/** What others reached with a page of the same kind; pages that are not here have nothing to be beside. */
export const PAGE_REFERENCES: Readonly<Record<string, Readonly<Record<string, Reference>>>> = {
  '/': {
    LCP: { value: 3460, of: FEDERATION_SAMPLE },
    requests: { value: 30, of: FEDERATION_SAMPLE },
    rounds: { value: 6, of: FEDERATION_SAMPLE },
  },
  '/catalog': {
    FCP: { value: 484, of: EVERSHOP },
    LCP: { value: 588, of: EVERSHOP },
    // 401 KiB.
    'JS kB': { value: 411, of: EVERSHOP },
    requests: { value: 9, of: EVERSHOP },
    rounds: { value: 2, of: EVERSHOP },
    score: { value: 92, of: EVERSHOP },
  },
};
