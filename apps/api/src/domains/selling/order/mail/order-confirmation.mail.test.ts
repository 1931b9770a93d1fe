import { describe, expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { readMails } from '../../../../../test/mails.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import { orderConfirmationMail, type OrderConfirmationMail } from './order-confirmation.mail.ts';

const testApp = await buildTestApp();
const { db } = testApp;

const order: OrderConfirmationMail['data'] = {
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

const confirm = (email: string, locale: 'en' | 'jp', data: OrderConfirmationMail['data'], dedupeKey?: string) =>
  enqueueMail(db, orderConfirmationMail, { template: 'order-confirmation', email, locale, data }, dedupeKey);

describe('order confirmation', () => {
  test('in English: lines, totals and the guest’s link, with markup of names escaped', async () => {
    await confirm('ana@example.com', 'en', order);
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
    await confirm('hana@example.com', 'jp', { ...order, currency: 'JPY', taxIncluded: true, taxMinor: 11_213 });
    const [mail] = await readMails(testApp, 'hana@example.com');
    expect(mail?.subject).toBe('【Orime】ご注文 O-1001 を承りました');
    for (const text of ['うち税額', '¥123,350', '受注生産・約21日', '送料', '無料']) expect(mail?.source).toContain(text);
  });

  test('is queued once under a key, and its guest key is not kept in our records', async () => {
    for (let time = 0; time < 3; time += 1) await confirm('once@example.com', 'en', order, 'order:grp_1');
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
