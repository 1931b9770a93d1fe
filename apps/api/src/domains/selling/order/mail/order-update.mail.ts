import { BRAND, type Currency } from '@orime/contracts';
import { formatMoney } from '../../../../house/mail/format-money.ts';
import type { MailContent, MailTable } from '../../../../house/mail/mail-content.ts';
import { definePageMail, type PageMailRequest } from '../../../../house/mail/page-mail.ts';
import { lineLabel } from './line-label.ts';

const NAMES = ['order-shipped', 'order-cancelled', 'order-delayed', 'order-refunded'] as const;

/** What happened to one seller's order after it was placed. */
export interface OrderUpdateMail extends PageMailRequest {
  readonly template: (typeof NAMES)[number];
  readonly data: OrderUpdateData;
}

export interface OrderUpdateData {
  /** Human number of the order. */
  readonly number: string;
  /** Path on the site, with the guest's key. */
  readonly path: string;
  readonly seller: string;
  readonly lines: readonly { readonly name: string; readonly size: string; readonly quantity: number }[];
  /** Of a parcel; empty when not known. */
  readonly carrier: string;
  readonly tracking: string;
  /** More parcels will follow. */
  readonly isPart: boolean;
  readonly currency: Currency;
  /** What goes back to the buyer of a cancelled order (0 when nothing had been paid), or with the refund that is told of. */
  readonly refundMinor: number;
  /** Number of the credit note that says so; missing in mails that were queued before there were any. */
  readonly creditNote?: string;
  /** When the rest leaves now, and why: of an order whose date was changed. */
  readonly shipBy?: string;
  readonly reason?: string;
}

/** Tells the buyer that a parcel is on its way or leaves on another day, that an order will not come, or that money comes back. */
export const orderUpdateMail = definePageMail<OrderUpdateMail>(NAMES, ({ template, data, locale }, url) => {
  const isJp = locale === 'jp';
  const words = WORDS[template](data, isJp);
  return {
    ...words,
    subject: isJp ? `【${BRAND.name}】${words.subject}` : words.subject,
    button: { label: isJp ? '注文内容を見る' : 'View your order', url },
    tables: [goods(data, isJp), ...(template === 'order-shipped' ? [parcel(data, isJp)] : [])].filter((table) => table.rows.length > 0),
    closing: [
      isJp
        ? 'このリンクをお持ちの方はご注文内容をご覧いただけます。転送の際はご注意ください。'
        : 'Anyone with this link can see the order: please do not forward this message.',
    ],
  };
});

const WORDS: Readonly<
  Record<
    OrderUpdateMail['template'],
    (data: OrderUpdateData, isJp: boolean) => Pick<MailContent, 'subject' | 'preview' | 'heading' | 'paragraphs'>
  >
> = {
  'order-shipped': shippedWords,
  'order-cancelled': cancelledWords,
  'order-delayed': delayedWords,
  'order-refunded': refundedWords,
};

function shippedWords({ number, seller, isPart }: OrderUpdateData, isJp: boolean) {
  if (isJp) {
    return {
      subject: `ご注文 ${number} の商品を発送しました`,
      preview: `${seller}から商品が発送されました。`,
      heading: '商品を発送しました',
      paragraphs: [
        isPart
          ? `ご注文 ${number} の商品の一部を、${seller}が発送いたしました。残りの商品は、準備ができ次第お送りします。`
          : `ご注文 ${number} の商品を、${seller}が発送いたしました。お届けまで今しばらくお待ちください。`,
      ],
    };
  }
  return {
    subject: `Your ${BRAND.name} order ${number} is on its way`,
    preview: `${seller} has shipped your order.`,
    heading: 'On its way',
    paragraphs: [
      isPart
        ? `${seller} has shipped a part of order ${number}. The rest will follow as soon as it is ready.`
        : `${seller} has shipped order ${number}.`,
    ],
  };
}

