import { expect, test } from '@jest/globals';
import { describeGarment } from '@orime/cloth';
import { catalogue } from '../catalogue.ts';
import { wornRecipes } from '../worn-recipes.ts';
import { makingClaims } from './making-claims.ts';
import { shapeClaims } from './shape-claims.ts';
import type { ClaimedGarment } from './text-claim.ts';

const textClaims = [...makingClaims, ...shapeClaims];

const languages = ['en', 'jp'] as const;
const texts = catalogue.map(({ description, slug }, i) => {
  const recipe = wornRecipes[i];
  if (recipe?.design.slug !== slug) throw new Error(`${slug} has no worn recipe in its place`);
  const garment: ClaimedGarment = {
    cut: describeGarment(recipe.garment),
    garment: recipe.garment,
    design: recipe.design,
    lined: recipe.lined,
  };
  return { slug, description, garment };
});

test('all 160 designs are read', () => {
  expect(texts).toHaveLength(160);
});

test.each(languages)('no text (%s) says what its picture does not show', (language) => {
  const wrong = texts.flatMap(({ description, garment, slug }) =>
    textClaims.flatMap(({ holds, name, ...words }) => {
      const found = words[language].exec(description[language]);
      return found && !holds(garment, found) ? [`${slug}: ${name} ("${found[0]}")`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('both languages say the same of the making', () => {
  const oneSided = texts.flatMap(({ description, slug }) =>
    textClaims.flatMap(({ en, jp, name }) => (en.test(description.en) === jp.test(description.jp) ? [] : [`${slug}: ${name}`])),
  );
  expect(oneSided).toEqual([]);
});

test.each(languages)('every claim is found in some text (%s), so that none is read past', (language) => {
  const unread = textClaims.filter((claim) => !texts.some(({ description }) => claim[language].test(description[language])));
  expect(unread.map(({ name }) => name)).toEqual([]);
});

test('a false text is caught', () => {
  const coat = texts.find(({ slug }) => slug === 'ash-coat');
  if (!coat) throw new Error('the catalogue has no ash-coat');
  const single: ClaimedGarment = { ...coat.garment, cut: { ...coat.garment.cut, breast: 'single' } };
  const doubleBreasted = textClaims.find(({ name }) => name === 'double-breasted');
  const found = doubleBreasted?.en.exec(coat.description.en);
  if (!doubleBreasted || !found) throw new Error('the ash-coat is no longer called double-breasted');
  expect(doubleBreasted.holds(coat.garment, found)).toBe(true);
  expect(doubleBreasted.holds(single, found)).toBe(false);
});
