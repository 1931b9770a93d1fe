import { Type, type Static } from 'typebox';
import { IdParams, Language, PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';

const Country = Type.String({ pattern: '^[A-Z]{2}$' });

/** Recipients of a mailing. Unsubscribed and unconfirmed addresses are always excluded. */
export const Audience = Type.Object({
  list: Type.Enum(['newsletter', 'designers', 'producers', 'buyers']),
  language: Type.Optional(Language),
  country: Type.Optional(Country),
  /** Status of the profile, or of a buyer's verification. Default: all except suspended. */
  status: Type.Optional(Type.String({ maxLength: 20 })),
  /** Restricts the audience to these accounts. */
  userIds: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: 1000 })),
});
export type Audience = Static<typeof Audience>;

const SubjectText = Type.Object({ en: Type.String({ maxLength: 200 }), jp: Type.String({ maxLength: 200 }) });
const BodyText = Type.Object({ en: Type.String({ maxLength: 20_000 }), jp: Type.String({ maxLength: 20_000 }) });
/** Plain text; an empty line separates paragraphs, `{{name}}` is the recipient's name. An empty language falls back to the other one. */
const Letter = { subject: SubjectText, body: BodyText };

export const Mailing = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  via: Type.Enum(['site', 'gmail']),
  audience: Audience,
  subject: LocalText,
  status: Type.Enum(['scheduled', 'sending', 'sent', 'cancelled']),
  recipients: Type.Integer(),
  /** Number of mails passed to the mail queue so far. */
  handedOver: Type.Integer(),
  scheduledAt: Timestamp,
  createdAt: Timestamp,
  createdBy: Type.Object({ id: Type.String(), name: Type.String() }),
});
export type Mailing = Static<typeof Mailing>;

const MailingInput = Type.Object({
  ...Letter,
  audience: Audience,
  /** The recipient count typed by the sender: 409 `conflict` with `details.count` when the actual count differs. */
  confirmCount: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** At most one year ahead. Default: immediately. */
  scheduleAt: Type.Optional(Timestamp),
});
export type MailingInput = Static<typeof MailingInput>;

/** Needs an idempotency key and a recently entered password. Sent in batches at a limited rate per minute. */
export const sendEmail = defineEndpoint({ method: 'POST', url: '/api/admin/send-email', body: MailingInput, response: Mailing });
/** The same through the sender's own Gmail account: 422 `not_configured` when none is connected. */
export const sendGmail = defineEndpoint({ method: 'POST', url: '/api/gmailer/send', body: MailingInput, response: Mailing });

/** Recipient count and rendering in one language; the text may still be empty. */
export const previewEmail = defineEndpoint({
  method: 'POST',
  url: '/api/admin/send-email/preview',
  body: Type.Object({
    audience: Audience,
    subject: Type.Optional(SubjectText),
    body: Type.Optional(BodyText),
    language: Type.Optional(Language),
  }),
  response: Type.Object({
    count: Type.Integer(),
    languages: Type.Object({ en: Type.Integer(), jp: Type.Integer() }),
    subject: Type.String(),
    html: Type.String(),
    text: Type.String(),
  }),
});
/** Sends the mailing to the sender only. */
export const testEmail = defineEndpoint({
  method: 'POST',
  url: '/api/admin/send-email/test',
  body: Type.Object({ ...Letter, language: Type.Optional(Language) }),
  response: Type.Object({ to: Type.String() }),
});

/** Newest first. `total` counts up to 10,000. */
export const listMailings = defineEndpoint({
  method: 'GET',
  url: '/api/admin/mailings',
  querystring: Type.Object({
    ...PageQuery,
    via: Type.Optional(Mailing.properties.via),
    status: Type.Optional(Mailing.properties.status),
  }),
  response: pageOf(Mailing),
});
/** Cancels the part of a mailing that is not sent yet. */
export const cancelMailing = defineEndpoint({
  method: 'POST',
  url: '/api/admin/mailings/cancel/id/:id',
  params: IdParams,
  response: Mailing,
});
