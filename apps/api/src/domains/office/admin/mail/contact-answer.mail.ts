import { BRAND, type Language } from '@orime/contracts';
import { finishMail } from '../../../../house/mail/finish-mail.ts';
import type { MailRequest, MailTemplate } from '../../../../house/mail/mail-template.ts';

/** What staff answer to a message of the contact form. */
export interface ContactAnswerMail extends MailRequest {
  readonly template: 'contact-answer';
  readonly locale: Language;
  readonly data: {
    readonly messageId: string;
    /** Of the receiver. */
    readonly name: string;
    readonly subject: string;
    readonly text: string;
    /** The message that is answered, repeated below the answer. */
    readonly message: string;
  };
}

/** Written as typed. The question stands below the answer, as who asked may have asked several times. */
export const contactAnswerMail: MailTemplate<ContactAnswerMail> = {
  names: ['contact-answer'],
  relatedOf: ({ data: { messageId } }) => messageId,
  async write(_, { locale, data: { name, subject, text, message } }) {
    const paragraphs = paragraphsOf(text);
    const isJp = locale === 'jp';
    return finishMail(
      {
        subject,
        preview: (paragraphs[0] ?? '').slice(0, 120),
        heading: subject,
        paragraphs: [isJp ? `${name} 様` : `Dear ${name},`, ...paragraphs, BRAND.name],
        closing: [isJp ? 'お問い合わせの内容:' : 'You wrote to us:', ...paragraphsOf(message)],
      },
      locale,
    );
  },
};

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
