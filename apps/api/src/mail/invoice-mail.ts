import { BRAND, htmlLang } from '@orime/contracts';
import type { MailContent } from './layout.ts';
import type { InvoiceMail } from './after-sale-mail-request.ts';
import { formatMoney } from './templates.ts';

/** Tells a company that an invoice has not been paid in time. */
export function invoiceMail({ data, locale }: InvoiceMail, url: string): MailContent {
  const isJp = locale === 'jp';
  const due = formatMoney(data.dueMinor, data.currency, locale);
  const day = new Intl.DateTimeFormat(htmlLang(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(data.dueAt));
  if (isJp) {
    return {
      subject: `【${BRAND.name}】請求書 ${data.number} のお支払い期限が過ぎております`,
      preview: `お支払い期限は${day}でした。`,
      heading: 'お支払いのお願い',
      paragraphs: [`${data.name} 御中`, `請求書 ${data.number} のお支払い期限（${day}）が過ぎております。未払い額は${due}です。お支払いの確認が取れるまで、新たなご注文を承ることができません。`],
      button: { label: '請求書を確認する', url },
      closing: ['行き違いですでにお支払いいただいている場合は、何卒ご容赦ください。'],
    };
  }
  return {
    subject: `Invoice ${data.number} is overdue`,
    preview: `It was due on ${day}.`,
    heading: 'An invoice is overdue',
    paragraphs: [`To ${data.name},`, `Invoice ${data.number} was due on ${day}, and ${due} is still open. New orders have to wait until it is settled.`],
    button: { label: 'See the invoice', url },
    closing: ['If you have paid in the last days, please ignore this message.'],
  };
}
