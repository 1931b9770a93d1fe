import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, modelIntake } from '../../sample-studio.fixture.ts';
import ModelIntakeScreen from './model-intake-screen.tsx';
import ModelSubmittedScreen from './submitted/model-submitted-screen.tsx';

const routeOf = (path: string) => routes.find((route) => route.path === path) ?? routes[0];
let shown: RenderedScreen;
beforeEach(() => localStorage.clear());
afterEach(() => shown.close());

const openForm = async (options: Partial<RenderScreenOptions> = {}) =>
  (shown = await renderScreen(ModelIntakeScreen, { route: routeOf('/model-intake'), locales, ...options }));
const openState = async (options: Partial<RenderScreenOptions> = {}) =>
  (shown = await renderScreen(ModelSubmittedScreen, { route: routeOf('/model-submitted'), locales, ...options }));

const box = (name: string) => screen.getByRole('textbox', { name });
const LINK = '?id=mdi_1&key=k';

/** Four pictures that have arrived, as the form keeps them. */
function keepPictures(count: number): void {
  const files = Array.from({ length: count }, (_, index) => ({
    ...{ id: `f${index}`, name: `${index}.jpg`, bytes: 1000, status: 'done' },
    stored: { id: `fil_${index}`, claim: 'c' },
  }));
  localStorage.setItem('orime.draft.visitor.model-intake-files', JSON.stringify({ files, at: Date.now() }));
}

test('an application in inches is kept in centimetres, and nothing is sent before all is there', async () => {
  keepPictures(3);
  const { user, api, address } = await openForm({
    api: { 'POST /api/model-intake': () => ({ id: 'mdi_1', reference: 'MD-7K3Q-M2XD', key: 'k' }) },
  });
  const submit = () => user.click(screen.getByRole('button', { name: 'Send application' }));
  await user.type(box('Your name'), 'Mio Arai');
  await user.type(box('E-mail address'), 'mio@example.com');
  await user.type(box('City'), 'Osaka');
  fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1999-05-01' } });
  await user.click(screen.getByRole('button', { name: 'in' }));
  await user.type(box('Height'), '69.3');
  expect(box('Height')).toHaveValue('69.3');
  expect(box('Height')).toHaveAccessibleDescription('176 cm');
  await user.click(screen.getByRole('button', { name: 'cm' }));
  expect(box('Height')).toHaveValue('176');
  await user.type(box('Bust or chest'), '300');
  await user.type(box('Waist'), '61');
  await user.type(box('Hips'), '89');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shoe size' }), '40');
  await submit();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Bust or chest: At most 160 cm (63 in). Is the unit right?',
    expect.stringContaining('Please add four to eight pictures.'),
    expect.stringContaining('Without this we cannot show you on the site.'),
  ]);
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);

  // A draft is written a moment after the last change.
  await waitFor(() => expect(localStorage.getItem('orime.draft.visitor.model-intake')).toContain('"shoeEu":"40"'));
  shown.close();
  keepPictures(4);
  await openForm({ api: { 'POST /api/model-intake': () => ({ id: 'mdi_1', reference: 'MD-7K3Q-M2XD', key: 'k' }) } });
  expect(await screen.findByText('What you had typed before is back.')).toBeInTheDocument();
  await shown.user.clear(box('Bust or chest'));
  await shown.user.type(box('Bust or chest'), '82');
  await shown.user.click(screen.getByRole('checkbox', { name: /may publish these photographs/ }));
  await shown.user.click(screen.getByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(shown.address()).toBe(`/model-submitted${LINK}`));
  expect(address()).toBe('/model-intake');
  expect(shown.api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Mio Arai',
    measurements: { heightCm: 176, bustCm: 82, waistCm: 61, hipsCm: 89, shoeEu: 40 },
    photos: [{ id: 'fil_0', claim: 'c' }, {}, {}, {}],
    imageRights: true,
    locale: 'en',
  });
  expect(localStorage.getItem('orime.draft.visitor.model-intake')).toBeNull();
});

test('somebody of 17 names a guardian, in Japanese as well', async () => {
  const { user } = await openForm({ language: 'jp' });
  const year = new Date().getUTCFullYear() - 17;
  fireEvent.change(screen.getByLabelText('生年月日'), { target: { value: `${year}-01-01` } });
  expect(await screen.findByRole('region', { name: '保護者の方' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '応募する' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('18歳未満の方は、保護者の同意が必要です。');
});

test('a mailed link opens the same form to correct it, without what stays', async () => {
  const { user, api } = await openForm({
    at: `/model-intake${LINK}`,
    api: {
      'GET /api/model-intake/id/:id': () => modelIntake(),
      'POST /api/model-intake/update/id/:id': () => modelIntake({ city: 'Kyoto' }),
    },
  });
  expect(await screen.findByRole('textbox', { name: 'E-mail address' })).toHaveAttribute('readonly');
  expect(screen.queryByText('Add pictures')).toBeNull();
  await user.clear(box('Waist'));
  await user.type(box('Waist'), '62');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(shown.address()).toBe(`/model-submitted${LINK}`));
  const { body, url } = api.calls.find(({ method }) => method === 'POST') ?? {};
  expect(url).toBe('/api/model-intake/update/id/mdi_1?key=k');
  expect(body).toMatchObject({ measurements: { waistCm: 62 }, hair: 'Black' });
  expect(body).not.toHaveProperty('photos');
});

test('what is decided is not changed, and a wrong link says so', async () => {
  await openForm({ at: `/model-intake${LINK}`, api: { 'GET /api/model-intake/id/:id': () => modelIntake({ status: 'approved' }) } });
  expect(await screen.findByRole('heading', { name: 'This application is closed' })).toBeInTheDocument();
  shown.close();
  await openState({
    at: `/model-submitted${LINK}`,
    api: { 'GET /api/model-intake/id/:id': () => fail({ status: 404, code: 'not_found' }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeInTheDocument();
  shown.close();
  await openState();
  expect(screen.getByRole('link', { name: 'Apply as a model' })).toHaveAttribute('href', '/model-intake');
});

test('its sender withdraws it after one more question', async () => {
  const { user, api } = await openState({
    at: `/model-submitted${LINK}`,
    api: {
      'GET /api/model-intake/id/:id': () => modelIntake(),
      'POST /api/model-intake/withdraw/id/:id': () => modelIntake({ status: 'withdrawn' }),
    },
  });
  expect(await screen.findByText('MD-7K3Q-M2XD')).toBeInTheDocument();
  expect(screen.getByText('4 pictures')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw it' }));
  await user.click(screen.getByRole('button', { name: 'Yes, withdraw' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You have withdrawn this application' })).toBeInTheDocument();
  expect(api.calls.at(-1)?.url).toBe('/api/model-intake/withdraw/id/mdi_1?key=k');
});

test('an accepted model is led to the public page', async () => {
  await openState({
    at: `/model-submitted${LINK}`,
    api: { 'GET /api/model-intake/id/:id': () => modelIntake({ status: 'approved', modelId: 'mdl_9' }) },
  });
  expect(await screen.findByRole('link', { name: 'Your page' })).toHaveAttribute('href', '/model/mdl_9');
  expect(screen.queryByRole('button', { name: 'Withdraw it' })).toBeNull();
});
