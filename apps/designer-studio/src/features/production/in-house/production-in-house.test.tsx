import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen } from '@orime/testing';
import { sampleImage, sampleWholesaleOrder } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { page } from '../../../dashboard.fixture.tsx';
import { sampleRunDetail } from '../../../production.fixture.ts';
import { routes } from '../../../routes.ts';
import { locales, ownDesign } from '../../../sample-studio.fixture.ts';
import ProductionInHouseAddScreen from './production-in-house-add-screen.tsx';
import ProductionInHouseEditScreen from './production-in-house-edit-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

interface Opening {
  readonly at: string;
  readonly type?: 'designer' | 'producer' | 'consumer';
  readonly language?: 'en' | 'jp';
}

async function open(api: ApiHandlers, { at, type = 'designer', language = 'en' }: Opening): Promise<RenderedScreen> {
  const isNew = at.startsWith('/production/in_house/add');
  const route = routes.find(({ path }) => path === (isNew ? '/production/in_house/add' : '/production/in_house/edit/:id'));
  if (route === undefined) throw new Error(`The studio has no ${at}`);
  return (shown = await renderScreen(isNew ? ProductionInHouseAddScreen : ProductionInHouseEditScreen, {
    route,
    at,
    locales,
    language,
    signedIn: { type, name: 'Ren' },
    api: { 'GET /api/design/mine': () => page([ownDesign()]), 'GET /api/production/mine': () => page([]), ...api },
  }));
}
const ADD = '/production/in_house/add';
const EDIT = '/production/in_house/edit/prd_1';

describe('a designer', () => {
  test('plans what a store has ordered, with what it costs', async () => {
    const [line] = sampleWholesaleOrder().lines;
    if (line === undefined) throw new Error('The sample order has a line');
    const order = sampleWholesaleOrder({ lines: [{ ...line, designId: 'dsn_1', sizeQuantities: { M: 12 } }] });
    const { user, api, address } = await open(
      { 'GET /api/wholesale-order/id/:id': () => order, 'POST /api/production/in_house': () => sampleRunDetail() },
      { at: `${ADD}?wholesale=wor_1` },
    );
    const form = within(await screen.findByRole('form', { name: 'Plan an in-house production' }));
    expect(form.getByText(/For order WO1042 of Kumo/)).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: 'Size M' })).toHaveValue('12');
    await user.click(form.getByRole('button', { name: 'Add a cost' }));
    await user.click(form.getByRole('button', { name: 'Plan the production' }));
    expect(await form.findByText('Each cost needs a name and an amount of 0 or more.', { selector: 'fieldset *' })).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Cost 1' }), 'Linen');
    await user.type(form.getByRole('textbox', { name: 'Amount of cost 1' }), '480');
    expect(form.getByText('$480 in all, $40 for one piece')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Plan the production' }));
    expect(await screen.findByTestId('elsewhere')).toBeInTheDocument();
    expect(address()).toBe(EDIT);
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      designId: 'dsn_1',
      sizeQuantities: { M: 12 },
      currency: 'USD',
      costs: [{ label: 'Linen', amountMinor: 48_000 }],
      dueDate: '2027-02-01',
    });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('without a design is led to the first one; another’s order fills nothing in', async () => {
    await open(
      { 'GET /api/design/mine': () => page([]), 'GET /api/wholesale-order/id/:id': () => fail({ status: 404, code: 'not_found' }) },
      { at: `${ADD}?wholesale=wor_none`, language: 'jp' },
    );
    expect(await screen.findByRole('link', { name: '作品を登録' })).toHaveAttribute('href', '/add-design');
    expect(screen.getByText(/リンクの卸売注文はあなたのものではない/)).toBeInTheDocument();
  });

  test('sees what a piece leaves, and takes what has come of the run into stock', async () => {
    const qc = sampleRunDetail({ status: 'qc', nextStatuses: ['completed', 'in_production', 'cancelled'] });
    const { user, api } = await open(
      {
        'GET /api/production/in_house/id/:id': () => qc,
        'POST /api/production/status/id/:id': () => sampleRunDetail({ status: 'completed', nextStatuses: [] }),
      },
      { at: EDIT },
    );
    const margin = within(await screen.findByRole('table', { name: 'Margin of one piece' }));
    // $320 less 15 % and $100; $160 less 8 % and $100.
    expect(margin.getByRole('row', { name: 'Left for you $172 $47.20' })).toBeInTheDocument();
    expect(margin.getByRole('row', { name: 'Of the price without tax 53.8% 29.5%' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Complete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receive Noren Dress into stock' }));
    const size = dialog.getByRole('textbox', { name: 'Size M' });
    await user.clear(size);
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(size).toBeInvalid();
    await user.type(size, '19');
    expect(dialog.getByText(/^29 pieces go into stock/)).toBeInTheDocument();
    const done = sampleRunDetail({
      status: 'completed',
      nextStatuses: [],
      stockedAt: '2026-11-23T00:00:00.000Z',
      received: { S: 10, M: 19 },
    });
    api.use({ 'GET /api/production/in_house/id/:id': () => done });
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByRole('row', { name: 'M 20 19' })).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ status: 'completed', received: { S: 10, M: 19 } });
  });

  test('whose plan was changed elsewhere decides which one stays', async () => {
    const { user, api } = await open(
      {
        'GET /api/production/in_house/id/:id': () => sampleRunDetail(),
        'POST /api/production/in_house/update/id/:id': () => fail({ status: 409, code: 'conflict' }),
      },
      { at: EDIT },
    );
    const form = within(await screen.findByRole('form', { name: 'Plan' }));
    await user.type(form.getByRole('textbox', { name: 'In charge' }), 'Sato');
    await user.click(form.getByRole('button', { name: 'Save the plan' }));
    const alert = within(await form.findByRole('alert'));
    const newer = sampleRunDetail({ version: 7, notes: 'From elsewhere.' });
    api.use({
      'GET /api/production/in_house/id/:id': () => newer,
      'POST /api/production/in_house/update/id/:id': () => ({ ...newer, assignee: 'Sato', version: 8 }),
    });
    await user.click(alert.getByRole('button', { name: /mine/i }));
    expect(await form.findByRole('textbox', { name: 'In charge' })).toHaveValue('Sato');
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      expect.objectContaining({ assignee: 'Sato', version: 1 }),
      expect.objectContaining({ assignee: 'Sato', version: 7 }),
    ]);
  });
});

