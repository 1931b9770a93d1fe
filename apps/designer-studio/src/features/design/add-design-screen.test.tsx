import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, ownDesign, ownProfile, vocabulary } from '../../sample-studio.fixture.ts';
import AddDesignScreen from './add-design-screen.tsx';

const route = routes[1];
let shown: RenderedScreen | undefined;
const { setItem } = Storage.prototype;
beforeEach(() => localStorage.clear());
afterEach(() => {
  Storage.prototype.setItem = setItem;
  shown?.close();
});

async function open(api: ApiHandlers = {}) {
  shown = await renderScreen(AddDesignScreen, {
    route,
    locales,
    signedIn: { type: 'designer' },
    api: { 'GET /api/profile': () => ownProfile(), 'GET /api/vocabulary': vocabulary, ...api },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

async function fillDraft({ user }: RenderedScreen) {
  await user.type(await screen.findByRole('textbox', { name: 'Name (English)' }), 'Noren Dress');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'dress');
  await user.click(screen.getByRole('radio', { name: 'Indigo' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fiber 1' }), 'ramie');
}

describe('a designer', () => {
  test('saves a draft and goes home', async () => {
    const shown = await open({ 'POST /api/design/': () => ownDesign({ confirmed: 'draft' }) });
    await fillDraft(shown);
    await shown.user.type(screen.getByRole('textbox', { name: 'US dollars' }), '320.50');
    await shown.user.type(screen.getByRole('textbox', { name: 'Japanese yen' }), '48000');
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
    expect(shown.api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Noren Dress',
      category: 'dress',
      colour: 'indigo',
      countryOrigin: 'JP',
      materials: [{ fibre: 'ramie', percent: 100 }],
      retailMinor: { USD: 32_050, JPY: 48_000 },
      submit: false,
    });
  });

  test('is told what a submission lacks, before anything is sent', async () => {
    const shown = await open();
    await fillDraft(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Submit for confirmation' }));
    const summary = within(screen.getByRole('alert')).getAllByRole('link');
    expect(summary.map((link) => link.getAttribute('href'))).toEqual([
      '#design-images',
      '#design-description',
      '#design-sizes',
      '#design-retail',
    ]);
    expect(shown.api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('sees the sum of the materials, which must be 100', async () => {
    const shown = await open();
    await fillDraft(shown);
    const share = screen.getByRole('textbox', { name: 'Share of fiber 1' });
    await shown.user.clear(share);
    await shown.user.type(share, '80');
    expect(screen.getByText('Together 80 %')).toBeInTheDocument();
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveAttribute('href', '#design-materials');
  });

  test('finds a refusal of the server at its field', async () => {
    const shown = await open({
      'POST /api/design/': () => fail({ status: 400, code: 'validation', fields: { 'retailMinor.USD': 'must be >= 0' } }),
    });
    await fillDraft(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('group', { name: 'Retail price' })).toHaveAccessibleDescription(/Please enter a price/);
  });

  test('who presses twice at once sends one design', async () => {
    const shown = await open({ 'POST /api/design/': () => ownDesign({ confirmed: 'draft' }) });
    await fillDraft(shown);
    const save = screen.getByRole('button', { name: 'Save draft' });
    // Both presses come before the form is drawn as busy.
    act(() => {
      save.click();
      save.click();
    });
    await screen.findByTestId('elsewhere');
    expect(shown.api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('sees how far it is, that what is typed is kept, and that a full browser keeps nothing', async () => {
    const shown = await open();
    expect(await screen.findByText('0 of 5 needed parts are complete')).toBeInTheDocument();
    await fillDraft(shown);
    await shown.user.click(screen.getByRole('button', { name: 'One size' }));
    await shown.user.type(screen.getByRole('textbox', { name: 'In stock: OS' }), '3');
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the form' }));
    expect(parts.getByRole('link', { name: 'Sizes (complete)' })).toHaveAttribute('href', '#design-section-sizes');
    expect(parts.getByRole('link', { name: 'Prices' })).toBeInTheDocument();
    expect(await screen.findByText('2 of 5 needed parts are complete · Kept in this browser')).toBeInTheDocument();
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await shown.user.type(screen.getByRole('textbox', { name: 'US dollars' }), '320');
    expect(await screen.findByText(/^This browser has no room for what you type/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'US dollars' })).toHaveValue('320');
  });

  test('who sends again after a lost answer makes the same design, until it is changed', async () => {
    const shown = await open({ 'POST /api/design/': () => fail({ status: 500, code: 'internal' }) });
    await fillDraft(shown);
    const sent = () => shown.api.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
    const save = async (times: number) => {
      await shown.user.click(screen.getByRole('button', { name: 'Save draft' }));
      await waitFor(() => expect(sent()).toHaveLength(times));
    };
    await save(1);
    await save(2);
    await shown.user.type(screen.getByRole('textbox', { name: 'US dollars' }), '320');
    await save(3);
    const [first, again, changed] = sent();
    expect(first).toMatch(/^[\w-]{16,}$/);
    expect([again === first, changed === first]).toEqual([true, false]);
  });

  test('gets unsaved work back, and nobody else does', async () => {
    localStorage.setItem('orime.draft.usr_test.design', JSON.stringify({ name: 'Half a coat' }));
    localStorage.setItem('orime.draft.usr_other.design', JSON.stringify({ name: 'Not mine' }));
    const { user } = await open();
    expect(await screen.findByDisplayValue('Half a coat')).toBeInTheDocument();
    expect(localStorage.getItem('orime.draft.usr_other.design')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.queryByDisplayValue('Half a coat')).toBeNull();
    expect(localStorage.getItem('orime.draft.usr_test.design')).toBeNull();
  });

  test('chooses from the words of the API, which are read again when they did not come', async () => {
    const { user, api } = await open({ 'GET /api/vocabulary': () => fail({ status: 400, code: 'internal' }) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('form')).toBeNull();
    const linen = { key: 'flax', label: { en: 'Flax of the year', jp: '今年の亜麻' } };
    api.use({ 'GET /api/vocabulary': () => ({ ...vocabulary(), fibres: [linen] }) });
    await user.click(again);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Fiber 1' }), 'Flax of the year');
    expect(screen.getByRole('combobox', { name: 'Fiber 1' })).toHaveValue('flax');
  });

  test('without a profile is led to it', async () => {
    await open({ 'GET /api/profile': () => null });
    expect(await screen.findByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/create-profile');
  });
});
