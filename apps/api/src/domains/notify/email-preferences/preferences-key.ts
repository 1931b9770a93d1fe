import { MAIL_KEY_PREFIX } from '@orime/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose mails: a member's, or those to an address that only gets the newsletter. */
export type MailSubject = { readonly userId: string } | { readonly email: string };

/** base64url of 32 bytes. */
const signatureLength = 43;

/**
 * The key of the link in a mail. It names its receiver and is signed, so nothing is stored and it goes on working for as
 * long as somebody may keep a mail; a new JWT_SECRET ends all of them.
 */
export function preferencesKey(subject: MailSubject, secret: string): string {
  const name = Buffer.from('userId' in subject ? `u:${subject.userId}` : `e:${subject.email.toLowerCase()}`).toString('base64url');
  return `${MAIL_KEY_PREFIX}${name}${sign(name, secret)}`;
}

/** Whom a key is about; nothing when it was not made here. */
export function readPreferencesKey(key: string, secret: string): MailSubject | undefined {
  if (!key.startsWith(MAIL_KEY_PREFIX)) return undefined;
  const name = key.slice(MAIL_KEY_PREFIX.length, -signatureLength);
  const given = Buffer.from(key.slice(-signatureLength));
  const right = Buffer.from(sign(name, secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const text = Buffer.from(name, 'base64url').toString();
  return text.startsWith('u:') ? { userId: text.slice(2) } : { email: text.slice(2) };
}

function sign(name: string, secret: string): string {
  return createHmac('sha256', secret).update(`email-preferences\n${name}`).digest('base64url');
}
