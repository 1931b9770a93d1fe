import { afterEach, describe, expect, test } from '@jest/globals';
import type { WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { cartItem, quotedBrand, quoteOf, sampleOrder } from '../../sample-trade.fixture.ts';
import { ITEMS, openCheckout, quoteWish } from './wholesale-checkout-screen.fixture.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

const open = async (...options: Parameters<typeof openCheckout>) => (shown = await openCheckout(...options));
const card = (name: string) => screen.findByRole('region', { name });
const submit = () => screen.findByRole('button', { name: 'Submit for review' });
/** The button once everything on the page is quoted. */
async function readySubmit(): Promise<HTMLElement> {
  const button = await submit();
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}
const calls = (path: string) => shown?.api.calls.filter(({ method, url }) => method === 'POST' && url === path) ?? [];

describe('an order', () => {
  test('is placed as it was quoted, with the choices for its designer, and leaves the cart', async () => {
    const { user, platform } = await open({ api: { 'POST /api/wholesale-order': () => ({ orders: [sampleOrder()] }) } });
    const brand = within(await card('Ito Kasumi'));
    await user.click(brand.getByRole('radio', { name: /^Late/ }));
    await user.type(brand.getByRole('textbox', { name: /PO number/ }), 'PO 77');
    await user.click(screen.getByRole('radio', { name: 'Prepayment' }));
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of trade' }));
    await user.click(await readySubmit());
    await waitFor(() => expect(calls('/api/wholesale-order')).toHaveLength(1));
    const [sent] = calls('/api/wholesale-order');
    expect(sent?.body).toMatchObject({
      currency: 'USD',
      lines: [{ id: 'dsn_haori', sizeQuantities: { S: 2, M: 4 } }],
      brands: { prf_ito: { windowId: 'win_late', poNumber: 'PO 77' } },
      terms: 'prepay',
      shipTo: { line1: '2-11-3 Jingumae' },
      quoteHash: `dsn_haori${'h'.repeat(34)}`,
      fromCart: true,
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/\w{16}/);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/wholesale-order-info/wor_1');
    await waitFor(() => expect(platform.root.getState().wholesaleCart.items).toEqual([]));
  });

  test('that somebody else has placed meanwhile is not placed again, and nothing that was entered is lost', async () => {
    const { user, platform } = await open({ api: { 'POST /api/wholesale-order': () => fail({ status: 409, code: 'conflict' }) } });
    await user.type(within(await card('Ito Kasumi')).getByRole('textbox', { name: /PO number/ }), 'PO 78');
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of trade' }));
    await user.click(await readySubmit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your cart has changed');
    expect(screen.getByRole('button', { name: 'Show the newest cart' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: /PO number/ })).toHaveValue('PO 78');
    expect(platform.root.getState().wholesaleCart.items).toHaveLength(1);
  });

  test('is not sent before the terms of trade are accepted, and says so', async () => {
    const { user } = await open();
    await user.click(await readySubmit());
    expect((await screen.findAllByText('Accept the terms of trade to send the order.')).length).toBeGreaterThan(0);
    expect(calls('/api/wholesale-order')).toHaveLength(0);
  });

  test('shows what the terms mean in money, the minimum and the credit', async () => {
    await open();
    expect(await screen.findByText('30% now: $360 once approved; $840 with the goods.')).toBeInTheDocument();
    expect(screen.getByText('Minimum of $1,000 reached.')).toBeInTheDocument();
    expect(screen.getByText('$1,000 in use, $840 by this order, $3,160 left')).toBeInTheDocument();
  });

  test('is quoted anew when a quantity is typed, which goes into the cart; an emptied field keeps its line', async () => {
    const { user, platform } = await open();
    const field = await screen.findByRole('spinbutton', { name: 'Indigo Haori, M, units' });
    await user.clear(field);
    await user.type(field, '8');
    expect(await screen.findByText('10 units × $200')).toBeInTheDocument();
    await waitFor(() =>
      expect(calls('/api/wholesale-order/quote').at(-1)?.body).toMatchObject({ lines: [{ sizeQuantities: { S: 2, M: 8 } }] }),
    );
    expect(platform.root.getState().wholesaleCart.items[0]).toMatchObject({ quantity: 10 });
    for (const size of ['S', 'M']) await user.clear(screen.getByRole('spinbutton', { name: `Indigo Haori, ${size}, units` }));
    expect(screen.getByRole('link', { name: 'Indigo Haori' })).toBeInTheDocument();
    expect(platform.root.getState().wholesaleCart.items).toHaveLength(1);
  });
});

describe('several designers', () => {
  const missing = { code: 'below_minimum', sellerId: 'prf_mori', text: { en: '$400 to the minimum of $1,000.', jp: '' } } as const;
  const halfReady = (wish: WholesaleWish) => {
    const quote = quoteWish(wish);
    const brands = quote.brands.map((brand) => (brand.seller.id === 'prf_mori' ? { ...brand, missing: usd(40_000) } : brand));
    return { ...quote, brands, problems: brands.some(({ seller }) => seller.id === 'prf_mori') ? [missing] : [] };
  };

  test('one below its minimum does not hold up the other, which goes by a quote of its own', async () => {
    const { user, platform } = await open(
      {
        api: {
          'POST /api/wholesale-order/quote': ({ body }) => halfReady(body),
          'POST /api/wholesale-order': () => ({ orders: [sampleOrder()] }),
        },
      },
      ITEMS,
    );
    expect(await screen.findByText('$400 more to the minimum of $1,000.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of trade' }));
    await user.click(await screen.findByRole('button', { name: 'Send the 1 order that is ready' }));
    await waitFor(() => expect(calls('/api/wholesale-order')).toHaveLength(1));
    expect(calls('/api/wholesale-order')[0]?.body).toMatchObject({ lines: [{ id: 'dsn_haori' }], quoteHash: `dsn_haori${'h'.repeat(34)}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order is in review' })).toBeInTheDocument();
    await waitFor(() => expect(platform.root.getState().wholesaleCart.items).toMatchObject([{ designName: 'Cedar Coat' }]));
  });

  test('may all be kept as drafts, whatever is still wrong', async () => {
    const { user } = await open(
      {
        api: {
          'POST /api/wholesale-order/quote': ({ body }) => halfReady(body),
          'POST /api/wholesale-order': () => ({
            orders: [sampleOrder({ status: 'draft' }), sampleOrder({ id: 'wor_2', status: 'draft' })],
          }),
        },
      },
      ITEMS,
    );
    const draft = await screen.findByRole('button', { name: 'Save as draft' });
    await waitFor(() => expect(draft).toBeEnabled());
    await user.click(draft);
    expect(await screen.findByRole('heading', { level: 1, name: '2 drafts are kept' })).toBeInTheDocument();
    expect(calls('/api/wholesale-order')[0]?.body).toMatchObject({
      asDraft: true,
      lines: [{ id: 'dsn_coat' }, { id: 'dsn_haori' }].toReversed(),
    });
  });
});

test('prices that changed meanwhile are shown side by side, and go out after the buyer’s word', async () => {
  const dearer = quoteOf([quotedBrand({ ...cartItem(), priceMinor: 25_000 })], { quoteHash: 'n'.repeat(43) });
  let tries = 0;
  const { user } = await open({
    api: {
      'POST /api/wholesale-order': ({ body }) => {
        tries += 1;
        return body.quoteHash === dearer.quoteHash
          ? { orders: [sampleOrder()] }
          : fail({ status: 409, code: 'quote_changed', details: { quote: dearer } });
      },
    },
  });
  const button = await readySubmit();
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of trade' }));
  await user.click(button);
  const dialog = await screen.findByRole('alertdialog', { name: 'Prices have changed' });
  expect(within(dialog).getByRole('row', { name: 'Indigo Haori $200 $250' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Send with these prices' }));
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/wholesale-order-info/wor_1');
  expect(tries).toBe(2);
});

test('credit that does not suffice holds up everything, with the way to overdue invoices', async () => {
  const problems = [{ code: 'overdue_invoices', text: { en: 'An invoice is overdue.', jp: '' } }] as const;
  await open({ api: { 'POST /api/wholesale-order/quote': ({ body }) => ({ ...quoteWish(body), problems: [...problems] }) } });
  expect(await screen.findByText('An invoice is overdue.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the invoices' })).toHaveAttribute('href', '/buyer/dashboard#invoices');
  expect(await submit()).toBeDisabled();
});

test('an empty cart leads to the line sheet', async () => {
  await open({}, []);
  expect(await screen.findByRole('link', { name: 'Browse the wholesale catalog' })).toHaveAttribute('href', '/wholesale/catalog');
});