describe('a producer', () => {
  test('agrees on the day, shows photos by stage, and is told nothing of margins', async () => {
    const run = sampleRunDetail({
      side: 'producer',
      sale: null,
      producer: { id: 'pro_mill', handle: 'mill', name: 'Aizome Works', nameJp: '' },
      photos: [{ image: sampleImage({ id: 'fil_1', alt: { en: '', jp: '' } }), stage: 'sampling' }],
    });
    const { user, api } = await open(
      { 'GET /api/production/in_house/id/:id': () => run, 'POST /api/production/in_house/update/id/:id': () => ({ ...run, photos: [] }) },
      { at: EDIT, type: 'producer' },
    );
    const form = within(await screen.findByRole('form', { name: 'Plan' }));
    expect(form.queryByRole('textbox', { name: 'Size M' })).not.toBeInTheDocument();
    expect(screen.queryByText('Margin of one piece')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Sampling, photo 1' })).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Notes' }), 'Dyed twice.');
    await user.click(form.getByRole('button', { name: 'Save the plan' }));
    expect(await screen.findByRole('button', { name: 'Remove photo 1 of Sampling' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ dueDate: '2020-01-31', notes: 'Dyed twice.', version: 1 });
    api.use({ 'GET /api/production/in_house/id/:id': () => ({ ...run, photos: [] }) });
    await user.click(screen.getByRole('button', { name: 'Remove photo 1 of Sampling' }));
    expect(await screen.findByText(/^Show cloth, samples/)).toBeInTheDocument();
    expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ photos: [] });
  });

  test.each([
    ['producer', ADD, 'This page is for designers'],
    ['consumer', EDIT, 'This page is for designers and producers'],
  ] as const)('and others are kept out: %s at %s', async (type, at, title) => {
    await open({}, { at, type });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});

test('somebody else’s run is not there', async () => {
  await open({ 'GET /api/production/in_house/id/:id': () => fail({ status: 404, code: 'not_found' }) }, { at: EDIT });
  expect(await screen.findByRole('heading', { name: 'This production is not here' })).toBeInTheDocument();
});
