/**
 * Numbers of the built-in test provider, as `@orime/contracts/api/selling/payment` lists them; written out here because that
 * module brings the schema library along. A test keeps both the same.
 */
export const TEST_CARDS = [
  { id: 'success', number: '4242424242424242' },
  { id: 'declined', number: '4000000000000002' },
  { id: 'challenge', number: '4000002500003155' },
  { id: 'timeout', number: '4000000000000119' },
  { id: 'delayed', number: '4000000000000077' },
] as const;

export type TestCard = (typeof TEST_CARDS)[number]['id'];

export const numberOf = (card: TestCard): string => TEST_CARDS.find(({ id }) => id === card)?.number ?? TEST_CARDS[0].number;
