import { defineFragments } from '@orime/contracts';
import { DESIGNER_DESIGNS_READ, PRODUCER_DESIGNS_READ } from './features/lent-designs/lent-designs-reads.ts';

export const fragments = defineFragments([
  { slot: 'designer-designs@1', key: 'designer-designs', order: 10, reads: [DESIGNER_DESIGNS_READ] },
  { slot: 'producer-designs@1', key: 'producer-designs', order: 10, reads: [PRODUCER_DESIGNS_READ] },
]);
