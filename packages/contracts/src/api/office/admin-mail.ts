import { Type, type Static } from 'typebox';
import { IdParams, Language, PageQuery, Success, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email } from '../../schemas/form.ts';

const Day = Type.String({ format: 'date' });
const MaybeTime = Type.Union([Timestamp, Type.Null()]);
const Search = Type.Optional(Type.String({ maxLength: 200 }));
const Country = Type.String({ pattern: '^[A-Z]{2}$' });

export const SENT_EMAIL_STATUSES = ['queued', 'sent', 'failed', 'bounced'] as const;
export const SentEmail = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  template: Type.String(),
  language: Language,
  recipient: Type.String(),
  subject: Type.String(),
  status: Type.Enum(SENT_EMAIL_STATUSES),
  attempts: Type.Integer(),
  lastError: Type.Union([Type.String(), Type.Null()]),
  resends: Type.Integer(),
  createdAt: Timestamp,
  sentAt: MaybeTime,
});
export type SentEmail = Static<typeof SentEmail>;

/** Newest first. `q` matches parts of the recipient's address. `total` counts up to 10,000. */
export const listSentEmails = defineEndpoint({
  method: 'GET',
  url: '/api/admin/emails',
  querystring: Type.Object({
    ...PageQuery,
    q: Search,
    status: Type.Optional(Type.Enum(SENT_EMAIL_STATUSES)),
    template: Type.Optional(Type.String({ maxLength: 60 })),
    mailing: Type.Optional(Type.String({ maxLength: 80 })),
    /** Id of what the mail is about: the contact message that it answers. */
    related: Type.Optional(Type.String({ maxLength: 80 })),
    from: Type.Optional(Day),
    /** Inclusive. */
    to: Type.Optional(Day),
  }),
  response: pageOf(SentEmail),
});

/** Includes the body as sent, with the secrets in its links blanked. Render the HTML in a sandbox. */
export const getSentEmail = defineEndpoint({
  method: 'GET',
  url: '/api/admin/emails/id/:id',
  params: IdParams,
  response: Type.Object({ ...SentEmail.properties, html: Type.String(), text: Type.String() }),
});

/**
 * Sends the mail again with new links; a repeat within a minute is not sent (`queued` false). 422 `business_rule` when the data it
 * was built from is gone.
 */
export const resendEmail = defineEndpoint({
  method: 'POST',
  url: '/api/admin/emails/resend/id/:id',
  params: IdParams,
  response: Type.Object({ queued: Type.Boolean() }),
});

/** An address with a permanent bounce or a spam complaint. It gets no newsletters or notifications, only mail its owner requests. */
export const MailBounce = Type.Object({
  email: Type.String(),
  kind: Type.Enum(['bounce', 'complaint']),
  reason: Type.String(),
  times: Type.Integer({ minimum: 1 }),
  /** The mail that bounced last; it may have been erased. */
  sentEmailId: Type.Union([Type.String(), Type.Null()]),
  userId: Type.Union([Type.String(), Type.Null()]),
  firstAt: Timestamp,
  lastAt: Timestamp,
});
export type MailBounce = Static<typeof MailBounce>;
/** Newest first. `total` counts up to 10,000. */
export const listMailBounces = defineEndpoint({
  method: 'GET',
  url: '/api/admin/mail-bounces',
  querystring: Type.Object({ ...PageQuery, q: Search, kind: Type.Optional(Type.Enum(['bounce', 'complaint'])) }),
  response: pageOf(MailBounce),
});
/** Lifts the block, so that the address gets mail again. */
export const liftMailBounce = defineEndpoint({
  method: 'POST',
  url: '/api/admin/mail-bounces/lift',
  body: Type.Object({ email: Email }),
  response: Success,
});

