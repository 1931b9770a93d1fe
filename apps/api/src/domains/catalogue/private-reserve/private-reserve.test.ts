import { describe, expect, test } from '@jest/globals';
import type { ReserveDesign, ReserveHold, ReservePage } from '@orime/contracts/api/catalogue/private-reserve';
import { buildTestApp, type TestClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { key, okBody, payFor, quoteOf, refusal } from '../../../../test/checkout-factories.ts';
import { newId } from '../../../house/ids.ts';

const api = await buildTestApp();
const { app, db } = api;
const house = await createProfile(db);

const makeReserve = (pieces: readonly string[] = ['1/1']) =>
  createDesign(db, { profileId: house.id, privateReserve: true, sizes: [{ size: 'M', pieces }] });
const first = await makeReserve();
const list = async (client: TestClient, query = '') => okBody<ReservePage>(await client.get(`/api/private-reserve${query}`));
const hold = (client: TestClient, slug: string, pieceId?: string) =>
  client.post(`/api/private-reserve/${slug}/hold`, pieceId === undefined ? {} : { pieceId });
async function makeCode(
  options: { readonly mostUses?: number; readonly expiresAt?: Date; readonly active?: boolean } = {},
): Promise<string> {
  const code = `KURA-${newId('x').slice(-8)}`;
  await db
    .insertInto('reserve_codes')
    .values({
      id: newId('rvc'),
      code,
      most_uses: options.mostUses ?? null,
      expires_at: options.expiresAt ?? null,
      active: options.active ?? true,
    })
    .execute();
  return code;
}

describe('the private reserve', () => {
  test('shows strangers blurred pictures only, and nothing in the catalogue', async () => {
    for (const client of [api, await api.as('consumer'), await api.as('buyer-unverified')]) {
      const page = await list(client);
      expect(page).toMatchObject({ hasAccess: false, items: [], total: expect.any(Number) });
      expect(page.teasers.length).toBeGreaterThan(0);
      expect(JSON.stringify(page)).not.toContain(first.slug);
      expect(refusal(await client.get(`/api/private-reserve/${first.slug}`))).toBe('404 not_found');
      expect(refusal(await client.get(`/api/design/${first.id}`))).toBe('404 not_found');
    }
  });

  test('opens for verified buyers, staff and loyal followers', async () => {
    const follower = await api.as('consumer');
    for (let count = 0; count < 10; count += 1)
      await db
        .insertInto('follows')
        .values({ follower_user_id: follower.user.id, profile_id: (await createProfile(db)).id })
        .execute();
    for (const client of [await api.as('buyer-verified'), await api.as('admin'), follower]) {
      expect((await list(client)).items.map(({ slug }) => slug)).toContain(first.slug);
      expect(okBody<ReserveDesign>(await client.get(`/api/private-reserve/${first.slug}`))).toMatchObject({
        slug: first.slug,
        hold: null,
        pieces: [{ serial: '1/1', available: true }],
      });
    }
  });

  test('opens by a code: for an account for good, for a visitor by a pass, until the code is taken back', async () => {
    const code = await makeCode();
    const member = await api.as('consumer');
    expect(okBody(await member.post('/api/private-reserve/access', { code: ` ${code.toLowerCase()} ` }))).toEqual({
      hasAccess: true,
      pass: null,
      passExpiresAt: null,
    });
    okBody(await member.post('/api/private-reserve/access', { code }));
    const { pass } = okBody<{ pass: string }>(await api.post('/api/private-reserve/access', { code }));
    expect((await list(api, `?pass=${pass}`)).hasAccess).toBe(true);
    expect((await api.get(`/api/private-reserve/${first.slug}?pass=${pass}`)).statusCode).toBe(200);
    expect((await list(api, `?pass=${pass.slice(0, -2)}xx`)).hasAccess).toBe(false);
    expect(await db.selectFrom('reserve_codes').select('used_count').where('code', '=', code).executeTakeFirst()).toEqual({
      used_count: 2,
    });
    await db.updateTable('reserve_codes').set({ active: false }).where('code', '=', code).execute();
    expect([(await list(api, `?pass=${pass}`)).hasAccess, (await list(member)).hasAccess]).toEqual([false, true]);
  });

  test('does not open by a code that is wrong, over, or used up, however many come at once', async () => {
    for (const code of ['NO-SUCH', await makeCode({ active: false }), await makeCode({ expiresAt: new Date(Date.now() - 1000) })])
      expect(refusal(await api.post('/api/private-reserve/access', { code }))).toBe('400 validation');
    const code = await makeCode({ mostUses: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post('/api/private-reserve/access', { code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  test('can be asked for', async () => {
    const asked = { name: 'Mori Aya', email: 'mori@example.com', message: 'May I?', locale: 'jp' };
    expect(okBody(await api.post('/api/private-reserve/access', asked))).toMatchObject({ hasAccess: false });
    expect(await db.selectFrom('contact_messages').select(['topic', 'name']).where('email', '=', 'mori@example.com').execute()).toEqual([
      { topic: 'private-reserve', name: 'Mori Aya' },
    ]);
  });
});

describe('a hold', () => {
  test('has one holder of fifty who come at once', async () => {
    const { slug } = await makeReserve();
    const buyers = await Promise.all(Array.from({ length: 50 }, () => api.as('buyer-verified')));
    const answers = await Promise.all(buyers.map((client) => hold(client, slug)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode !== 200).map(refusal)).toEqual(
      Array.from({ length: 49 }, () => '409 insufficient_stock'),
    );
  });

  test('is listed with its design for its holder alone', async () => {
    const { slug } = await makeReserve();
    const [holder, other] = [await api.as('buyer-verified'), await api.as('buyer-verified')];
    const held = okBody<ReserveHold>(await hold(holder, slug));
    expect(okBody(await holder.get('/api/private-reserve/holds'))).toMatchObject({
      items: [{ ...held, serial: '1/1', design: { slug } }],
    });
    expect(okBody(await other.get('/api/private-reserve/holds'))).toEqual({ items: [] });
    expect(refusal(await api.get('/api/private-reserve/holds'))).toBe('401 unauthenticated');
  });

  test('lasts a day, is not drawn out, and then the piece is free for others', async () => {
    const { slug, pieces } = await makeReserve();
    const [holder, other] = [await api.as('buyer-verified'), await api.as('buyer-verified')];
    const held = okBody<ReserveHold>(await hold(holder, slug));
    expect(Math.abs(new Date(held.expiresAt).getTime() - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect(okBody<ReserveHold>(await hold(holder, slug, pieces['1/1']))).toEqual(held);
    expect(okBody<ReserveDesign>(await holder.get(`/api/private-reserve/${slug}`))).toMatchObject({
      hold: held,
      pieces: [{ available: false }],
    });
    expect(okBody<ReserveDesign>(await other.get(`/api/private-reserve/${slug}`)).hold).toBeNull();
    await db
      .updateTable('stock_reservations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('piece_id', '=', held.pieceId)
      .execute();
    await app.jobs.runNow('expire-holds');
    expect(okBody<ReserveDesign>(await other.get(`/api/private-reserve/${slug}`)).pieces[0]?.available).toBe(true);
    expect((await hold(other, slug)).statusCode).toBe(200);
  });

  test('lets its holder buy the piece, and nobody else', async () => {
    const { slug, pieces } = await makeReserve();
    const [holder, other] = [await api.as('buyer-verified'), await api.as('buyer-verified')];
    const lines = [{ piece: pieces['1/1'] ?? '' }];
    expect((await quoteOf(holder, lines)).problems).toMatchObject([{ code: 'not_found' }]);
    const unknown = await quoteOf(other, lines);
    expect([unknown.lines, JSON.stringify(unknown).includes(slug)]).toEqual([[], false]);
    okBody(await hold(holder, slug));
    expect((await quoteOf(other, lines)).problems).toMatchObject([{ code: 'not_found' }]);
    const quote = await quoteOf(holder, lines);
    expect(quote.problems).toEqual([]);
    okBody(await holder.post('/api/checkout/hold', { checkoutId: quote.checkoutId, quoteHash: quote.quoteHash }));
    const paymentSessionId = await payFor(holder, quote);
    okBody(await holder.post('/api/order', { checkoutId: quote.checkoutId, quoteHash: quote.quoteHash, paymentSessionId }, key()));
    expect(
      await db
        .selectFrom('pieces')
        .select('status')
        .where('id', '=', pieces['1/1'] ?? '')
        .executeTakeFirst(),
    ).toEqual({ status: 'sold' });
    expect(
      await db
        .selectFrom('stock_reservations')
        .select('id')
        .where('piece_id', '=', pieces['1/1'] ?? '')
        .execute(),
    ).toEqual([]);
    expect(refusal(await hold(other, slug))).toBe('409 insufficient_stock');
  });

  test('is one of two at most; who is not in has none', async () => {
    const designs = await Promise.all([makeReserve(), makeReserve(), makeReserve()]);
    const holder = await api.as('buyer-verified');
    const answers = await Promise.all(designs.map(({ slug }) => hold(holder, slug)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 422]);
    expect(refusal(await hold(await api.as('consumer'), first.slug))).toBe('404 not_found');
    expect(refusal(await hold(holder, 'no-such-garment'))).toBe('404 not_found');
  });
});
