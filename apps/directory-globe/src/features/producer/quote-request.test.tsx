import { afterEach, describe, expect, test } from '@jest/globals';
import type { Rfq } from '@orime/contracts/api/trade/rfq';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { sampleOwnerDesign } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { geo, locales, producer } from '../../sample-places.fixture.ts';
import ProducerScreen from './producer-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const rfq = (part: Partial<Rfq> = {}): Rfq => ({
  _id: 'rfq_1',
  id: 'rfq_1',
  reference: 'RQ-1',
  status: 'open',
  side: 'requester',
  requester: { name: 'Ren House', nameJp: '', handle: 'ren-house' },
  producer: { id: 'prd_1', handle: 'aizome', name: 'Aizome Works', nameJp: '藍染工房' },
  design: null,
  title: 'Coats',
  message: 'Twelve coats?',
  units: 12,
  sizeQuantities: {},
  dueDate: null,
  quote: null,
  answer: '',
  productionId: null,
  version: 1,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...part,
});

const page = <Item,>(items: readonly Item[]) => ({ items: [...items], total: items.length, page: 1 });
const standard: ApiHandlers = {
  'GET /api/producer/handle/:handle': () => producer(),
  'GET /api/geo/points': () => geo,
  'GET /api/rfq/mine': () => page([]),
  'GET /api/design/mine': () => page([sampleOwnerDesign({ id: 'dsn_1', name: 'Noren Coat' })]),
};

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(ProducerScreen, {
    route: routes[2],
    at: '/producer/aizome',
    locales,
    signedIn: { type: 'designer' },
    api: { ...standard, ...api },
    ...options,
  });
  return shown;
}

describe('a designer', () => {
  test('asks for sizes of a design, and what is missing or past is said at its field', async () => {
    const { user, api } = await open({ 'POST /api/rfq': () => rfq() });
    const form = within(await screen.findByRole('form', { name: 'Ask for a quote' }));
    expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
    await user.type(form.getByLabelText('Needed by'), '2020-01-31');
    await user.click(form.getByRole('button', { name: 'Send request' }));
    for (const name of ['What is it about?', 'Quantity', 'Message']) expect(await form.findByRole('textbox', { name })).toBeInvalid();
    expect(form.getByLabelText('Needed by')).toBeInvalid();
    await user.type(form.getByRole('textbox', { name: 'What is it about?' }), 'Spring coats');
    await user.type(form.getByRole('textbox', { name: 'Message' }), 'In mid indigo, please.');
    await user.clear(form.getByLabelText('Needed by'));
    await user.type(form.getByRole('combobox', { name: 'Design' }), 'Noren');
    await user.click(await screen.findByRole('option', { name: 'Noren Coat' }));
    await user.type(await form.findByRole('textbox', { name: 'Size S' }), '10');
    await user.type(form.getByRole('textbox', { name: 'Size M' }), '２０');
    expect(form.getByText('30 pieces in all')).toBeInTheDocument();
    api.use({ 'GET /api/rfq/mine': () => page([rfq({ title: 'Spring coats' })]) });
    await user.click(form.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/Aizome Works gets it as RQ-1/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your requests' })).toHaveAttribute('href', '/dashboard?tab=production');
    expect(await screen.findByText('Waiting for an answer')).toBeInTheDocument();
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({
      producerId: 'prd_1',
      designId: 'dsn_1',
      title: 'Spring coats',
      message: 'In mid indigo, please.',
      sizeQuantities: { S: 10, M: 20 },
    });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  });
});

describe('a store', () => {
  test('reads a quote for this workshop alone and accepts it', async () => {
    const unitPrice = { price: 95, priceMinor: 9_500, currency: 'USD' } as const;
    const quoted = rfq({ status: 'quoted', quote: { unitPrice, leadDays: 45 }, answer: 'With horn buttons.' });
    const elsewhere = rfq({ id: 'rfq_2', title: 'Shirts', producer: { ...quoted.producer, id: 'prd_2' } });
    const { user, api } = await open(
      {
        'GET /api/rfq/mine': () => page([quoted, elsewhere]),
        'POST /api/rfq/status/id/:id': () => rfq({ ...quoted, status: 'accepted' }),
      },
      { signedIn: { type: 'buyer' } },
    );
    const asked = within(await screen.findByRole('region', { name: 'What you have asked' }));
    expect(asked.getByText('$95 each, $1,140 in all, ready in 45 days')).toBeInTheDocument();
    expect(asked.queryByText('Shirts')).not.toBeInTheDocument();
    api.use({ 'GET /api/rfq/mine': () => page([{ ...quoted, status: 'accepted' }]) });
    await user.click(asked.getByRole('button', { name: 'Accept the quote' }));
    expect(await asked.findByText('Accepted')).toBeInTheDocument();
    expect(asked.queryByRole('button')).not.toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/rfq/status/id/rfq_1',
      body: { status: 'accepted' },
    });
  });

  test('that is not verified yet learns what is missing', async () => {
    const { user } = await open(
      { 'POST /api/rfq': () => fail({ status: 403, code: 'buyer_unverified' }) },
      { signedIn: { type: 'buyer' }, language: 'jp' },
    );
    await user.type(await screen.findByRole('textbox', { name: '件名' }), 'コート');
    await user.type(screen.getByRole('textbox', { name: '数量' }), '12');
    await user.type(screen.getByRole('textbox', { name: 'ご要望' }), '春に。');
    await user.click(screen.getByRole('button', { name: '依頼を送る' }));
    expect(await screen.findByRole('heading', { level: 2, name: /確認/ })).toBeInTheDocument();
  });
});
