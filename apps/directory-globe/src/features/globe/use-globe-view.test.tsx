import { afterEach, expect, test } from '@jest/globals';
import { renderScreen, type RenderedScreen } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-places.fixture.ts';
import { useGlobeView } from './use-globe-view.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

/** The map came to rest after a place was chosen, and tells it through what it was given before. */
function Probe() {
  const { choose } = useGlobeView();
  function handleClick(): void {
    choose({ place: 'b', focus: '' });
    choose({ at: '14,40,5' });
  }
  return <button onClick={handleClick}>Choose</button>;
}

test('a map that moves on keeps the place that was chosen meanwhile', async () => {
  const route = routes.find(({ path }) => path === '/globe') ?? routes[0];
  shown = await renderScreen(Probe, { route, locales, at: '/globe?focus=IT' });
  await shown.user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(shown.address()).toBe('/globe?place=b&at=14%2C40%2C5');
});
