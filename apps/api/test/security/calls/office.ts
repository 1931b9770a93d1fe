import type { BulkAnswer } from '@orime/contracts/api/office/admin-bulk';
import { newId } from '../../../src/house/ids.ts';
import type { SignedInClient, TestApp } from '../../build-test-app.ts';
import { createDesign, createProfile } from '../../catalogue-factories.ts';
import { okBody } from '../../checkout-factories.ts';
import { acceptVendorAgreement } from '../../factories.ts';
import { freshAdmin } from '../../fresh-password.ts';
import { createProducer } from '../../production-factories.ts';
import type { Calls } from './call.ts';
import { made } from './made.ts';

/** What staff alone may decide about people, their work, and what they report. */
export function officeCalls(api: TestApp): Calls {
  const { db } = api;
  const company = async () => {
    const { user } = await api.as('buyer-unverified');
    return (await db.selectFrom('buyers').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow()).id;
  };
  const bulk = async (by: SignedInClient, kind: string, id: string, changes: object) => ({
    by,
    body: { token: okBody<BulkAnswer>(await by.post(`/api/admin/${kind}/bulk?dryRun=1`, { edits: [{ id, changes }] })).token },
  });
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
    'POST /api/profile/notes/id/:id': async () => ({
      params: { id: (await createProfile(db)).id },
      body: { text: 'Late with the papers.' },
    }),
    'DELETE /api/profile/notes/:id': async () => ({
      params: { id: await made(await admin(), `/api/profile/notes/id/${(await createProfile(db)).id}`, { text: 'Late again.' }) },
    }),
    'POST /api/buyer/letter/id/:id': async () => ({ by: await admin(), params: { id: await company() }, body: { status: 'verified' } }),
    'POST /api/buyer/status/id/:id': async () => ({ by: await admin(), params: { id: await company() }, body: { status: 'verified' } }),
    'POST /api/buyer/assign-manager/id/:id': async () => ({
      params: { id: await company() },
      body: { managerId: (await api.as('account-manager')).user.id },
    }),
    'POST /api/admin/users/role': async () => ({
      by: await admin(),
      body: { userId: (await api.as('consumer')).user.id, role: 'account_manager' },
    }),
    'POST /api/admin/users/status': async () => ({
      by: await admin(),
      body: { userId: (await api.as('consumer')).user.id, status: 'locked', reason: 'Sends advertisements' },
    }),
    'POST /api/errors/status/id/:id': async () => ({
      params: { id: okBody<{ id: string }>(await api.post('/api/errors/front-end', { message: `boom ${newId('x')}` })).id },
      body: { status: 'resolved' },
    }),
    'POST /api/bugs/update/id/:id': async () => ({
      params: { id: await made(await api.as('designer'), '/api/bugs', { title: `Broken ${newId('x')}` }) },
      body: { status: 'closed' },
    }),
    'POST /api/admin/users/trusted-author': async () => ({
      by: await admin(),
      body: { userId: (await api.as('designer')).user.id, trusted: true },
    }),
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
    'POST /api/privacy-request/office': async () => ({
      by: await admin(),
      body: { kind: 'export', email: `${newId('prq').toLowerCase()}@example.com`, locale: 'en' },
    }),
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
