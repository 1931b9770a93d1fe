import type { CategoryKey } from '../../vocabulary/categories.ts';
import type { Currency } from '../people/people-rows.ts';
import type { Random } from '../world/random.ts';

/** Usual retail prices in USD, from the simple end to the elaborate one. */
const ranges: Record<CategoryKey, readonly [number, number]> = {
  tee: [70, 140],
  shirt: [160, 320],
  blouse: [180, 380],
  knit: [180, 420],
  cardigan: [210, 460],
  hoodie: [140, 260],
  vest: [180, 360],
  blazer: [380, 980],
  coat: [480, 1400],
  trench: [460, 1100],
  haori: [360, 980],
  dress: [280, 760],
  'slip-dress': [260, 540],
  jumpsuit: [320, 620],
  skirt: [180, 420],
  'pleated-skirt': [220, 480],
  trousers: [190, 440],
  'wide-denim': [210, 360],
  shorts: [120, 220],
  bag: [240, 620],
  scarf: [90, 280],
};

/** Amounts in minor units. */
export type PriceSet = Readonly<Record<Currency, number>>;

/** A retail price in each currency: log-normal within the category; yen are set apart, in steps of ¥500. */
export function retailPrices(random: Random, category: CategoryKey, level: number): PriceSet {
  const [low, high] = ranges[category];
  const middle = (Math.log(low) + Math.log(high)) / 2;
  const spread = (Math.log(high) - Math.log(low)) / 4;
  const usd = Math.min(high, Math.max(low, Math.exp(middle + spread * random.normal()))) * level;
  return {
    USD: toStep(usd, 5) * 100,
    JPY: toStep(usd * (146 + random.next() * 10), 500),
    EUR: toStep(usd * (0.92 + random.next() * 0.05), 5) * 100,
  };
}

/** 42 to 48 per cent of retail, the share drawn once so that all currencies agree. */
export function wholesalePrices(random: Random, retail: PriceSet): PriceSet {
  const share = 0.43 + random.next() * 0.04;
  return {
    USD: toStep((retail.USD / 100) * share, 1) * 100,
    JPY: toStep(retail.JPY * share, 100),
    EUR: toStep((retail.EUR / 100) * share, 1) * 100,
  };
}

/** From so many units of a colour on, a unit costs less. */
export const QUANTITY_BREAK = 24;

/** Seven per cent below the wholesale price, in whole units. */
export function breakPrices(wholesale: PriceSet): PriceSet {
  const left = 0.93;
  return {
    USD: toStep((wholesale.USD / 100) * left, 1) * 100,
    JPY: toStep(wholesale.JPY * left, 100),
    EUR: toStep((wholesale.EUR / 100) * left, 1) * 100,
  };
}

/** The prices of a sale: 20 to 40 per cent off. */
export function salePrices(random: Random, retail: PriceSet): PriceSet {
  const left = 1 - random.pick([0.2, 0.25, 0.3, 0.4]);
  return {
    USD: toStep((retail.USD / 100) * left, 5) * 100,
    JPY: toStep(retail.JPY * left, 500),
    EUR: toStep((retail.EUR / 100) * left, 5) * 100,
  };
}

function toStep(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step);
}
