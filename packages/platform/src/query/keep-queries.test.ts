import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { testPlatform } from '../test-tools.ts';
import { keepQueries } from './keep-queries.ts';
import { restoreQueries } from './restore-queries.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const read = (platform: ReturnType<typeof testPlatform>, key: string, answer: unknown, meta?: Record<string, unknown>) =>
  platform.queries.fetchQuery({ queryKey: [key], queryFn: async () => answer, ...(meta && { meta }) });

/** Lets the debounced save run, including its lazily loaded code. */
const settle = async () => {
  await jest.advanceTimersByTimeAsync(1_000);
  await jest.advanceTimersByTimeAsync(0);
};

async function saved(platform: ReturnType<typeof testPlatform>) {
  for (let turn = 0; turn < 50 && platform.root.getState().queries === null; turn += 1) await settle();
  return platform.root.getState().queries;
}

describe('kept queries', () => {
  test('come back on the next page', async () => {
    const first = testPlatform();
    keepQueries(first);
    await read(first, 'design', { name: 'Haori' });
    const queries = await saved(first);
    expect(queries).not.toBeNull();

    const second = testPlatform();
    second.root.setState({ queries });
    await restoreQueries(second);
    for (let turn = 0; turn < 50 && second.queries.getQueryData(['design']) === undefined; turn += 1) await settle();
    expect(second.queries.getQueryData(['design'])).toEqual({ name: 'Haori' });
  });

  test('leave out what is worth nothing tomorrow, and what a member has read', async () => {
    const platform = testPlatform();
    keepQueries(platform);
    await read(platform, 'banner', 'Sale', { keep: false });
    await settle();
    expect(platform.root.getState().queries).toBeNull();

    platform.session.setState({
      status: 'signed-in',
      user: { _id: 'usr_1', email: '', name: '', type: 'buyer', staffRole: 'none', emailVerified: true, socketID: null, following: [] },
    });
    await read(platform, 'orders', [{ _id: 'ord_1' }]);
    await settle();
    expect(platform.root.getState().queries).toBeNull();
  });

  test('are not restored after a day, nor for a member', async () => {
    const cache = {
      queries: [{ queryKey: ['design'], queryHash: '["design"]', state: { data: { name: 'Old' }, status: 'success', dataUpdatedAt: 1 } }],
      mutations: [],
    };
    const platform = testPlatform();
    platform.root.setState({ queries: { savedAt: Date.now() - 25 * 3_600_000, cache } });
    await restoreQueries(platform);
    expect(platform.queries.getQueryData(['design'])).toBeUndefined();
  });

  test('over a million characters are dropped rather than kept', async () => {
    const platform = testPlatform();
    platform.root.setState({ queries: { savedAt: 1, cache: {} } });
    keepQueries(platform);
    await read(platform, 'big', 'x'.repeat(1_000_001));
    for (let turn = 0; turn < 50 && platform.root.getState().queries !== null; turn += 1) await settle();
    expect(platform.root.getState().queries).toBeNull();
  });
});
