import { describe, expect, test } from '@jest/globals';
import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { SavedAddress } from '@orime/contracts/schemas';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { okBody, refusal, testAddress } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const company = {
  companyLegal: ' Kumo Trading KK ',
  tradeName: 'Kumo',
  website: 'https://kumo.example',
  storeType: 'boutique',
  country: 'JP',
  taxId: '8700110005901',
  invoiceRegNo: 'T8700110005901',
};

async function newcomer() {
  const client = await api.as('buyer-unverified');
  await api.db.deleteFrom('buyers').where('user_id', '=', client.user.id).execute();
  return client;
}

describe('/api/buyer', () => {
  test('registers the caller’s company, which then waits for verification', async () => {
    const client = await newcomer();
    const first = await client.get('/api/buyer');
    expect([first.statusCode, first.json()]).toEqual([200, null]);
    const created = await client.post('/api/buyer', { ...company, verification: 'verified', terms: 'net60' });
    expect(created.statusCode).toBe(200);
    expect(created.json()).toMatchObject({
      ...company,
      companyLegal: 'Kumo Trading KK',
      verification: 'pending',
      terms: 'prepay',
      manager: null,
      reason: null,
    });
    expect((await client.get('/api/buyer')).json()).toEqual(created.json());
    expect((await client.get('/api/wholesale/catalog')).json()).toMatchObject({ access: 'pending' });
  });

  test('an account has one company', async () => {
    const client = await newcomer();
    await client.post('/api/buyer', company);
    expect((await client.post('/api/buyer', { ...company, companyLegal: 'Another' })).statusCode).toBe(409);
    expect((await client.get('/api/buyer')).json()).toMatchObject({ companyLegal: 'Kumo Trading KK' });
  });

  test.each([
    ['companyLegal', ' '],
    ['country', 'Japan'],
    ['website', 'javascript:alert(1)'],
    ['invoiceRegNo', 'T12'],
    ['invoiceRegNo', 'T8700110005902'],
    ['taxId', '8700110005911'],
    ['storeType', 'market'],
    ['doors', 0],
  ])('refuses %s "%s"', async (field, value) => {
    const client = await newcomer();
    const answer = await client.post('/api/buyer', { ...company, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: { fields: object } }>().error.fields).toHaveProperty(field);
  });

  test('is for buyers only', async () => {
    expect((await api.get('/api/buyer')).statusCode).toBe(401);
    expect((await (await api.as('consumer')).post('/api/buyer', company)).statusCode).toBe(403);
  });
});

