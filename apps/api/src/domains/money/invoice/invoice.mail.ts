import { BRAND, htmlLang, type Currency } from '@orime/contracts';
import { formatMoney } from '../../../house/mail/format-money.ts';
import { definePageMail, type PageMailRequest } from '../../../house/mail/page-mail.ts';

const NAMES = ['invoice-issued', 'invoice-paid', 'invoice-overdue', 'invoice-refunded'] as const;

/** An invoice to a company: sent, paid in part or as a whole, not paid in time, or credited and its money given back. */
export interface InvoiceMail extends PageMailRequest {
  readonly template: (typeof NAMES)[number];
  readonly data: {
    readonly path: string;
    readonly number: string;
    /** Of the company. */
    readonly name: string;
    /** ISO time. */
    readonly dueAt: string;
    readonly currency: Currency;
    /** What is still open. */
    readonly dueMinor: number;
    /** What has just come in, or gone back. */
    readonly paidMinor?: number;
    /** The bank's, of what went back. */
    readonly reference?: string;
  };
}

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly preview: string;
  readonly text: string;
  readonly closing?: string;
}

interface Facts {
  readonly number: string;
  readonly day: string;
  /** What is still to be paid; empty when nothing is. */
  readonly due: string;
  /** What has just been paid, or paid back. */
  readonly paid: string;
  readonly reference: string;
}

/** Tells a company that it was invoiced, that its money has come, has not, or has gone back. */
export const invoiceMail = definePageMail<InvoiceMail>(NAMES, ({ template, data, locale }, url) => {
  const isJp = locale === 'jp';
  const { subject, heading, preview, text, closing } = (isJp ? JAPANESE : ENGLISH)[template]({
    number: data.number,
    day: new Intl.DateTimeFormat(htmlLang(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(data.dueAt)),
    due: data.dueMinor === 0 ? '' : formatMoney(data.dueMinor, data.currency, locale),
    paid: formatMoney(data.paidMinor ?? 0, data.currency, locale),
    reference: data.reference ?? '',
  });
  return {
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    preview,
    heading,
    paragraphs: [isJp ? `${data.name} 御中` : `To ${data.name},`, text],
    button: { label: isJp ? '請求書を確認する' : 'See the invoice', url },
    closing: closing === undefined ? [] : [closing],
  };
});

const ENGLISH: Readonly<Record<InvoiceMail['template'], (facts: Facts) => Words>> = {
  'invoice-issued': ({ number, day, due }) => ({
    subject: `Invoice ${number}`,
    heading: 'Your invoice',
    preview: `${due}, due on ${day}.`,
    text: `Invoice ${number} over ${due} is due on ${day}. Please name its number with your payment.`,
  }),
  'invoice-paid': ({ number, due, paid }) => ({
    subject: `Payment received for invoice ${number}`,
    heading: 'Thank you for your payment',
    preview: `${paid} has arrived.`,
    text: `We have received ${paid} for invoice ${number}. ${due === '' ? 'It is settled.' : `${due} is still open.`}`,
  }),
  'invoice-overdue': ({ number, day, due }) => ({
    subject: `Invoice ${number} is overdue`,
    heading: 'An invoice is overdue',
    preview: `It was due on ${day}.`,
    text: `Invoice ${number} was due on ${day}, and ${due} is still open. New orders have to wait until it is settled.`,
    closing: 'If you have paid in the last days, please ignore this message.',
  }),
  'invoice-refunded': ({ number, paid, reference }) => ({
    subject: `We have paid back ${paid} for invoice ${number}`,
    heading: 'Your money is on its way back',
    preview: `${paid} for invoice ${number}, which was credited.`,
    text: `Invoice ${number} was credited, and we have paid back the ${paid} that you had paid for it. The reference of the payment is ${reference}.`,
    closing: 'Banks can take a few days. If it has not arrived after a week, please write to your account manager.',
  }),
};

const JAPANESE: Readonly<Record<InvoiceMail['template'], (facts: Facts) => Words>> = {
  'invoice-issued': ({ number, day, due }) => ({
    subject: `請求書 ${number} のお知らせ`,
    heading: '請求書を発行いたしました',
    preview: `ご請求額は${due}、お支払い期限は${day}です。`,
    text: `請求書 ${number} を発行いたしました。ご請求額は${due}、お支払い期限は${day}です。お振り込みの際は、請求書番号をご記入ください。`,
  }),
  'invoice-paid': ({ number, due, paid }) => ({
    subject: `請求書 ${number} のご入金を確認しました`,
    heading: 'ご入金ありがとうございます',
    preview: `${paid}のご入金を確認いたしました。`,
    text: `請求書 ${number} について、${paid}のご入金を確認いたしました。${due === '' ? 'これでお支払いは完了です。' : `残りのお支払い額は${due}です。`}`,
  }),
  'invoice-overdue': ({ number, day, due }) => ({
    subject: `請求書 ${number} のお支払い期限が過ぎております`,
    heading: 'お支払いのお願い',
    preview: `お支払い期限は${day}でした。`,
    text: `請求書 ${number} のお支払い期限（${day}）が過ぎております。未払い額は${due}です。お支払いの確認が取れるまで、新たなご注文を承ることができません。`,
    closing: '行き違いですでにお支払いいただいている場合は、何卒ご容赦ください。',
  }),
  'invoice-refunded': ({ number, paid, reference }) => ({
    subject: `請求書 ${number} のお支払い分${paid}を返金いたしました`,
    heading: '返金のお知らせ',
    preview: `取り消された請求書 ${number} について、${paid}を返金いたしました。`,
    text: `請求書 ${number} の取り消しに伴い、お支払いいただいた${paid}を返金いたしました。お支払いの照会番号は${reference}です。`,
    closing: '金融機関により、着金まで数日かかる場合がございます。1週間を過ぎても確認できない場合は、担当者までご連絡ください。',
  }),
};
