import { createDesign, createProfile } from '../../../../../apps/api/test/catalogue-factories.ts';
import { testAddress } from '../../../../../apps/api/test/checkout-factories.ts';
import { Checks, isWin, readOne, times, unique, type Race } from './race.ts';

export const placeRaces: readonly Race[] = [
  {
    name: 'seats for seven at an event',
    async run(site, parallel) {
      const admin = await site.admin();
      const texts = { en: 'A show', jp: 'ショー' };
      const event = await site.ok<{ id: string }>(
        'POST',
        '/api/event',
        {
          slug: unique('show-'),
          title: texts,
          summary: texts,
          venue: texts,
          address: texts,
          city: 'New York',
          country: 'US',
          timeZone: 'America/New_York',
          startsAt: '2031-02-12T00:00:00.000Z',
          endsAt: '2031-02-12T03:00:00.000Z',
          closesAt: '2031-02-10T00:00:00.000Z',
          seats: 7,
          programme: [],
          status: 'open',
        },
        { as: admin },
      );
      // Some bring a companion; some send the same reply again from another window.
      const answers = await Promise.all(
        times(parallel, (index) =>
          site.send('POST', `/api/event/${event.id}/rsvp`, {
            name: 'Ana',
            email: `guest-${index >> 1}@example.com`,
            role: 'press',
            ...(index % 3 === 0 && { plusOne: 'Ben' }),
          }),
        ),
      );
      const checks = new Checks();
      const seats = answers.filter(isWin).reduce((sum, { body }) => sum + Number(body['seats']), 0);
      checks.answers(answers, answers.filter(isWin).length, ['409 conflict', '409 already_invited']);
      checks.same('seats given', seats, 7);
      checks.same('seats of replies', await readOne(site, 'SELECT sum(seats)::int FROM event_rsvps WHERE event_id = $1', [event.id]), 7);
      checks.same(
        'addresses twice',
        await readOne(site, 'SELECT count(*) - count(DISTINCT email) FROM event_rsvps WHERE event_id = $1', [event.id]),
        0,
      );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'one pen for an article',
    async run(site, parallel) {
      const admins = await Promise.all(times(Math.min(parallel, 40), () => site.member('admin')));
      const [first] = admins;
      const { id } = await site.ok<{ id: string }>(
        'POST',
        '/api/article/draft',
        { title: { en: unique('Cloth '), jp: '' } },
        { as: first },
      );
      const answers = await Promise.all(
        times(parallel, (index) => site.send('POST', `/api/article/lock/id/${id}`, {}, { as: admins[index % admins.length] })),
      );
      const checks = new Checks();
      const holders = new Set(
        answers.filter(isWin).map(({ body }) => JSON.stringify((body['lock'] as { userId?: string } | null)?.userId)),
      ); // Checked below to be exactly one.
      checks.answers(answers, answers.filter(isWin).length, ['423 article_locked']);
      checks.same('people with the pen', holders.size, 1);
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'changes of one version by If-Match',
    async run(site, parallel) {
      const designer = await site.member('designer');
      const { id: profileId } = await createProfile(site.db, { userId: designer.id });
      const design = await createDesign(site.db, { profileId, confirmed: 'draft' });
      const version = Number(await readOne(site, 'SELECT version FROM designs WHERE id = $1', [design.id]));
      const answers = await Promise.all(
        times(parallel, (index) =>
          site.send(
            'POST',
            `/api/design/update/id/${design.id}`,
            { name: `Coat ${index}` },
            { as: designer, headers: { 'if-match': `"${version}"` } },
          ),
        ),
      );
      const checks = new Checks();
      checks.answers(answers, 1, ['409 conflict']);
      checks.same('version', await readOne(site, 'SELECT version FROM designs WHERE id = $1', [design.id]), version + 1);
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'wholesale credit for ten orders',
    async run(site, parallel) {
      const { id: profileId } = await createProfile(site.db);
      const design = await createDesign(site.db, {
        profileId,
        wholesale: { USD: 10_000 },
        sizes: [
          { size: 'S', mode: 'made_to_order' },
          { size: 'M', mode: 'made_to_order' },
        ],
      });
      const buyer = await site.member('buyer-verified');
      await site.db.updateTable('buyers').set({ terms: 'net30', credit_limit_minor: 439_999 }).where('user_id', '=', buyer.id).execute();
      const wish = { currency: 'USD', lines: [{ id: design.id, sizeQuantities: { S: 2, M: 2 } }] };
      const { quoteHash } = await site.ok<{ quoteHash: string }>('POST', '/api/wholesale-order/quote', wish, { as: buyer });
      const answers = await Promise.all(
        times(parallel, () => site.send('POST', '/api/wholesale-order', { ...wish, quoteHash, shipTo: testAddress }, { as: buyer })),
      );
      const checks = new Checks();
      checks.answers(answers, 10, ['422 business_rule']);
      checks.same(
        'credit used',
        await readOne(
          site,
          "SELECT sum(o.total_minor - o.advance_minor)::int FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id WHERE b.user_id = $1 AND o.status <> 'cancelled'",
          [buyer.id],
        ),
        400_000,
      );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'one wholesale cart sent many times',
    async run(site, parallel) {
      const { id: profileId } = await createProfile(site.db);
      const design = await createDesign(site.db, {
        profileId,
        wholesale: { USD: 10_000 },
        sizes: [{ size: 'S', mode: 'made_to_order' }],
      });
      const buyer = await site.member('buyer-verified');
      const lines = [{ id: design.id, sizeQuantities: { S: 4 } }];
      await site.ok('PUT', '/api/wholesale-cart', { items: lines }, { as: buyer });
      const wish = { currency: 'USD', lines };
      const { quoteHash } = await site.ok<{ quoteHash: string }>('POST', '/api/wholesale-order/quote', wish, { as: buyer });
      const body = { ...wish, quoteHash, shipTo: testAddress, fromCart: true };
      const answers = await Promise.all(times(parallel, () => site.send('POST', '/api/wholesale-order', body, { as: buyer })));
      const checks = new Checks();
      checks.answers(answers, 1, ['409 conflict']);
      checks.same(
        'orders',
        await readOne(site, 'SELECT count(*)::int FROM wholesale_orders o JOIN buyers b ON b.id = o.buyer_id WHERE b.user_id = $1', [
          buyer.id,
        ]),
        1,
      );
      return { answers, breaches: checks.breaches };
    },
  },
];
