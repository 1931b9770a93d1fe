import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, vocabulary } from '../../sample-studio.fixture.ts';
import CreateProducerScreen from './create-producer-screen.tsx';

let shown: RenderedScreen | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => shown?.close());

async function open(api: ApiHandlers, language: 'en' | 'jp' = 'en'): Promise<RenderedScreen> {
  const route = routes.find(({ path }) => path === '/create-producer') ?? routes[0];
  shown = await renderScreen(CreateProducerScreen, { route, locales, signedIn: { type: 'producer' }, api, language });
  return shown;
}

test('a workshop chooses its crafts from the words of the API, in its language', async () => {
  const { user } = await open({ 'GET /api/vocabulary': vocabulary }, 'jp');
  await user.click(await screen.findByRole('checkbox', { name: '縫製' }));
  expect(screen.getByRole('checkbox', { name: '縫製' })).toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

test('where they do not come the rest of the form stays, and they are read again', async () => {
  const { user, api } = await open({ 'GET /api/vocabulary': () => fail({ status: 400, code: 'internal' }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await user.type(screen.getByRole('textbox', { name: 'Handle' }), 'awa-indigo');
  api.use({ 'GET /api/vocabulary': vocabulary });
  await user.click(again);
  expect(await screen.findByRole('checkbox', { name: 'Weaving' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Handle' })).toHaveValue('awa-indigo');
});
