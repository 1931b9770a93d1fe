import { expect, test } from '@jest/globals';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { design } from '../../../sample-designs.fixture.ts';
import { CHECKS, passedChecks } from './review-checks.ts';
import type { Check } from './review-checks.ts';

const complete = design(1, { images: [1, 2, 3].map(() => design(1).images[0]).flatMap((image) => image ?? []) });
const lacking = (part: Partial<OwnerDesign>) => {
  const passed = passedChecks({ ...complete, ...part });
  return CHECKS.filter((check) => !passed.has(check));
};

const cases: readonly (readonly [string, Partial<OwnerDesign>, readonly Check[]])[] = [
  ['nothing', {}, []],
  ['a Japanese name', { nameJp: '' }, ['names']],
  ['an English description', { description: { en: ' ', jp: '十二回染め' } }, ['description']],
  ['a third picture', { images: complete.images.slice(1) }, ['pictures']],
  ['a tenth of the cloth', { materials: [{ fibre: 'wool', label: { en: 'Wool', jp: 'ウール' }, percent: 90 }] }, ['materials']],
  ['a price', { priceMinor: null }, ['price']],
  ['sizes', { sizes: [], pieces: [] }, ['sizes']],
];

test.each(cases)('a design that lacks %s', (_, part, missing) => expect(lacking(part)).toEqual(missing));
