import type { TestApp } from '../../build-test-app.ts';
import { createDesign, createImage } from '../../catalogue-factories.ts';
import { key, okBody } from '../../checkout-factories.ts';
import { createProducer } from '../../production-factories.ts';
import type { Calls } from './call.ts';
import { createHouse, createRun } from './houses.fixture.ts';

/** Production in house, and requests for quotes. */
export function productionCalls(api: TestApp): Calls {
  const { db } = api;
  const house = () => createHouse(api);
  const run = () => createRun(api);
  const asked = async () => {
    const maker = await api.as('producer');
    const { id: producerId } = await createProducer(db, { userId: maker.user.id });
    const { by, design } = await house();
    const body = { producerId, designId: design.id, title: 'Linen coats', message: 'Could you?', sizeQuantities: { S: 10 } };
    return {
      by,
      maker,
      body,
      foreign: {
        'body.designId': (await createDesign(db, { confirmed: 'draft' })).id,
        'body.producerId': (await createProducer(db, { status: 'in_review' })).id,
      },
    };
  };

  return {
    'POST /api/production/in_house': async () => {
      const [own, other] = [await house(), await house()];
      const foreign = {
        'body.designId': other.design.id,
        'body.photos': await createImage(db, other.by.user.id),
        'body.producerId': (await createProducer(db, { status: 'in_review' })).id,
      };
      return {
        by: own.by,
        body: {
          designId: own.design.id,
          sizeQuantities: { M: 12 },
          currency: 'JPY',
          producerId: (await createProducer(db)).id,
          photos: [await createImage(db, own.by.user.id)],
        },
        foreign,
      };
    },
    'GET /api/production/in_house/id/:id': async () => {
      const { by, id } = await run();
      return { by, params: { id } };
    },
    'POST /api/production/in_house/update/id/:id': async () => {
      const { by, id } = await run();
      return {
        by,
        params: { id },
        body: { notes: 'Cut.', photos: [await createImage(db, by.user.id)] },
        foreign: { 'body.photos': await createImage(db, (await api.as('designer')).user.id) },
      };
    },
    'POST /api/production/status/id/:id': async () => {
      const { by, id } = await run();
      return { by, params: { id }, body: { status: 'sampling' } };
    },
    'POST /api/rfq': asked,
    'POST /api/rfq/status/id/:id': async () => {
      const { by, maker, body } = await asked();
      const { id } = okBody<{ id: string }>(await by.post('/api/rfq', body, key()));
      return { by: maker, params: { id }, body: { status: 'quoted', unitPriceMinor: 9_500, currency: 'JPY', leadDays: 45 } };
    },
  };
}
