import { afterAll, describe, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createUser } from '../../../test/factories.ts';
import { readMails } from '../../../test/mails.ts';
import { applicationMail } from '../../domains/people/application/index.ts';
import { accountMail } from '../../domains/people/users/index.ts';
import type { Db } from '../db/db.ts';
import { registerMails } from './mail-registry.ts';
import { enqueueMail } from './outbox.ts';

const testApp = await buildTestApp();
const { db, config } = testApp;

const refusing = createServer((socket) => socket.end('554 no\r\n'));
await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
/** The least of a mail server: takes whatever it is sent. */
const received: string[] = [];
const taking = createServer((socket) => {
  const state = { data: false };
  socket.write('220 test\r\n');
  socket.on('data', (bytes) => {
    const text = bytes.toString();
    received.push(text);
    if (state.data) {
      if (!text.endsWith('\r\n.\r\n')) return;
      state.data = false;
      socket.write('250 taken\r\n');
    } else if (text.startsWith('DATA')) {
      state.data = true;
      socket.write('354 go on\r\n');
    } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
  });
});
await new Promise<void>((resolve) => taking.listen(0, '127.0.0.1', resolve));
const takingAddress = taking.address();
const overSmtp = await buildTestApp({
  smtpUrl: `smtp://127.0.0.1:${typeof takingAddress === 'object' && takingAddress !== null ? takingAddress.port : 0}`,
});
afterAll(() => void taking.close());
const address = refusing.address();
const refused = await buildTestApp({ smtpUrl: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}` });
afterAll(() => void refusing.close());

const enqueue = (db: Db, email: string, locale: 'en' | 'jp' = 'en') =>
  enqueueMail(db, applicationMail, {
    template: 'application-received',
    email,
    locale,
    data: { path: '/', reference: 'AP-1', name: 'Ana', note: '' },
  });

describe('the outbox', () => {
  test('takes part in the transaction of its cause', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await enqueue(trx, 'undone@example.com');
      throw new Error('the order failed');
    });
    await expect(failing).rejects.toThrow('the order failed');
    expect(await readMails(testApp, 'undone@example.com')).toHaveLength(0);
  });

  test('is emptied once by several processes at once', async () => {
    for (let count = 0; count < 12; count += 1) await enqueue(db, `many${count}@example.com`);
    await Promise.all([testApp.app.jobs.runNow('mail'), testApp.app.jobs.runNow('mail'), testApp.app.jobs.runNow('mail')]);
    const names = await readdir(join(config.dataDir, 'outbox'));
    expect(names.filter((name) => /many\d+@/.test(name))).toHaveLength(12);
  });

  test('keeps a mail of a name that no template has, says so, and goes on with the others', async () => {
    const id = (
      await db
        .insertInto('outbox')
        .values({
          kind: 'mail',
          payload: JSON.stringify({ template: 'from-tomorrow', email: 'early@example.com', locale: 'en', data: {} }),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
    await enqueue(db, 'behind@example.com');
    expect(await readMails(testApp, 'behind@example.com')).toHaveLength(1);
    const row = await db.selectFrom('outbox').select(['attempts', 'done_at', 'last_error']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toEqual({ attempts: 1, done_at: null, last_error: 'Error: There is no mail template from-tomorrow' });
    await db.updateTable('outbox').set({ attempts: 7, available_at: new Date() }).where('id', '=', id).execute();
    await testApp.app.jobs.runNow('mail');
    const kept = await db.selectFrom('sent_emails').select(['template', 'status']).where('recipient', '=', 'early@example.com').execute();
    expect(kept).toEqual([{ template: 'from-tomorrow', status: 'failed' }]);
    await db.deleteFrom('outbox').where('id', '=', id).execute();
  });

  test('has one template for a name', () => {
    expect(() => registerMails([applicationMail, accountMail, applicationMail])).toThrow(
      'Two mail templates are called application-received',
    );
  });

  test('forgets a mail to nobody', async () => {
    await enqueueMail(db, accountMail, { template: 'password-reset', email: 'nobody@example.com', locale: 'en' });
    expect(await readMails(testApp, 'nobody@example.com')).toHaveLength(0);
    expect(await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()).toEqual([]);
  });
});

test('with SMTP_URL mails go to the mail server', async () => {
  await enqueue(overSmtp.db, 'smtp@example.com', 'jp');
  await overSmtp.app.jobs.runNow('mail');
  expect(received.join('')).toMatch(/RCPT TO:<smtp@example.com>/);
  expect(await overSmtp.db.selectFrom('sent_emails').select(['recipient', 'status']).execute()).toEqual([
    { recipient: 'smtp@example.com', status: 'sent' },
  ]);
});

describe('a mail server that refuses', () => {
  test('is asked again later, with the link that was written, which nobody can read meanwhile', async () => {
    const user = await createUser(refused.db, { verified: false });
    await enqueueMail(refused.db, accountMail, { template: 'verification', email: user.email });
    await refused.app.jobs.runNow('mail');
    const readRow = () =>
      refused.db
        .selectFrom('outbox')
        .select(['attempts', 'done_at', 'available_at', 'last_error', 'mail_id', 'written'])
        .executeTakeFirstOrThrow();
    const row = await readRow();
    expect(row).toMatchObject({ attempts: 1, done_at: null, last_error: expect.stringMatching(/554/) });
    expect(row.available_at.getTime()).toBeGreaterThan(Date.now());
    expect(row.written).not.toMatch(/verify|@|http/);
    expect(await refused.db.selectFrom('sent_emails').select('id').execute()).toEqual([]);
    await refused.db.updateTable('outbox').set({ available_at: new Date() }).execute();
    await refused.app.jobs.runNow('mail');
    expect(await readRow()).toMatchObject({ attempts: 2, mail_id: row.mail_id, written: row.written });
    expect(await refused.db.selectFrom('auth_tokens').select('id').execute()).toHaveLength(1);
  });

  test('gets a new link when the first would soon be too old, under the same id', async () => {
    const row = await refused.db.selectFrom('outbox').select(['mail_id', 'written']).executeTakeFirstOrThrow();
    await refused.db
      .updateTable('outbox')
      .set({ available_at: new Date(), written_at: new Date(Date.now() - 30 * 60_000) })
      .execute();
    await refused.app.jobs.runNow('mail');
    const after = await refused.db.selectFrom('outbox').select(['attempts', 'mail_id', 'written']).executeTakeFirstOrThrow();
    expect(after).toMatchObject({ attempts: 3, mail_id: row.mail_id });
    expect(after.written).not.toBe(row.written);
  });
});
