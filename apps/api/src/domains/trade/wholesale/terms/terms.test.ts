import { describe, expect, test } from '@jest/globals';
import type { WholesaleTerms } from '@orime/contracts/api/trade/wholesale-terms';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { createProfile } from '../../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { createBuyer, createLine, order, wishOf } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const spring = { name: { en: 'Spring', jp: '春' }, startShip: day(60), endShip: day(90), orderCutoff: day(40), prebook: true };
const minimum = { currency: 'USD', firstOrderMinor: 50_000, reorderMinor: 20_000 };
const put = (client: SignedInClient, body: object, { version, profile }: { version?: number; profile?: string } = {}) =>
  client.inject({
    method: 'PUT',
    url: `/api/wholesale/terms${profile === undefined ? '' : `?profile=${profile}`}`,
    payload: body,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const get = async (client: SignedInClient, query = '') => okBody<WholesaleTerms>(await client.get(`/api/wholesale/terms${query}`));
async function aDesigner() {
  const client = await api.as('designer');
  return { client, profile: await createProfile(api.db, { userId: client.user.id }) };
}

describe('a designer’s wholesale terms', () => {
  test('are empty at first, are set as a whole, and are what buyers are asked for', async () => {
    const line = await createLine(api);
    const { version } = await get(line.seller);
    const saved = okBody<WholesaleTerms>(await put(line.seller, { minimums: [minimum], windows: [spring] }, { version }));
    expect(saved).toMatchObject({
      profileId: line.profileId,
      minimums: [minimum],
      windows: [{ ...spring, isOpen: true, orders: 0 }],
      version: version + 1,
    });
    const buyer = await createBuyer(api);
    const quote = okBody<{ brands: { minimum: unknown; windows: { id: string }[] }[] }>(
      await buyer.post('/api/wholesale-order/quote', wishOf(line)),
    );
    expect(quote.brands[0]?.windows.map(({ id }) => id)).toEqual([saved.windows[0]?.id]);
    expect(JSON.stringify(quote.brands[0])).toContain('50000');
    expect(okBody<WholesaleTerms>(await put(line.seller, { minimums: [], windows: [] }))).toMatchObject({
      minimums: [],
      windows: [],
      version: version + 2,
    });
  });

  test('keep a window that orders were placed for, closed for new ones', async () => {
    const line = await createLine(api);
    const windowId = okBody<WholesaleTerms>(await put(line.seller, { minimums: [], windows: [spring] })).windows[0]?.id;
    await order(await createBuyer(api), { ...wishOf(line), brands: { [line.profileId]: { windowId } } });
    expect((await get(line.seller)).windows).toMatchObject([{ id: windowId, isOpen: true, orders: 1 }]);
    expect(okBody<WholesaleTerms>(await put(line.seller, { minimums: [], windows: [] })).windows).toMatchObject([
      { id: windowId, isOpen: false, orders: 1 },
    ]);
  });

  test('are not overwritten by another tab, and one of twenty at once is kept', async () => {
    const { client } = await aDesigner();
    okBody(await put(client, { minimums: [minimum], windows: [] }, { version: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        put(client, { minimums: [{ ...minimum, reorderMinor: index }], windows: [spring] }, { version: 2 }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode !== 200).every((answer) => refusal(answer) === '409 conflict')).toBe(true);
    expect(await get(client)).toMatchObject({ version: 3, windows: [spring] });
  });

  test.each([
    ['two of a currency', { minimums: [minimum, minimum], windows: [] }, 'minimums'],
    ['a window without a name', { minimums: [], windows: [{ ...spring, name: { en: ' ', jp: '' } }] }, 'windows.0.name'],
    ['a window that ends before it begins', { minimums: [], windows: [{ ...spring, endShip: spring.startShip }] }, 'windows.0.endShip'],
    ['orders after the last shipment', { minimums: [], windows: [{ ...spring, orderCutoff: day(91) }] }, 'windows.0.orderCutoff'],
    ['a window of somebody else', { minimums: [], windows: [{ ...spring, id: 'dwn_other' }] }, 'windows.0.id'],
  ])('refuse %s and change nothing', async (_, body, field) => {
    const { client } = await aDesigner();
    const answer = await put(client, body);
    expect(refusal(answer)).toBe('400 validation');
    expect(answer.json().error.fields).toHaveProperty([field]);
    expect(await get(client)).toMatchObject({ minimums: [], windows: [], version: 1 });
  });

  test('are set by their owner or an admin, whose change leaves a record', async () => {
    const [{ profile }, other, admin] = [await aDesigner(), await aDesigner(), await api.as('admin')];
    expect(refusal(await put(other.client, { minimums: [], windows: [] }, { profile: profile.id }))).toBe('404 not_found');
    expect(refusal(await other.client.get(`/api/wholesale/terms?profile=${profile.id}`))).toBe('404 not_found');
    expect(refusal(await admin.get('/api/wholesale/terms'))).toBe('400 validation');
    okBody(await put(admin, { minimums: [minimum], windows: [] }, { profile: profile.id }));
    expect(await get(admin, `?profile=${profile.id}`)).toMatchObject({ minimums: [minimum] });
    expect(await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', profile.id).execute()).toEqual([
      { action: 'wholesale-terms.update' },
    ]);
    expect(refusal(await (await api.as('buyer-verified')).get('/api/wholesale/terms'))).toBe('403 forbidden');
    expect(refusal(await (await api.as('designer')).get('/api/wholesale/terms'))).toBe('404 not_found');
  });
});
