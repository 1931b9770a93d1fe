import { designRecipes } from '../../content/catalogue.ts';
import type { DesignRecipe } from '../../vocabulary/index.ts';
import type { FixtureOptions } from './cut-out-fixture.ts';

export type CutOutCase = { readonly name: string; readonly recipe: DesignRecipe; readonly options: FixtureOptions };

/**
 * Nine garments on paper (one pale on pale, one with a handle, one patterned, some with sleeves or legs apart), three with hairs a pixel
 * wide around them, and four before walls and leaves.
 */
export const cutOutCases: readonly CutOutCase[] = [
  studio('dark coat', (recipe) => recipe.category === 'coat' && recipe.colour === 'ink'),
  studio('pale shirt', (recipe) => recipe.category === 'shirt' && (recipe.colour === 'chalk' || recipe.colour === 'ecru')),
  studio('printed dress', ({ category, print }) => category.includes('dress') && print !== 'solid'),
  studio('bag with a handle', ({ category }) => category === 'bag'),
  studio('trousers', ({ category }) => category === 'trousers'),
  studio('skirt', ({ category }) => category === 'skirt'),
  studio('haori', ({ category }) => category === 'haori'),
  studio('blazer', ({ category }) => category === 'blazer'),
  studio('vest', ({ category }) => category === 'vest'),
  hairy('knit with hairs', ({ fabric }) => fabric === 'alpaca-knit' || fabric === 'cable-knit'),
  hairy('coat with hairs', ({ category }) => category === 'coat'),
  hairy('scarf with hairs', ({ category }) => category === 'scarf'),
  scene('haori before bricks', ({ category }) => category === 'haori', 'bricks'),
  scene('blazer before planks', ({ category }) => category === 'blazer', 'planks'),
  scene('skirt before leaves', ({ category }) => category === 'skirt', 'leaves'),
  scene('coat before leaves', ({ category }) => category === 'coat', 'leaves'),
];

function studio(name: string, isWanted: (recipe: DesignRecipe) => boolean): CutOutCase {
  const recipe = designRecipes.find(isWanted);
  if (recipe === undefined) throw new Error(`No design of the catalogue is a ${name}`);
  return { name, recipe, options: { behind: 'paper' } };
}

function hairy(name: string, isWanted: (recipe: DesignRecipe) => boolean): CutOutCase {
  return { ...studio(name, isWanted), options: { behind: 'paper', isHairy: true } };
}

function scene(name: string, isWanted: (recipe: DesignRecipe) => boolean, behind: FixtureOptions['behind']): CutOutCase {
  return { ...studio(name, isWanted), options: { behind } };
}
