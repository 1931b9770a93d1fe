import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy } from '../../../../test/checkout-factories.ts';
import { testPassword } from '../../../../test/factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { createBuyer, joinCompany } from '../../../../test/wholesale-factories.ts';
import { newId } from '../../../house/ids.ts';

const api = await buildTestApp();
const ask = (kind: string, email: string) => api.post('/api/privacy-request', { kind, email });

async function mailedLink(email: string) {
  const source = (await readMails(api, email)).at(-1)?.source ?? '';
  const [, id = '', key = ''] = /request=(prq_\w+)&(?:amp;)?kind=\w+&(?:amp;)?key=([\w-]+)/.exec(source) ?? [];
  return { id, key };
}

const confirm = (link: object) => api.post('/api/privacy-request/confirm', link);

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
