import { describe, expect, test } from '@jest/globals';
import { boundsOf, isOver, lastMonths } from './commission-month.ts';

describe('months', () => {
  test('are over an hour after they end, across years', () => {
    expect([isOver('2026-10', new Date('2026-11-01T00:59:59Z')), isOver('2026-10', new Date('2026-11-01T01:00:00Z'))]).toEqual([
      false,
      true,
    ]);
    expect(lastMonths(3, new Date('2026-02-28T10:00:00Z'))).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(lastMonths(2, new Date('2026-03-01T00:30:00Z'))).toEqual(['2025-12', '2026-01']);
    expect(boundsOf('2025-12').to.toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });
});
