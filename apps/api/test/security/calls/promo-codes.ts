import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { createDesign } from '../../catalogue-factories.ts';
import { key, okBody } from '../../checkout-factories.ts';
import type { Calls } from './call.ts';
import { createHouse } from './houses.fixture.ts';

/** Promo codes of designers. */
export function promoCodeCalls(api: TestApp): Calls {
  const { db } = api;
  const house = () => createHouse(api);
  const code = async () => {
    const { by, design } = await house();
    const body = { code: `CODE-${newId('x').slice(-10)}`, kind: 'percent', value: 1_000, scope: 'design', scopeIds: [design.id] };
    return { by, body, foreign: { 'body.scopeIds': (await createDesign(db)).id } };
  };
  const keptCode = async () => {
    const { by, body, foreign } = await code();
    return { by, body, foreign, params: { id: okBody<{ id: string }>(await by.post('/api/promo-code/', body, key())).id } };
  };

  return {
    'POST /api/promo-code/': code,
    'POST /api/promo-code/update/id/:id': keptCode,
    'DELETE /api/promo-code/:id': async () => {
      const { by, params } = await keptCode();
      return { by, params };
    },
  };
}
