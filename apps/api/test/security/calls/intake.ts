import type { UploadForm } from '@orime/contracts/api/media/upload';
import { newId } from '../../../src/house/ids.ts';
import { linkKey } from '../../../src/house/link-key.ts';
import type { TestApp } from '../../build-test-app.ts';
import { key, okBody } from '../../checkout-factories.ts';
import { claimedFile } from '../../claimed-file.ts';
import { multipartForm } from '../../multipart.ts';
import type { Calls } from './call.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');
const fresh = () => `${newId('x').toLowerCase()}@example.com`;
const answers = {
  name: 'Ito Kasumi',
  brand: 'Kasumi',
  country: 'JP',
  website: 'https://kasumi.example',
  instagram: '@kasumi.studio',
  yearFounded: 2019,
  priceRange: 'middle',
  statement: 'I fold and dye linen in a house by the sea, one coat at a time.',
  heard: 'friend',
};
const measurements = { heightCm: 176, bustCm: 82, waistCm: 61, hipsCm: 89, shoeEu: 40 };
const model = {
  name: 'Mio Private',
  stageName: 'Mio',
  city: 'Osaka',
  measurements,
  hair: 'Black',
  eyes: 'Brown',
  agency: '',
  instagram: '@mio',
  availability: 'Weekends',
};

/** Forms that strangers send, and files that come with them. */
export function intakeCalls(api: TestApp, photo: Buffer): Calls {
  const { db } = api;
  const fileFor = (form: UploadForm, bytes: Buffer = pdf, type = 'application/pdf') => claimedFile(api, form, { type, bytes });
  const photos = () => Promise.all(Array.from({ length: 4 }, () => fileFor('model-intake', photo, 'image/jpeg')));
  const foreignFiles = async (place: string, form: UploadForm) => {
    const other = form === 'model-intake' ? await fileFor(form, photo, 'image/jpeg') : await fileFor(form);
    return { [`body.${place}.id`]: other.id, [`body.${place}.claim`]: other.claim };
  };
  const application = async () => ({
    kind: 'designer',
    email: fresh(),
    ...answers,
    files: [await fileFor('application')],
    consent: true,
    locale: 'en',
  });
  const intake = async () => ({
    ...model,
    email: fresh(),
    birthDate: `${new Date().getUTCFullYear() - 25}-01-01`,
    photos: await photos(),
    imageRights: true,
  });
  const kept = async (path: string, body: object) => {
    const { id, key: secret } = okBody<{ id: string; key: string }>(await api.post(path, body, key()));
    return { id, secret };
  };
  const byKey = async (path: string, make: () => Promise<object>) => {
    const [own, other] = [await kept(path, await make()), await kept(path, await make())];
    return { by: api, params: { id: own.id }, query: { key: own.secret }, foreign: { 'query.key': other.secret } };
  };
  const evening = async (status: 'open' | 'draft' = 'open') => {
    const id = newId('evt');
    const text = {
      title_en: 'Show',
      title_jp: 'ショー',
      summary_en: 'A',
      summary_jp: 'あ',
      venue_en: 'Loft',
      venue_jp: 'ロフト',
      address_en: '12',
      address_jp: '12',
    };
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    await db
      .insertInto('events')
      .values({
        id,
        slug: `show-${id.slice(-10).toLowerCase()}`,
        ...text,
        city: 'Kyoto',
        country: 'JP',
        time_zone: 'Asia/Tokyo',
        starts_at: at(9),
        ends_at: at(10),
        closes_at: at(8),
        seats: 40,
        programme: '[]',
        status,
      })
      .execute();
    return id;
  };
  const upload = async () => {
    const { payload, headers } = multipartForm({ name: 'photo.jpg', type: 'image/jpeg', bytes: photo });
    return { payload, headers };
  };

  return {
    'POST /api/application': async () => ({ body: await application(), foreign: await foreignFiles('files', 'application') }),
    'GET /api/application/id/:id': async () => byKey('/api/application', application),
    'POST /api/application/update/id/:id': async () => ({
      ...(await byKey('/api/application', application)),
      body: { ...answers, brand: 'Other' },
    }),
    'POST /api/application/withdraw/id/:id': async () => byKey('/api/application', application),
    'POST /api/model-intake': async () => ({ body: await intake(), foreign: await foreignFiles('photos', 'model-intake') }),
    'GET /api/model-intake/id/:id': async () => byKey('/api/model-intake', intake),
    'POST /api/model-intake/update/id/:id': async () => ({
      ...(await byKey('/api/model-intake', intake)),
      body: { ...model, city: 'Kyoto' },
    }),
    'POST /api/model-intake/withdraw/id/:id': async () => byKey('/api/model-intake', intake),
    'POST /api/model-intake/status/id/:id': async () => ({
      params: { id: (await kept('/api/model-intake', await intake())).id },
      body: { status: 'declined', note: 'Not this season.' },
    }),
    'POST /api/event/:id/rsvp': async () => ({
      params: { id: await evening() },
      body: { name: 'Ana Guest', email: fresh(), role: 'press', plusOne: 'Ben' },
      foreign: { 'params.id': await evening('draft') },
    }),
    'POST /api/report': async () => ({
      body: {
        target: `/designs/${newId('x')}`,
        reason: 'ip',
        details: 'This is a copy of our print from 2019.',
        email: fresh(),
        files: [await fileFor('report')],
        locale: 'en',
      },
      foreign: await foreignFiles('files', 'report'),
    }),
    'POST /api/contact': async () => ({ body: { name: 'Ana', email: fresh(), message: 'Hello', locale: 'en' } }),
    'POST /api/newsletter': async () => ({ body: { email: fresh(), locale: 'en' } }),
    'POST /api/newsletter/confirm': async () => {
      const email = fresh();
      okBody(await api.post('/api/newsletter', { email }));
      const { id } = await db.selectFrom('newsletter_requests').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      return { body: { key: linkKey('newsletter', id, api.config.jwtSecret) } };
    },
    'POST /api/heard-of-us': async () => ({ body: { source: 'press', detail: 'A magazine', order: 'ORM-1001' } }),
    'POST /api/analytics/page-view': async () => ({ body: { path: `/catalog/${newId('x')}`, title: 'Catalog' } }),
    'POST /api/errors/front-end': async () => ({ body: { message: `boom ${newId('x')}` } }),
    'POST /api/telemetry': async () => ({ body: { vitals: [{ remote: 'magazine@1.0.0', name: 'LCP', value: 1200 }] } }),
    'GET /api/file/:id': async () => {
      const signed = async () => {
        const { ticket } = okBody<{ ticket: string }>(await api.post('/api/upload/ticket', { form: 'application' }));
        const { payload, headers } = multipartForm({ name: 'file', type: 'application/pdf', bytes: pdf });
        const { id, url } = okBody<{ id: string; url: string }>(await api.post(`/api/upload?ticket=${ticket}`, payload, headers));
        return { id, query: Object.fromEntries(new URL(url, 'http://localhost').searchParams) };
      };
      const [own, other] = [await signed(), await signed()];
      return {
        by: api,
        params: { id: own.id },
        query: own.query,
        foreign: { 'params.id': other.id, 'query.signature': other.query['signature'] ?? '' },
      };
    },
    'POST /api/upload/ticket': async () => ({ body: { form: 'application' } }),
    'POST /api/upload': async () => ({ by: await api.as('designer'), form: await upload() }),
    'POST /api/bugs': async () => ({ body: { title: `Broken ${newId('x')}`, severity: 'low' } }),
  };
}
