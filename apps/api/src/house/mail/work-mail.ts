import { BRAND, type Language } from '@orime/contracts';
import type { MailContent } from './layout.ts';
import type { WorkMail } from './seller-mail-request.ts';

/** What happened to a request for quotation, or to a profile. */
export function workMail({ template, data, locale }: WorkMail, url: string): MailContent {
  const { subject, text } = words[template](data.from, data.title)[locale];
  const isJp = locale === 'jp';
  return {
    subject: isJp ? `【${BRAND.name}】${subject}` : subject,
    preview: text,
    heading: subject,
    paragraphs: [text, ...(data.note === '' ? [] : [data.note])],
    button: { label: isJp ? 'ダッシュボードを開く' : 'Open your dashboard', url },
    closing: [],
  };
}

type Words = (from: string, title: string) => Readonly<Record<Language, { readonly subject: string; readonly text: string }>>;

const words: Readonly<Record<WorkMail['template'], Words>> = {
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
  'profile-approved': (_, title) => ({
    en: { subject: `${title} is open`, text: 'Your profile is approved: people can find it, and your confirmed designs are on sale.' },
    jp: {
      subject: `${title}のプロフィールを公開しました`,
      text: 'プロフィールの審査が完了し、公開されました。審査済みの作品は、ただいまより販売されます。',
    },
  }),
  'profile-suspended': (_, title) => ({
    en: {
      subject: `${title} is suspended`,
      text: 'Your profile and your designs are not shown for now. Open orders are not affected and still have to be delivered.',
    },
    jp: {
      subject: `${title}のプロフィールを一時停止しました`,
      text: 'プロフィールと作品の公開を一時的に停止しております。すでに承ったご注文への影響はございませんので、引き続き発送をお願いいたします。',
    },
  }),
  'profile-in_review': (_, title) => ({
    en: {
      subject: `${title} is being reviewed`,
      text: 'We are looking at your profile. It is shown once that is done, and we write to you then.',
    },
    jp: {
      subject: `${title}のプロフィールを審査しています`,
      text: 'プロフィールを審査しております。完了しましたら、改めてメールでお知らせいたします。',
    },
  }),
  'profile-draft': (_, title) => ({
    en: { subject: `${title} needs some changes`, text: 'Your profile is a draft again. Please correct it and save it once more.' },
    jp: {
      subject: `${title}のプロフィールの修正をお願いいたします`,
      text: 'プロフィールを下書きに戻しました。内容を修正のうえ、もう一度保存してください。',
    },
  }),
};
