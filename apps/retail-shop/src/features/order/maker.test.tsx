import { afterEach, expect, test } from '@jest/globals';
import { SlotContext } from '@orime/platform/host';
import type { SlotHost } from '@orime/platform/host';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleDesign, sampleImage, sampleOrder, sampleOrderLine } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { purchase } from '../../sample-purchases.fixture.ts';
import OrderInfoScreen from './order-info-screen.tsx';

const route = routes.find(({ path }) => path === '/order-info/:id') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

/** A map of the handle it is asked for. */
const host: SlotHost = {
  isFilled: (name) => name === 'place-map@1',
  Outlet: ({ props }) => <p>Map of {props['handle']}</p>,
};

const WithMap = () => (
  <SlotContext value={host}>
    <OrderInfoScreen />
  </SlotContext>
);

const order = sampleOrder({ lines: [sampleOrderLine({ designId: 'dsn_haori' })] });
const { designerCard } = sampleDesign();

async function open(api: ApiHandlers, lines = order.lines): Promise<RenderedScreen> {
  shown = await renderScreen(WithMap, {
    route,
    at: '/order-info/grp_1?key=k_secret',
    locales,
    api: { 'GET /api/order/id/:id': () => purchase([{ ...order, lines }]), ...api },
  });
  return shown;
}

test('an order shows who makes it, and on a map the workshop where', async () => {
  const producer = { handle: 'aizome', name: 'Aizome', nameJp: '藍染', city: 'Tokushima', country: 'JP', lat: 34, lon: 134.5 };
  const { container } = await open({
    'GET /api/design/:id': () => sampleDesign({ producer, designerCard: { ...designerCard, avatar: sampleImage({ id: 'fil_face' }) } }),
  });
  const made = within(await screen.findByRole('region', { name: 'Where it is made' }));
  expect(await made.findByText('Map of aizome')).toBeInTheDocument();
  expect(container.querySelector('img[src*="fil_face"]')).toBeInTheDocument();
});

test('without a workshop it is made at the atelier, and without a picture a letter stands for the designer', async () => {
  await open({ 'GET /api/design/:id': () => sampleDesign({ producer: null, designerCard: { ...designerCard, avatar: null } }) });
  expect(await screen.findByText(`Map of ${order.seller.handle}`)).toBeInTheDocument();
  expect(screen.getByText(order.seller.name.slice(0, 1))).toBeInTheDocument();
});

test('a garment that has left the catalog is made where its designer is', async () => {
  await open({ 'GET /api/design/:id': () => fail({ status: 404, code: 'not_found' }) });
  expect(await screen.findByText(`Map of ${order.seller.handle}`)).toBeInTheDocument();
});

test('nobody is asked about a piece of the reserve', async () => {
  const { api } = await open({}, [sampleOrderLine({ designId: 'dsn_haori', reserve: true })]);
  expect(await screen.findByText(`Map of ${order.seller.handle}`)).toBeInTheDocument();
  expect(api.calls.filter(({ url }) => url.includes('dsn_haori'))).toEqual([]);
});
