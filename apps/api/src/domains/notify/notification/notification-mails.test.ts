import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile, type TestProfile } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { readMails } from '../../../../test/mails.ts';
import { notifyLatest } from './index.ts';

const testApp = await buildTestApp();
const { db } = testApp;
const admin = await testApp.as('admin');

const state: { designer: SignedInClient; profile: TestProfile } = { designer: admin, profile: { id: '', userId: '', handle: '' } };
beforeEach(async () => {
  state.designer = await testApp.as('designer');
  state.profile = await createProfile(db, { userId: state.designer.user.id });
});

const mails = () => readMails(testApp, state.designer.user.email);
const prefer = async (wishes: object) => okBody(await state.designer.post('/api/email-preferences', wishes));

async function receive(excerpt: string, minutesAgo: number, channel = 'dm-1') {
  const { id: userId } = state.designer.user;
  const dedupeKey = `message:${channel}`;
  await db
    .transaction()
    .execute((trx) => notifyLatest(trx, { userId, kind: 'message_received', data: { channel, from: 'Aiko', excerpt }, dedupeKey }));
  await sql`
    UPDATE notifications SET created_at = now() - make_interval(mins => ${minutesAgo})
    WHERE user_id = ${userId} AND dedupe_key = ${dedupeKey} AND mailed_at IS NULL`.execute(db);
}

describe('messages', () => {
  test('are mailed after ten minutes unread, once for a channel, and again only after they were read', async () => {
    await receive('Is the coat still there?', 9);
    await testApp.app.jobs.runNow('message-digest');
    expect(await mails()).toHaveLength(0);

    await receive('And in indigo?', 11);
    await receive('Other channel', 11, 'dm-2');
    await Promise.all([testApp.app.jobs.runNow('message-digest'), testApp.app.jobs.runNow('message-digest')]);
    const sent = await mails();
    expect(sent.map((mail) => mail.subject)).toEqual(['Aiko sent you a message', 'Aiko sent you a message']);
    expect(sent.some((mail) => mail.source.includes('And in indigo?'))).toBe(true);

    await receive('Hello?', 11);
    await testApp.app.jobs.runNow('message-digest');
    expect(await mails()).toHaveLength(2);

    await state.designer.post('/api/notification/read', {});
    await receive('One more thing', 11);
    await testApp.app.jobs.runNow('message-digest');
    expect(await mails()).toHaveLength(3);
  });

  test('that were read in time are not mailed, nor those of a member who does not want them, also later', async () => {
    await receive('Read at once', 11);
    await state.designer.post('/api/notification/read', {});
    await testApp.app.jobs.runNow('message-digest');
    await prefer({ messages: false });
    await receive('Unwanted', 11);
    await testApp.app.jobs.runNow('message-digest');
    await prefer({ messages: true });
    await testApp.app.jobs.runNow('message-digest');
    expect(await mails()).toHaveLength(0);
  });

  test('are not mailed to an address that was never confirmed', async () => {
    await sql`UPDATE users SET email_verified_at = NULL WHERE id = ${state.designer.user.id}`.execute(db);
    await receive('Hello', 11);
    await testApp.app.jobs.runNow('message-digest');
    expect(await mails()).toHaveLength(0);
  });
});

describe('followers', () => {
  const followBy = async (name: string) =>
    okBody(await (await testApp.as('consumer', { name })).post(`/api/profile/follow/id/${state.profile.id}`));
  const makeYesterday = () =>
    sql`UPDATE notifications SET created_at = now() - interval '1 day' WHERE user_id = ${state.designer.user.id}`.execute(db);

  test('of a day come in one mail the day after', async () => {
    for (const name of ['Ben', 'Chie', 'Aiko']) await followBy(name);
    await testApp.app.jobs.runNow('follow-digest');
    expect(await mails()).toHaveLength(0);
    await makeYesterday();
    for (let time = 0; time < 2; time += 1) await testApp.app.jobs.runNow('follow-digest');
    expect((await mails()).map((mail) => mail.subject)).toEqual(['Aiko and 2 others followed you']);
  });

  test('are written of in the language of the member, and not when they are not wanted', async () => {
    await prefer({ language: 'jp' });
    await followBy('Aiko');
    await makeYesterday();
    await testApp.app.jobs.runNow('follow-digest');
    expect((await mails()).map((mail) => mail.subject)).toEqual(['【Orime】Aikoさんがあなたをフォローしました']);
    await prefer({ follows: false });
    await sql`UPDATE notifications SET mailed_at = NULL WHERE user_id = ${state.designer.user.id}`.execute(db);
    await testApp.app.jobs.runNow('follow-digest');
    expect(await mails()).toHaveLength(1);
  });
});

describe('a decision about a design', () => {
  async function decide(body: object, name = 'Ladder Coat') {
    const design = await createDesign(db, { profileId: state.profile.id, confirmed: 'unconfirmed', name });
    okBody(await admin.post(`/api/design/confirm/id/${design.id}`, body));
    return design;
  }

  test('is mailed at once, with its reason and two ways to have no more of them', async () => {
    await decide({ confirmed: false, reason: 'The back is missing.' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('“Ladder Coat” needs another look');
    expect(mail?.source).toContain('The reason: The back is missing.');
    const link = /http:\/\/localhost:4000(\/\?account=email&(?:amp;)?key=[\w-]+)/.exec(mail?.source ?? '')?.[1];
    expect(link).toBeDefined();
    const header =
      /^List-Unsubscribe: <http:\/\/localhost:4000(\/api\/email-preferences\/unsubscribe\?key=[\w-]+&category=confirmations)>\r?$/m.exec(
        mail?.source.replaceAll(/\r\n[ \t]+/g, ' ') ?? '',
      );
    expect(mail?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

    okBody(
      await testApp.inject({
        method: 'POST',
        url: header?.[1] ?? '',
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    await decide({ confirmed: true });
    expect(await mails()).toHaveLength(1);
  });

  test('keeps no key that works in our records', async () => {
    await decide({ confirmed: true });
    await mails();
    const kept = await db
      .selectFrom('sent_emails')
      .select(['html', 'text_body'])
      .where('recipient', '=', state.designer.user.email)
      .executeTakeFirstOrThrow();
    expect(kept.html + kept.text_body).not.toMatch(/key=mail-/);
  });
});

test('mails about orders and the account have no such way', async () => {
  await testApp.post('/api/users/reset-request', { email: state.designer.user.email });
  const [mail] = await mails();
  expect(mail?.source).not.toMatch(/List-Unsubscribe/);
});
