import { afterEach, expect, test } from '@jest/globals';
import type { WholesaleOffer } from '@orime/contracts/api/trade/wholesale';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { sampleProduct, usd } from '@orime/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { fragments } from '../../fragments.ts';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-styles.fixture.ts';
import TradeOfferFragment from './trade-offer-fragment.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const { id, slug, designer, moq, multiple, colours, window, msrp, minimums } = sampleProduct();
const offer: WholesaleOffer = { id, slug, designer, moq, multiple, colours, window, msrp, minimums, wholesale: usd(18_000) };

const Lent = () => <TradeOfferFragment design="dsn_haori" />;

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(Lent, {
    route: routes[0],
    locales,
    signedIn: { type: 'buyer' },
    api: { 'GET /api/wholesale/offer/:id': () => offer },
    ...options,
  });
  return shown;
}

test('tells a store what the design costs, what an order asks, and leads to its order sheet', async () => {
  await open();
  expect(await screen.findByRole('region', { name: 'Order for your shop' })).toHaveTextContent(
    /\$180MSRP \$420.*Min\. 6, multiples of 2.*\$1,500.*\$500.*Feb 1 – Feb 28.*Dec 15, 2026/,
  );
  expect(screen.getByRole('link', { name: 'Choose sizes and colors' })).toHaveAttribute('href', '/wholesale/indigo-haori');
  expect(shown?.api.calls.map(({ url }) => url)).toEqual(['/api/wholesale/offer/dsn_haori?currency=USD']);
});

test('is written in Japanese too', async () => {
  await open({ language: 'jp' });
  expect(await screen.findByRole('region', { name: '店舗向けのご発注' })).toHaveTextContent('最低6点・2点単位');
});

test.each<[string, ApiHandlers['GET /api/wholesale/offer/:id']]>([
  ['the design is not offered to the reader', () => null],
  ['the answer fails', () => fail({ status: 404, code: 'not_found' })],
])('is nothing when %s', async (_, answer) => {
  await open({ api: { ...(answer && { 'GET /api/wholesale/offer/:id': answer }) } });
  await waitFor(() => expect(shown?.api.calls).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('is lent to buyers only: nobody else asks for it', () => {
  expect(fragments.map(({ slot, when }) => [slot, when])).toEqual([['trade-offer@1', { types: ['buyer'] }]]);
});
