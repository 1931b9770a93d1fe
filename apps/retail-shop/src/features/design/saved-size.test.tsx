import { afterEach, expect, test } from '@jest/globals';
import { renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { sampleDesign, sampleDesignCard } from '@orime/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import DesignScreen from './design-screen.tsx';

const route = routes.find(({ screen: key }) => key === 'design') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function openDesign(sizes: Readonly<Record<string, string>>): Promise<RenderedScreen> {
  shown = await renderScreen(DesignScreen, {
    route,
    at: '/designs/indigo-haori',
    locales,
    signedIn: {},
    api: {
      'GET /api/consumer': () => ({
        _id: 'con_1',
        id: 'con_1',
        displayName: 'Mio',
        sizes,
        genderPref: 'women' as const,
        birthday: null,
        shippingAddresses: [],
      }),
      'GET /api/design/name/:name': () => sampleDesign(),
      'GET /api/design/:id/look': () => null,
      'GET /api/design/:id/related': () => ({ items: [sampleDesignCard({ id: 'dsn_obi', slug: 'silk-obi', name: 'Silk Obi' })] }),
    },
  });
  return shown;
}

test('the size that somebody wears is chosen, and another can be', async () => {
  const { user } = await openDesign({ alpha: 'M', it: '42' });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'M' })).toBeChecked());
  await user.click(screen.getByRole('radio', { name: 'S' }));
  expect(screen.getByRole('radio', { name: 'S' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'M' })).not.toBeChecked();
});

test('nothing is chosen for who wears a size that is sold out', async () => {
  const { api } = await openDesign({ alpha: 'L' });
  await waitFor(() => expect(api.calls.some(({ url }) => url === '/api/consumer')).toBe(true));
  await screen.findByRole('radio', { name: 'M' });
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('quick add goes to the size that somebody wears', async () => {
  const { user } = await openDesign({ alpha: 'M' });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'M' })).toBeChecked());
  await user.click(await screen.findByRole('button', { name: 'Quick add: Silk Obi' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add size M, your size, to cart' })).toHaveFocus());
});
