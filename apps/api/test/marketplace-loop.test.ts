import { expect, test } from '@jest/globals';
import type { DesignCard, OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { UploadedFile } from '@orime/contracts/api/media/upload';
import type { Agreement } from '@orime/contracts/api/people/profile';
import type { SellerOrder } from '@orime/contracts/api/selling/order';
import sharp from 'sharp';
import { publishPolicies } from '../src/domains/site/policy/index.ts';
import { buildTestApp } from './build-test-app.ts';
import { buy, okBody, refusal } from './checkout-factories.ts';
import { linkSecret, readMails } from './mails.ts';
import { multipartForm } from './multipart.ts';

const guest = await buildTestApp();
const admin = await guest.as('admin');
await publishPolicies(guest.db);

test('a designer registers, makes a profile, adds a design with a photo, does what opens a shop; an admin confirms; a guest finds and buys it; the designer sees the order', async () => {
  const { token } = okBody<{ token: string }>(
    await guest.post('/api/users/register', {
      email: 'ren@example.com',
      password: 'a-long-enough-word',
      name: 'Ren',
      type: 'designer',
      locale: 'jp',
      termsVersion: '1',
    }),
  );
  const as = { authorization: token };
  const profile = {
    handle: 'ren-house',
    name: 'Ren House',
    nameJp: '蓮の家',
    bio: { en: 'One loom.', jp: '一台の機。' },
    country: 'JP',
    city: 'Nara',
    cityJp: '奈良',
    lat: 34.69,
    lon: 135.8,
    disciplines: ['textiles'],
  };
  okBody(await guest.post('/api/profile', profile, as));

  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#27395f' } })
    .jpeg()
    .toBuffer();
  const form = multipartForm({ name: 'front.jpg', type: 'image/jpeg', bytes: photo });
  const file = okBody<UploadedFile>(await guest.post('/api/upload', form.payload, { ...form.headers, ...as }));
  const design = okBody<OwnerDesign>(
    await guest.post(
      '/api/design/',
      {
        name: 'Ramie Noren Dress',
        nameJp: '暖簾のワンピース',
        description: { en: 'Woven narrow, hung straight.', jp: '細幅に織り、まっすぐに垂らしました。' },
        category: 'dress',
        gender: 'women',
        colour: 'indigo',
        materials: [{ fibre: 'ramie', percent: 100 }],
        countryOrigin: 'JP',
        images: [{ fileId: file.id, alt: { en: 'Front', jp: '正面' } }],
        sizes: [{ size: 'M', mode: 'made_to_order', leadDays: 21 }],
        retailMinor: { USD: 32_000, JPY: 48_000 },
        submit: true,
      },
      as,
    ),
  );
  const search = async () => okBody<DesignCard[]>(await guest.get(`/api/design/?q=${encodeURIComponent('暖簾')}&currency=JPY`));
  expect(await search()).toEqual([]);

  const [waiting] = okBody<OwnerDesign[]>(await admin.get('/api/design/confirmation/unconfirmed'));
  expect(waiting?.id).toBe(design.id);
  const confirm = () => admin.post(`/api/design/confirm/id/${design.id}`, { confirmed: true });
  const early = await confirm();
  expect([refusal(early), early.json().error.details]).toEqual([
    '422 business_rule',
    { reason: 'onboarding', missing: ['email', 'agreement'] },
  ]);
  okBody(await guest.get(`/api/users/verify/${linkSecret((await readMails(guest, 'ren@example.com'))[0])}`));
  const { version } = okBody<Agreement>(await guest.inject({ method: 'GET', url: '/api/profile/agreement', headers: as }));
  okBody(await guest.post('/api/profile/accept-agreement', { version }, as));
  okBody(await confirm());

  const [found] = await search();
  expect(found).toMatchObject({ id: design.id, price: 48_000, images: [{ id: file.id }], designer: { handle: 'ren-house' } });
  expect((await guest.get(`/media/${file.id}/480.webp`)).statusCode).toBe(200);
  okBody(await guest.get('/api/profile/handle/ren-house'));

  const placed = await buy(guest, [{ id: design.id, size: 'M', quantity: 1 }], { currency: 'JPY', locale: 'jp' });
  const { items } = okBody<{ items: SellerOrder[] }>(await guest.inject({ method: 'GET', url: '/api/order/seller', headers: as }));
  expect(items.map((order) => [order.id, order.status])).toEqual([[placed.orders[0]?.id, 'placed']]);
});
