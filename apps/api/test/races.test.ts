import { describe, expect, test } from '@jest/globals';
import type { PlacedOrder } from '@orime/contracts/api/selling/order';
import type { DraftOrder } from '@orime/contracts/api/selling/order-office';
import { sql } from 'kysely';
import { buildTestApp } from './build-test-app.ts';
import { createDesign, createProfile } from './catalogue-factories.ts';
import { draftKey, createPromoCode, key, okBody, orderCall, payFor, quoteOf, refusal, testAddress } from './checkout-factories.ts';

/** Many at once for what one can have; races for stock, credit, seats, payouts and refunds are beside their modules. */
const guest = await buildTestApp();
const { db } = guest;
const times = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));
const tally = (answers: readonly Parameters<typeof refusal>[0][]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = answer.statusCode === 200 ? 'done' : refusal(answer);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(db)).rows[0]?.n;

describe('one address', () => {
  // Composed or not, in capitals or not: mail goes to the same person.
  const spellings = (local: string) =>
    [local, local.normalize('NFD'), local.toUpperCase(), local.normalize('NFD').toUpperCase()].map((each) => `${each}@example.com`);

  test('is registered once by twenty', async () => {
    const emails = spellings('zoë');
    const answers = await Promise.all(
      times(20, (index) =>
        guest.post('/api/users/register', {
          email: emails[index % 4],
          password: 'a-long-enough-word',
          name: 'Zoë',
          type: 'consumer',
          termsVersion: '1',
        }),
      ),
    );
    expect(tally(answers)).toEqual({ done: 1, '409 email_in_use': 19 });
    expect(await count(sql`SELECT count(*)::int AS n FROM users WHERE email = 'zoë@example.com'`)).toBe(1);
  });

  test('uses a code once, however it is spelt', async () => {
    await createPromoCode(db, 'ONCEONLY', { perCustomerLimit: 1 });
    const emails = spellings('rené');
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 50 }] });
    const quotes = await Promise.all(
      times(24, (index) =>
        quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { codes: ['onceonly'], email: emails[index % 4] ?? '' }),
      ),
    );
    const sessions = await Promise.all(quotes.map((quote) => payFor(guest, quote)));
    const answers = await Promise.all(quotes.map((quote, index) => orderCall(guest, quote, sessions[index] ?? '')));
    expect(tally(answers)).toEqual({ done: 1, '409 quote_changed': 23 });
    expect(await count(sql`SELECT used_count AS n FROM promo_codes WHERE code = 'ONCEONLY'`)).toBe(1);
  });

  test('finds and claims what it bought in another spelling', async () => {
    const [composed = '', apart = ''] = spellings('chloé');
    const design = await createDesign(db);
    const quote = await quoteOf(guest, [{ id: design.id, size: 'S', quantity: 1 }], { email: apart });
    const { group } = okBody<PlacedOrder>(await orderCall(guest, quote, await payFor(guest, quote)));
    expect(group.email).toBe(composed);
    const member = await guest.as('consumer', { email: composed });
    expect(okBody(await member.post('/api/order/claim', {}))).toEqual({ claimed: 1 });
  });
});

describe('one name', () => {
  test('is the handle of one designer of thirty, half of whom change theirs to it', async () => {
    const designers = await Promise.all(times(30, () => guest.as('designer')));
    await Promise.all(designers.filter((_, index) => index % 2 === 0).map(({ user }) => createProfile(db, { userId: user.id })));
    const profile = {
      handle: 'kiri-house',
      name: 'Kiri',
      bio: { en: 'A house.', jp: '家です。' },
      country: 'JP',
      city: 'Kyoto',
      disciplines: [],
    };
    expect(tally(await Promise.all(designers.map((client) => client.post('/api/profile', profile))))).toEqual({
      done: 1,
      '409 handle_taken': 29,
    });
    expect(await count(sql`SELECT count(*)::int AS n FROM profiles WHERE handle = 'kiri-house'`)).toBe(1);
  });

  test('gives twenty articles, designs and lookbooks an address each', async () => {
    const designer = await guest.as('designer');
    await createProfile(db, { userId: designer.user.id });
    const design = {
      name: 'Same Coat',
      nameJp: '',
      description: { en: 'A coat.', jp: '' },
      category: 'coat',
      gender: 'women',
      colour: 'teal',
      season: 'AW26',
      materials: [{ fibre: 'wool', percent: 100 }],
      countryOrigin: 'JP',
      images: [],
      sizes: [{ size: 'S', mode: 'stock' }],
      retailMinor: { USD: 64_000 },
    };
    const lookbook = { title: { en: 'Same Look', jp: '' }, season: 'AW26', looks: [] };
    const calls = times(20, () => [
      designer.post('/api/article/draft', { title: { en: 'Same Words', jp: '' } }, key()),
      designer.post('/api/design/', design),
      designer.post('/api/lookbook', lookbook),
    ]).flat();
    const slugs = (await Promise.all(calls)).map((answer) => okBody<{ slug: string }>(answer).slug);
    for (const base of ['same-words', 'same-coat', 'same-look']) {
      expect(new Set(slugs.filter((slug) => slug.startsWith(base)))).toEqual(
        new Set([base, ...times(19, (index) => `${base}-${index + 2}`)]),
      );
    }
  });
});

