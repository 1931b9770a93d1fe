import type { BulkAnswer } from '@orime/contracts/api/admin-bulk';
import { issueInvoice, type InvoiceDraft } from '../../../src/domains/money/invoice/index.ts';
import { newId } from '../../../src/house/ids.ts';
import type { SignedInClient, TestApp } from '../../build-test-app.ts';
import { createDesign, createProfile } from '../../catalogue-factories.ts';
import { buy, key, okBody, testAddress } from '../../checkout-factories.ts';
import { acceptVendorAgreement } from '../../factories.ts';
import { freshAdmin } from '../../fresh-password.ts';
import { createProducer } from '../../production-factories.ts';
import { createBuyer, createLine, move, order, wishOf } from '../../wholesale-factories.ts';
import type { Calls } from './call.ts';

const letter = { subject: { en: 'News', jp: '' }, body: { en: 'Text', jp: '' } };
const rate = { kind: 'percent', value: 1000, scope: 'global' };
const text = { en: 'Evening', jp: '夕べ' };
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What staff alone may do. */
export function officeCalls(api: TestApp): Calls {
  const { db } = api;
  const company = async () => {
    const { user } = await api.as('buyer-unverified');
    return (await db.selectFrom('buyers').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()).id;
  };
  const event = () => ({
    slug: `show-${newId('x').slice(-10).toLowerCase()}`,
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
  });
  const sold = async () => {
    const design = await createDesign(db, { sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 20_000 } });
    const { orders } = await buy(api, [{ id: design.id, size: 'S', quantity: 1 }]);
    await api.app.jobs.runNow('settle-payments');
    const id = orders[0]?.id ?? '';
    return { id, lineId: (await db.selectFrom('order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()).id };
  };
  const payout = async () => {
    const [profile, id] = [await createProfile(db), newId('pyt')];
    await db
      .insertInto('payouts')
      .values({
        id,
        account: `seller:${profile.id}`,
        profile_id: profile.id,
        amount_minor: 5000,
        currency: 'USD',
        created_by: null,
        paid_at: null,
      })
      .execute();
    return id;
  };
  const mailing = async () => ({
    ...letter,
    audience: { list: 'designers', userIds: [(await createProfile(db)).userId] },
    confirmCount: 1,
  });
  const bulk = async (by: SignedInClient, kind: string, id: string, changes: object) => ({
    by,
    body: { token: okBody<BulkAnswer>(await by.post(`/api/admin/${kind}/bulk?dryRun=1`, { edits: [{ id, changes }] })).token },
  });
  const made = async (by: SignedInClient, path: string, body: object) => okBody<{ id: string }>(await by.post(path, body, key())).id;
  const admin = () => freshAdmin(api);
  const application = async () => {
    const id = newId('app');
    await db
      .insertInto('applications')
      .values({
        id,
        reference: id,
        kind: 'designer',
        email: `${id.toLowerCase()}@example.com`,
        name: 'Ito',
        brand: 'Kasumi',
        country: 'JP',
        fields: '{}',
        locale: 'en',
        key_hash: id,
      })
      .execute();
    return id;
  };

  const shop = () => ({
    slug: `show-${newId('x').slice(-10).toLowerCase()}`,
    name: 'Corner Shop',
    city: 'Kyoto',
    country: 'JP',
    lat: 35,
    lon: 135,
    note: text,
    url: '',
    designers: [],
  });
  const unpaid = () => {
    const party = { name: 'Somebody', nameJp: '', address: ['1 Road'], email: 'a@example.com', registrationNumber: '' };
    const line = { text: { en: 'Forty coats', jp: 'コート40着' }, quantity: 40, unitMinor: 2_500, totalMinor: 100_000, taxRateBp: 0 };
    const draft: InvoiceDraft = {
      source: `test:${newId('src')}`,
      kind: 'wholesale',
      sellerProfileId: null,
      buyerUserId: null,
      locale: 'en',
      currency: 'USD',
      seller: party,
      buyer: party,
      lines: [line],
      taxes: [],
      taxIncluded: false,
      discountMinor: 0,
      shippingMinor: 0,
      dueInDays: 30,
      paidMinor: 0,
    };
    return db.transaction().execute((trx) => issueInvoice(trx, draft));
  };

  /** What a company paid of an invoice that was credited. */
  const owedBack = async (by: SignedInClient) => {
    const placed = await order(await createBuyer(api, { terms: 'prepay' }), wishOf(await createLine(api)));
    const { invoices } = okBody<{ invoices: readonly { id: string }[] }>(await move(by, placed, 'approved'));
    okBody(await by.post(`/api/invoice/payment/id/${invoices[0]?.id ?? ''}`, { amountMinor: 5000, method: 'card' }, key()));
    okBody(await move(by, placed, 'cancelled'));
    return (await db.selectFrom('invoice_refunds').select('id').where('wholesale_order_id', '=', placed.id).executeTakeFirstOrThrow()).id;
  };

  return {
    'POST /api/design/confirm/id/:id': async () => ({
      params: { id: (await createDesign(db, { confirmed: 'unconfirmed' })).id },
      body: { confirmed: true },
    }),
    'POST /api/profile/status/id/:id': async () => {
      const { id, userId } = await createProfile(db, { status: 'in_review' });
      await acceptVendorAgreement(db, userId);
      return { params: { id }, body: { status: 'approved' } };
    },
    'POST /api/buyer/status/id/:id': async () => ({ by: await admin(), params: { id: await company() }, body: { status: 'verified' } }),
    'POST /api/buyer/assign-manager/id/:id': async () => ({
      params: { id: await company() },
      body: { managerId: (await api.as('account-manager')).user.id },
    }),
    'POST /api/payout/run': async () => ({ by: await admin(), body: {} }),
    'POST /api/payout/status/id/:id': async () => ({ by: await admin(), params: { id: await payout() }, body: { status: 'processing' } }),
    'POST /api/commission-rate': async () => ({ by: await admin(), body: rate }),
    'POST /api/commission-rate/update/id/:id': async () => {
      const by = await admin();
      return { by, params: { id: await made(by, '/api/commission-rate', rate) }, body: { ...rate, value: 1200 } };
    },
    'DELETE /api/commission-rate/:id': async () => {
      const by = await admin();
      return { by, params: { id: await made(by, '/api/commission-rate', rate) } };
    },
    'POST /api/order/refund/id/:id': async () => {
      const { id, lineId } = await sold();
      return { by: await admin(), params: { id }, body: { lines: [{ lineId, quantity: 1 }], reason: 'Torn' } };
    },
    'POST /api/order/draft': async () => ({
      by: await admin(),
      body: {
        email: 'drafted@example.com',
        locale: 'en',
        currency: 'USD',
        lines: [{ id: (await createDesign(db)).id, size: 'S', quantity: 1 }],
        address: testAddress,
      },
    }),
    'POST /api/invoice/issue': async () => ({ by: await admin(), body: { orderId: (await sold()).id } }),
    'POST /api/invoice/void/id/:id': async () => ({ by: await admin(), params: { id: await unpaid() }, body: { reason: 'Twice' } }),
    'POST /api/invoice/commission': async () => ({ by: await admin(), body: { month: '2025-02' } }),
    'POST /api/invoice/refund/id/:id': async () => {
      const by = await admin();
      return { by, params: { id: await owedBack(by) }, body: { method: 'bank_transfer', reference: 'FX-2' } };
    },
    'POST /api/invoice/payment/id/:id': async () => ({
      by: await admin(),
      params: { id: await unpaid() },
      body: { amountMinor: 40_000, method: 'bank_transfer', reference: 'FX-1' },
    }),
    'POST /api/expense/status/id/:id': async () => {
      const by = await api.as('designer');
      const body = {
        date: '2026-10-03',
        vendor: 'Linen',
        category: 'materials',
        amountMinor: 12_500,
        currency: 'JPY',
        status: 'submitted',
      };
      return { by: await admin(), params: { id: await made(by, '/api/expense', body) }, body: { status: 'approved' } };
    },
    'POST /api/event': async () => ({ by: await admin(), body: event() }),
    'POST /api/event/update/id/:id': async () => {
      const by = await admin();
      const first = event();
      return { by, params: { id: await made(by, '/api/event', first) }, body: { ...first, seats: 30, version: 1 } };
    },
    'POST /api/banner': async () => ({ body: { name: 'Winter' } }),
    'POST /api/banner/update/id/:id': async () => ({
      params: { id: await made(await admin(), '/api/banner', { name: 'Autumn' }) },
      body: { promoText: 'Spring' },
    }),
    'DELETE /api/banner/:id': async () => ({ params: { id: await made(await admin(), '/api/banner', { name: 'Autumn' }) } }),
    'POST /api/settings': async () => {
      const by = await admin();
      okBody(await by.post('/api/settings', { holdMinutes: 11 }));
      return { by, body: { holdMinutes: 12 } };
    },
    'POST /api/admin/users/role': async () => ({
      by: await admin(),
      body: { userId: (await api.as('consumer')).user.id, role: 'account_manager' },
    }),
    'POST /api/errors/status/id/:id': async () => ({
      params: { id: okBody<{ id: string }>(await api.post('/api/errors/front-end', { message: `boom ${newId('x')}` })).id },
      body: { status: 'resolved' },
    }),
    'POST /api/bugs/update/id/:id': async () => ({
      params: { id: await made(await api.as('designer'), '/api/bugs', { title: `Broken ${newId('x')}` }) },
      body: { status: 'closed' },
    }),
    'POST /api/admin/send-email': async () => ({ by: await admin(), body: await mailing() }),
    'POST /api/admin/send-email/preview': async () => ({ by: await admin(), body: { audience: { list: 'designers' }, ...letter } }),
    'POST /api/admin/send-email/test': async () => ({ by: await admin(), body: letter }),
    'POST /api/admin/mailings/cancel/id/:id': async () => {
      const by = await admin();
      return { by, params: { id: await made(by, '/api/admin/send-email', await mailing()) } };
    },
    'POST /api/admin/emails/resend/id/:id': async () => {
      const [{ user }, id] = [await api.as('consumer'), newId('eml')];
      const waiting = await db
        .insertInto('outbox')
        .values({ kind: 'mail', payload: JSON.stringify({ template: 'password-reset', email: user.email }) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('sent_emails')
        .values({
          id,
          template: 'password-reset',
          locale: 'en',
          recipient: user.email,
          subject: 'Your link',
          html: '',
          text_body: '',
          status: 'sent',
          dedupe_key: `outbox:${waiting.id}`,
        })
        .execute();
      return { params: { id } };
    },
    'POST /api/admin/emails-collected/erase': async () => {
      const email = `${newId('x').toLowerCase()}@example.com`;
      await api.post('/api/newsletter', { email });
      return { by: await admin(), body: { email } };
    },
    'POST /api/admin/profile-contacts/update/id/:id': async () => {
      const email = `${newId('x').toLowerCase()}@example.com`;
      await api.post('/api/contact', { name: 'Ana', email, message: 'Hello' });
      return {
        params: { id: (await db.selectFrom('contact_messages').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id },
        body: { status: 'open' },
      };
    },
    'POST /api/private-reserve/codes': async () => ({ by: await admin(), body: { note: 'For an evening', mostUses: 2 } }),
    'POST /api/private-reserve/codes/update/id/:id': async () => {
      const by = await admin();
      return { by, params: { id: await made(by, '/api/private-reserve/codes', { note: 'For an evening' }) }, body: { active: false } };
    },
    'POST /api/admin/mail-bounces/lift': async () => {
      const { email } = (await api.as('consumer')).user;
      await db.insertInto('mail_bounces').values({ email, kind: 'bounce' }).execute();
      return { body: { email } };
    },
    'POST /api/admin/users/trusted-author': async () => ({
      by: await admin(),
      body: { userId: (await api.as('designer')).user.id, trusted: true },
    }),
    'POST /api/stockist': async () => ({ by: await admin(), body: shop() }),
    'POST /api/stockist/update/id/:id': async () => {
      const [by, first] = [await admin(), shop()];
      return { by, params: { id: await made(by, '/api/stockist', first) }, body: { ...first, city: 'Nara' } };
    },
    'DELETE /api/stockist/:id': async () => {
      const by = await admin();
      return { by, params: { id: await made(by, '/api/stockist', shop()) } };
    },
    'POST /api/report/status/id/:id': async () => {
      const id = newId('rpt');
      await db
        .insertInto('content_reports')
        .values({
          id,
          kind: 'ip',
          subject_url: '/designs/x',
          message: 'A copy of our print.',
          email: 'reporter@example.com',
          reference: id,
          locale: 'en',
        })
        .execute();
      return { by: await admin(), params: { id }, body: { status: 'reviewing', note: 'Looking.' } };
    },
    'POST /api/privacy-request/status/id/:id': async () => {
      const id = newId('prq');
      await db
        .insertInto('privacy_requests')
        .values({
          id,
          kind: 'delete',
          email: `${id.toLowerCase()}@example.com`,
          status: 'with_staff',
          key_hash: id,
          expires_at: new Date(Date.now() + 3_600_000),
          confirmed_at: new Date(),
        })
        .execute();
      return { by: await admin(), params: { id }, body: { status: 'refused', note: 'Open orders.' } };
    },
    'POST /api/admin/profiles/bulk': async () => bulk(await admin(), 'profiles', (await createProfile(db)).id, { featured: true }),
    'POST /api/admin/designs/bulk': async () => bulk(await admin(), 'designs', (await createDesign(db)).id, { hidden: true }),
    'POST /api/admin/producers/bulk': async () => bulk(await admin(), 'producers', (await createProducer(db)).id, { featured: true }),
    'POST /api/application/status/id/:id': async () => ({
      by: await admin(),
      params: { id: await application() },
      body: { status: 'reviewing' },
    }),
  };
}
