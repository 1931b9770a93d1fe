import { beforeEach, expect, test } from '@jest/globals';
import { sampleDesign } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { open, related } from '../design-screen.fixture.ts';
import { useSeenStore } from './seen.store.ts';

beforeEach(() => useSeenStore.setState({ seen: [] }));

const list = () => screen.queryByRole('region', { name: 'Recently viewed' });

test('what was looked at before stands below the next garment, the last first, each once', async () => {
  for (const [id, name] of [
    ['dsn_haori', 'Indigo Haori'],
    ['dsn_coat', 'Ash Coat'],
    ['dsn_haori', 'Indigo Haori'],
    ['dsn_slip', 'Leaf Slip'],
  ] as const) {
    const shown = await open({ at: '/designs/any', api: { ...related, 'GET /api/design/name/:name': () => sampleDesign({ id, name }) } });
    await screen.findByRole('heading', { level: 1, name });
    shown.close();
  }
  await open();
  await screen.findByRole('heading', { level: 1 });
  const names = within(list() ?? document.body)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Leaf Slip', 'Ash Coat']);
});

test('there is no list before a second garment was looked at, nor of prices of another market', async () => {
  useSeenStore.setState({ seen: [sampleDesign({ id: 'dsn_other', currency: 'JPY' })] });
  await open();
  await screen.findByRole('heading', { level: 1 });
  expect(list()).toBeNull();
});
