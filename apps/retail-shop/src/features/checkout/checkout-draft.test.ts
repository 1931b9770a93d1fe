import { expect, test } from '@jest/globals';
import { TEST_CARDS as contractCards } from '@orime/contracts/api/selling/payment';
import { checkDraft } from './checkout-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { TEST_CARDS } from './test-cards.ts';

const draft: CheckoutDraft = {
  email: 'kasumi@example.com',
  name: 'Ito Kasumi',
  nameKana: '',
  line1: '1-2-3 Nakamachi',
  line2: '',
  city: 'Tokushima',
  region: '徳島県',
  postal: '770-0911',
  country: 'JP',
  phone: '',
  terms: true,
};

test('the fields of the form are enough', () => {
  expect(checkDraft(draft)).toEqual({});
});

test('every required field is asked for, blanks are not enough', () => {
  const empty: CheckoutDraft = { ...draft, email: ' ', name: '　', line1: '', city: '', postal: '', country: '', terms: false };
  expect(Object.keys(checkDraft(empty))).toEqual(['email', 'name', 'country', 'postal', 'city', 'line1', 'terms']);
});

test('the country says what else an address needs', () => {
  expect(checkDraft({ ...draft, region: ' ', postal: '770-091' })).toEqual({
    postal: { kind: 'malformed' },
    region: { kind: 'required' },
  });
  expect(checkDraft({ ...draft, region: '', country: 'US', postal: '10001' })).toEqual({});
});

test('an address without a domain is no e-mail', () => {
  expect(checkDraft({ ...draft, email: 'kasumi@' })).toEqual({ email: { kind: 'malformed' } });
});

test('the test cards are those of the contract', () => {
  expect(Object.fromEntries(TEST_CARDS.map(({ id, number }) => [id, number]))).toEqual(contractCards);
});
