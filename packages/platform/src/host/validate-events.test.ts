import { describe, expect, test } from '@jest/globals';
import { testPlatform } from '../test-tools.ts';
import { validateEvent } from './validate-events.ts';

describe('event validation', () => {
  test('passes what the contract says and names what differs', () => {
    expect(validateEvent('preference.language-changed@1', { language: 'jp' })).toBeNull();
    expect(validateEvent('preference.language-changed@1', { language: 'ja' })).toMatch(/^\/language /);
    expect(validateEvent('cart.show@1', { open: 'yes' })).toMatch(/^\/open /);
    expect(validateEvent('cart.exploded@1', {})).toBe('cart.exploded@1 has no schema');
  });

  test('keeps wrong facts and commands off the bus', async () => {
    const problems: string[] = [];
    const { handleFor } = testPlatform({
      validate: validateEvent,
      onProblem: ({ kind, source }) => void problems.push(`${kind} by ${source}`),
    });
    const remote = handleFor('magazine@1.0.0');
    // @ts-expect-error -- the mistake under test: a remote in plain JavaScript can make it
    expect(remote.publish('preference.theme-changed@1', { theme: 'neon' })).toBeUndefined();
    // @ts-expect-error -- the same for a command
    await expect(remote.command('cart.add@1', { item: { id: 7 } })).rejects.toMatchObject({ code: 'invalid_data' });
    expect(problems).toEqual(['invalid_data by magazine@1.0.0', 'invalid_data by magazine@1.0.0']);
  });
});
