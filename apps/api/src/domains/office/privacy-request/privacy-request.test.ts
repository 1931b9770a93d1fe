import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody } from '../../../../test/checkout-factories.ts';
import { testPassword } from '../../../../test/factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { createBuyer, createLine, joinCompany, order, wishOf } from '../../../../test/wholesale-factories.ts';
import { newId } from '../../../house/ids.ts';
import { removeOldExports } from './remove-old-exports.ts';

const api = await buildTestApp();
const ask = (kind: string, email: string) => api.post('/api/privacy-request', { kind, email });
async function mailedLink(email: string) {
  const source = (await readMails(api, email)).at(-1)?.source ?? '';
  const [, id = '', key = ''] = /request=(prq_\w+)&(?:amp;)?kind=\w+&(?:amp;)?key=([\w-]+)/.exec(source) ?? [];
  return { id, key };
}
const confirm = (link: object) => api.post('/api/privacy-request/confirm', link);

describe('a copy of personal data', () => {
  test('is made when the mailed link is confirmed, and delivered by an address that runs out', async () => {
    const client = await api.as('consumer');
    const { email } = client.user;
    await api.post('/api/contact', { name: 'Me', email, message: 'A question of mine' });
    expect((await ask('export', email.toUpperCase())).json()).toEqual({ ok: true });
    const link = await mailedLink(email);
    const done = (await confirm(link)).json();
    expect(done).toMatchObject({ kind: 'export', status: 'done', url: expect.stringMatching(/^\/api\/file\//) });
    const file = await api.get(done.url);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename=".*\.json"$/);
    expect(file.json()).toMatchObject({
      email,
      account: { id: client.user.id, name: 'Test Person' },
      messages: [{ message: 'A question of mine' }],
      orders: [],
    });
    expect(file.body).not.toMatch(/argon2|token_hash|key_hash/);
    expect((await confirm(link)).json()).toMatchObject({ status: 'done' });
    expect(await api.db.selectFrom('files').select('id').where('mime', '=', 'application/json').execute()).toHaveLength(1);
    await removeOldExports(api.app, new Date(Date.now() + 8 * 24 * 3_600_000));
    expect((await api.get(done.url)).statusCode).toBe(404);
  });

  test('has the wholesale orders of one’s company', async () => {
    const [line, buyer] = [await createLine(api), await createBuyer(api)];
    const { number } = await order(buyer, wishOf(line));
    await ask('export', buyer.user.email);
    const { url } = (await confirm(await mailedLink(buyer.user.email))).json();
    expect((await api.get(url)).json()).toMatchObject({
      wholesaleOrders: [{ number, status: 'in_review', totalMinor: 40_000, shipTo: { city: 'Shibuya-ku' } }],
    });
  });

  test('has a designer’s line sheets with their words and companies, a company’s what was opened to it, and a buyer’s invoices', async () => {
    const [line, buyer, other] = [await createLine(api), await createBuyer(api), await createBuyer(api)];
    await order(buyer, wishOf(line));
    const sheet = {
      title: { en: 'For Tokyo', jp: '東京向け' },
      season: 'AW26',
      visibility: 'selected',
      items: [{ designId: line.design.id, note: { en: 'Runs large', jp: '大きめです' } }],
      buyerIds: [buyer.buyerId],
    };
    okBody(await line.seller.post('/api/wholesale/linesheet', sheet, key()));
    const copyOf = async ({ user }: { user: { email: string } }) => {
      await ask('export', user.email);
      return (await api.get((await confirm(await mailedLink(user.email))).json().url)).json();
    };
    const company = await api.db.selectFrom('buyers').select('company_legal').where('id', '=', buyer.buyerId).executeTakeFirstOrThrow();
    expect(await copyOf(line.seller)).toMatchObject({
      lineSheets: [
        {
          title: 'For Tokyo',
          titleJp: '東京向け',
          season: 'AW26',
          visibility: 'selected',
          styles: [{ design: line.design.slug, note: 'Runs large', noteJp: '大きめです' }],
          companies: [company.company_legal],
        },
      ],
      lineSheetsForCompany: [],
    });
    expect(await copyOf(buyer)).toMatchObject({
      lineSheets: [],
      lineSheetsForCompany: [{ title: 'For Tokyo', titleJp: '東京向け', season: 'AW26' }],
    });
    expect(await copyOf(other)).toMatchObject({ lineSheets: [], lineSheetsForCompany: [] });

    const [shopper, retail] = [await api.as('consumer'), await createDesign(api.db)];
    const { orders } = await buy(shopper, [{ id: retail.id, size: 'S', quantity: 1 }], { email: shopper.user.email });
    const { statusCode } = await shopper.get(`/api/order/id/${orders[0]?.id ?? ''}/invoice.pdf`);
    expect(statusCode).toBe(200);
    expect(await copyOf(shopper)).toMatchObject({
      invoices: [{ number: expect.stringMatching(/^INV/), kind: 'retail', to: { email: shopper.user.email } }],
    });
  });

  test('has of a company what its owners have, and of the others what they did there', async () => {
    const [line, owner] = [await createLine(api), await createBuyer(api)];
    const [purchaser, viewer] = [await joinCompany(api, owner.buyerId, 'purchaser'), await joinCompany(api, owner.buyerId, 'viewer')];
    const [first, second] = [await order(owner, wishOf(line)), await order(purchaser, wishOf(line))];
    const copyOf = async ({ user }: { user: { email: string } }) => {
      await ask('export', user.email);
      const { company, wholesaleOrders } = (await api.get((await confirm(await mailedLink(user.email))).json().url)).json<{
        company: { role: string };
        wholesaleOrders: { number: string }[];
      }>();
      return [company.role, wholesaleOrders.map(({ number }) => number).toSorted()];
    };
    expect(await copyOf(owner)).toEqual(['owner', [first.number, second.number].toSorted()]);
    expect(await copyOf(purchaser)).toEqual(['purchaser', [second.number]]);
    expect(await copyOf(viewer)).toEqual(['viewer', []]);
  });

  test('of somebody we do not know says so, to them alone', async () => {
    const email = `${randomUUID()}@example.com`;
    expect((await ask('export', email)).json()).toEqual({ ok: true });
    const { url } = (await confirm(await mailedLink(email))).json();
    expect((await api.get(url)).json()).toMatchObject({ email, account: null, orders: [] });
  });
});

describe('erasing a person', () => {
  test('needs the mailed link, then leaves no trace of them', async () => {
    const client = await api.as('consumer');
    const { email, id } = client.user;
    await api.post('/api/newsletter', { email });
    await ask('delete', email);
    expect((await client.get('/api/users/me')).statusCode).toBe(200);
    const link = await mailedLink(email);
    expect((await confirm({ ...link, key: 'x'.repeat(43) })).statusCode).toBe(404);
    expect((await confirm(link)).json()).toEqual({ kind: 'delete', status: 'done', url: null });
    expect((await client.get('/api/users/me')).statusCode).toBe(401);
    expect((await api.post('/api/users/login', { email, password: testPassword })).statusCode).toBe(401);
    const user = await api.db.selectFrom('users').select(['email', 'name', 'status']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(user).toEqual({ email: `erased-${id.toLowerCase()}@erased.invalid`, name: 'Erased', status: 'deleted' });
    const traces =
      await sql`SELECT 1 FROM collected_emails WHERE email = ${email} UNION ALL SELECT 1 FROM newsletter_requests WHERE email = ${email} UNION ALL SELECT 1 FROM sent_emails WHERE recipient = ${email}
      UNION ALL SELECT 1 FROM privacy_requests WHERE email = ${email} UNION ALL SELECT 1 FROM outbox WHERE payload ->> 'email' = ${email}`.execute(
        api.db,
      );
    expect(traces.rows).toEqual([]);
    expect(
      (
        await api.post('/api/users/register', {
          email,
          password: 'a-long-enough-password',
          name: 'Me again',
          type: 'consumer',
          termsVersion: '1',
        })
      ).statusCode,
    ).toBe(200);
  });

  test('takes castings with their public page, replies to invitations with their seats, and words in bugs', async () => {
    const client = await api.as('consumer');
    const { email, id } = client.user;
    const own = newId('tst').slice(4).toLowerCase();
    await api.db
      .insertInto('model_profiles')
      .values({ id: `mdl_${own}`, slug: own, name: 'Ana', city: 'Porto', measurements: '{}', portfolio: [], status: 'approved' })
      .execute();
    await api.db
      .insertInto('model_intakes')
      .values({
        id: `mdi_${own}`,
        reference: own,
        email,
        answers: JSON.stringify({ name: 'Ana' }),
        birth_date: '2001-02-03',
        guardian: null,
        photos: [],
        key_hash: own,
        status: 'approved',
        model_id: `mdl_${own}`,
      })
      .execute();
    await api.db
      .insertInto('events')
      .values({
        id: `evt_${own}`,
        slug: own,
        title_en: 'Show',
        title_jp: '',
        summary_en: '',
        summary_jp: '',
        venue_en: 'Hall',
        venue_jp: '',
        address_en: 'x',
        address_jp: '',
        city: 'Porto',
        country: 'PT',
        time_zone: 'Europe/Lisbon',
        starts_at: new Date(Date.now() + 1e7),
        ends_at: new Date(Date.now() + 2e7),
        closes_at: new Date(Date.now() + 1e6),
        seats: 9,
        seats_taken: 5,
        programme: '[]',
      })
      .execute();
    await api.db
      .insertInto('event_rsvps')
      .values({ id: `rsv_${own}`, event_id: `evt_${own}`, reference: own, name: 'Ana', email, role: 'friend', seats: 2, plus_one: 'Rui' })
      .execute();
    await client.post('/api/bugs', { title: 'I, Ana, cannot pay', body: 'at 1 Main St' });
    await ask('export', email);
    const { url } = (await confirm(await mailedLink(email))).json();
    expect((await api.get(url)).json()).toMatchObject({
      castings: [{ birthDate: '2001-02-03' }],
      invitations: [{ companion: 'Rui' }],
      bugs: [{ title: 'I, Ana, cannot pay' }],
    });
    await ask('delete', email);
    expect((await confirm(await mailedLink(email))).json()).toMatchObject({ status: 'done' });
    const left =
      await sql`SELECT 1 FROM model_intakes WHERE email = ${email} UNION ALL SELECT 1 FROM model_profiles WHERE slug = ${own} UNION ALL SELECT 1 FROM event_rsvps WHERE email = ${email}
      UNION ALL SELECT 1 FROM bugs WHERE reporter_id = ${id} AND title || body ~ 'Ana|Main'`.execute(api.db);
    expect(left.rows).toEqual([]);
    expect(await api.db.selectFrom('events').select('seats_taken').where('slug', '=', own).executeTakeFirst()).toEqual({ seats_taken: 3 });
  });

  test('waits for open orders, and keeps the books', async () => {
    const email = `${randomUUID()}@example.com`;
    const profile = await createProfile(api.db, { userId: (await api.as('designer')).user.id });
    const design = await createDesign(api.db, { profileId: profile.id });
    const { orders } = await buy(api, [{ id: design.id, size: 'S', quantity: 1 }], { email });
    await ask('delete', email);
    const link = await mailedLink(email);
    expect((await confirm(link)).json()).toMatchObject({ status: 'refused' });
    await api.db
      .updateTable('orders')
      .set({ status: 'delivered' })
      .where(
        'id',
        'in',
        orders.map((order) => order.id),
      )
      .execute();
    expect((await confirm(link)).json()).toMatchObject({ status: 'done' });
    expect(await api.db.selectFrom('order_groups').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  test('goes to a person where others depend on the account', async () => {
    for (const role of ['buyer-verified', 'admin'] as const) {
      const client = await api.as(role);
      await ask('delete', client.user.email);
      expect((await confirm(await mailedLink(client.user.email))).json()).toMatchObject({ status: 'with_staff' });
      expect((await client.get('/api/users/me')).statusCode).toBe(200);
    }
  });

  test('of a company that has an owner besides is done at once, and takes invitations along', async () => {
    const owner = await createBuyer(api);
    for (const role of ['viewer', 'owner'] as const) {
      const member = await joinCompany(api, owner.buyerId, role);
      await ask('delete', member.user.email);
      expect((await confirm(await mailedLink(member.user.email))).json()).toMatchObject({ status: 'done' });
      expect((await member.get('/api/users/me')).statusCode).toBe(401);
    }
    expect((await owner.get('/api/buyer/member')).json()).toMatchObject({ items: [{ id: owner.user.id, isLead: true }], total: 1 });

    const guest = await api.as('consumer');
    await owner.post('/api/buyer/invitation', { email: guest.user.email, role: 'viewer' });
    await api.app.jobs.runNow('mail');
    await ask('delete', guest.user.email);
    await confirm(await mailedLink(guest.user.email));
    expect((await owner.get('/api/buyer/invitation')).json()).toMatchObject({ total: 0 });
  });

  test('does nothing by a link that is over', async () => {
    const client = await api.as('consumer');
    await ask('delete', client.user.email);
    await api.db
      .updateTable('privacy_requests')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', client.user.email)
      .execute();
    expect((await confirm(await mailedLink(client.user.email))).statusCode).toBe(410);
    expect((await client.get('/api/users/me')).statusCode).toBe(200);
  });
});

test.each([[{ kind: 'export', email: 'nobody' }], [{ kind: 'sell', email: 'a@example.com' }], [{}]])('refuses %j', async (body) => {
  expect((await api.post('/api/privacy-request', body)).statusCode).toBe(400);
});
