import { expect, test } from '@jest/globals';
import { wornRecipes } from '../../content/worn-recipes.ts';
import { wornAlt } from './worn-alt.ts';
import { wornViews } from './worn-view.ts';

const recipeOf = (slug: string): (typeof wornRecipes)[number] => {
  const recipe = wornRecipes.find(({ design }) => design.slug === slug);
  if (!recipe) throw new Error(`no design has the slug ${slug}`);
  return recipe;
};

test('names what is seen from the front and leaves out what is not seen from behind', () => {
  expect(wornAlt(recipeOf('ash-coat'), 'front')).toEqual({
    en: 'Ash coat in wool melton, double-breasted, buttoned, notched lapels, long sleeves, welt pockets, on a dress form, from the front',
    jp: '灰色のウールメルトンのコート、ダブル、ボタン留め、ノッチドラペル、長袖、箱ポケット、トルソー着用、正面',
  });
  expect(wornAlt(recipeOf('ash-coat'), 'back').en).toBe(
    'Ash coat in wool melton, long sleeves, pleat at the back, on a dress form, from behind',
  );
});

test('a waist that is sewn for comfort is named', () => {
  expect(wornAlt(recipeOf('plastic-stool-trousers'), 'front').en).toContain('elastic waist');
  expect(wornAlt(recipeOf('sunday-trouser'), 'front').jp).toContain('紐ウエスト');
});

test('every picture of every design has a text of its own in both languages', () => {
  for (const recipe of wornRecipes) {
    const alts = wornViews.map((view) => wornAlt(recipe, view));
    expect(new Set(alts.map(({ en }) => en)).size).toBe(wornViews.length);
    expect(new Set(alts.map(({ jp }) => jp)).size).toBe(wornViews.length);
    for (const { jp } of alts) expect(jp).not.toMatch(/undefined|[a-z]{4}/);
  }
});
