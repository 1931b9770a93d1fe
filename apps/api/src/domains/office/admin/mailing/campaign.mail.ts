import { BRAND, type Language, type LocalText } from '@orime/contracts';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';
import { finishMail } from '../../../../house/mail/finish-mail.ts';
import type { MailContent } from '../../../../house/mail/mail-content.ts';
import type { MailRequest, MailTemplate } from '../../../../house/mail/mail-template.ts';
import { unsubscribeLinks, wantsNoLetters } from '../../../notify/email-preferences/index.ts';
import { GMAIL } from '../../../talk/gmailer/index.ts';

/** One of a letter to many, or its trial to who wrote it. */
export interface CampaignMail extends MailRequest {
  readonly template: 'campaign';
  readonly locale: Language;
  readonly data: {
    /** Of the receiver, for `{{name}}`. */
    readonly name: string;
    /** Of the receiver's account; null when there is none. */
    readonly memberId: string | null;
    /** The text is the mailing's, which may be cancelled until the mail is written; a trial brings its own. */
    readonly letter: { readonly mailingId: string } | Letter;
    /** Whose Gmail account sends it. */
    readonly gmailOf?: string;
  };
}

export interface Letter {
  readonly subject: LocalText;
  readonly body: LocalText;
}

/** A mailing to one recipient. Undefined when it was cancelled, or the recipient has unsubscribed in the meantime. */
export const campaignMail: MailTemplate<CampaignMail> = {
  names: ['campaign'],
  senderOf: ({ data: { gmailOf } }) => (gmailOf === undefined ? undefined : { service: GMAIL, userId: gmailOf }),
  relatedOf: ({ data: { letter } }) => ('mailingId' in letter ? letter.mailingId : undefined),
  async write(db, { email, locale, data }, { publicUrl, secret }) {
    const letter = 'mailingId' in data.letter ? await findLetter(db, data.letter.mailingId, email) : data.letter;
    if (letter === undefined) return undefined;
    const { key, pageUrl, oneClickUrl } = unsubscribeLinks(data.memberId === null ? { email } : { userId: data.memberId }, {
      category: 'newsletter',
      language: locale,
      secret,
      publicUrl,
    });
    return finishMail(campaignContent(letter, { name: data.name, locale, preferencesUrl: pageUrl }), locale, {
      secrets: [key],
      oneClickUrl,
    });
  },
};

async function findLetter(db: Db, mailingId: string, email: string): Promise<Letter | undefined> {
  // Of who is on no list but the newsletter's, the address must still be there: it may have been erased.
  const { rows } = await sql<Letter>`
    SELECT m.subject, m.body FROM mailings m
    WHERE m.id = ${mailingId} AND m.status <> 'cancelled' AND NOT ${wantsNoLetters(sql`${email}::citext`)}
      AND EXISTS (SELECT FROM mailing_recipients r WHERE r.mailing_id = m.id AND r.email = ${email})`.execute(db);
  return rows[0];
}

export interface Receiver {
  readonly name: string;
  readonly locale: Language;
  /** Where letters are stopped. */
  readonly preferencesUrl: string;
}

/** How a letter looks to somebody: always with the way to have no more of them. */
export function campaignContent({ subject, body }: Letter, { name, locale, preferencesUrl }: Receiver): MailContent {
  const language = hasLanguage({ subject, body }, locale) ? locale : locale === 'jp' ? 'en' : 'jp';
  const fill = (text: string) => text.replaceAll(/\{\{\s*name\s*\}\}/g, name);
  const title = fill(subject[language]).trim();
  const paragraphs = fill(body[language])
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return {
    subject: title,
    preview: (paragraphs[0] ?? '').slice(0, 120),
    heading: title,
    paragraphs,
    closing: [],
    footer:
      locale === 'jp'
        ? { text: `${BRAND.name}からのお知らせをお送りしています。`, label: '配信を停止する', url: preferencesUrl }
        : { text: `You receive this because you are in touch with ${BRAND.name}.`, label: 'Unsubscribe', url: preferencesUrl },
  };
}

/** Whether a letter has a subject and a text in a language. */
export function hasLanguage({ subject, body }: Letter, language: keyof LocalText): boolean {
  return subject[language].trim() !== '' && body[language].trim() !== '';
}
