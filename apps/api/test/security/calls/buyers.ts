import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { okBody } from '../../checkout-factories.ts';
import { multipartForm } from '../../multipart.ts';
import { createBuyer } from '../../wholesale-factories.ts';
import type { Calls } from './call.ts';

const company = {
  companyLegal: 'Kumo Trading KK',
  tradeName: 'Kumo',
  website: 'https://kumo.example',
  storeType: 'boutique',
  country: 'JP',
  taxId: '8700110005901',
  invoiceRegNo: 'T8700110005901',
};
const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF');

/** Companies that buy, and the papers they show. */
export function buyerCalls(api: TestApp): Calls {
  const { db } = api;
  const document = () =>
    multipartForm({ name: 'licence.pdf', type: 'application/pdf', bytes: Buffer.concat([pdf, Buffer.from(`\n% ${newId('x')}`)]) });
  const paper = async () => {
    const by = await api.as('buyer-unverified');
    return {
      by,
      params: {
        id: okBody<{ id: string }>(await by.inject({ method: 'POST', url: '/api/buyer/documents?kind=licence', ...document() })).id,
      },
    };
  };

  return {
    'POST /api/buyer': async () => {
      const by = await api.as('buyer-unverified');
      await db.deleteFrom('buyers').where('user_id', '=', by.user.id).execute();
      return { by, body: company };
    },
    'POST /api/buyer/update': async () => ({ body: { tradeName: 'Sora', doors: 3 } }),
    'POST /api/buyer/documents': async () => ({ query: { kind: 'licence' }, form: document() }),
    'GET /api/buyer/documents/:id': paper,
    'DELETE /api/buyer/documents/:id': paper,
    'GET /api/buyer/id/:id': async () => {
      const by = await api.as('account-manager');
      return { by, params: { id: (await createBuyer(api, { managerId: by.user.id })).buyerId } };
    },
  };
}