test('likes and follows of ten people are counted once each, however often they tap', async () => {
  const profile = await createProfile(db);
  const design = await createDesign(db, { profileId: profile.id });
  const people = await Promise.all(times(10, () => guest.as('consumer')));
  const taps = times(50, (index) => {
    const person = people[index % 10] ?? guest;
    const undo = index >= 40;
    return [
      person.post(`/api/design/${undo ? 'unlike' : 'like'}/${design.id}`, { type: 'like' }),
      person.post(`/api/profile/${undo ? 'unfollow' : 'follow'}/id/${profile.id}`),
    ];
  });
  expect(tally(await Promise.all(taps.flat()))).toEqual({ done: 100 });
  expect(
    await count(
      sql`SELECT likes_count - (SELECT count(*) FROM design_likes WHERE design_id = d.id)::int AS n FROM designs d WHERE id = ${design.id}`,
    ),
  ).toBe(0);
  expect(
    await count(
      sql`SELECT count(*)::int AS n FROM design_cards c JOIN designs d ON d.id = c.design_id WHERE d.id = ${design.id} AND c.likes_count <> d.likes_count`,
    ),
  ).toBe(0);
  expect(
    await count(
      sql`SELECT followers_count - (SELECT count(*) FROM follows WHERE profile_id = p.id)::int AS n FROM profiles p WHERE id = ${profile.id}`,
    ),
  ).toBe(0);
});

test('a link of staff that thirty people pay is one purchase and one charge', async () => {
  const admin = await guest.as('admin');
  const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 50 }] });
  const { checkoutId, path, quote } = okBody<DraftOrder>(
    await admin.post(
      '/api/order/draft',
      {
        email: 'linked@example.com',
        locale: 'en',
        currency: 'USD',
        lines: [{ id: design.id, size: 'S', quantity: 1 }],
        address: testAddress,
      },
      key(),
    ),
  );
  const agreed = { checkoutId, checkoutKey: draftKey(path), quoteHash: quote.quoteHash };
  const opened = await Promise.all(
    times(30, async () => okBody<{ paymentSessionId: string }>(await guest.post('/api/payment/session', agreed, key())).paymentSessionId),
  );
  const [session = ''] = opened;
  expect(new Set(opened)).toEqual(new Set([session]));
  expect(await db.selectFrom('payment_sessions').select('id').where('checkout_id', '=', checkoutId).execute()).toEqual([{ id: session }]);
  okBody(await guest.post('/api/payment/confirm', { paymentSessionId: session, checkoutKey: agreed.checkoutKey }));
  const placed = await Promise.all(times(30, async () => okBody<PlacedOrder>(await orderCall(guest, agreed, session)).group.id));
  expect(new Set(placed).size).toBe(1);
  expect(await count(sql`SELECT allocated AS n FROM stock_levels WHERE variant_id = ${design.variants['S']}`)).toBe(1);
});

test("the pen of an article is one person's of twenty", async () => {
  const admins = await Promise.all(times(20, () => guest.as('admin')));
  const { id } = okBody<{ id: string }>(await (admins[0] ?? guest).post('/api/article/draft', { title: { en: 'On pens', jp: '' } }, key()));
  expect(tally(await Promise.all(admins.map((admin) => admin.post(`/api/article/lock/id/${id}`, {}))))).toEqual({
    done: 1,
    '423 article_locked': 19,
  });
});

test('of thirty changes to one version of a design one is made', async () => {
  const designer = await guest.as('designer');
  const { id: profileId } = await createProfile(db, { userId: designer.user.id });
  const { id } = await createDesign(db, { profileId, confirmed: 'draft' });
  const answers = await Promise.all(
    times(30, (index) => designer.post(`/api/design/update/id/${id}`, { name: `Coat ${index}` }, { 'if-match': '"1"' })),
  );
  expect(tally(answers)).toEqual({ done: 1, '409 conflict': 29 });
  expect(await count(sql`SELECT version AS n FROM designs WHERE id = ${id}`)).toBe(2);
});
