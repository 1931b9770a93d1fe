import { BRAND, htmlLang, type Currency } from '@orime/contracts';
import { formatMoney } from '../../../../house/mail/format-money.ts';
import type { MailTable } from '../../../../house/mail/mail-content.ts';
import { definePageMail, type PageMailRequest } from '../../../../house/mail/page-mail.ts';

const NAMES = [
  'wholesale-submitted',
  'wholesale-to_confirm',
  'wholesale-changes_requested',
  'wholesale-answered',
  'wholesale-approved',
  'wholesale-declined',
  'wholesale-cancelled',
  'wholesale-partially_shipped',
  'wholesale-shipped',
] as const;

/** What happened to a wholesale order, told to one of its parties. */
export interface WholesaleMail extends PageMailRequest {
  readonly template: (typeof NAMES)[number];
  readonly data: WholesaleMailData;
}

export interface WholesaleMailData {
  readonly path: string;
  /** Of the receiver. */
  readonly name: string;
  readonly side: 'buyer' | 'seller' | 'staff';
  /** Human number of the order. */
  readonly number: string;
  readonly company: string;
  readonly seller: string;
  readonly units: number;
  readonly currency: Currency;
  readonly totalMinor: number;
  /** To be paid before work begins. */
  readonly advanceMinor: number;
  /** `YYYY-MM-DD`. */
  readonly startShip: string;
  /** In the words of whoever took the step; empty when there are none. */
  readonly note: string;
  /** Of a parcel; empty when not known. */
  readonly carrier: string;
  readonly tracking: string;
}

interface Words {
  readonly subject: string;
  readonly text: string;
}
/** The data with what a sentence needs of it written out. */
type Facts = WholesaleMailData & { readonly total: string; readonly advance: string; readonly day: string };

