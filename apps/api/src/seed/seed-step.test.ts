import { expect, test } from '@jest/globals';
import { SEED_STEPS } from './rows/index.ts';
import { orderSteps, type SeedStep } from './seed-step.ts';

const step = (name: string, ...after: readonly string[]): SeedStep => ({ name, after, load: async () => {} });
const order = (...steps: readonly SeedStep[]) => orderSteps(steps).map(({ name }) => name);

test('every step comes after what it needs, otherwise as listed', () => {
  expect(order(step('mails', 'orders'), step('designs'), step('orders', 'designs'), step('events'))).toEqual([
    'designs',
    'orders',
    'mails',
    'events',
  ]);
});

test('a circle and an unknown name are refused with the steps in question', () => {
  expect(() => order(step('a', 'b'), step('b', 'a'), step('c'))).toThrow('a (after b); b (after a)');
  expect(() => order(step('a', 'elsewhere'))).toThrow('a (after elsewhere)');
});

test('the steps of all domains have names of their own and can be ordered', () => {
  const names = orderSteps(SEED_STEPS).map(({ name }) => name);
  expect(new Set(names).size).toBe(SEED_STEPS.length);
});