function cancelledWords({ number, seller, refundMinor, currency, creditNote }: OrderUpdateData, isJp: boolean) {
  const refund = formatMoney(refundMinor, currency, isJp ? 'jp' : 'en');
  if (isJp) {
    return {
      subject: `ご注文 ${number} はキャンセルされました`,
      preview: 'ご注文のキャンセルについてのお知らせです。',
      heading: 'ご注文はキャンセルされました',
      paragraphs: [
        `${seller}へのご注文 ${number} はキャンセルされました。`,
        refundMinor > 0
          ? `${refund}をお支払い方法に返金いたします。反映まで数日かかる場合がございます。`
          : 'お支払いは発生しておりません。',
        ...creditNoteWords(creditNote, isJp),
      ],
    };
  }
  return {
    subject: `Your ${BRAND.name} order ${number} has been cancelled`,
    preview: 'About your order.',
    heading: 'Your order has been cancelled',
    paragraphs: [
      `Order ${number} from ${seller} has been cancelled.`,
      refundMinor > 0 ? `${refund} goes back the way you paid. It can take a few days to appear.` : 'You have not been charged.',
      ...creditNoteWords(creditNote, isJp),
    ],
  };
}

function delayedWords({ number, seller, shipBy = '', reason = '' }: OrderUpdateData, isJp: boolean) {
  const date = new Intl.DateTimeFormat(isJp ? 'ja-JP' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(shipBy));
  if (isJp) {
    return {
      subject: `ご注文 ${number} の発送予定日が変わりました`,
      preview: `新しい発送予定日は${date}です。`,
      heading: '発送予定日が変わりました',
      paragraphs: [
        `${seller}より、ご注文 ${number} の発送予定日を${date}に変更するとの連絡がありました。`,
        `理由：${reason}`,
        'ご不明な点は、ご注文ページからデザイナーにお問い合わせください。',
      ],
    };
  }
  return {
    subject: `A new shipping date for your ${BRAND.name} order ${number}`,
    preview: `It now leaves by ${date}.`,
    heading: 'A new shipping date',
    paragraphs: [
      `${seller} now plans to send order ${number} by ${date}.`,
      `The reason: ${reason}`,
      'If this does not suit you, write to the designer from your order page.',
    ],
  };
}

function refundedWords({ number, seller, refundMinor, currency, creditNote }: OrderUpdateData, isJp: boolean) {
  const refund = formatMoney(refundMinor, currency, isJp ? 'jp' : 'en');
  if (isJp) {
    return {
      subject: `ご注文 ${number} の返金のお知らせ`,
      preview: '返金の手続きをいたしました。',
      heading: '返金の手続きをいたしました',
      paragraphs: [
        `${seller}へのご注文 ${number} について、${refund}をお支払い方法に返金いたします。反映まで数日かかる場合がございます。`,
        ...creditNoteWords(creditNote, isJp),
      ],
    };
  }
  return {
    subject: `A refund for your ${BRAND.name} order ${number}`,
    preview: 'Your money is on its way.',
    heading: 'Your refund is on its way',
    paragraphs: [
      `${refund} of order ${number} from ${seller} goes back the way you paid. It can take a few days to appear.`,
      ...creditNoteWords(creditNote, isJp),
    ],
  };
}

/** Names the paper that corrects the invoice, where there is one. */
export function creditNoteWords(number: string | undefined, isJp: boolean): readonly string[] {
  if (number === undefined || number === '') return [];
  return [
    isJp
      ? `返還請求書 ${number} を発行いたしました。ご注文ページからダウンロードいただけます。`
      : `Credit note ${number} corrects your invoice. You can download it from your order page.`,
  ];
}

function goods({ lines }: OrderUpdateData, isJp: boolean): MailTable {
  return {
    title: isJp ? '商品' : 'Items',
    rows: lines.map((line) => ({ label: lineLabel({ ...line, leadDays: null }, isJp), value: '' })),
  };
}

function parcel({ carrier, tracking }: OrderUpdateData, isJp: boolean): MailTable {
  const rows = [
    { label: isJp ? '配送会社' : 'Carrier', value: carrier },
    { label: isJp ? 'お問い合わせ番号' : 'Tracking number', value: tracking },
  ];
  return { title: isJp ? '配送' : 'Delivery', rows: rows.filter((row) => row.value !== '') };
}
