import { BRAND, htmlLang, type Currency } from '@orime/contracts';
import { formatMoney } from '../../../../house/mail/format-money.ts';
import { definePageMail, type PageMailRequest } from '../../../../house/mail/page-mail.ts';
import { lineLabel } from '../mail/line-label.ts';
import type { OrderConfirmationSeller } from '../mail/order-confirmation.mail.ts';

/** An order that staff wrote, to be paid by the link. */
export interface DraftOrderMail extends PageMailRequest {
  readonly template: 'draft-order';
  readonly data: {
    readonly path: string;
    /** In the words of staff; empty when there are none. */
    readonly note: string;
    /** ISO time. */
    readonly expiresAt: string;
    readonly currency: Currency;
    readonly lines: OrderConfirmationSeller['lines'];
    readonly totalMinor: number;
  };
}

/** What we put together for a customer, with the link to pay it. */
export const draftOrderMail = definePageMail<DraftOrderMail>(['draft-order'], ({ data, locale }, url) => {
  const isJp = locale === 'jp';
  const day = new Intl.DateTimeFormat(htmlLang(locale), { dateStyle: 'long', timeZone: isJp ? 'Asia/Tokyo' : 'UTC' }).format(
    new Date(data.expiresAt),
  );
  const money = (minor: number) => formatMoney(minor, data.currency, locale);
  const rows = [
    ...data.lines.map((line) => ({ label: lineLabel(line, isJp), value: money(line.amountMinor) })),
    { label: isJp ? '合計（送料・税込）' : 'Total with shipping and tax', value: money(data.totalMinor), strong: true },
  ];
  const note = data.note === '' ? [] : [isJp ? `「${data.note}」` : `“${data.note}”`];
  if (isJp) {
    return {
      subject: `【${BRAND.name}】ご注文内容のご確認とお支払いのご案内`,
      preview: `${day}までにお支払いください。`,
      heading: 'ご注文をご用意しました',
      paragraphs: ['下記の内容でご注文をご用意いたしました。リンクから内容をご確認のうえ、お支払いをお願いいたします。', ...note],
      button: { label: '内容を確認して支払う', url },
      tables: [{ title: 'ご注文内容', rows }],
      closing: [
        `このリンクは${day}まで有効です。価格と在庫は、お支払い時にあらためて確認いたします。`,
        'お心当たりがない場合は、このメールを破棄してください。お支払いが発生することはありません。',
      ],
    };
  }
  return {
    subject: `Your ${BRAND.name} order is ready to be paid`,
    preview: `You can pay until ${day}.`,
    heading: 'We have prepared your order',
    paragraphs: ['We have put the following together for you. Please look at it and pay with the link below.', ...note],
    button: { label: 'Review and pay', url },
    tables: [{ title: 'Your order', rows }],
    closing: [
      `The link works until ${day}. Prices and availability are checked again when you pay.`,
      'If you do not expect this, ignore this message: nothing is charged.',
    ],
  };
});