/** Tells a party of a wholesale order what has happened to it, and what it has to do now. */
export const wholesaleMail = definePageMail<WholesaleMail>(NAMES, ({ template, data, locale }, url) => {
  const isJp = locale === 'jp';
  const facts: Facts = {
    ...data,
    total: formatMoney(data.totalMinor, data.currency, locale),
    advance: data.advanceMinor === 0 ? '' : formatMoney(data.advanceMinor, data.currency, locale),
    day: new Intl.DateTimeFormat(htmlLang(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(data.startShip)),
  };
  const { subject, text } = (isJp ? JAPANESE : ENGLISH)[template](facts);
  return {
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    preview: text,
    heading: subject,
    paragraphs: [
      isJp ? `${data.name} 様` : `Hello ${data.name},`,
      text,
      ...(data.note === '' ? [] : [isJp ? `「${data.note}」` : `“${data.note}”`]),
    ],
    button: { label: isJp ? '注文内容を見る' : 'View the order', url },
    tables: [summary(facts, isJp), parcel(facts, isJp)].filter((table) => table.rows.length > 0),
    closing: [],
  };
});

const ENGLISH: Readonly<Record<WholesaleMail['template'], (facts: Facts) => Words>> = {
  'wholesale-submitted': ({ number, company, seller, side }) =>
    side === 'buyer'
      ? {
          subject: `We have your wholesale order ${number}`,
          text: `Thank you. ${seller} is looking through your order now; we will write again when it is approved.`,
        }
      : {
          subject: `Wholesale order ${number} from ${company}`,
          text: `${company} has placed an order with ${seller}. Please look through it, and approve it or ask for changes.`,
        },
  'wholesale-to_confirm': ({ number, seller }) => ({
    subject: `Please confirm wholesale order ${number}`,
    text: `Your order with ${seller} was prepared or changed for you. Please look through goods, dates and total: it goes on once you have agreed.`,
  }),
  'wholesale-changes_requested': ({ number, seller }) => ({
    subject: `A question about wholesale order ${number}`,
    text: `${seller} would like to change something about your order before it is approved.`,
  }),
  'wholesale-answered': ({ number, company, seller }) => ({
    subject: `Wholesale order ${number} is in review again`,
    text: `The order of ${company} with ${seller} was answered and can be approved as it stands now.`,
  }),
  'wholesale-approved': ({ number, seller, day, advance }) => ({
    subject: `Wholesale order ${number} is approved`,
    text: `${seller} has accepted your order and plans to ship from ${day}.${advance === '' ? '' : ` Work begins once ${advance} has been paid; the invoice comes by separate mail.`}`,
  }),
  'wholesale-declined': ({ number, seller }) => ({
    subject: `Wholesale order ${number} cannot be accepted`,
    text: `We are sorry: your order with ${seller} cannot be accepted. You owe nothing for it.`,
  }),
  'wholesale-cancelled': ({ number, company, seller, side }) => ({
    subject: `Wholesale order ${number} was cancelled`,
    text:
      side === 'buyer'
        ? `Your order with ${seller} was cancelled. If it was invoiced, the invoice has been credited.`
        : `The order of ${company} was cancelled. Nothing needs to be made or sent for it.`,
  }),
  'wholesale-partially_shipped': ({ number, seller }) => ({
    subject: `A part of wholesale order ${number} is on its way`,
    text: `${seller} has shipped a part of your order. The rest follows as soon as it is ready.`,
  }),
  'wholesale-shipped': ({ number, seller }) => ({
    subject: `Wholesale order ${number} is on its way`,
    text: `${seller} has shipped your order; nothing is left to send.`,
  }),
};

const JAPANESE: Readonly<Record<WholesaleMail['template'], (facts: Facts) => Words>> = {
  'wholesale-submitted': ({ number, company, seller, side }) =>
    side === 'buyer'
      ? {
          subject: `卸注文 ${number} を承りました`,
          text: `ご注文いただき、ありがとうございます。${seller}が内容を確認しております。承認されましたら、改めてご連絡いたします。`,
        }
      : {
          subject: `${company}より卸注文 ${number} が届きました`,
          text: `${company}より、${seller}への卸注文がありました。内容をご確認のうえ、承認または変更のご依頼をお願いいたします。`,
        },
  'wholesale-to_confirm': ({ number, seller }) => ({
    subject: `卸注文 ${number} のご確認をお願いいたします`,
    text: `${seller}へのご注文の内容を、作成または変更いたしました。商品、日程、金額をご確認ください。ご同意をいただきしだい、手続きを進めます。`,
  }),
  'wholesale-changes_requested': ({ number, seller }) => ({
    subject: `卸注文 ${number} についてのご相談`,
    text: `${seller}より、承認の前にご注文内容の変更についてご相談がございます。`,
  }),
  'wholesale-answered': ({ number, company, seller }) => ({
    subject: `卸注文 ${number} のご確認をお願いいたします`,
    text: `${company}から${seller}への卸注文について、ご回答がありました。現在の内容で承認いただけます。`,
  }),
  'wholesale-approved': ({ number, seller, day, advance }) => ({
    subject: `卸注文 ${number} が承認されました`,
    text: `${seller}がご注文を承りました。${day}以降の発送を予定しております。${advance === '' ? '' : `${advance}のご入金を確認しだい、製作に取りかかります。請求書は別途お送りいたします。`}`,
  }),
  'wholesale-declined': ({ number, seller }) => ({
    subject: `卸注文 ${number} をお受けできませんでした`,
    text: `誠に恐れ入りますが、${seller}へのご注文をお受けすることができませんでした。お支払いは発生いたしません。`,
  }),
  'wholesale-cancelled': ({ number, company, seller, side }) => ({
    subject: `卸注文 ${number} はキャンセルされました`,
    text:
      side === 'buyer'
        ? `${seller}へのご注文はキャンセルされました。請求書をお送りしている場合は、取り消しの手続きをいたしました。`
        : `${company}からのご注文はキャンセルされました。製作や発送の必要はございません。`,
  }),
  'wholesale-partially_shipped': ({ number, seller }) => ({
    subject: `卸注文 ${number} の商品の一部を発送しました`,
    text: `${seller}がご注文の商品の一部を発送いたしました。残りの商品は、準備ができしだいお送りします。`,
  }),
  'wholesale-shipped': ({ number, seller }) => ({
    subject: `卸注文 ${number} の商品を発送しました`,
    text: `${seller}がご注文の商品をすべて発送いたしました。お届けまで今しばらくお待ちください。`,
  }),
};

function summary({ number, company, seller, units, total }: Facts, isJp: boolean): MailTable {
  return {
    title: isJp ? 'ご注文' : 'Order',
    rows: [
      { label: isJp ? '注文番号' : 'Number', value: number },
      { label: isJp ? 'ご注文者' : 'Buyer', value: company },
      { label: isJp ? 'デザイナー' : 'Designer', value: seller },
      { label: isJp ? '点数' : 'Units', value: String(units) },
      { label: isJp ? '合計' : 'Total', value: total, strong: true },
    ],
  };
}

function parcel({ carrier, tracking }: Facts, isJp: boolean): MailTable {
  const rows = [
    { label: isJp ? '配送会社' : 'Carrier', value: carrier },
    { label: isJp ? 'お問い合わせ番号' : 'Tracking number', value: tracking },
  ];
  return { title: isJp ? '配送' : 'Delivery', rows: rows.filter((row) => row.value !== '') };
}
