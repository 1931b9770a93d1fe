import { designRecipes } from '../../content/catalogue.ts';
import type { DesignRecipe } from '../../vocabulary/index.ts';
import type { FixtureOptions } from './cut-out-fixture.ts';

export type CutOutCase = { readonly name: string; readonly recipe: DesignRecipe; readonly options: FixtureOptions };

/** Nine pictures: five on paper (one pale on pale, one with a handle, one patterned), one with hairs, three before walls. */
export const cutOutCases: readonly CutOutCase[] = [
  studio('dark coat', (recipe) => recipe.category === 'coat' && recipe.colour === 'ink'),
  studio('pale shirt', (recipe) => recipe.category === 'shirt' && (recipe.colour === 'chalk' || recipe.colour === 'ecru')),
  studio('printed dress', ({ category, print }) => category.includes('dress') && print !== 'solid'),
  studio('bag with a handle', ({ category }) => category === 'bag'),
  studio('trousers', ({ category }) => category === 'trousers'),
  {
    ...studio('knit with hairs', ({ fabric }) => fabric === 'alpaca-knit' || fabric === 'cable-knit'),
    options: { behind: 'paper', isHairy: true },
  },
  scene('haori before bricks', ({ category }) => category === 'haori', 'bricks'),
  scene('blazer before planks', ({ category }) => category === 'blazer', 'planks'),
  scene('skirt before leaves', ({ category }) => category === 'skirt', 'leaves'),
];

function studio(name: string, isWanted: (recipe: DesignRecipe) => boolean): CutOutCase {
  const recipe = designRecipes.find(isWanted);
  if (recipe === undefined) throw new Error(`No design of the catalogue is a ${name}`);
  return { name, recipe, options: { behind: 'paper' } };
}

function scene(name: string, isWanted: (recipe: DesignRecipe) => boolean, behind: FixtureOptions['behind']): CutOutCase {
  return { ...studio(name, isWanted), options: { behind } };
}
