import { Type, type Static } from 'typebox';
import { Language } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { MAIL_KEY_PREFIX } from '../values/mail-key.ts';

/** Kinds of mail that one may do without. Those about orders and the account are always sent. */
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
  /** Masked for who comes by a mailed link. */
  email: Type.String(),
  /** False for an address without an account: only the newsletter concerns it. */
  isMember: Type.Boolean(),
  /** Of the mails. */
  language: Language,
  messages: Type.Boolean(),
  follows: Type.Boolean(),
  confirmations: Type.Boolean(),
  newsletter: Type.Boolean(),
  /** How many sold-out sizes somebody waits for, to be written to once when they are back. */
  stockAlerts: Type.Integer(),
});
export type EmailPreferences = Static<typeof EmailPreferences>;

/** With the key of a mailed link it is about that address, whoever is signed in. */
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
  /** What is left out stays. */
  body: Type.Object({
    language: Type.Optional(Language),
    messages: Type.Optional(Type.Boolean()),
    follows: Type.Optional(Type.Boolean()),
    confirmations: Type.Optional(Type.Boolean()),
    newsletter: Type.Optional(Type.Boolean()),
    /** Ends them all; a new one is asked for on the page of a design. */
    stockAlerts: Type.Optional(Type.Literal(0)),
  }),
  response: EmailPreferences,
});

/** What the header of a mail ends: a kind of mail, or what somebody waits for. */
export const UnsubscribeCategory = Type.Union([...MailCategory.anyOf, Type.Literal('stock')]);
export type UnsubscribeCategory = Static<typeof UnsubscribeCategory>;

/** What a mail program calls by itself when its own "unsubscribe" is pressed (RFC 8058); a person who opens it sees the settings. */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  url: '/api/email-preferences/unsubscribe',
  querystring: Type.Object({ key: MailKey, category: UnsubscribeCategory }),
  response: Type.Object({ ok: Type.Boolean() }),
});
