import { BRAND, type Language } from '@orime/contracts';
import { definePageMail, type PageMailRequest } from '../../../house/mail/page-mail.ts';

const NAMES = ['profile-approved', 'profile-suspended', 'profile-in_review', 'profile-draft'] as const;

/** From staff, about a profile. */
export interface ProfileMail extends PageMailRequest {
  readonly template: (typeof NAMES)[number];
  readonly data: {
    readonly path: string;
    /** Name of the profile. */
    readonly title: string;
    /** In the words of staff; may be empty. */
    readonly note: string;
  };
}

export const profileMail = definePageMail<ProfileMail>(NAMES, ({ template, data, locale }, url) => {
  const { subject, text } = WORDS[template](data.title)[locale];
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

type Words = (title: string) => Readonly<Record<Language, { readonly subject: string; readonly text: string }>>;

const WORDS: Readonly<Record<ProfileMail['template'], Words>> = {
  'profile-approved': (title) => ({
    en: { subject: `${title} is open`, text: 'Your profile is approved: people can find it, and your confirmed designs are on sale.' },
    jp: {
      subject: `${title}のプロフィールを公開しました`,
      text: 'プロフィールの審査が完了し、公開されました。審査済みの作品は、ただいまより販売されます。',
    },
  }),
  'profile-suspended': (title) => ({
    en: {
      subject: `${title} is suspended`,
      text: 'Your profile and your designs are not shown for now. Open orders are not affected and still have to be delivered.',
    },
    jp: {
      subject: `${title}のプロフィールを一時停止しました`,
      text: 'プロフィールと作品の公開を一時的に停止しております。すでに承ったご注文への影響はございませんので、引き続き発送をお願いいたします。',
    },
  }),
  'profile-in_review': (title) => ({
    en: {
      subject: `${title} is being reviewed`,
      text: 'We are looking at your profile. It is shown once that is done, and we write to you then.',
    },
    jp: {
      subject: `${title}のプロフィールを審査しています`,
      text: 'プロフィールを審査しております。完了しましたら、改めてメールでお知らせいたします。',
    },
  }),
  'profile-draft': (title) => ({
    en: { subject: `${title} needs some changes`, text: 'Your profile is a draft again. Please correct it and save it once more.' },
    jp: {
      subject: `${title}のプロフィールの修正をお願いいたします`,
      text: 'プロフィールを下書きに戻しました。内容を修正のうえ、もう一度保存してください。',
    },
  }),
};
