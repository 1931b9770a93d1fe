import { describe, expect, test } from '@jest/globals';
import { fail } from '@orime/testing';
import { sampleDesign, sampleDesignCard, sampleImage, sampleSettings, sampleSize } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { open, related } from './design-screen.fixture.ts';

describe('a product page', () => {
  test('puts the chosen size into the cart and opens it', async () => {
    const { user, platform } = await open();
    await user.click(await screen.findByRole('radio', { name: 'M' }));
    expect(screen.getByText('Only 2 left')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(platform.root.getState().cart.items).toMatchObject([{ id: 'dsn_haori', size: 'M' }]));
    expect(platform.root.getState().showCart).toBe(true);
  });

  test.each([
    ['en', 'Your stock alert is set'],
    ['jp', '再入荷のお知らせを承りました'],
  ] as const)('says what the link of a stock alert has done, and only once (%s)', async (language, words) => {
    const { address } = await open({ at: '/designs/indigo-haori?alert=confirmed&size=M', language });
    await screen.findByText(words);
    expect(screen.getAllByRole('status').filter(({ textContent }) => textContent?.startsWith(words))).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/designs/indigo-haori?size=M'));
  });

  test('shows a look that it is worn in, with the rest of it', async () => {
    await open({
      api: {
        'GET /api/design/name/:name': () => sampleDesign(),
        ...related,
        'GET /api/design/:id/look': () => ({
          slug: 'salt-and-cedar',
          title: { en: 'Salt and Cedar', jp: '塩と杉' },
          number: 3,
          image: sampleImage({ id: 'fil_look' }),
          designs: [sampleDesignCard({ id: 'dsn_belt', slug: 'rope-belt', name: 'Rope Belt' })],
        }),
      },
    });
    // Its code and its call come after those of the page.
    expect(await screen.findByText('Salt and Cedar, look 3', {}, { timeout: 10_000 })).toBeInTheDocument();
    const look = within(screen.getByRole('region', { name: 'Complete the look' }));
    expect(look.getByRole('link', { name: 'Rope Belt' })).toHaveAttribute('href', '/designs/rope-belt');
  });

  test('leads a visitor who wants to write to the designer to sign in and back', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: /^Message / }));
    expect(address()).toBe('/login?returnTo=%2Fdesigns%2Findigo-haori');
  });

  test('of the archive says since when it is not sold, and leads to what its designer makes now', async () => {
    const past = sampleDesign({ archived: true, soldOut: true, season: 'AW', year: 2024 });
    const { api } = await open({ api: { 'GET /api/design/name/:name': () => past, ...related } });
    expect(await screen.findByText(/^From autumn\/winter 2024\. It has not been made or sold/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'From the archive: not for sale' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'What Ito Kasumi makes now' })).toHaveAttribute('href', '/shop/ito-kasumi');
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('asks for a size when none was chosen, and moves there', async () => {
    const { user, platform } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a size first');
    expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus();
    expect(platform.root.getState().cart.items).toEqual([]);
  });

  test('a sold-out size is read out and cannot be chosen', async () => {
    await open();
    expect(await screen.findByRole('radio', { name: 'L, sold out' })).toBeDisabled();
  });

  test('a made-to-order size says when it leaves and keeps its lead time in the cart', async () => {
    const { user, platform } = await open({
      api: {
        'GET /api/design/name/:name': () => sampleDesign({ sizes: [sampleSize('M', { mode: 'made_to_order', leadDays: 21 })] }),
        ...related,
      },
    });
    expect(await screen.findByText(/within 21 days/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(platform.root.getState().cart.items).toMatchObject([{ size: 'M', leadDays: 21 }]));
  });

  test('a one-off piece goes into the cart by its own id', async () => {
    const piece = { id: 'pce_1', size: 'M', serial: '07', edition: '7 of 9', condition: { en: 'As new', jp: '新品同様' }, available: true };
    const { user, platform } = await open({
      api: {
        'GET /api/design/name/:name': () => sampleDesign({ sizes: [], pieces: [piece, { ...piece, id: 'pce_2', serial: '08' }] }),
        ...related,
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'M, piece 07' }));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(platform.root.getState().cart.items).toMatchObject([{ piece: 'pce_1', size: 'M' }]));
  });

  test('an address with an id is looked up by id, with the other way as a fallback', async () => {
    const { api } = await open({
      at: '/designs/dsn_haori',
      api: {
        'GET /api/design/:id': () => fail({ status: 404, code: 'not_found' }),
        'GET /api/design/name/:name': () => sampleDesign(),
        ...related,
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Indigo Haori' })).toBeInTheDocument();
    expect(api.calls.slice(0, 2).map(({ url }) => url.split('?')[0])).toEqual(['/api/design/dsn_haori', '/api/design/name/dsn_haori']);
  });

  test('what does not exist is the not-found page', async () => {
    await open({ api: {} });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Sorry, this page does not exist')).toBeInTheDocument();
  });

  test('shows the lowest price of 30 days while it is on sale', async () => {
    const price = (priceMinor: number) => ({ price: priceMinor / 100, priceMinor, currency: 'USD' as const });
    await open({
      api: { 'GET /api/design/name/:name': () => sampleDesign({ compareAt: price(60000), lowest30Days: price(39000) }), ...related },
    });
    expect(await screen.findByText('Lowest price of the last 30 days: $390')).toBeInTheDocument();
    expect(screen.getByText('$600')).toBeInTheDocument();
  });

  test('says beside the price what its card said', async () => {
    const compareAt = { price: 600, priceMinor: 60_000, currency: 'USD' as const };
    await open({ api: { 'GET /api/design/name/:name': () => sampleDesign({ compareAt, onePiece: true }), ...related } });
    expect((await screen.findByText('−30%')).parentElement).toHaveTextContent('−30%One of one');
  });

  test('says that it is not sold in the market instead of offering it', async () => {
    await open({ api: { 'GET /api/design/name/:name': () => sampleDesign({ price: null, priceMinor: null }), ...related } });
    expect(await screen.findByRole('button', { name: 'Not sold in this market' })).toBeDisabled();
  });

  test('says before a size is chosen when it leaves, when and for how much it arrives, and whether it can come back', async () => {
    await open({
      api: {
        'GET /api/design/name/:name': () =>
          sampleDesign({ sizes: [sampleSize('S'), sampleSize('M', { mode: 'made_to_order', leadDays: 21 })] }),
        ...related,
      },
    });
    expect(await screen.findByText('Some sizes are in stock, others are made to order within 21 days.')).toBeInTheDocument();
    expect(screen.getByText(/^Between \w+ \d+ and \w+ \d+$/)).toBeInTheDocument();
    expect(await screen.findByText(/^Free standard delivery|^Standard \$/)).toBeInTheDocument();
    expect(screen.getByText(/made-to-order sizes cannot be returned/)).toBeInTheDocument();
  });

  test.each([
    ['test', 'This site charges nothing.'],
    ['stripe', 'You pay on Stripe’s secure page and come back here.'],
  ] as const)('says how one can pay, as the checkout does: %s', async (provider, hint) => {
    const settings = sampleSettings({ payment: { provider, hasTestCards: false } });
    await open({ api: { 'GET /api/design/name/:name': () => sampleDesign(), ...related, 'GET /api/settings/public': () => settings } });
    expect(await screen.findByText('Credit or debit card')).toBeInTheDocument();
    expect(await screen.findByText(hint)).toBeInTheDocument();
  });

  test('a visitor who likes is told to sign in', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: 'Like' }));
    expect(api.calls.some(({ url }) => url.includes('/like/'))).toBe(false);
  });

  test('a member’s like shows at once with its count, is one request for two clicks, and is taken back when refused', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { user, api } = await open({
      signedIn: { type: 'consumer' },
      api: {
        'GET /api/design/name/:name': () => sampleDesign({ likes: 7, viewer: { liked: false, canEdit: false } }),
        'POST /api/design/like/:id': async () => {
          await held;
          return { liked: true, likes: 9 };
        },
        'POST /api/design/unlike/:id': () => fail({ status: 503, code: 'unavailable' }),
        ...related,
      },
    });
    const like = (await screen.findAllByRole('button', { name: 'Like' }))[0];
    if (like === undefined) throw new Error('no like button');
    await user.dblClick(like);
    expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('8 likes')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('9 likes')).toBeInTheDocument();
    expect(api.calls.filter(({ url }) => url.includes('/like/'))).toHaveLength(1);

    await user.click(like);
    await waitFor(() => expect(api.calls.some(({ url }) => url.includes('/unlike/'))).toBe(true));
    await waitFor(() => expect(screen.getByText('9 likes')).toBeInTheDocument());
    expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  test('a failing call can be tried again', async () => {
    const { user, api } = await open({
      api: { 'GET /api/design/name/:name': () => fail({ status: 503, code: 'unavailable' }), ...related },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use({ 'GET /api/design/name/:name': () => sampleDesign() });
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Indigo Haori' })).toBeInTheDocument();
  });
});
