import { defineFragments } from '@orime/contracts';
import { DESIGN_STORIES_READ, DESIGNER_LOOKBOOKS_READ, DESIGNER_STORIES_READ } from './features/lent-stories/lent-stories-reads.ts';

export const fragments = defineFragments([
  { slot: 'designer-stories@1', key: 'designer-stories', order: 10, reads: [DESIGNER_STORIES_READ] },
  { slot: 'design-stories@1', key: 'design-stories', order: 10, reads: [DESIGN_STORIES_READ] },
  { slot: 'designer-lookbooks@1', key: 'designer-lookbooks', order: 10, reads: [DESIGNER_LOOKBOOKS_READ] },
]);
