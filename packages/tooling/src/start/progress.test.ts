import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showProgress } from './progress.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** What of a stream is used here. */
function recordOutput(isTTY: boolean) {
  const written: string[] = [];
  const output = { isTTY, columns: 80, write: (text: string) => written.push(text) > 0 };
  return { written, progress: showProgress(output as unknown as NodeJS.WriteStream) };
}

test('a log has one line per step, with the time left and the whole', async () => {
  const { written, progress } = recordOutput(false);
  progress.report('apps', 'Building  10 %', 40_000);
  progress.report('apps', 'Building  10 %', 41_000);
  progress.report('database', 'Database ready');
  await jest.advanceTimersByTimeAsync(62_300);
  progress.end();
  expect(written).toEqual(['Apps: Building  10 %, about 40 s left\n', 'Database: Database ready\n', 'Started in 62.3 s\n']);
});

test('a terminal counts down between two steps, and stops when all is started', async () => {
  const { written, progress } = recordOutput(true);
  progress.report('apps', 'Building  10 %', 40_000);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(written.at(-1)).toBe('\u001b[1A\u001b[2KApps      Building  10 %, about 30 s left\n');
  progress.end();
  const count = written.length;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(written).toHaveLength(count);
});
