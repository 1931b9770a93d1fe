import { Type, type Static } from 'typebox';
import { Language } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { MAIL_KEY_PREFIX } from '../../values/mail-key.ts';

/** Categories of mail that can be unsubscribed. Mail about orders and the account is always sent. */
export const MAIL_CATEGORIES = ['messages', 'follows', 'confirmations', 'newsletter'] as const;
export const MailCategory = Type.Union([
  Type.Literal('messages'),
  Type.Literal('follows'),
  Type.Literal('confirmations'),
  Type.Literal('newsletter'),
]);
export type MailCategory = Static<typeof MailCategory>;

const MailKey = Type.String({ maxLength: 600, pattern: `^${MAIL_KEY_PREFIX}[\\w-]+$` });

export const EmailPreferences = Type.Object({
  /** Masked when opened through a mailed link. */
  email: Type.String(),
  /** False for an address without an account: only the newsletter applies to it. */
  isMember: Type.Boolean(),
  /** Language of the mails. */
  language: Language,
  messages: Type.Boolean(),
  follows: Type.Boolean(),
  confirmations: Type.Boolean(),
  newsletter: Type.Boolean(),
  /** Number of sold-out sizes with a one-time back-in-stock alert. */
  stockAlerts: Type.Integer(),
});
export type EmailPreferences = Static<typeof EmailPreferences>;

/** With the key of a mailed link, the call concerns that address, whoever is signed in. */
const querystring = Type.Object({ key: Type.Optional(MailKey) });

export const getEmailPreferences = defineEndpoint({
  method: 'GET',
  url: '/api/email-preferences',
  querystring,
  response: EmailPreferences,
});

export const saveEmailPreferences = defineEndpoint({
  method: 'POST',
  url: '/api/email-preferences',
  querystring,
  /** Omitted fields stay unchanged. */
  body: Type.Object({
    language: Type.Optional(Language),
    messages: Type.Optional(Type.Boolean()),
    follows: Type.Optional(Type.Boolean()),
    confirmations: Type.Optional(Type.Boolean()),
    newsletter: Type.Optional(Type.Boolean()),
    /** Cancels all alerts; new ones are created on a design's page. */
    stockAlerts: Type.Optional(Type.Literal(0)),
  }),
  response: EmailPreferences,
});

/** What the unsubscribe header of a mail ends: a mail category, or stock alerts. */
export const UnsubscribeCategory = Type.Union([...MailCategory.anyOf, Type.Literal('stock')]);
export type UnsubscribeCategory = Static<typeof UnsubscribeCategory>;

/** One-click unsubscribe called by mail clients (RFC 8058). Opened in a browser, the URL shows the preferences instead. */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  url: '/api/email-preferences/unsubscribe',
  querystring: Type.Object({ key: MailKey, category: UnsubscribeCategory }),
  response: Type.Object({ ok: Type.Boolean() }),
});
