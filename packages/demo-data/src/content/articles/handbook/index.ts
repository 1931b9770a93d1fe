import type { ArticleSource } from '../../article-blocks.ts';
import { photographingCloth } from '../photographing-cloth.ts';
import { pricingWithoutGuessing } from '../pricing-without-guessing.ts';
import { writingADescription } from '../writing-a-description.ts';
import { aLetterToAShop } from './a-letter-to-a-shop.ts';
import { aSampleAndWhereItGoes } from './a-sample-and-where-it-goes.ts';
import { aYearOnOneSheet } from './a-year-on-one-sheet.ts';
import { answering } from './answering.ts';
import { theFirstTenDays } from './the-first-ten-days.ts';

/** Chapters in their order: the oldest is the first. */
export const handbookArticles: readonly ArticleSource[] = [
  photographingCloth,
  writingADescription,
  pricingWithoutGuessing,
  aSampleAndWhereItGoes,
  aLetterToAShop,
  theFirstTenDays,
  answering,
  aYearOnOneSheet,
];
