import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../test/build-test-app.ts';

const api = await buildTestApp();
const company = { companyLegal: ' Kumo Trading KK ', tradeName: 'Kumo', website: 'https://kumo.example', storeType: 'boutique', country: 'JP', taxId: '123', invoiceRegNo: 'T1234567890123' };

async function newcomer() {
  const client = await api.as('buyer-unverified');
  await api.db.deleteFrom('buyers').where('user_id', '=', client.user.id).execute();
  return client;
}

describe('/api/buyer', () => {
  test('registers the caller’s company, which then waits for verification', async () => {
    const client = await newcomer();
    expect((await client.get('/api/buyer')).statusCode).toBe(404);
    const created = await client.post('/api/buyer', { ...company, verification: 'verified', terms: 'net60' });
    expect(created.statusCode).toBe(200);
    expect(created.json()).toMatchObject({ ...company, companyLegal: 'Kumo Trading KK', verification: 'pending', terms: 'prepay', manager: null, reason: null });
    expect((await client.get('/api/buyer')).json()).toEqual(created.json());
    expect((await client.get('/api/wholesale/catalog')).json()).toMatchObject({ access: 'pending' });
  });

  test('an account has one company', async () => {
    const client = await newcomer();
    await client.post('/api/buyer', company);
    expect((await client.post('/api/buyer', { ...company, companyLegal: 'Another' })).statusCode).toBe(409);
    expect((await client.get('/api/buyer')).json()).toMatchObject({ companyLegal: 'Kumo Trading KK' });
  });

  test.each([['companyLegal', ' '], ['country', 'Japan'], ['website', 'javascript:alert(1)'], ['invoiceRegNo', 'T12'], ['storeType', 'market']])('refuses %s "%s"', async (field, value) => {
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
