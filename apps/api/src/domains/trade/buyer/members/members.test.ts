import { describe, expect, test } from '@jest/globals';
import type { CompanyMember } from '@orime/contracts/api/trade/buyer-member';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { connectSocket } from '../../../../../test/socket-clients.ts';
import { createBuyer, createLine, joinCompany, move, order, wishOf } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });

async function company() {
  const owner = await createBuyer(api);
  const [purchaser, viewer] = [
    await joinCompany(api, owner.buyerId, 'purchaser', { name: 'Mika' }),
    await joinCompany(api, owner.buyerId, 'viewer'),
  ];
  return { owner, purchaser, viewer };
}

const setRole = (by: SignedInClient, { user }: SignedInClient, role: string) => by.post(`/api/buyer/member/role/id/${user.id}`, { role });
const remove = (by: SignedInClient, { user }: SignedInClient) => by.delete(`/api/buyer/member/${user.id}`);
const transfer = (by: SignedInClient, { user }: SignedInClient) => by.post(`/api/buyer/member/transfer/id/${user.id}`);
const leave = (by: SignedInClient) => by.post('/api/buyer/leave');
const peopleOf = async (by: SignedInClient) =>
  okBody<{ items: CompanyMember[] }>(await by.get('/api/buyer/member')).items.map(({ id, role, isLead }) => [id, role, isLead]);

describe('the people of a company', () => {
  test('see each other, page by page; others see none of them', async () => {
    const { owner, purchaser, viewer } = await company();
    const list = [
      [owner.user.id, 'owner', true],
      [purchaser.user.id, 'purchaser', false],
      [viewer.user.id, 'viewer', false],
    ];
    for (const by of [owner, purchaser, viewer]) expect(await peopleOf(by)).toEqual(list);
    expect(okBody(await viewer.get('/api/buyer/member?limit=1&page=2'))).toMatchObject({
      items: [{ id: purchaser.user.id, name: 'Mika', email: purchaser.user.email }],
      total: 3,
      page: 2,
    });
    expect(await peopleOf(await createBuyer(api))).toHaveLength(1);
  });

  test('are run by owners alone', async () => {
    const { owner, purchaser, viewer } = await company();
    for (const by of [purchaser, viewer])
      for (const call of [setRole(by, by, 'owner'), remove(by, owner), transfer(by, by), by.get('/api/buyer/invitation')])
        expect(refusal(await call)).toBe('403 forbidden');
    const stranger = await createBuyer(api);
    for (const call of [
      setRole(stranger, viewer, 'owner'),
      remove(stranger, viewer),
      transfer(stranger, viewer),
      setRole(owner, stranger, 'viewer'),
      remove(owner, stranger),
      transfer(owner, stranger),
    ])
      expect(refusal(await call)).toBe('404 not_found');
    expect(refusal(await setRole(owner, viewer, 'admin'))).toBe('400 validation');
    expect(await peopleOf(owner)).toHaveLength(3);
  });

  test('have the rights of their new role at once, and are told of it', async () => {
    const { owner, viewer } = await company();
    expect((await viewer.delete('/api/wholesale-cart')).statusCode).toBe(403);
    expect(okBody(await setRole(owner, viewer, 'purchaser'))).toMatchObject({ id: viewer.user.id, role: 'purchaser' });
    okBody(await setRole(owner, viewer, 'purchaser'));
    expect((await viewer.delete('/api/wholesale-cart')).statusCode).toBe(200);
    const { items } = okBody<{ items: { kind: string; data: object }[] }>(await viewer.get('/api/notification'));
    expect(items.map(({ kind, data }) => [kind, data])).toEqual([
      ['company_member', expect.objectContaining({ step: 'role', role: 'purchaser', buyerId: owner.buyerId })],
    ]);
    const audited = await api.db.selectFrom('audit_log').select(['action', 'actor_id']).where('entity_id', '=', owner.buyerId).execute();
    expect(audited).toEqual([{ action: 'buyer.member-role', actor_id: owner.user.id }]);
  });
});

