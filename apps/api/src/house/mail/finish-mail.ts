import type { Language } from '@orime/contracts';
import { drawMail } from './layout.ts';
import type { MailContent } from './mail-content.ts';
import type { WrittenMail } from './mail-template.ts';

export interface MailLinks {
  /** Secrets in its links: blanked in the stored copy. */
  readonly secrets?: readonly (string | null | undefined)[];
  /** Address for one-click unsubscription (RFC 8058). */
  readonly oneClickUrl?: string;
}

/** Lays the mail out, and makes the copy that is stored. */
export function finishMail(content: MailContent, locale: Language, { secrets = [], oneClickUrl }: MailLinks = {}): WrittenMail {
  const mail = drawMail(content, locale);
  const blank = (text: string) => secrets.reduce<string>((rest, secret) => (secret ? rest.replaceAll(secret, '[…]') : rest), text);
  return { ...mail, locale, keptHtml: blank(mail.html), keptText: blank(mail.text), oneClickUrl };
}
