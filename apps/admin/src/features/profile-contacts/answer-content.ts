import type { Language, LocalText } from '@orime/contracts';

/** What an answer begins with, in the language of who wrote; the greeting and the question are added when it is sent. */
export const ANSWER_TEMPLATES: readonly { readonly id: 'thanks' | 'more' | 'forwarded'; readonly text: LocalText }[] = [
  {
    id: 'thanks',
    text: { en: 'Thank you for writing to us.\n\n', jp: 'お問い合わせいただき、ありがとうございます。\n\n' },
  },
  {
    id: 'more',
    text: {
      en: 'Thank you for writing to us. To answer you well we need to know a little more:\n\n\n\nYou can simply reply to this mail.',
      jp: 'お問い合わせいただき、ありがとうございます。ご案内のため、次の点をお聞かせください。\n\n\n\nこのメールにそのままご返信ください。',
    },
  },
  {
    id: 'forwarded',
    text: {
      en: 'Thank you for writing to us. We have passed your message on; you will be written to within two working days.',
      jp: 'お問い合わせいただき、ありがとうございます。担当者に申し伝えました。2営業日以内にご連絡いたします。',
    },
  },
];

/** First subject of an answer. */
export function subjectFor(language: Language): string {
  return language === 'jp' ? 'お問い合わせについて' : 'Your message to Orime';
}
