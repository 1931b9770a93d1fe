import type { SeedStep } from '../seed-step.ts';
import { catalogueSteps } from './catalogue/index.ts';
import { editorialSteps } from './editorial/index.ts';
import { moneySteps } from './money/index.ts';
import { notifySteps } from './notify/index.ts';
import { officeSteps } from './office/index.ts';
import { peopleSteps } from './people/index.ts';
import { sellingSteps } from './selling/index.ts';
import { talkSteps } from './talk/index.ts';
import { tradeSteps } from './trade/index.ts';

/** The demo data of all domains. What a domain adds stands in its own folder. */
export const SEED_STEPS: readonly SeedStep[] = [
  ...catalogueSteps,
  ...editorialSteps,
  ...sellingSteps,
  ...moneySteps,
  ...tradeSteps,
  ...peopleSteps,
  ...officeSteps,
  ...talkSteps,
  ...notifySteps,
];