export const CollectedEmail = Type.Object({
  email: Type.String(),
  source: Type.String(),
  language: Language,
  consentAt: Timestamp,
  /** Of the privacy policy that was in force then, to which the form refers; null before the first one. */
  consentVersion: Type.Union([Type.String(), Type.Null()]),
  unsubscribedAt: MaybeTime,
  isMember: Type.Boolean(),
});
export type CollectedEmail = Static<typeof CollectedEmail>;
const CollectedFilter = {
  q: Search,
  source: Type.Optional(Type.String({ maxLength: 60 })),
  subscribed: Type.Optional(Type.Boolean()),
  language: Type.Optional(Language),
};
/** Newest first. `total` counts up to 10,000. */
export const listCollectedEmails = defineEndpoint({
  method: 'GET',
  url: '/api/admin/emails-collected',
  querystring: Type.Object({ ...PageQuery, ...CollectedFilter }),
  response: pageOf(CollectedEmail),
});
/** Responds with `text/csv` for the same filters, at most 50,000 rows. */
export const exportCollectedEmails = {
  method: 'GET',
  url: '/api/admin/emails-collected.csv',
  querystring: Type.Object(CollectedFilter),
} as const;
/** Erases an address permanently and excludes it from future mailings. */
export const eraseCollectedEmail = defineEndpoint({
  method: 'POST',
  url: '/api/admin/emails-collected/erase',
  body: Type.Object({ email: Email }),
  response: Success,
});

/** A recipient that staff can select. `mailable` is false without a confirmed address or after unsubscribing. */
export const MailContact = Type.Object({
  userId: Type.String(),
  id: Type.String(),
  handle: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  email: Type.String(),
  language: Language,
  country: Type.String(),
  status: Type.Enum(['draft', 'in_review', 'approved', 'suspended']),
  mailable: Type.Boolean(),
});
export type MailContact = Static<typeof MailContact>;
const ContactFilter = Type.Object({
  ...PageQuery,
  q: Search,
  country: Type.Optional(Country),
  language: Type.Optional(Language),
  status: Type.Optional(Type.Enum(['draft', 'in_review', 'approved', 'suspended'])),
});
export const listDesignerEmails = defineEndpoint({
  method: 'GET',
  url: '/api/admin/designer-emails',
  querystring: ContactFilter,
  response: pageOf(MailContact),
});
export const listProducerEmails = defineEndpoint({
  method: 'GET',
  url: '/api/admin/producer-emails',
  querystring: ContactFilter,
  response: pageOf(MailContact),
});

export const CONTACT_STATUSES = ['new', 'open', 'answered', 'closed'] as const;
export const ContactMessage = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  topic: Type.String(),
  /** Id or handle of what the message is about. */
  ref: Type.Union([Type.String(), Type.Null()]),
  /** The company that the sender writes for. */
  firm: Type.Union([Type.String(), Type.Null()]),
  message: Type.String(),
  language: Language,
  /** Account of the sender, when signed in. */
  userId: Type.Union([Type.String(), Type.Null()]),
  status: Type.Enum(CONTACT_STATUSES),
  assignee: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
  /** Internal note of staff. */
  note: Type.String(),
  createdAt: Timestamp,
  version: Type.Integer(),
});
export type ContactMessage = Static<typeof ContactMessage>;
/** Newest first. `total` counts up to 10,000. `topic` ending in `:` matches a prefix: `producer:`. */
export const listContactMessages = defineEndpoint({
  method: 'GET',
  url: '/api/admin/profile-contacts',
  querystring: Type.Object({
    ...PageQuery,
    id: Type.Optional(Type.String({ maxLength: 80 })),
    status: Type.Optional(Type.Enum(CONTACT_STATUSES)),
    assignee: Type.Optional(Type.String({ maxLength: 80 })),
    topic: Type.Optional(Type.String({ maxLength: 60 })),
    ref: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  response: pageOf(ContactMessage),
});
export const updateContactMessage = defineEndpoint({
  method: 'POST',
  url: '/api/admin/profile-contacts/update/id/:id',
  params: IdParams,
  body: Type.Object({
    status: Type.Optional(Type.Enum(CONTACT_STATUSES)),
    /** A member of staff; null unassigns. */
    assigneeId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
    note: Type.Optional(Type.String({ maxLength: 4000 })),
    version: Type.Optional(Type.Integer()),
  }),
  response: ContactMessage,
});

/**
 * Answers a message by mail to its sender, which marks it answered. The answers are the sent mails with `related` set to its id. Needs
 * an idempotency key. 409 `conflict` when `version` is outdated, `invalid_transition` when the message is closed.
 */
export const answerContactMessage = defineEndpoint({
  method: 'POST',
  url: '/api/admin/profile-contacts/answer/id/:id',
  params: IdParams,
  body: Type.Object({
    subject: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$' }),
    /** Plain text; an empty line separates paragraphs. */
    text: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
    version: Type.Optional(Type.Integer()),
  }),
  response: ContactMessage,
});
