import { afterEach, describe, expect, test } from '@jest/globals';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { image, locales } from '../../sample-articles.fixture.ts';
import { chapter } from '../../sample-chapters.fixture.ts';
import { listStops } from './trip-stops.ts';
import { middleOf, viewOf } from './trip-view.ts';
import WhatATripScreen from './what-a-trip-screen.tsx';

const route = routes.find(({ screen: key }) => key === 'what-a-trip');
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

test('the journey is complete in words: its stops, their stories and what is made there', async () => {
  if (route === undefined) throw new Error('the journey has no route');
  const nowhere = chapter(2, { place: null });
  shown = await renderScreen(WhatATripScreen, {
    route,
    locales,
    api: { 'GET /api/article/collection/:by/:value': () => ({ chapters: [chapter(1), nowhere] }) },
  });
  const stops = within(await screen.findByRole('navigation', { name: 'Stops' })).getAllByRole('link');
  expect(stops.map((stop) => [stop.textContent, stop.getAttribute('href')])).toEqual([
    ['1Kojima, Japan', '#stop-1'],
    ['2Chapter 2', '#stop-2'],
  ]);
  const first = screen.getByRole('region', { name: 'Chapter 1' });
  expect(first).toHaveTextContent('A fold is a decision.');
  expect(within(first).getByRole('link', { name: 'Read the story' })).toHaveAttribute('href', '/article/id/chapter-1');
  expect(within(first).getByRole('link', { name: /Vat coat/ })).toHaveAttribute('href', '/designs/vat-coat');
});

test('no picture is shown at two stops', () => {
  const pictures = listStops([chapter(1), chapter(2)]).flatMap((stop) => stop.pictures.map(({ id }) => id));
  expect(pictures).toEqual([image.id, 'fil_1', 'fil_2']);
});

describe('the map', () => {
  test.each([
    ['one place', [134], 134],
    ['both sides of the date line', [170, -170], 180],
    ['Japan to Peru over Europe', [134, 2, -72], 31],
  ])('turns to the middle of %s', (_, longitudes, middle) => {
    const turned = middleOf(longitudes.map((lon) => ({ lon })));
    expect(Math.abs(((turned - middle + 540) % 360) - 180)).toBeLessThan(0.001);
  });

  test('has the stop in its middle', () => {
    const { scale, left, top } = viewOf({ x: 0.8, y: 0.4 });
    expect(0.8 * scale * 100 + left).toBeCloseTo(50);
    expect(0.4 * scale * 100 + top).toBeCloseTo(50);
    expect(viewOf(undefined)).toEqual({ scale: 1, left: 0, top: 0 });
  });
});
