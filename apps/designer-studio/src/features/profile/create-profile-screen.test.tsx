import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, ownProfile } from '../../sample-studio.fixture.ts';
import CreateProfileScreen from './create-profile-screen.tsx';

let shown: RenderedScreen | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => shown?.close());

async function open(api: ApiHandlers = {}, type: 'designer' | 'consumer' = 'designer') {
  shown = await renderScreen(CreateProfileScreen, {
    route: routes[0],
    locales,
    signedIn: { type, name: 'Ren' },
    api: {
      'GET /api/profile': () => null,
      'GET /api/profile/handle-available/:handle': ({ params }) => ({ available: params.handle !== 'taken', reason: 'taken' }),
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

async function fill({ user }: RenderedScreen, handle: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Handle' }), handle);
  await user.type(screen.getByRole('textbox', { name: 'About you (Japanese)' }), '一台の機。');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
  await user.type(screen.getByRole('textbox', { name: 'City (English)' }), 'Nara');
  await user.type(screen.getByRole('textbox', { name: 'Position on the map' }), '34.6851, 135.8050');
}

test('a designer makes a profile and goes on to the first design', async () => {
  const shown = await open({ 'POST /api/profile': () => ownProfile() });
  await fill(shown, 'Ren House');
  expect(await screen.findByText('Free: your page will be at /shop/ren-house')).toBeInTheDocument();
  await shown.user.click(screen.getByRole('checkbox', { name: 'Textiles' }));
  await shown.user.click(screen.getByRole('button', { name: 'Save and add a design' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/add-design');
  expect(shown.api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    handle: 'ren-house',
    name: 'Ren',
    country: 'JP',
    city: 'Nara',
    lat: 34.6851,
    lon: 135.805,
    disciplines: ['textiles'],
  });
});

test('a taken handle is said while typing, and what is missing before sending', async () => {
  const { user, api } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Handle' }), 'taken');
  expect(await screen.findByText('This handle is taken.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save and add a design' }));
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#profile-bio', '#profile-place-country', '#profile-place-city']);
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('a refusal of the server lands at its field', async () => {
  const shown = await open({ 'POST /api/profile': () => fail({ status: 409, code: 'handle_taken', fields: { handle: 'is taken' } }) });
  await fill(shown, 'ren');
  await shown.user.click(screen.getByRole('button', { name: 'Save and add a design' }));
  expect(await screen.findByRole('textbox', { name: 'Handle' })).toBeInvalid();
});

test('whoever is something else is told so', async () => {
  await open({}, 'consumer');
  expect(screen.getByRole('heading', { level: 1, name: 'This page is for designers' })).toBeInTheDocument();
});
