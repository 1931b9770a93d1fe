import { expect, test } from '@jest/globals';
import { editorialSpecs } from './editorial.ts';
import { listPictureUses, type PictureStep } from './picture-uses.ts';

const steps = listPictureUses();
const byAddress = new Map(steps.map((step) => [step.at, step]));
const all = steps.flatMap(({ shows }) => shows);

test('the list knows every editorial picture and no other', () => {
  const known = new Set(editorialSpecs.map(({ key }) => key));
  expect(all.filter((key) => !known.has(key) && !key.startsWith('design/'))).toEqual([]);
  const used = new Set(all);
  expect([...known].filter((key) => !used.has(key))).toEqual([]);
});

test('no page shows a picture twice', () => {
  expect(steps.flatMap(({ at, shows }) => repeats(shows).map((key) => `${at}: ${key}`))).toEqual([]);
});

test('no picture is met again on the next page, but for that of the card that led there', () => {
  expect(steps.flatMap((step) => step.links.flatMap((link) => metAgain(step, link)))).toEqual([]);
});

test('a picture that is met again is told', () => {
  const step: PictureStep = {
    at: '/article/x',
    shows: ['article/x/cover', 'designer/ito-kasumi/cover'],
    links: [{ to: '/shop/ito-kasumi' }],
  };
  expect(step.links.flatMap((link) => metAgain(step, link))).toEqual(['/article/x and /shop/ito-kasumi: designer/ito-kasumi/cover']);
});

test('the menu is beside every page it leads to: a picture of one of them in a panel is told', () => {
  const menu = byAddress.get('menu');
  if (!menu) throw new Error('The menu is not in the list');
  const borrowed = (at: string) => ({ ...menu, shows: [byAddress.get(at)?.shows[0] ?? `nothing at ${at}`] });
  for (const at of ['/', '/digital-magazine', '/about', '/lookbook']) {
    const step = borrowed(at);
    expect(menu.links.flatMap((link) => metAgain(step, link))).toContain(`menu and ${at}: ${step.shows[0]}`);
  }
});

function metAgain({ at, shows }: PictureStep, { card, to }: PictureStep['links'][number]): readonly string[] {
  const next = byAddress.get(to);
  if (!next) throw new Error(`${at} leads to ${to}, which is not in the list`);
  return shows.filter((key) => key !== card && next.shows.includes(key)).map((key) => `${at} and ${to}: ${key}`);
}

function repeats(keys: readonly string[]): readonly string[] {
  return keys.filter((key, i) => keys.indexOf(key) < i);
}
