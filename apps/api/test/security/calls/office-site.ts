import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { okBody } from '../../checkout-factories.ts';
import { freshAdmin } from '../../fresh-password.ts';
import type { Calls } from './call.ts';
import { made } from './made.ts';

const text = { en: 'Evening', jp: '夕べ' };
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What staff alone may do with events, banners, settings, codes of the private reserve, and stockists. */
export function officeSiteCalls(api: TestApp): Calls {
  const admin = () => freshAdmin(api);
  const event = () => ({
    slug: `show-${newId('x').slice(-10).toLowerCase()}`,
    title: text,
    summary: text,
    venue: text,
    address: text,
    city: 'Kyoto',
    country: 'JP',
    timeZone: 'Asia/Tokyo',
    startsAt: at(9),
    endsAt: at(10),
    closesAt: at(8),
    seats: 20,
    programme: [],
    status: 'draft',
  });
  const shop = () => ({
    slug: `show-${newId('x').slice(-10).toLowerCase()}`,
    name: 'Corner Shop',
    city: 'Kyoto',
    country: 'JP',
    lat: 35,
    lon: 135,
    note: text,
    url: '',
    designers: [],
  });

  return {
    'POST /api/event': async () => ({ by: await admin(), body: event() }),
    'POST /api/event/update/id/:id': async () => {
      const by = await admin();
      const first = event();
      return { by, params: { id: await made(by, '/api/event', first) }, body: { ...first, seats: 30, version: 1 } };
    },
    'POST /api/banner': async () => ({ body: { name: 'Winter' } }),
    'POST /api/banner/order': async () => {
      const by = await admin();
      // The whole order is written: it must be as long each time this is called.
      await api.db.deleteFrom('banner_items').execute();
      for (const name of ['Autumn', 'Winter']) await made(by, '/api/banner', { name });
      const seen = okBody<{ id: string }[]>(await by.get('/api/banner/')).map(({ id }) => id);
      return { by, body: { seen, ids: seen.toReversed() } };
    },
    'POST /api/banner/update/id/:id': async () => ({
      params: { id: await made(await admin(), '/api/banner', { name: 'Autumn' }) },
      body: { promoText: 'Spring' },
    }),
    'DELETE /api/banner/:id': async () => ({ params: { id: await made(await admin(), '/api/banner', { name: 'Autumn' }) } }),
    'POST /api/settings': async () => {
      const by = await admin();
      okBody(await by.post('/api/settings', { holdMinutes: 11 }));
      return { by, body: { holdMinutes: 12 } };
    },
    'POST /api/private-reserve/codes': async () => ({ by: await admin(), body: { note: 'For an evening', mostUses: 2 } }),
    'POST /api/private-reserve/codes/update/id/:id': async () => {
      const by = await admin();
      return { by, params: { id: await made(by, '/api/private-reserve/codes', { note: 'For an evening' }) }, body: { active: false } };
    },
    'POST /api/stockist': async () => ({ by: await admin(), body: shop() }),
    'POST /api/stockist/update/id/:id': async () => {
      const [by, first] = [await admin(), shop()];
      return { by, params: { id: await made(by, '/api/stockist', first) }, body: { ...first, city: 'Nara' } };
    },
    'DELETE /api/stockist/:id': async () => {
      const by = await admin();
      return { by, params: { id: await made(by, '/api/stockist', shop()) } };
    },
  };
}
