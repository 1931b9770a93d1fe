import type { ArticleSource } from '../../article-blocks.ts';
import { orimeOpensInTwoLanguages } from '../orime-opens-in-two-languages.ts';
import { theCostCard } from '../the-cost-card.ts';
import { aMapWithNames } from './a-map-with-names.ts';
import { anIssueWithoutClothes } from './an-issue-without-clothes.ts';
import { oneDoorOnePiece } from './one-door-one-piece.ts';
import { theArchiveOpens } from './the-archive-opens.ts';
import { twelveLooksInNewYork } from './twelve-looks-in-new-york.ts';
import { workshopsAnswer } from './workshops-answer.ts';

/** What the house has announced, oldest first. */
export const pressReleases: readonly ArticleSource[] = [
  orimeOpensInTwoLanguages,
  aMapWithNames,
  oneDoorOnePiece,
  workshopsAnswer,
  theArchiveOpens,
  theCostCard,
  anIssueWithoutClothes,
  twelveLooksInNewYork,
];
