import { browserSettings } from '@orime/tooling/browser';
import { defineConfig } from '@playwright/test';

/** Journeys against the built site at BASE_URL; `pnpm e2e` starts one on fresh data when there is none. */
export default defineConfig({
  testDir: 'apps/shell/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e/results',
  // Of a journey that takes 20 s alone: CI's machine has been five times slower for minutes. Only failures wait for these.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // See .github/decisions/0015: a second try on CI's noisy machine is counted and named, at home there is none.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e/report.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:4000',
    // Recording a trace takes as much processor time as the journey itself; `npm run e2e -- <file> --trace on` records one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What a service worker fetches is out of the reach of journeys that break something on the way. The journey about it has one.
    serviceWorkers: 'block',
    ...browserSettings(),
  },
});