test('thirty registrations at once make one company, with its owner', async () => {
  const client = await newcomer();
  const answers = await Promise.all(Array.from({ length: 30 }, () => client.post('/api/buyer', company)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  const members = await api.db.selectFrom('buyer_members').select(['buyer_id', 'role']).where('user_id', '=', client.user.id).execute();
  expect(members).toEqual([{ buyer_id: okBody<Buyer>(await client.get('/api/buyer')).id, role: 'owner' }]);
});

describe('POST /api/buyer/update', () => {
  const update = async (client: Awaited<ReturnType<typeof newcomer>>, body: object, headers?: Record<string, string>) =>
    client.post('/api/buyer/update', body, headers);
  const setStatus = (userId: string, verification: Buyer['verification']) =>
    api.db.updateTable('buyers').set({ verification }).where('user_id', '=', userId).execute();

  test('changes what is sent, and nothing that is staff’s to say', async () => {
    const client = await newcomer();
    okBody(await client.post('/api/buyer', { ...company, doors: 2 }));
    const changed = okBody<Buyer>(
      await update(client, {
        tradeName: ' Kumo & Sora ',
        tradeNameJp: '雲',
        requestedTerms: 'net30',
        terms: 'net60',
        verification: 'verified',
        creditLimit: 1_000_000,
      }),
    );
    expect(changed).toMatchObject({
      ...company,
      companyLegal: 'Kumo Trading KK',
      tradeName: 'Kumo & Sora',
      tradeNameJp: '雲',
      doors: 2,
      requestedTerms: 'net30',
      terms: 'prepay',
      verification: 'pending',
      version: 2,
    });
    expect(changed.creditLimit).toEqual({ price: 0, priceMinor: 0, currency: 'JPY' });
    expect(okBody<Buyer>(await client.get('/api/buyer'))).toEqual(changed);
  });

  test('a verified company stays verified, and is looked at again when it changes what that rests on', async () => {
    const client = await api.as('buyer-verified');
    expect(okBody<Buyer>(await update(client, { website: 'https://kumo.example', companyLegal: 'Test Company Ltd' })).recheck).toBeNull();
    expect(okBody<Buyer>(await update(client, { companyLegal: 'Other Company Ltd' }))).toMatchObject({
      verification: 'verified',
      recheck: { changed: ['companyLegal'] },
    });
    expect(okBody<Buyer>(await update(client, { companyLegal: 'Third Company Ltd', taxId: '00-1' })).recheck?.changed).toEqual([
      'companyLegal',
      'taxId',
    ]);
    const task = await api.db
      .selectFrom('buyer_rechecks')
      .innerJoin('buyers', 'buyers.id', 'buyer_rechecks.buyer_id')
      .select('before')
      .where('user_id', '=', client.user.id)
      .execute();
    expect(task).toEqual([{ before: { companyLegal: 'Test Company Ltd', taxId: '' } }]);
  });

  test('answers what staff asked for: the company waits again', async () => {
    const client = await api.as('buyer-unverified');
    await setStatus(client.user.id, 'needs_info');
    expect(okBody<Buyer>(await update(client, { contactPhone: '+81 3 0000 0000' })).verification).toBe('pending');
  });

  test('refuses an old version, a wrong number and a company there is not', async () => {
    const client = await newcomer();
    expect(refusal(await update(client, { tradeName: 'x' }))).toBe('404 not_found');
    okBody(await client.post('/api/buyer', company));
    okBody(await update(client, { tradeName: 'x', version: 1 }));
    expect(refusal(await update(client, { tradeName: 'y', version: 1 }))).toBe('409 conflict');
    expect(refusal(await update(client, { tradeName: 'y' }, { 'if-match': '"1"' }))).toBe('409 conflict');
    expect(refusal(await update(client, { taxId: '8700110005902' }))).toBe('400 validation');
    // Without Japan the same text is a number of somewhere else.
    expect(okBody<Buyer>(await update(client, { taxId: '8700110005902', country: 'DE' }))).toMatchObject({ tradeName: 'x', country: 'DE' });
    expect(refusal(await (await api.as('consumer')).post('/api/buyer/update', {}))).toBe('403 forbidden');
  });

  test('of twenty changes to one version, one is made', async () => {
    const client = await api.as('buyer-verified');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => update(client, { companyLegal: `Company ${index}`, version: 1 })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(okBody<Buyer>(await client.get('/api/buyer'))).toMatchObject({ version: 2, recheck: { changed: ['companyLegal'] } });
  });
});

describe('the address book of a company', () => {
  test('is the company’s own, beside that of the account', async () => {
    const client = await api.as('buyer-unverified');
    const { id } = okBody<SavedAddress>(await client.post('/api/buyer/address', { ...testAddress, label: 'Shop' }));
    expect(okBody<SavedAddress>(await client.post(`/api/buyer/address/update/id/${id}`, { ...testAddress, line2: 'B1' }))).toMatchObject({
      line2: 'B1',
      isDefaultShip: true,
    });
    expect(okBody<Buyer>(await client.get('/api/buyer')).shippingAddresses.map((address) => address.id)).toEqual([id]);
    expect(okBody<{ shippingAddresses: unknown[] }>(await client.get('/api/consumer')).shippingAddresses).toEqual([]);
    const stranger = await api.as('buyer-verified');
    expect(refusal(await stranger.post(`/api/buyer/address/update/id/${id}`, testAddress))).toBe('404 not_found');
    expect(refusal(await client.delete(`/api/consumer/address/${id}`))).toBe('404 not_found');
    okBody(await client.delete(`/api/buyer/address/${id}`));
    expect(okBody<Buyer>(await client.get('/api/buyer')).shippingAddresses).toEqual([]);
  });

  test('needs a company', async () => {
    expect(refusal(await (await newcomer()).post('/api/buyer/address', testAddress))).toBe('404 not_found');
    expect(refusal(await (await api.as('designer')).post('/api/buyer/address', testAddress))).toBe('403 forbidden');
  });
});
