import { sql } from 'kysely';
import { newId } from '../../../src/house/ids.ts';
import type { SignedInClient, TestApp } from '../../build-test-app.ts';
import { createDesign, createImage, createProfile, createVideo, type DesignOptions } from '../../catalogue-factories.ts';
import { key, okBody } from '../../checkout-factories.ts';
import { createProducer } from '../../production-factories.ts';
import type { Calls } from './call.ts';

/** The least that is a document of the studio. */
const studioDocument = {
  schema: 1,
  name: '',
  blank: 'tee',
  colour: '#ece8df',
  fabric: 'linen',
  areas: [{ key: 'front', print: [300, 400], objects: [] }],
};
const text = (en: string) => ({ en, jp: '' });

/** Designs, lookbooks, documents of the studio, and the private reserve. */
export function catalogueCalls(api: TestApp): Calls {
  const { db } = api;
  const house = async () => {
    const by = await api.as('designer');
    return { by, profile: await createProfile(db, { userId: by.user.id }) };
  };
  const ownDesign = async (options: DesignOptions = {}) => {
    const { by, profile } = await house();
    const design = await createDesign(db, { profileId: profile.id, ...options });
    return { by, profile, design, params: { id: design.id } };
  };
  const privateDesign = () => createDesign(db, { confirmed: 'draft' });
  const someonesImage = async () => createImage(db, (await api.as('designer')).user.id);
  const filmOf = async (userId: string) => ({ fileId: await createVideo(db, userId), posterId: await createImage(db, userId) });
  const foreignTies = async () => ({
    'body.video.fileId': await createVideo(db, (await api.as('designer')).user.id),
    'body.video.posterId': await someonesImage(),
    'body.styleOf': (await createDesign(db)).id,
    'body.producerId': (await createProducer(db, { status: 'in_review' })).id,
  });
  const form = (image: string) => ({
    name: 'Lake Coat',
    nameJp: '湖のコート',
    description: text('A coat for the lake.'),
    category: 'coat',
    gender: 'women',
    colour: 'teal',
    materials: [{ fibre: 'wool', percent: 100 }],
    countryOrigin: 'JP',
    images: [{ fileId: image, alt: text('Front') }],
    sizes: [{ size: 'S', mode: 'stock', onHand: 2 }],
    retailMinor: { USD: 64_000 },
  });
  const lookbook = async () => {
    const { by, design } = await ownDesign();
    const image = await createImage(db, by.user.id);
    const body = {
      title: text('Salt'),
      season: 'AW26',
      coverFileId: image,
      published: false,
      looks: [{ fileId: image, hotspots: [{ x: 0.4, y: 0.5, designId: design.id }] }],
    };
    return {
      by,
      body,
      foreign: {
        'body.coverFileId': await someonesImage(),
        'body.looks.fileId': await someonesImage(),
        'body.looks.hotspots.designId': (await privateDesign()).id,
      },
    };
  };
  const keptLookbook = async () => {
    const { by, body, foreign } = await lookbook();
    const { id, version } = okBody<{ id: string; version: number }>(await by.post('/api/lookbook', body, key()));
    return { by, body, foreign, id, version };
  };
  const garment = async () => {
    const by = await api.as('consumer');
    return { by, params: { id: okBody<{ id: string }>(await by.post('/api/garment', { doc: { cloth: 'linen' } }, key())).id } };
  };
  const reserve = (owner?: string) => createDesign(db, { profileId: owner, privateReserve: true, sizes: [{ size: 'M', pieces: ['1/1'] }] });
  const waitingFor = async (by: SignedInClient) => {
    const design = await createDesign(db, { sizes: [{ size: 'M', onHand: 0 }] });
    okBody(await by.post('/api/stock-alert', { designId: design.id, size: 'M' }));
    return (await db.selectFrom('stock_alerts').select('id').where('user_id', '=', by.user.id).executeTakeFirstOrThrow()).id;
  };

  return {
    'POST /api/design/': async () => {
      const { by } = await house();
      return {
        by,
        body: { ...form(await createImage(db, by.user.id)), video: await filmOf(by.user.id) },
        foreign: { 'body.images.fileId': await someonesImage(), ...(await foreignTies()) },
      };
    },
    'POST /api/design/update/id/:id': async () => {
      const { by, params } = await ownDesign({ confirmed: 'draft' });
      return {
        by,
        params,
        body: {
          name: 'Other',
          images: [{ fileId: await createImage(db, by.user.id), alt: text('') }],
          video: await filmOf(by.user.id),
        },
        foreign: { 'body.images.fileId': await someonesImage(), ...(await foreignTies()) },
      };
    },
    'DELETE /api/design/:id': async () => ownDesign({ confirmed: 'draft' }),
    'GET /api/design/:id': async () => ownDesign({ confirmed: 'draft' }),
    'GET /api/design/name/:name': async () => {
      const { by, design } = await ownDesign({ confirmed: 'draft' });
      return { by, params: { name: design.slug } };
    },
    'GET /api/design/:id/related': async () => ownDesign({ confirmed: 'draft' }),
    'GET /api/design/mine/:id': async () => ownDesign(),
    'GET /api/design/change/id/:id': async () => {
      const { by, params } = await ownDesign();
      okBody(await by.post(`/api/design/update/id/${params.id}`, { name: 'Another Name' }));
      return { by, params };
    },
    'POST /api/design/hide/id/:id': async () => ({ ...(await ownDesign()), body: { hidden: true } }),
    'POST /api/design/archive/id/:id': async () => ({ ...(await ownDesign()), body: { archived: true } }),
    'GET /api/design/stock/id/:id': async () => ownDesign(),
    'POST /api/design/stock/id/:id': async () => {
      const { by, params, design } = await ownDesign();
      return {
        by,
        params,
        body: { sku: `${design.slug}-S`, delta: 1, reason: 'Delivery' },
        foreign: { 'body.sku': `${(await createDesign(db)).slug}-S` },
      };
    },
    'POST /api/design/like/:id': async () => ({
      params: { id: (await createDesign(db)).id },
      body: {},
      foreign: { 'params.id': (await privateDesign()).id, 'body.user_id': (await api.as('consumer')).user.id },
    }),
    'POST /api/design/unlike/:id': async (sender) => {
      const { id } = await createDesign(db);
      okBody(await sender.post(`/api/design/like/${id}`, {}));
      return { by: sender, params: { id }, foreign: { 'params.id': (await privateDesign()).id } };
    },
    'POST /api/design/import': async () => {
      const { by } = await house();
      return {
        by,
        body: {
          csv: 'slug,name,descriptionEn,category,gender,colour,materials,countryOrigin,size,mode,onHand,retailUSD\n,Reed Coat,A coat,coat,women,teal,wool:100,JP,S,stock,3,640.50',
        },
      };
    },
    'POST /api/lookbook': lookbook,
    'POST /api/lookbook/update': async () => {
      const { by, body, foreign, id, version } = await keptLookbook();
      return { by, body: { ...body, id, version, season: 'SS27' }, foreign: { ...foreign, 'body.id': (await keptLookbook()).id } };
    },
    'DELETE /api/lookbook/delete/:id': async () => {
      const { by, id } = await keptLookbook();
      return { by, params: { id } };
    },
    'POST /api/garment': async (sender) => {
      const [own, foreign] = [await createImage(db, sender.userId), await someonesImage()];
      return { by: sender, body: { doc: { cloth: 'linen' }, previewFileId: own }, foreign: { 'body.previewFileId': foreign } };
    },
    'GET /api/garment/:id': garment,
    'GET /api/garment/:id/tech-pack.pdf': async () => {
      const by = await api.as('consumer');
      return { by, params: { id: okBody<{ id: string }>(await by.post('/api/garment', { doc: studioDocument }, key())).id } };
    },
    'GET /api/garment/:id/versions': garment,
    'GET /api/garment/:id/versions/:version': async () => {
      const by = await api.as('consumer');
      const { id } = okBody<{ id: string }>(await by.post('/api/garment', { doc: { cloth: 'linen' } }, key()));
      okBody(await by.inject({ method: 'PUT', url: `/api/garment/${id}`, payload: { doc: { cloth: 'wool' } } }));
      return { by, params: { id, version: '1' } };
    },
    'PUT /api/garment/:id': async () => {
      const { by, params } = await garment();
      return {
        by,
        params,
        body: { doc: { cloth: 'silk' }, previewFileId: await createImage(db, by.user.id) },
        foreign: { 'body.previewFileId': await someonesImage() },
      };
    },
    'DELETE /api/garment/:id': garment,
    'POST /api/guest-design': async () => ({ body: { doc: { cloth: 'linen' } } }),
    'POST /api/guest-design/claim': async () => {
      const guest = async () => okBody<{ id: string; key: string }>(await api.post('/api/guest-design', { doc: { cloth: 'linen' } }));
      const other = await guest();
      return { body: await guest(), foreign: { 'body.id': other.id, 'body.key': other.key } };
    },
    'POST /api/stock-alert': async () => ({
      body: {
        designId: (await createDesign(db, { sizes: [{ size: 'M', onHand: 0 }] })).id,
        size: 'M',
        email: `${newId('x').toLowerCase()}@example.com`,
      },
      foreign: { 'body.designId': (await createDesign(db, { confirmed: 'draft', sizes: [{ size: 'M', onHand: 0 }] })).id },
    }),
    'GET /api/stock-alert/confirm/:id': async () => {
      const waiting = async () => {
        const [{ id: designId }, email] = [
          await createDesign(db, { sizes: [{ size: 'M', onHand: 0 }] }),
          `${newId('x').toLowerCase()}@example.com`,
        ];
        okBody(await api.post('/api/stock-alert', { designId, size: 'M', email }));
        const { payload } = await db
          .selectFrom('outbox')
          .select('payload')
          .where(sql`payload ->> 'email'`, '=', email)
          .executeTakeFirstOrThrow();
        const [, id = '', secret = ''] = /confirm\/(\w+)\?key=([\w-]+)/.exec(JSON.stringify(payload)) ?? [];
        return { id, secret };
      };
      const [own, other] = [await waiting(), await waiting()];
      return { by: api, params: { id: own.id }, query: { key: own.secret }, foreign: { 'params.id': other.id, 'query.key': other.secret } };
    },
    'DELETE /api/stock-alert/:id': async () => {
      const by = await api.as('consumer');
      return { by, params: { id: await waitingFor(by) } };
    },
    'POST /api/private-reserve/access': async () => {
      const code = `KURA-${newId('x').slice(-8)}`;
      await db
        .insertInto('reserve_codes')
        .values({ id: newId('rvc'), code, most_uses: null, expires_at: null, active: true })
        .execute();
      return { body: { code } };
    },
    'GET /api/private-reserve/:name': async () => ({ by: await api.as('buyer-verified'), params: { name: (await reserve()).slug } }),
    'POST /api/private-reserve/:name/hold': async () => {
      const { slug, pieces } = await reserve();
      const other = await reserve();
      return {
        by: await api.as('buyer-verified'),
        params: { name: slug },
        body: { pieceId: pieces['1/1'] },
        foreign: { 'body.pieceId': other.pieces['1/1'] ?? '' },
      };
    },
  };
}
