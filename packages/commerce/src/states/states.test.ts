import { describe, expect, test } from '@jest/globals';
import { articleMachine } from './article.ts';
import { bugMachine } from './bug.ts';
import { buyerVerificationMachine } from './buyer-verification.ts';
import { designMachine, mayMoveProduction, pieceMachine, productionMachine, profileMachine, rfqMachine } from './catalogue.ts';
import { expenseMachine } from './expense.ts';
import { canTransition, statesBefore, transition } from './machine.ts';
import { contactMachine, mailingMachine } from './mail.ts';
import { modelIntakeMachine } from './model-intake.ts';
import { payoutMachine } from './payout.ts';
import { reportMachine } from './report.ts';
import { checkoutMachine, fulfilmentMachine, orderMachine, paymentMachine, returnMachine } from './retail-order.ts';
import { wholesaleOrderMachine } from './wholesale-order.ts';

const machines = {
  designMachine,
  pieceMachine,
  productionMachine,
  profileMachine,
  rfqMachine,
  checkoutMachine,
  fulfilmentMachine,
  orderMachine,
  paymentMachine,
  returnMachine,
  buyerVerificationMachine,
  wholesaleOrderMachine,
  payoutMachine,
  expenseMachine,
  bugMachine,
  contactMachine,
  mailingMachine,
  articleMachine,
  modelIntakeMachine,
  reportMachine,
};

describe('order states', () => {
  test('an unpaid order is placed, cancelled or expires; nothing else', () => {
    expect(orderMachine.pending_payment).toEqual(['placed', 'cancelled', 'expired']);
  });

  test('a shipped order can no longer be cancelled', () => {
    expect(statesBefore(orderMachine, 'cancelled')).toEqual(['pending_payment', 'placed', 'processing']);
  });

  test('a refused step says which', () => {
    expect(transition(orderMachine, 'delivered', 'cancelled')).toEqual({ ok: false, from: 'delivered', to: 'cancelled' });
    expect(transition(orderMachine, 'shipped', 'delivered')).toEqual({ ok: true, state: 'delivered' });
  });

  test('repeating a state is not a step', () => {
    expect(canTransition(orderMachine, 'shipped', 'shipped')).toBe(false);
  });

  test('money goes back only after it was captured', () => {
    expect(statesBefore(paymentMachine, 'refunded')).toEqual(['partially_captured', 'captured', 'partially_refunded']);
  });

  test('a verified buyer leaves only by suspension', () => {
    expect(buyerVerificationMachine.verified).toEqual(['suspended']);
  });
});

test('of a run at a producer, the designer decides and takes in, the producer works, and both may cancel', () => {
  const states = Object.keys(productionMachine) as (keyof typeof productionMachine)[]; // Keys of the table are its states.
  expect(states.filter((to) => mayMoveProduction(to, 'designer', false))).toEqual(['accepted', 'completed', 'cancelled']);
  expect(states.filter((to) => !mayMoveProduction(to, 'producer', false))).toEqual(['accepted', 'completed']);
  expect(states.filter((to) => mayMoveProduction(to, 'designer', true))).toEqual(states);
  expect(states.some((to) => mayMoveProduction(to, 'producer', true))).toBe(false);
  for (const isInHouse of [true, false]) expect(states.filter((to) => mayMoveProduction(to, 'staff', isInHouse))).toEqual(states);
});

describe.each(Object.entries(machines))('%s', (_, machine) => {
  const table: Record<string, readonly string[]> = machine;

  test('names only its own states and every state is reachable from the first', () => {
    const states = Object.keys(table);
    const reached = new Set([states[0]]);
    for (const state of reached) {
      for (const next of table[state ?? ''] ?? []) {
        expect(states).toContain(next);
        reached.add(next);
      }
    }
    expect([...reached].toSorted()).toEqual(states.toSorted());
  });
});
