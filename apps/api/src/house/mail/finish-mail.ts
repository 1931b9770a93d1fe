import type { Language } from '@orime/contracts';
import { drawMail } from './layout.ts';
import type { MailContent } from './mail-content.ts';
import type { WrittenMail } from './mail-template.ts';

export interface MailLinks {
  /** Secrets of its links: they are sent, and not kept. */
  readonly secrets?: readonly (string | null | undefined)[];
  /** Where a mail program unsubscribes its reader. */
  readonly oneClickUrl?: string;
}

/** The drawn mail, with a copy for our records. */
export function finishMail(content: MailContent, locale: Language, { secrets = [], oneClickUrl }: MailLinks = {}): WrittenMail {
  const mail = drawMail(content, locale);
  const blank = (text: string) => secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(secret, '[…]') : rest), text);
  return { ...mail, locale, keptHtml: blank(mail.html), keptText: blank(mail.text), oneClickUrl };
}
