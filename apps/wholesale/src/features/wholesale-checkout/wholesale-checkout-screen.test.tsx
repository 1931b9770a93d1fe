import { afterEach, describe, expect, test } from '@jest/globals';
import type { WholesaleCartItem } from '@orime/contracts';
import type { WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import { addToWholesaleCart } from '@orime/platform';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { usd } from '@orime/testing/samples';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { company, locales } from '../../sample-styles.fixture.ts';
import { cartItem, otherItem, quotedBrand, quoteOf, sampleOrder, shop } from '../../sample-trade.fixture.ts';
import WholesaleCheckoutScreen from './wholesale-checkout-screen.tsx';

configure({ asyncUtilTimeout: 20_000 }); // a quote follows a pause in typing: over a second on a busy machine
let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

const ITEMS = [cartItem(), otherItem];
/** Prices whatever part of the two lines is asked for. */
const quoteWish = (wish: WholesaleWish) =>
  quoteOf(
    ITEMS.filter(({ product }) => wish.lines.some(({ id }) => id === product._id)).map((item) => {
      const sizeQuantities = wish.lines.find(({ id }) => id === item.product._id)?.sizeQuantities ?? {};
      const quantity = Object.values(sizeQuantities).reduce((sum, units) => sum + units, 0);
      return quotedBrand({ ...item, sizeQuantities, quantity });
    }),
    { quoteHash: `${wish.lines.map(({ id }) => id).join('-')}${'h'.repeat(43)}`.slice(0, 43) },
  );
const verified = company({ verification: 'verified', terms: 'deposit30', shippingAddresses: [shop] });

async function open(
  options: Partial<RenderScreenOptions> = {},
  items: readonly WholesaleCartItem[] = [cartItem()],
): Promise<RenderedScreen> {
  shown = await renderScreen(WholesaleCheckoutScreen, {
    route: routes.find(({ path }) => path === '/wholesale-checkout') ?? routes[0],
    locales,
    signedIn: { type: 'buyer', name: 'Kumo', email: 'buyer@example.com' },
    ...options,
    api: {
      'GET /api/buyer': () => verified,
      'POST /api/wholesale-order/quote': ({ body }) => quoteWish(body),
      ...options.api,
    },
  });
  for (const item of items) await act(async () => void (await addToWholesaleCart(item)));
  return shown;
}

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
    });
    expect(sent?.headers.get('idempotency-key')).toMatch(/\w{16}/);
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/wholesale-order-info/wor_1');
    await waitFor(() => expect(platform.root.getState().wholesaleCart.items).toEqual([]));
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

describe('whoever may not order', () => {
  test('as a viewer looks, and cannot send', async () => {
    await open({ api: { 'GET /api/buyer': () => ({ ...verified, role: 'viewer' as const }) } });
    expect(await screen.findByText('You may look, not order')).toBeInTheDocument();
    expect(await submit()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save as draft' })).toBeDisabled();
  });

  test('before the verification sees its next step and no price', async () => {
    await open({ api: { 'GET /api/buyer': () => company() } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Verification is under way' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upload documents' })).toHaveAttribute('href', '/buyer/profile/edit#documents');
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(calls('/api/wholesale-order/quote')).toHaveLength(0);
  });

  test('as another kind of account is told what it takes', async () => {
    await open({ api: { 'GET /api/buyer': () => fail({ status: 403, code: 'forbidden' }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeInTheDocument();
  });

  test('as a visitor signs in and comes back', async () => {
    await open({ signedIn: undefined, language: 'jp' });
    expect(await screen.findByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login?returnTo=%2Fwholesale-checkout');
  });
});

test('credit that does not suffice holds up everything, with the way to overdue invoices', async () => {
  const problems = [{ code: 'overdue_invoices', text: { en: 'An invoice is overdue.', jp: '' } }] as const;
  await open({ api: { 'POST /api/wholesale-order/quote': ({ body }) => ({ ...quoteWish(body), problems: [...problems] }) } });
  expect(await screen.findByText('An invoice is overdue.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the invoices' })).toHaveAttribute('href', '/buyer/dashboard#invoices');
  expect(await submit()).toBeDisabled();
});

test('an account manager keeps a draft for one of the companies', async () => {
  const staffBuyer = {
    ...company({ verification: 'verified', shippingAddresses: [shop] }),
    user: { id: 'usr_1', name: 'Aya', email: 'a@example.com', locale: 'en' as const, emailVerified: true },
    manager: null,
    members: [],
    before: null,
    verifiedAt: null,
    verifiedBy: null,
    submittedAt: '2026-10-01T00:00:00.000Z',
  };
  const { role: _role, creditUsed: _used, ...asStaffSee } = staffBuyer;
  const { user } = await open({
    at: '/wholesale-checkout?buyer=byr_1',
    api: { 'GET /api/buyer/id/:id': () => asStaffSee, 'POST /api/wholesale-order': () => ({ orders: [sampleOrder({ status: 'draft' })] }) },
  });
  const keep = await screen.findByRole('button', { name: 'Save as draft for the company' });
  expect(screen.queryByRole('button', { name: 'Submit for review' })).not.toBeInTheDocument();
  await waitFor(() => expect(keep).toBeEnabled());
  await user.click(keep);
  await waitFor(() => expect(calls('/api/wholesale-order')[0]?.body).toMatchObject({ buyerId: 'byr_1', asDraft: true }));
});

test('an empty cart leads to the line sheet', async () => {
  await open({}, []);
  expect(await screen.findByRole('link', { name: 'Browse the wholesale catalog' })).toHaveAttribute('href', '/wholesale/catalog');
});
