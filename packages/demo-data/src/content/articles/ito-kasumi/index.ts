import type { ArticleSource } from '../../article-blocks.ts';
import { sevenButtons } from './seven-buttons.ts';
import { thirtyOneHours } from './thirty-one-hours.ts';
import { upstairsInAugust } from './upstairs-in-august.ts';
import { whatThePaperKnows } from './what-the-paper-knows.ts';

/** What the designer of the demo has on her desk, besides what the editors gave back to her. */
export const storiesOfItoKasumi: readonly ArticleSource[] = [thirtyOneHours, sevenButtons, whatThePaperKnows, upstairsInAugust];
