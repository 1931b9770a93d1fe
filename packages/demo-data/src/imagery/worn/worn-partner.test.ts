import { expect, test } from '@jest/globals';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { dye, luminance } from '../cloth/dye.ts';
import { wornAlt } from './worn-alt.ts';
import { groupByDrape, listWornJobs } from './worn-jobs.ts';
import { partnerOf } from './worn-partner.ts';

const categoriesWith = (isShownWith: boolean): ReadonlySet<string> =>
  new Set(wornRecipes.filter((recipe) => (partnerOf(recipe) !== undefined) === isShownWith).map(({ garment }) => garment.category));

test('separates have a partner; what is worn alone has none', () => {
  expect([...categoriesWith(true)].sort()).toEqual(
    [
      'blazer',
      'blouse',
      'cardigan',
      'hoodie',
      'knit',
      'pleated-skirt',
      'shirt',
      'shorts',
      'skirt',
      'tee',
      'trousers',
      'vest',
      'wide-denim',
    ].filter((category) => wornRecipes.some(({ garment }) => garment.category === category)),
  );
  expect([...categoriesWith(false)].sort()).toEqual(['bag', 'coat', 'dress', 'haori', 'jumpsuit', 'scarf', 'slip-dress', 'trench']);
});

test('a partner is plain and can be told from the design', () => {
  for (const recipe of wornRecipes) {
    const partner = partnerOf(recipe);
    if (!partner) continue;
    const [own, other] = [recipe.design.colour, partner.recipe.design.colour].map((colour) => Math.sqrt(luminance(dye(colour))));
    expect(partner.recipe.design.print).toBe('solid');
    expect(Math.abs((own ?? 0) - (other ?? 0))).toBeGreaterThan(0.1);
  }
});

test('the description names the partner, and pale and dark colours of a style share their drapes', () => {
  const both = wornRecipes.filter(({ design }) => design.slug.startsWith('drift-hoodie-'));
  expect(both.map((recipe) => wornAlt(recipe, 'front').en).sort()).toEqual([
    expect.stringContaining('with plain ecru trousers'),
    expect.stringContaining('with plain charcoal trousers'),
  ]);
  expect(groupByDrape(listWornJobs(both, 'final'))).toHaveLength(1);
});
