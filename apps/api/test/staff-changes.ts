import type { BulkAnswer } from '@orime/contracts/api/office/admin-bulk';
import { newId } from '../src/house/ids.ts';
import type { SignedInClient, TestApp } from './build-test-app.ts';
import { createDesign, createProfile } from './catalogue-factories.ts';
import { buy, key, okBody } from './checkout-factories.ts';
import { acceptVendorAgreement } from './factories.ts';
import { readMails } from './mails.ts';

interface Call {
  readonly params?: string;
  readonly body?: object;
}

/** Changes that only admins may make, each with what it needs to succeed, by the name of the endpoint. */
export function staffChanges(testApp: TestApp, admin: SignedInClient): Readonly<Record<string, () => Promise<Call>>> {
  const { as, db, post } = testApp;
  const letter = { subject: { en: 'News', jp: '' }, body: { en: 'Text', jp: '' } };
  const banner = async () => okBody<{ id: string }>(await admin.post('/api/banner', { name: 'Autumn' })).id;
  const rate = { kind: 'percent', value: 1000, scope: 'global' };
  const commissionRate = async () => okBody<{ id: string }>(await admin.post('/api/commission-rate', rate)).id;
  const shop = () => ({ name: 'Corner Shop', country: 'JP', lat: 35, lon: 135, designers: [] });
  const stockist = async () => okBody<{ id: string }>(await admin.post('/api/stockist', shop(), key())).id;
  const frontEndError = async () => okBody<{ id: string }>(await post('/api/errors/front-end', { message: `boom ${newId('x')}` })).id;

  const payout = async () => {
    const profile = await createProfile(db);
    const id = newId('pyt');
    await db
      .insertInto('payouts')
      .values({
        id,
        account: `seller:${profile.id}`,
        profile_id: profile.id,
        amount_minor: 5000,
        currency: 'USD',
        created_by: admin.user.id,
        paid_at: null,
      })
      .execute();
    return id;
  };

  const subscriber = async () => {
    const email = `${newId('x').toLowerCase()}@audit.example`;
    await post('/api/newsletter', { email });
    return email;
  };

  const mailing = async () => {
    const country = `X${String.fromCharCode(65 + (state.country += 1))}`;
    await createProfile(db, { userId: (await as('designer')).user.id, country });
    return { ...letter, audience: { list: 'designers', country }, confirmCount: 1 };
  };

  const state = { country: 0 };

  const previewed = async (kind: string, id: string, changes: object) =>
    okBody<BulkAnswer>(await admin.post(`/api/admin/${kind}/bulk?dryRun=1`, { edits: [{ id, changes }] })).token;

  const event = () => {
    const text = { en: 'Evening', jp: '夕べ' };
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    return {
      slug: `evening-${newId('x').slice(-10).toLowerCase()}`,
      title: text,
      summary: text,
      venue: text,
      address: text,
      city: 'Kyoto',
      country: 'JP',
      timeZone: 'Asia/Tokyo',
      startsAt: at(9),
      endsAt: at(10),
      closesAt: at(8),
      seats: 20,
      programme: [],
      status: 'draft',
    };
  };

  const company = async () => {
    const client = await as('buyer-unverified');
    return (await db.selectFrom('buyers').select('id').where('user_id', '=', client.user.id).executeTakeFirstOrThrow()).id;
  };

  return {
    'POST /api/design/confirm/id/:id': async () => ({
      params: (await createDesign(db, { confirmed: 'unconfirmed' })).id,
      body: { confirmed: true },
    }),
    'POST /api/profile/status/id/:id': async () => {
      const { id, userId } = await createProfile(db, { status: 'in_review' });
      await acceptVendorAgreement(db, userId);
      return { params: id, body: { status: 'approved' } };
    },
    'POST /api/buyer/status/id/:id': async () => ({ params: await company(), body: { status: 'verified' } }),
    'POST /api/buyer/assign-manager/id/:id': async () => ({
      params: await company(),
      body: { managerId: (await as('account-manager')).user.id },
    }),
    'POST /api/report/status/id/:id': async () => {
      const id = newId('rep');
      await db
        .insertInto('content_reports')
        .values({ id, kind: 'other', subject_url: '/', message: 'x', email: null, user_id: null, reference: null })
        .execute();
      return { params: id, body: { status: 'reviewing' } };
    },
    'POST /api/privacy-request/status/id/:id': async () => {
      const id = newId('prq');
      await db
        .insertInto('privacy_requests')
        .values({ id, kind: 'delete', email: `${id}@audit.example`, status: 'with_staff', key_hash: id, expires_at: new Date() })
        .execute();
      return { params: id, body: { status: 'refused' } };
    },
    'POST /api/payout/status/id/:id': async () => ({ params: await payout(), body: { status: 'processing' } }),
    'POST /api/payout/run': async () => {
      const profile = await createProfile(db);
      await db
        .insertInto('ledger_entries')
        .values({
          account: `seller:${profile.id}`,
          kind: 'adjustment',
          amount_minor: 50_000,
          currency: 'USD',
          ref: newId('adj'),
          available_at: new Date(0),
        })
        .execute();
      return { body: {} };
    },
    'POST /api/commission-rate': async () => ({ body: rate }),
    'POST /api/commission-rate/update/id/:id': async () => ({ params: await commissionRate(), body: rate }),
    'DELETE /api/commission-rate/:id': async () => ({ params: await commissionRate() }),
    'POST /api/order/refund/id/:id': async () => {
      const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 20_000 } });
      const { orders } = await buy(testApp, [{ id: design.id, size: 'S', quantity: 1 }]);
      await testApp.app.jobs.runNow('settle-payments');
      const [order] = orders;
      const line = await db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', order?.id ?? '')
        .executeTakeFirstOrThrow();
      return { params: order?.id ?? '', body: { lines: [{ lineId: line.id, quantity: 1 }], reason: 'Torn' } };
    },
    'POST /api/event': async () => ({ body: event() }),
    'POST /api/event/update/id/:id': async () => ({
      params: okBody<{ id: string }>(await admin.post('/api/event', event(), key())).id,
      body: { ...event(), version: 1 },
    }),
    'POST /api/banner': async () => ({ body: { name: 'Winter' } }),
    'POST /api/banner/update/id/:id': async () => ({ params: await banner(), body: { name: 'Spring' } }),
    'DELETE /api/banner/:id': async () => ({ params: await banner() }),
    'POST /api/stockist': async () => ({ body: shop() }),
    'POST /api/stockist/update/id/:id': async () => ({ params: await stockist(), body: shop() }),
    'DELETE /api/stockist/:id': async () => ({ params: await stockist() }),
    'POST /api/private-reserve/codes': async () => ({ body: {} }),
    'POST /api/private-reserve/codes/update/id/:id': async () => ({
      params: okBody<{ id: string }>(await admin.post('/api/private-reserve/codes', {}, key())).id,
      body: { active: false },
    }),
    'POST /api/settings': async () => ({ body: { holdMinutes: 17 } }),
    'POST /api/admin/users/role': async () => ({ body: { userId: (await as('consumer')).user.id, role: 'account_manager' } }),
    'POST /api/admin/users/trusted-author': async () => ({ body: { userId: (await as('designer')).user.id, trusted: true } }),
    'POST /api/errors/status/id/:id': async () => ({ params: await frontEndError(), body: { status: 'resolved' } }),
    'POST /api/bugs/update/id/:id': async () => ({
      params: okBody<{ id: string }>(await (await as('designer')).post('/api/bugs', { title: 'Broken' })).id,
      body: { status: 'closed' },
    }),
    'POST /api/admin/send-email': async () => ({ body: await mailing() }),
    'POST /api/admin/send-email/test': async () => ({ body: letter }),
    'POST /api/admin/mailings/cancel/id/:id': async () => ({
      params: okBody<{ id: string }>(await admin.post('/api/admin/send-email', await mailing(), key())).id,
    }),
    'POST /api/admin/emails/resend/id/:id': async () => {
      const { user } = await as('consumer');
      await post('/api/users/reset-request', { email: user.email });
      await readMails(testApp, user.email);
      return { params: (await db.selectFrom('sent_emails').select('id').where('recipient', '=', user.email).executeTakeFirstOrThrow()).id };
    },
    'POST /api/admin/mail-bounces/lift': async () => {
      await db.insertInto('mail_bounces').values({ email: 'gone@audit.example', kind: 'bounce', sent_email_id: null }).execute();
      return { body: { email: 'gone@audit.example' } };
    },
    'POST /api/admin/emails-collected/erase': async () => ({ body: { email: await subscriber() } }),
    'POST /api/admin/profile-contacts/update/id/:id': async () => {
      await post('/api/contact', { name: 'Ana', email: 'ana@audit.example', message: 'Hello' });
      return {
        params: (await db.selectFrom('contact_messages').select('id').where('email', '=', 'ana@audit.example').executeTakeFirstOrThrow())
          .id,
        body: { status: 'open' },
      };
    },
    'POST /api/admin/profiles/bulk': async () => ({
      body: { token: await previewed('profiles', (await createProfile(db)).id, { featured: true }) },
    }),
    'POST /api/admin/designs/bulk': async () => ({
      body: { token: await previewed('designs', (await createDesign(db)).id, { hidden: true }) },
    }),
    'POST /api/admin/producers/bulk': async () => {
      const id = newId('pro');
      await db
        .insertInto('producers')
        .values({ id, user_id: null, handle: `mill-${id.slice(-8).toLowerCase()}`, name: 'Mill', country: 'JP', lat: 1, lon: 1 })
        .execute();
      return { body: { token: await previewed('producers', id, { featured: true }) } };
    },
  };
}
