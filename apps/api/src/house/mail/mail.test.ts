import { afterAll, describe, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createUser } from '../../../test/factories.ts';
import { readMails } from '../../../test/mails.ts';
import type { OrderConfirmationData } from './mail-request.ts';
import { enqueueMail, orderConfirmation } from './outbox.ts';

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

const order: OrderConfirmationData = {
  number: 'O-1001',
  path: '/order-info/grp_1?key=0123456789abcdefghijklmnop',
  currency: 'USD',
  sellers: [
    {
      name: 'Atelier <Nord>',
      lines: [
        { name: 'Coat & belt', size: 'M', quantity: 2, amountMinor: 123_450, leadDays: null },
        { name: 'Shirt', size: 'L', quantity: 1, amountMinor: 9900, leadDays: 21 },
      ],
    },
  ],
  subtotalMinor: 133_350,
  discountMinor: 10_000,
  shippingMinor: 0,
  taxMinor: 0,
  taxIncluded: false,
  totalMinor: 123_350,
  addressLines: ['Ana Lima', '1 Main St', 'Portland OR 97201'],
};

describe('order confirmation', () => {
  test('in English: lines, totals and the guest’s link, with markup of names escaped', async () => {
    await enqueueMail(db, orderConfirmation('ana@example.com', 'en', order));
    const [mail] = await readMails(testApp, 'ana@example.com');
    expect(mail?.subject).toBe('Your Orime order O-1001');
    for (const text of [
      'Coat & belt · M × 2',
      'made to order, about 21 days',
      '$1,234.50',
      '−$100.00',
      'Free',
      '$1,233.50',
      'Portland OR 97201',
      'http://localhost:4000/order-info/grp_1?key=0123456789abcdefghijklmnop',
      'Atelier &lt;Nord&gt;',
    ]) {
      expect(mail?.source).toContain(text);
    }
    expect(mail?.source).not.toMatch(/https?:\/\/(?!localhost:4000|www\.w3\.org)/);
  });

  test('in Japanese, in yen without decimals', async () => {
    await enqueueMail(db, orderConfirmation('hana@example.com', 'jp', { ...order, currency: 'JPY', taxIncluded: true, taxMinor: 11_213 }));
    const [mail] = await readMails(testApp, 'hana@example.com');
    expect(mail?.subject).toBe('【Orime】ご注文 O-1001 を承りました');
    for (const text of ['うち税額', '￥123,350', '受注生産・約21日', '送料', '無料']) expect(mail?.source).toContain(text);
  });

  test('is queued once under a key, and its guest key is not kept in our records', async () => {
    for (let time = 0; time < 3; time += 1) await enqueueMail(db, orderConfirmation('once@example.com', 'en', order), 'order:grp_1');
    expect(await readMails(testApp, 'once@example.com')).toHaveLength(1);
    const kept = await db
      .selectFrom('sent_emails')
      .select(['html', 'text_body', 'status'])
      .where('recipient', '=', 'once@example.com')
      .executeTakeFirstOrThrow();
    expect(kept.status).toBe('sent');
    expect(kept.html + kept.text_body).not.toContain('0123456789abcdefghijklmnop');
  });
});

describe('the outbox', () => {
  test('takes part in the transaction of its cause', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await enqueueMail(trx, orderConfirmation('undone@example.com', 'en', order));
      throw new Error('the order failed');
    });
    await expect(failing).rejects.toThrow('the order failed');
    expect(await readMails(testApp, 'undone@example.com')).toHaveLength(0);
  });

  test('is emptied once by several processes at once', async () => {
    for (let count = 0; count < 12; count += 1) await enqueueMail(db, orderConfirmation(`many${count}@example.com`, 'en', order));
    await Promise.all([testApp.app.jobs.runNow('mail'), testApp.app.jobs.runNow('mail'), testApp.app.jobs.runNow('mail')]);
    const names = await readdir(join(config.dataDir, 'outbox'));
    expect(names.filter((name) => /many\d+@/.test(name))).toHaveLength(12);
  });

  test('forgets a mail to nobody', async () => {
    await enqueueMail(db, { template: 'password-reset', email: 'nobody@example.com', locale: 'en' });
    expect(await readMails(testApp, 'nobody@example.com')).toHaveLength(0);
    expect(await db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()).toEqual([]);
  });
});

test('with SMTP_URL mails go to the mail server', async () => {
  await enqueueMail(overSmtp.db, orderConfirmation('smtp@example.com', 'jp', order));
  await overSmtp.app.jobs.runNow('mail');
  expect(received.join('')).toMatch(/RCPT TO:<smtp@example.com>/);
  expect(await overSmtp.db.selectFrom('sent_emails').select(['recipient', 'status']).execute()).toEqual([
    { recipient: 'smtp@example.com', status: 'sent' },
  ]);
});

describe('a mail server that refuses', () => {
  test('is asked again later, with the link that was written, which nobody can read meanwhile', async () => {
    const user = await createUser(refused.db, { verified: false });
    await enqueueMail(refused.db, { template: 'verification', email: user.email });
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
