import { BRAND, type Language, type LocalText } from '@orime/contracts';
import { sql } from 'kysely';
import { unsubscribeLinks, wantsNoLetters, type UnsubscribeLinks } from '../../domains/notify/email-preferences/index.ts';
import type { Db } from '../db/db.ts';
import type { MailContent } from './layout.ts';
import type { CampaignMail, Letter } from './mail-request.ts';

interface Site {
  readonly publicUrl: string;
  readonly secret: string;
}

/** The letter for one receiver. Nothing when it was cancelled, or they have said meanwhile that they want none. */
export async function writeCampaignMail(
  db: Db,
  { email, locale, data }: CampaignMail,
  { publicUrl, secret }: Site,
): Promise<{ readonly content: MailContent; readonly links: UnsubscribeLinks } | undefined> {
  const letter = 'mailingId' in data.letter ? await findLetter(db, data.letter.mailingId, email) : data.letter;
  if (letter === undefined) return undefined;
  const links = unsubscribeLinks(data.memberId === null ? { email } : { userId: data.memberId }, {
    category: 'newsletter',
    language: locale,
    secret,
    publicUrl,
  });
  return { content: campaignContent(letter, { name: data.name, locale, preferencesUrl: links.pageUrl }), links };
}

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
