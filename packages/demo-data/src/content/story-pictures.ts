import type { EditorialSpec } from '../vocabulary/image-spec.ts';
import { seedOf } from './catalogue.ts';
import { text } from './text.ts';

/** Pictures within stories that stand nowhere else. */
export const storyPictures: readonly EditorialSpec[] = [
  {
    key: 'article/the-weight-of-a-fold/iron',
    composition: 'stack',
    ratio: '16:9',
    palette: ['ink', 'ash', 'indigo'],
    fabric: 'wool-melton',
    grade: 'neutral',
    seed: seedOf('the-weight-of-a-fold/iron'),
    alt: text('Lengths of black, grey and indigo wool folded in a stack', '重ねて畳んだ、墨、灰、藍のウール地'),
  },
];
