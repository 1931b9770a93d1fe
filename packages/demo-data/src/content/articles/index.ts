import type { ArticleSource } from '../article-blocks.ts';
import { aGarmentIsAnArgument } from './a-garment-is-an-argument.ts';
import { againstTheMoodBoard } from './against-the-mood-board.ts';
import { dressingForStandingStill } from './dressing-for-standing-still.ts';
import { elevenKilometresOfSilk } from './eleven-kilometres-of-silk.ts';
import { elevenPairsOfHands } from './eleven-pairs-of-hands.ts';
import { handbookArticles } from './handbook/index.ts';
import { storiesOfItoKasumi } from './ito-kasumi/index.ts';
import { nightTrainToJaipur } from './night-train-to-jaipur.ts';
import { nineteenShades } from './nineteen-shades-of-nothing-added.ts';
import { oneOfOne } from './one-of-one.ts';
import { pocketsAShortHistory } from './pockets-a-short-history.ts';
import { pressReleases } from './press/index.ts';
import { tenCentimetresWide } from './ten-centimetres-wide.ts';
import { theCoatQuestion } from './the-coat-question.ts';
import { theIronIsNeverOff } from './the-iron-is-never-off.ts';
import { theLastLoudRoom } from './the-last-loud-room.ts';
import { theLoomMechanic } from './the-loom-mechanic.ts';
import { theRightToRepairASleeve } from './the-right-to-repair-a-sleeve.ts';
import { theWeightOfAFold } from './the-weight-of-a-fold.ts';
import { vatsThatEatBananas } from './vats-that-eat-bananas.ts';
import { whatWeOweThePattern } from './what-we-owe-the-pattern.ts';

export const articles: readonly ArticleSource[] = [
  theWeightOfAFold,
  elevenKilometresOfSilk,
  theCoatQuestion,
  oneOfOne,
  vatsThatEatBananas,
  theLastLoudRoom,
  nineteenShades,
  elevenPairsOfHands,
  theLoomMechanic,
  tenCentimetresWide,
  aGarmentIsAnArgument,
  againstTheMoodBoard,
  theRightToRepairASleeve,
  whatWeOweThePattern,
  pocketsAShortHistory,
  dressingForStandingStill,
  nightTrainToJaipur,
  theIronIsNeverOff,
  ...storiesOfItoKasumi,
  ...pressReleases,
  ...handbookArticles,
];
