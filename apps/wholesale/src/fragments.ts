import { defineFragments } from '@orime/contracts';
import { OFFER_READ } from './features/trade-offer/trade-offer-reads.ts';

export const fragments = defineFragments([
  { slot: 'trade-offer@1', key: 'trade-offer', order: 10, when: { types: ['buyer'] }, reads: [OFFER_READ] },
]);
