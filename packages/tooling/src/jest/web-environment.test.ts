import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const SUITE = `
  test('prints an error', () => { console.error('broken %s', 'thing'); });
  test('prints a warning', () => { console.warn('careful'); });
  test('prints after its end', () => {});
  afterEach(() => { if (expect.getState().currentTestName === 'prints after its end') console.error('late'); });
  test('expects the error', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    console.error('known');
    expect(error).toHaveBeenCalledWith('known');
    error.mockRestore();
  });
  test('is silent', () => { console.log('only a note'); });
  test('reads files beside the code', async () => {
    const answer = await fetch(require('node:url').pathToFileURL(__filename));
    expect(await answer.text()).toContain('reads files beside the code');
  });
  test('answers few styles fast', () => {
    expect(require('node:util').types.isProxy(document.defaultView.getComputedStyle(document.body))).toBe(true);
  });
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orime-environment-'));
  await writeFile(join(folder, 'prints.test.cjs'), SUITE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a web test that prints an error or a warning fails, unless it expects to', async () => {
  const { numFailedTests, testResults } = await runSuite();
  const outcomes = testResults[0]?.assertionResults.map(({ title, status, failureMessages }) => [title, status, failureMessages[0] ?? '']);
  expect(outcomes).toEqual([
    ['prints an error', 'failed', expect.stringContaining('console.error: broken thing')],
    ['prints a warning', 'failed', expect.stringContaining('console.warn: careful')],
    ['prints after its end', 'failed', expect.stringContaining('console.error: late')],
    ['expects the error', 'passed', ''],
    ['is silent', 'passed', ''],
    ['reads files beside the code', 'passed', ''],
    ['answers few styles fast', 'passed', ''],
  ]);
  expect(numFailedTests).toBe(3);
});

interface Report {
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** Runs the suite under jest with the environment of the browser projects; jest ends with 1, as it should. */
async function runSuite(): Promise<Report> {
  const config = { rootDir: folder, testEnvironment: join(import.meta.dirname, 'web-environment.mjs'), testMatch: ['**/*.test.cjs'] };
  const jest = join(
    dirname(createRequire(join(import.meta.dirname, '../../../..', 'package.json')).resolve('jest/package.json')),
    'bin/jest.js',
  );
  const report = join(folder, 'report.json');
  const args = [jest, '--config', JSON.stringify(config), '--json', '--outputFile', report, '--silent', '--runInBand'];
  const { NODE_OPTIONS: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch(() => undefined);
  return createRequire(import.meta.url)(report) as Report;
}
