import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { createProfile } from '../../catalogue-factories.ts';
import { freshAdmin } from '../../fresh-password.ts';
import type { Calls } from './call.ts';
import { made } from './made.ts';

const letter = { subject: { en: 'News', jp: '' }, body: { en: 'Text', jp: '' } };

/** What staff alone may do with mails, addresses and messages. */
export function officeMailCalls(api: TestApp): Calls {
  const { db } = api;
  const admin = () => freshAdmin(api);
  const mailing = async () => ({
    ...letter,
    audience: { list: 'designers', userIds: [(await createProfile(db)).userId] },
    confirmCount: 1,
  });
  const message = async () => {
    const email = `${newId('x').toLowerCase()}@example.com`;
    await api.post('/api/contact', { name: 'Ana', email, message: 'Hello' });
    return (await db.selectFrom('contact_messages').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  };

  return {
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
    'POST /api/admin/profile-contacts/answer/id/:id': async () => ({
      params: { id: await message() },
      body: { subject: 'Your question', text: 'It is linen.' },
    }),
    'POST /api/admin/profile-contacts/update/id/:id': async () => ({ params: { id: await message() }, body: { status: 'open' } }),
    'POST /api/admin/mail-bounces/lift': async () => {
      const { email } = (await api.as('consumer')).user;
      await db.insertInto('mail_bounces').values({ email, kind: 'bounce' }).execute();
      return { body: { email } };
    },
  };
}
