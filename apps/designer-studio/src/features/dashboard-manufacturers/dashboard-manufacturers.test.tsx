import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fail, giveBoxesASize, type RenderedScreen } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openDashboard, page } from '../../dashboard.fixture.tsx';
import { sampleOwnProducer, sampleRfq, sampleRun, sampleRunDetail } from '../../production.fixture.ts';

let shown: RenderedScreen | undefined;
let restoreBoxes: () => void;
beforeEach(() => {
  restoreBoxes = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  restoreBoxes();
});
const open = async (...[api, options]: Parameters<typeof openDashboard>) =>
  (shown = await openDashboard(api, { type: 'producer', ...options }));
const slow = { timeout: 20_000 };

describe('a producer', () => {
  test('sees what is new, in hand and due, and is led to each', async () => {
    const runs = [sampleRun(), sampleRun({ id: 'prd_2', dueDate: null, units: 5 }), sampleRun({ id: 'prd_3', status: 'completed' })];
    await open({
      'GET /api/production/mine': () => page(runs),
      'GET /api/rfq/mine': () => page([sampleRfq(), sampleRfq({ id: 'rfq_2', status: 'quoted' })]),
    });
    expect(await screen.findByRole('link', { name: 'New requests' })).toHaveAttribute(
      'href',
      '/dashboard-manufacturers?tab=requests&rfq=open',
    );
    const figure = (name: string) => screen.getByText(name).closest('div');
    expect(figure('New requests')).toHaveTextContent('1');
    expect(figure('Productions in hand')).toHaveTextContent('2');
    expect(figure('Due within a week')).toHaveTextContent('1');
    expect(figure('Pieces to make')).toHaveTextContent('35');
    const today = within(screen.getByRole('region', { name: 'What needs you today' }));
    expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Spring coatsRen House, 30 pieces, asked on November 20, 2026New request',
      'Noren DressFor Ren House, 30 piecesWas due Jan 31, 2020Accepted',
      'Noren DressFor Ren House, 5 piecesAccepted',
    ]);
    expect(today.getByRole('link', { name: 'Spring coats' })).toHaveAttribute('href', '/dashboard-manufacturers?tab=requests&rfq=open');
  });

  test('quotes a request: a price of nothing is refused, and what it comes to is said before it is sent', async () => {
    const { user, api } = await open(
      {
        'GET /api/rfq/mine': () => page([sampleRfq()]),
        'POST /api/rfq/status/id/:id': () => sampleRfq({ status: 'quoted' }),
      },
      { tab: 'requests' },
    );
    const card = within(await screen.findByRole('article', { name: 'Spring coats' }));
    expect(card.getByText('30 pieces (S × 10 and M × 20)')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Quote' }));
    const form = within(card.getByRole('form', { name: 'Quote for “Spring coats”' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Currency' }), 'USD');
    await user.type(form.getByRole('textbox', { name: 'Price per piece' }), '0');
    await user.type(form.getByRole('textbox', { name: 'Time needed' }), '45');
    await user.click(form.getByRole('button', { name: 'Send quote' }));
    expect(await form.findByRole('textbox', { name: 'Price per piece' })).toBeInvalid();
    await user.clear(form.getByRole('textbox', { name: 'Price per piece' }));
    await user.type(form.getByRole('textbox', { name: 'Price per piece' }), '95');
    expect(form.getByText(/\$2,850 for 30 pieces\. Accepted today, ready on/)).toBeInTheDocument();
    const quote = { unitPrice: usd(9_500), leadDays: 45 };
    api.use({ 'GET /api/rfq/mine': () => page([sampleRfq({ status: 'quoted', quote })]) });
    await user.click(form.getByRole('button', { name: 'Send quote' }));
    expect(await card.findByText('$95 each, $2,850 in all, ready in 45 days')).toBeInTheDocument();
    expect(card.queryByRole('form')).not.toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      status: 'quoted',
      currency: 'USD',
      unitPriceMinor: 9_500,
      leadDays: 45,
    });
  });

  test('learns that a request was withdrawn meanwhile', async () => {
    const { user, api } = await open(
      {
        'GET /api/rfq/mine': () => page([sampleRfq()]),
        'POST /api/rfq/status/id/:id': () => fail({ status: 409, code: 'invalid_transition' }),
      },
      { tab: 'requests', search: '&rfq=open' },
    );
    const decline = await screen.findByRole('button', { name: 'Decline' });
    api.use({ 'GET /api/rfq/mine': () => page([sampleRfq({ status: 'withdrawn' })]) });
    await user.click(decline);
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeInTheDocument();
  });

  test('moves a run by arrow keys and by the menu, and sees it where it was when that is refused', async () => {
    const { user, api } = await open(
      {
        'GET /api/production/mine': () => page([sampleRun()]),
        'POST /api/production/status/id/:id': () => sampleRunDetail({ status: 'sampling' }),
      },
      { tab: 'runs' },
    );
    const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
    const button = await screen.findByRole('button', { name: 'Move Noren Dress' }, slow);
    expect(screen.getByText('Was due Jan 31, 2020')).toBeInTheDocument();
    const sampling = sampleRun({ status: 'sampling', nextStatuses: ['in_production', 'cancelled'] });
    api.use({ 'GET /api/production/mine': () => page([sampling]) });
    act(() => button.focus());
    await user.keyboard('{ArrowRight}');
    expect(await column('Sampling').findByRole('link', { name: 'Noren Dress' })).toBeInTheDocument();
    expect(screen.getByText('Noren Dress is now in Sampling.')).toBeInTheDocument();
    const moved = await column('Sampling').findByRole('button', { name: 'Move Noren Dress' });
    await waitFor(() => expect(moved).toHaveFocus());
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ status: 'sampling' });

    api.use({ 'POST /api/production/status/id/:id': () => fail({ status: 409, code: 'invalid_transition' }) });
    await user.click(column('Sampling').getByRole('button', { name: 'Move Noren Dress' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Into production' }));
    expect(await column('Sampling').findByRole('button', { name: 'Move Noren Dress' })).toBeInTheDocument();
    expect(column('In production').queryByRole('link')).not.toBeInTheDocument();
  });

  test('is asked before a run is cancelled, and finds it in the list', async () => {
    const { user, api } = await open(
      {
        'GET /api/production/mine': () => page([sampleRun()]),
        'POST /api/production/status/id/:id': () => sampleRunDetail({ status: 'cancelled' }),
      },
      { tab: 'runs' },
    );
    await user.click(await screen.findByRole('button', { name: 'Move Noren Dress' }, slow));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the production' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Noren Dress' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note for the log' }), 'Cloth is late.');
    api.use({ 'GET /api/production/mine': () => page([sampleRun({ status: 'cancelled', nextStatuses: [] })]) });
    await user.click(dialog.getByRole('button', { name: 'Cancel the production' }));
    expect(await screen.findByRole('region', { name: /^Completed/ })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ status: 'cancelled', note: 'Cloth is late.' });
    await user.click(screen.getByRole('button', { name: 'List' }));
    const row = await screen.findByRole('row', { name: /Noren Dress.*Cancelled.*Ren House.*30/ }, slow);
    expect(within(row).getByRole('link', { name: 'Noren Dress' })).toHaveAttribute('href', '/production/in_house/edit/prd_1');
    expect(shown?.address()).toContain('view=list');
  });

  test('says what a week holds, and sees which weeks are too full', async () => {
    const { user, api } = await open(
      {
        'GET /api/production/mine': () => page([sampleRun()]),
        'GET /api/producer/mine': () => sampleOwnProducer(20),
        'POST /api/producer/update': () => sampleOwnProducer(40),
      },
      { tab: 'capacity' },
    );
    // What is overdue counts for this week.
    expect(await screen.findByText('10 pieces too many')).toBeInTheDocument();
    expect(screen.getAllByText('20 pieces free')).toHaveLength(11);
    const own = screen.getByRole('textbox', { name: 'Pieces a week' });
    await user.clear(own);
    await user.type(own, '40');
    api.use({ 'GET /api/producer/mine': () => ({ ...sampleOwnProducer(40), version: 4 }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('10 pieces free')).toBeInTheDocument();
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ weeklyCapacity: 40 }, '3']);
  });

  test('with nothing to do yet is told how work comes; a failed list can be read again', async () => {
    const { user, api } = await open(
      { 'GET /api/production/mine': () => fail({ status: 503, code: 'unavailable' }) },
      { tab: 'runs', language: 'jp' },
    );
    const retry = await screen.findByRole('button', { name: '再試行' });
    api.use({ 'GET /api/production/mine': () => page([]) });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: '生産はまだありません' })).toBeInTheDocument();
  });
});
