export interface Program {
  readonly name: string;
  /** Relative to this file. */
  readonly file: string;
  readonly measures: string;
}

/** Every benchmark: figures come from these, never from assertions on time in tests. */
export const PROGRAMS: readonly Program[] = [
  { name: 'first-load', file: './pages/first-load.ts', measures: 'JavaScript, rounds, LCP and layout shift of first loads on a phone profile' },
  { name: 'api-list', file: './api/api-list.ts', measures: 'requests/s, p50, p99 and CPU per request of the product list beside a minimal server' },
];
