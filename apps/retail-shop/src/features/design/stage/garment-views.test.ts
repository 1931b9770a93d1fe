import { expect, test } from '@jest/globals';
import { sampleImage } from '@orime/testing/samples';
import { garmentViews } from './garment-views.ts';

const picture = (id: string, color: string) => sampleImage({ id, color });
const front = picture('front', '#c9c4ba');
const back = picture('back', '#c8c4bb');
const detail = picture('detail', '#8f8b92');
const macro = picture('macro', '#2b4168');
const colourHex = '#27406b';

test('the last photograph is the cloth when its colour fills it', () => {
  expect(garmentViews({ images: [front, back, detail, macro], colourHex })).toEqual({ views: [front, back, detail], cloth: macro });
});

test('a garment before a backdrop is no cloth, and stays among the views', () => {
  const images = [front, macro, detail, back];
  expect(garmentViews({ images, colourHex })).toEqual({ views: images, cloth: undefined });
});

test('of three photographs each one shows the garment', () => {
  const images = [front, back, macro];
  expect(garmentViews({ images, colourHex })).toEqual({ views: images, cloth: undefined });
});
