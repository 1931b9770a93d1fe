import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, type AnswerOf } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';

let page: RenderedPage;
const open = async (options: RenderPageOptions) => (page = await renderPage(options));
afterEach(() => {
  page.close();
  localStorage.clear();
});

const box = (name: string) => screen.findByRole('textbox', { name });
const application: AnswerOf<'GET /api/application/id/:id'> = {
  id: 'app_1',
  reference: 'AP-7K3Q-M2XD',
  kind: 'designer',
  email: 'sayo@example.com',
  name: 'Mori Sayo',
  brand: 'Mori',
  country: 'JP',
  locale: 'en',
  status: 'submitted',
  note: '',
  website: '',
  instagram: '',
  yearFounded: null,
  priceRange: null,
  statement: 'I fold and dye linen in a house by the sea.',
  heard: null,
  files: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  decidedAt: null,
  version: 1,
};

async function fillIn(): Promise<void> {
  await page.user.type(await box('Your name'), 'Mori Sayo');
  await page.user.type(await box('Brand, workshop or publication'), 'Mori');
  await page.user.type(await box('Email'), 'sayo@example.com');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
  await page.user.type(await box('Website'), 'mori.example');
  await page.user.type(await box('Instagram'), 'https://www.instagram.com/mori.orimono/');
  await page.user.type(await box('In your own words'), application.statement);
  await page.user.click(screen.getByRole('checkbox', { name: /Orime may use these details/ }));
}
const send = () => page.user.click(screen.getByRole('button', { name: 'Send application' }));
const sent = () => page.api.calls.filter(({ method, url }) => method === 'POST' && url === '/api/application');

describe('/apply', () => {
  test('completes what people type and goes on to the application', async () => {
    await open({
      at: '/apply',
      api: {
        'POST /api/application': () => ({ id: 'app_1', reference: application.reference, key: 'k'.repeat(43) }),
        'GET /api/application/id/:id': () => application,
      },
    });
    await fillIn();
    await send();
    expect(await screen.findByText(application.reference)).toBeInTheDocument();
    expect(page.address()).toBe(`/appsubmitted?id=app_1&key=${'k'.repeat(43)}`);
    expect(sent()[0]?.body).toMatchObject({
      kind: 'designer',
      website: 'https://mori.example',
      instagram: 'mori.orimono',
      yearFounded: null,
      files: [],
      consent: true,
      locale: 'en',
    });
  });

  test('repeats a send whose answer was lost under the same key, and changed words under another', async () => {
    const state = { isDown: true };
    await open({
      at: '/apply',
      api: {
        'POST /api/application': () =>
          state.isDown ? fail({ status: 503, code: 'unavailable' }) : { id: 'app_1', reference: application.reference, key: 'k' },
        'GET /api/application/id/:id': () => application,
      },
    });
    await fillIn();
    await send();
    await screen.findByText('unavailable');
    await send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await page.user.type(await box('Year founded'), '2016');
    state.isDown = false;
    await send();
    await screen.findByText(application.reference);
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('says that an application is open already and keeps what was written', async () => {
    await open({
      at: '/apply?kind=producer',
      api: { 'POST /api/application': () => fail({ status: 409, code: 'application_open', fields: { email: 'has one' } }) },
    });
    expect(screen.getByRole('radio', { name: 'Producer' })).toBeChecked();
    await fillIn();
    await send();
    expect(await screen.findByRole('link', { name: 'application_open' })).toBeInTheDocument();
    expect(await box('Email')).toHaveAccessibleDescription(/application_open/);
    expect(await box('In your own words')).toHaveValue(application.statement);
  });

  test('keeps a draft in this browser, without the consent, until it is thrown away', async () => {
    await open({ at: '/apply' });
    await fillIn();
    await waitFor(() => expect(localStorage.getItem('orime.draft.visitor.apply')).toContain('by the sea'));
    page.close();
    await open({ at: '/apply' });
    expect(await screen.findByText('What you had typed before is back.')).toBeInTheDocument();
    expect(await box('Your name')).toHaveValue('Mori Sayo');
    expect(screen.getByRole('checkbox', { name: /Orime may use these details/ })).not.toBeChecked();
    await page.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await box('Your name')).toHaveValue('');
    expect(localStorage.getItem('orime.draft.visitor.apply')).toBeNull();
  });

  test.each(['not json', '[]', '7', '{"name":7,"kind":["king"],"values":{}}'])(
    'survives a kept draft that is not one: %s',
    async (kept) => {
      localStorage.setItem('orime.draft.visitor.apply', kept);
      await open({ at: '/apply' });
      expect(await box('Your name')).toHaveValue('');
      expect(screen.getByRole('radio', { name: 'Designer' })).toBeChecked();
    },
  );
});

describe('/appsubmitted', () => {
  test('shows what we said, and no way to change what is decided', async () => {
    await open({
      at: '/appsubmitted?id=app_1&key=k',
      api: { 'GET /api/application/id/:id': () => ({ ...application, status: 'rejected', note: 'Please come back in spring.' }) },
    });
    expect(await screen.findByText('Please come back in spring.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw it' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Apply again' })).toHaveAttribute('href', '/apply');
  });

  test('leads to the form when the link is wrong', async () => {
    await open({
      at: '/appsubmitted?id=app_1&key=k',
      api: { 'GET /api/application/id/:id': () => fail({ status: 404, code: 'not_found' }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link does not work' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apply to Orime' })).toHaveAttribute('href', '/apply');
  });
});
