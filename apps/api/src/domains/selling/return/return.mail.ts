import { BRAND, type Currency, type Language } from '@orime/contracts';
import type { Return } from '@orime/contracts/api/selling/return';
import { formatMoney } from '../../../house/mail/format-money.ts';
import type { MailContent, MailTable } from '../../../house/mail/mail-content.ts';
import { definePageMail, type PageMailRequest } from '../../../house/mail/page-mail.ts';
import { creditNoteWords, lineLabel } from '../order/index.ts';
import { returnReasonWords } from './reason-words.ts';

const NAMES = ['return-requested', 'return-approved', 'return-declined', 'return-received', 'return-refunded', 'return-rejected'] as const;

/** A step of a return; the first goes to the seller, without the customer's key in its `path`. */
export interface ReturnMail extends PageMailRequest {
  readonly template: (typeof NAMES)[number];
  readonly data: ReturnMailData;
}

interface ReturnMailData {
  readonly path: string;
  /** Human numbers of the return and of its order. */
  readonly number: string;
  readonly order: string;
  readonly seller: string;
  /** Reasons are for the seller; the customer knows. */
  readonly lines: readonly {
    readonly name: string;
    readonly size: string;
    readonly quantity: number;
    readonly reason: Return['lines'][number]['reason'] | null;
  }[];
  /** In the words of the other side; empty when there are none. */
  readonly note: string;
  readonly currency: Currency;
  readonly refundMinor: number;
  /** Number of the refund's credit note; missing in mails that were queued before there were any. */
  readonly creditNote?: string;
}

type Words = Pick<MailContent, 'subject' | 'preview' | 'heading' | 'paragraphs'>;

/** A step of a return: the wish goes to the seller, every answer to the customer. */
export const returnMail = definePageMail<ReturnMail>(NAMES, ({ template, data, locale }, url) => {
  const isJp = locale === 'jp';
  const isToSeller = template === 'return-requested';
  const { subject, paragraphs, ...words } = isJp ? jpWords(template, data) : enWords(template, data);
  return {
    ...words,
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    paragraphs: [...paragraphs, ...(data.note === '' ? [] : [isJp ? `「${data.note}」` : `“${data.note}”`])],
    button: { label: buttonLabel(isToSeller, isJp), url },
    tables: [goods(data, locale)],
    closing: isToSeller
      ? []
      : [
          isJp
            ? 'このリンクをお持ちの方はご注文内容をご覧いただけます。転送の際はご注意ください。'
            : 'Anyone with this link can see the order: please do not forward this message.',
        ],
  };
});

function enWords(template: ReturnMail['template'], data: ReturnMailData): Words {
  const { number, order, seller } = data;
  switch (template) {
    case 'return-requested':
      return {
        subject: `A customer asks to return order ${order}`,
        preview: `Return ${number} waits for your answer.`,
        heading: 'A return waits for your answer',
        paragraphs: [
          `A customer would like to send back the following from order ${order} (return ${number}). Please say whether you take it back.`,
        ],
      };
    case 'return-approved':
      return {
        subject: `Your return ${number} is accepted`,
        preview: 'You can send the parcel now.',
        heading: 'Please send it back',
        paragraphs: [
          `${seller} takes back the following from order ${order}. Please send it unworn, with its tags, and keep the proof of posting.`,
        ],
      };
    case 'return-declined':
      return {
        subject: `About your return ${number}`,
        preview: 'Your return could not be accepted.',
        heading: 'We cannot take this back',
        paragraphs: [`${seller} could not accept return ${number} for order ${order}.`],
      };
    case 'return-received':
      return {
        subject: `Your return ${number} has arrived`,
        preview: `${seller} has your parcel.`,
        heading: 'Your parcel has arrived',
        paragraphs: [`${seller} has received return ${number} and will look at it. We write again when the refund is decided.`],
      };
    case 'return-refunded':
      return {
        subject: `Refund for your return ${number}`,
        preview: 'Your money is on its way.',
        heading: 'Your refund is on its way',
        paragraphs: [
          `${formatMoney(data.refundMinor, data.currency, 'en')} for return ${number} goes back the way you paid. It can take a few days to appear.`,
          ...creditNoteWords(data.creditNote, false),
        ],
      };
    case 'return-rejected':
      return {
        subject: `About the refund for your return ${number}`,
        preview: 'About what you sent back.',
        heading: 'We cannot refund this',
        paragraphs: [`${seller} has looked at return ${number} and cannot refund it in the state in which it arrived.`],
      };
    default:
      return template satisfies never;
  }
}

function jpWords(template: ReturnMail['template'], data: ReturnMailData): Words {
  const { number, order, seller } = data;
  switch (template) {
    case 'return-requested':
      return {
        subject: `ご注文 ${order} の返品依頼が届きました`,
        preview: `返品 ${number} へのご回答をお待ちしています。`,
        heading: '返品の依頼が届きました',
        paragraphs: [
          `ご注文 ${order} について、お客様から下記商品の返品（${number}）のご依頼がありました。内容をご確認のうえ、ご回答をお願いいたします。`,
        ],
      };
    case 'return-approved':
      return {
        subject: `返品 ${number} を承りました`,
        preview: '商品をお送りください。',
        heading: '商品をお送りください',
        paragraphs: [
          `${seller}が、ご注文 ${order} の返品を承りました。未着用のまま、タグを付けた状態でお送りください。発送の控えは、返金が完了するまで保管をお願いいたします。`,
        ],
      };
    case 'return-declined':
      return {
        subject: `返品 ${number} についてのお知らせ`,
        preview: '返品をお受けできませんでした。',
        heading: '返品をお受けできませんでした',
        paragraphs: [`誠に恐れ入りますが、ご注文 ${order} の返品（${number}）は、${seller}にてお受けできませんでした。`],
      };
    case 'return-received':
      return {
        subject: `返品 ${number} の商品が到着しました`,
        preview: `${seller}が商品を受け取りました。`,
        heading: '返品の商品が到着しました',
        paragraphs: [`${seller}が返品（${number}）の商品を受け取りました。状態を確認し、返金について改めてご連絡いたします。`],
      };
    case 'return-refunded':
      return {
        subject: `返品 ${number} の返金のお知らせ`,
        preview: '返金の手続きをいたしました。',
        heading: '返金の手続きをいたしました',
        paragraphs: [
          `返品（${number}）について、${formatMoney(data.refundMinor, data.currency, 'jp')}をお支払い方法に返金いたします。反映まで数日かかる場合がございます。`,
          ...creditNoteWords(data.creditNote, true),
        ],
      };
    case 'return-rejected':
      return {
        subject: `返品 ${number} の返金についてのお知らせ`,
        preview: 'お送りいただいた商品についてのお知らせです。',
        heading: '返金を承ることができませんでした',
        paragraphs: [`誠に恐れ入りますが、${seller}が返品（${number}）の商品の状態を確認した結果、返金を承ることができませんでした。`],
      };
    default:
      return template satisfies never;
  }
}

function buttonLabel(isToSeller: boolean, isJp: boolean): string {
  if (isToSeller) return isJp ? '返品の内容を確認する' : 'Look at the return';
  return isJp ? '注文内容を見る' : 'View your order';
}

function goods({ lines }: ReturnMailData, locale: Language): MailTable {
  const isJp = locale === 'jp';
  return {
    title: isJp ? '商品' : 'Items',
    rows: lines.map(({ reason, ...line }) => ({
      label: lineLabel({ ...line, leadDays: null }, isJp),
      value: reason === null ? '' : returnReasonWords[reason][locale],
    })),
  };
}