describe('who is taken out of a company', () => {
  test('reads nothing of it with the token they have, and may register one of their own', async () => {
    const { owner, purchaser } = await company();
    const line = await createLine(api);
    const placed = await order(purchaser, wishOf(line));
    okBody(await remove(owner, purchaser));
    expect(okBody(await purchaser.get('/api/buyer'))).toBeNull();
    for (const url of ['/api/buyer/member', `/api/wholesale-order/id/${placed.id}`])
      expect([url, (await purchaser.get(url)).statusCode]).toEqual([url, 404]);
    expect(refusal(await purchaser.get('/api/wholesale-cart'))).toBe('403 buyer_unverified');
    expect(refusal(await remove(owner, purchaser))).toBe('404 not_found');
    const own = {
      companyLegal: 'Sora KK',
      tradeName: 'Sora',
      website: '',
      storeType: 'boutique',
      country: 'US',
      taxId: '',
      invoiceRegNo: '',
    };
    expect(okBody(await purchaser.post('/api/buyer', own))).toMatchObject({
      companyLegal: 'Sora KK',
      role: 'owner',
      verification: 'pending',
    });
  });

  test('is sent no more news on a page that stays open', async () => {
    const { owner, purchaser } = await company();
    const placed = await order(purchaser, wishOf(await createLine(api)));
    const colleague = await joinCompany(api, owner.buyerId, 'purchaser');
    const [page, theirs] = [await connectSocket(origin, colleague.token), await connectSocket(origin, purchaser.token)];
    okBody(await remove(owner, purchaser));
    expect(await theirs.hear('notification')).toBeNull();
    okBody(await move(await api.as('admin'), placed, 'approved'));
    expect(await page.hear('notification')).toBeNull();
    expect(theirs.heard.filter(({ event }) => event === 'notification')).toHaveLength(1);
    const { items } = okBody<{ items: { kind: string; data: object }[] }>(await purchaser.get('/api/notification'));
    expect(items).toMatchObject([{ kind: 'company_member', data: { step: 'removed', role: null } }]);
  });
});

describe('a company has an owner', () => {
  test('the last one cannot leave, be taken out or step down', async () => {
    const { owner } = await company();
    for (const call of [leave(owner), remove(owner, owner), setRole(owner, owner, 'viewer')])
      expect(refusal(await call)).toBe('409 last_owner');
    expect((await peopleOf(owner))[0]).toEqual([owner.user.id, 'owner', true]);
  });

  test('transfer makes somebody else owner, to whom the letters go, and the former one a purchaser', async () => {
    const { owner, viewer } = await company();
    expect(refusal(await transfer(owner, owner))).toBe('400 validation');
    expect(okBody(await transfer(owner, viewer))).toMatchObject({ role: 'owner', isLead: true });
    expect(await peopleOf(owner)).toContainEqual([owner.user.id, 'purchaser', false]);
    expect(refusal(await transfer(owner, viewer))).toBe('403 forbidden');
    okBody(await leave(owner));
    expect(refusal(await leave(owner))).toBe('404 not_found');
  });

  test('with the lead leaving, the letters go to the other owner', async () => {
    const { owner, purchaser } = await company();
    okBody(await setRole(owner, purchaser, 'owner'));
    okBody(await leave(owner));
    expect((await peopleOf(purchaser))[0]).toEqual([purchaser.user.id, 'owner', true]);
    expect(await api.db.selectFrom('buyers').select('user_id').where('id', '=', owner.buyerId).executeTakeFirst()).toEqual({
      user_id: purchaser.user.id,
    });
  });

  test.each(['taking each other out', 'leaving', 'stepping down', 'handing it to a third'])(
    'of two owners %s at once, twenty times over, one is left',
    async (how) => {
      const { owner, purchaser: second, viewer } = await company();
      okBody(await setRole(owner, second, 'owner'));
      const act = (one: SignedInClient, other: SignedInClient) => {
        if (how === 'leaving') return leave(one);
        if (how === 'stepping down') return setRole(one, one, 'viewer');
        return how === 'taking each other out' ? remove(one, other) : transfer(one, viewer);
      };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, count) => (count % 2 === 0 ? act(owner, second) : act(second, owner))),
      );
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      const owners = await api.db
        .selectFrom('buyer_members')
        .select('user_id')
        .where('buyer_id', '=', owner.buyerId)
        .where('role', '=', 'owner')
        .execute();
      const lead = await api.db.selectFrom('buyers').select('user_id').where('id', '=', owner.buyerId).executeTakeFirstOrThrow();
      expect(owners).toEqual([lead]);
    },
  );
});
