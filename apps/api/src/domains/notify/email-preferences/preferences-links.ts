import type { UnsubscribeCategory } from '@orime/contracts/api/notify/email-preferences';
import { preferencesKey, type MailSubject } from './preferences-key.ts';

/** The page of the settings; with a key also for who is not signed in. */
export function preferencesPath(key: string | undefined, language: 'en' | 'jp' = 'en'): string {
  return `/?account=email${key === undefined ? '' : `&key=${key}`}${language === 'jp' ? '&lang=jp' : ''}`;
}

/** What a mail that one may do without carries: the page for its footer, the address for its headers (RFC 8058). */
export interface UnsubscribeLinks {
  readonly key: string;
  readonly pageUrl: string;
  readonly oneClickUrl: string;
}

export interface LinkOptions {
  readonly category: UnsubscribeCategory;
  readonly language: 'en' | 'jp';
  readonly secret: string;
  readonly publicUrl: string;
}

export function unsubscribeLinks(subject: MailSubject, { category, language, secret, publicUrl }: LinkOptions): UnsubscribeLinks {
  const key = preferencesKey(subject, secret);
  return {
    key,
    pageUrl: `${publicUrl}${preferencesPath(key, language)}`,
    oneClickUrl: `${publicUrl}/api/email-preferences/unsubscribe?key=${key}&category=${category}`,
  };
}
