import { BRAND, type Currency, type LocalText } from '@orime/contracts';
import { formatMoney } from '../../../../house/mail/format-money.ts';
import type { MailTable } from '../../../../house/mail/mail-content.ts';
import { definePageMail, type PageMailRequest } from '../../../../house/mail/page-mail.ts';

/** Staff's word about a company, to its account. */
export interface BuyerMail extends PageMailRequest {
  readonly template: 'buyer-decided';
  readonly data: {
    readonly path: string;
    readonly name: string;
    readonly company: string;
    readonly status: 'verified' | 'needs_info' | 'rejected' | 'suspended';
    /** It is about what a verified company changed. */
    readonly isRecheck: boolean;
    /** Empty when there is nothing to say. */
    readonly reason: LocalText;
    readonly terms: 'prepay' | 'deposit30' | 'net30' | 'net60';
    /** In minor units; 0 without credit. */
    readonly creditLimitMinor: number;
    readonly currency: Currency;
  };
}

type Data = BuyerMail['data'];
interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export const buyerMail = definePageMail<BuyerMail>(['buyer-decided'], ({ data, locale }, url) => {
  const isJp = locale === 'jp';
  const { subject, paragraphs, button } = isJp ? japanese(data) : english(data);
  const reason = isJp ? data.reason.jp || data.reason.en : data.reason.en || data.reason.jp;
  return {
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    preview: paragraphs[0] ?? '',
    heading: subject,
    paragraphs: [isJp ? `${data.name} 様` : `Hello ${data.name},`, ...paragraphs, ...(reason === '' ? [] : [reason])],
    button: { label: button, url },
    ...(data.status === 'verified' ? { tables: [conditions(data, isJp)] } : {}),
    closing: [],
  };
});

function english({ company, status, isRecheck }: Data): Words {
  switch (status) {
    case 'verified':
      return isRecheck
        ? {
            subject: `Your changes to ${company} are accepted`,
            paragraphs: ['Thank you for keeping your details up to date. Nothing changes in how you order.'],
            button: 'Open your dashboard',
          }
        : {
            subject: `${company} is verified`,
            paragraphs: ['Welcome. You now see wholesale prices and can order from every designer.'],
            button: 'Open your dashboard',
          };
    case 'needs_info':
      return {
        subject: `We need something more from ${company}`,
        paragraphs: ['Before we can verify your company, please add the following:'],
        button: 'Add it now',
      };
    case 'rejected':
      return {
        subject: `${company} could not be verified`,
        paragraphs: ['Thank you for your interest in buying wholesale. We cannot open an account for your company.'],
        button: 'Open your dashboard',
      };
    case 'suspended':
      return {
        subject: `Wholesale ordering for ${company} is paused`,
        paragraphs: [
          isRecheck
            ? 'We could not confirm what was changed in your company’s details. Until it is settled, no new orders can be placed; open orders go on.'
            : 'Until further notice no new orders can be placed; open orders go on.',
        ],
        button: 'Open your dashboard',
      };
    default:
      return status satisfies never;
  }
}

function japanese({ company, status, isRecheck }: Data): Words {
  switch (status) {
    case 'verified':
      return isRecheck
        ? {
            subject: `${company}の変更内容を承認しました`,
            paragraphs: ['登録情報を更新していただき、ありがとうございます。ご注文はこれまでどおりご利用いただけます。'],
            button: 'ダッシュボードを開く',
          }
        : {
            subject: `${company}の認証が完了しました`,
            paragraphs: ['ご登録ありがとうございます。卸価格をご覧のうえ、すべてのデザイナーにご注文いただけます。'],
            button: 'ダッシュボードを開く',
          };
    case 'needs_info':
      return {
        subject: `${company}について、追加のご確認をお願いいたします`,
        paragraphs: ['認証を進めるにあたり、次の内容の追加をお願いいたします。'],
        button: '内容を追加する',
      };
    case 'rejected':
      return {
        subject: `${company}の認証は承認されませんでした`,
        paragraphs: [
          'このたびは卸取引をお申し込みいただき、誠にありがとうございました。審査の結果、今回はお取引を見送らせていただくこととなりました。',
        ],
        button: 'ダッシュボードを開く',
      };
    case 'suspended':
      return {
        subject: `${company}の卸注文を一時停止いたしました`,
        paragraphs: [
          isRecheck
            ? '変更された登録情報を確認できませんでした。確認が済むまで、新しいご注文を承ることができません。すでに承ったご注文への影響はございません。'
            : '当面のあいだ、新しいご注文を承ることができません。すでに承ったご注文への影響はございません。',
        ],
        button: 'ダッシュボードを開く',
      };
    default:
      return status satisfies never;
  }
}

const TERMS = {
  prepay: { en: 'Payment in advance', jp: '前払い' },
  deposit30: { en: '30 % deposit, the rest before shipping', jp: '手付金30%、残金は出荷前払い' },
  net30: { en: '30 days after the invoice', jp: '請求書発行後30日払い' },
  net60: { en: '60 days after the invoice', jp: '請求書発行後60日払い' },
} as const satisfies Record<Data['terms'], { en: string; jp: string }>;

function conditions({ terms, creditLimitMinor, currency }: Data, isJp: boolean): MailTable {
  const limit =
    creditLimitMinor === 0
      ? []
      : [{ label: isJp ? '与信限度額' : 'Credit limit', value: formatMoney(creditLimitMinor, currency, isJp ? 'jp' : 'en') }];
  return {
    title: isJp ? 'お取引条件' : 'Your terms',
    rows: [{ label: isJp ? 'お支払い' : 'Payment', value: TERMS[terms][isJp ? 'jp' : 'en'] }, ...limit],
  };
}
