import { BRAND, type Language } from '@orime/contracts';
import { definePageMail, type PageMailRequest } from '../../../house/mail/page-mail.ts';

const NAMES = ['rfq-open', 'rfq-quoted', 'rfq-declined', 'rfq-accepted', 'rfq-withdrawn'] as const;

/** Between sellers and those who make for them. */
export interface RfqMail extends PageMailRequest {
  readonly template: (typeof NAMES)[number];
  readonly data: {
    readonly path: string;
    /** Of the request. */
    readonly title: string;
    /** Who did it. */
    readonly from: string;
    /** In their words; may be empty. */
    readonly note: string;
  };
}

export const rfqMail = definePageMail<RfqMail>(NAMES, ({ template, data, locale }, url) => {
  const { subject, text } = WORDS[template](data.from, data.title)[locale];
  const isJp = locale === 'jp';
  return {
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    preview: text,
    heading: subject,
    paragraphs: [text, ...(data.note === '' ? [] : [data.note])],
    button: { label: isJp ? 'ダッシュボードを開く' : 'Open your dashboard', url },
    closing: [],
  };
});

type Words = (from: string, title: string) => Readonly<Record<Language, { readonly subject: string; readonly text: string }>>;

const WORDS: Readonly<Record<RfqMail['template'], Words>> = {
  'rfq-open': (from, title) => ({
    en: {
      subject: `${from} asks for a quote`,
      text: `${from} would like a quote for “${title}”. Quantities, dates and the whole message are on your dashboard.`,
    },
    jp: {
      subject: `${from}様から見積もりのご依頼です`,
      text: `${from}様から「${title}」の見積もりのご依頼が届いています。数量や希望納期、ご要望はダッシュボードでご確認いただけます。`,
    },
  }),
  'rfq-quoted': (from, title) => ({
    en: {
      subject: `${from} has quoted for “${title}”`,
      text: 'The price and the time it takes are on your dashboard. Nothing is ordered until you accept.',
    },
    jp: {
      subject: `「${title}」の見積もりが届きました`,
      text: `${from}様から見積もりが届いています。ダッシュボードで金額と納期をご確認ください。承諾いただくまで、発注は確定しません。`,
    },
  }),
  'rfq-declined': (from, title) => ({
    en: {
      subject: `${from} cannot take on “${title}”`,
      text: 'The request is closed. The directory has other producers who work in the same way.',
    },
    jp: {
      subject: `「${title}」の見積もりが辞退されました`,
      text: `${from}様より、今回のご依頼は辞退したいとのお返事がありました。生産者一覧から、ほかの生産者をお探しいただけます。`,
    },
  }),
  'rfq-accepted': (from, title) => ({
    en: { subject: `${from} accepts your quote`, text: `Your quote for “${title}” is accepted. The run is among your productions now.` },
    jp: {
      subject: `「${title}」の見積もりが承諾されました`,
      text: `${from}様が見積もりを承諾されました。生産一覧からご確認いただけます。`,
    },
  }),
  'rfq-withdrawn': (from, title) => ({
    en: { subject: `${from} no longer needs a quote`, text: `The request “${title}” has been withdrawn. There is nothing to do.` },
    jp: {
      subject: `「${title}」の見積もり依頼が取り下げられました`,
      text: `${from}様がご依頼を取り下げられました。ご対応の必要はございません。`,
    },
  }),
};
