import { Type, type Static } from 'typebox';
import { IdParams, Language, PageQuery, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Email, Honeypot, VisitorName } from '../../schemas/form.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';

/** State for guests: only `open` accepts replies. `full` may reopen when a guest cancels. */
export const EventState = Type.Union([
  Type.Literal('open'),
  Type.Literal('full'),
  Type.Literal('closed'),
  Type.Literal('over'),
  Type.Literal('cancelled'),
]);
export type EventState = Static<typeof EventState>;

const Programme = Type.Array(
  Type.Object({
    at: Type.String({ format: 'date-time', maxLength: 40 }),
    text: Type.Object({ en: Type.String({ minLength: 1, maxLength: 200 }), jp: Type.String({ minLength: 1, maxLength: 200 }) }),
  }),
  { maxItems: 30 },
);

/** Degrees. */
const Position = Type.Object({ lat: Type.Number({ minimum: -90, maximum: 90 }), lon: Type.Number({ minimum: -180, maximum: 180 }) });

export const Event = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  title: LocalText,
  summary: LocalText,
  venue: LocalText,
  address: LocalText,
  city: Type.String(),
  country: Type.String(),
  /** Of the venue, for a map; null where nobody has given one. */
  position: Type.Union([Position, Type.Null()]),
  /** IANA name; times are displayed in the venue's time zone. */
  timeZone: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  /** Replies are accepted until then. */
  closesAt: Type.String(),
  programme: Type.Array(Type.Object({ at: Type.String(), text: LocalText })),
  /** What it was like; none for guests before it is over. Absent in answers of an earlier release. */
  pictures: Type.Optional(Type.Array(ImageRef)),
  state: EventState,
});
export type Event = Static<typeof Event>;

const Texts = Type.Object({ en: Type.String({ minLength: 1, maxLength: 2000 }), jp: Type.String({ minLength: 1, maxLength: 2000 }) });
const Moment = Type.String({ format: 'date-time', maxLength: 40 });
export const EventStatus = Type.Union([Type.Literal('draft'), Type.Literal('open'), Type.Literal('closed'), Type.Literal('cancelled')]);
export type EventStatus = Static<typeof EventStatus>;

/** Pictures of an event at most. */
const MAX_EVENT_PICTURES = 24;

export const EventInput = Type.Object({
  slug: Type.String({ minLength: 1, maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  title: Texts,
  summary: Texts,
  venue: Texts,
  address: Texts,
  city: Type.String({ minLength: 1, maxLength: 120 }),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** Null takes it away; absent leaves it as it is. */
  position: Type.Optional(Type.Union([Position, Type.Null()])),
  timeZone: Type.String({ minLength: 1, maxLength: 60 }),
  startsAt: Moment,
  endsAt: Moment,
  closesAt: Moment,
  seats: Type.Integer({ minimum: 1, maximum: 100_000 }),
  programme: Programme,
  /** In their order. Absent leaves them as they are. */
  pictures: Type.Optional(
    Type.Array(
      Type.Object({
        fileId: Type.String({ minLength: 1, maxLength: 80 }),
        alt: Type.Object({ en: Type.String({ maxLength: 300 }), jp: Type.String({ maxLength: 300 }) }),
      }),
      { maxItems: MAX_EVENT_PICTURES },
    ),
  ),
  status: EventStatus,
});
export type EventInput = Static<typeof EventInput>;

/** An event as admins see it. */
export const AdminEvent = Type.Object({
  ...Event.properties,
  status: EventStatus,
  seats: Type.Integer(),
  seatsTaken: Type.Integer(),
  version: Type.Integer(),
});
export type AdminEvent = Static<typeof AdminEvent>;

export const GuestRole = Type.Union([
  Type.Literal('press'),
  Type.Literal('buyer'),
  Type.Literal('designer'),
  Type.Literal('model'),
  Type.Literal('friend'),
  Type.Literal('other'),
]);
export const RsvpInput = Type.Object({
  name: VisitorName,
  email: Email,
  role: GuestRole,
  /** Name of a companion; empty or absent for none. */
  plusOne: Type.Optional(Type.String({ maxLength: 120 })),
  accessNeeds: Type.Optional(Type.String({ maxLength: 1000 })),
  locale: Type.Optional(Language),
  subjectLine: Honeypot,
});
export type RsvpInput = Static<typeof RsvpInput>;

const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) });
export const getEvent = defineEndpoint({ method: 'GET', url: '/api/event/:slug', params: SlugParams, response: Event });
/** A calendar file (iCalendar) in UTC; `?lang=jp` for Japanese. */
export const eventCalendar = {
  method: 'GET',
  url: '/api/event/:slug/calendar.ics',
  params: SlugParams,
  querystring: Type.Object({ lang: Type.Optional(Language) }),
} as const;

/**
 * Reserves one seat, or two with a companion. 409 `conflict` with `details.state` when none is free; 409 `already_invited` when the
 * address has replied, whose ticket is then mailed again, at most three times a day. Needs an `Idempotency-Key`.
 */
export const replyToEvent = defineEndpoint({
  method: 'POST',
  url: '/api/event/:id/rsvp',
  params: IdParams,
  body: RsvpInput,
  response: Type.Object({ reference: Type.String(), seats: Type.Integer() }),
});

export const listEvents = defineEndpoint({
  method: 'GET',
  url: '/api/event/',
  /** `q` matches parts of titles, addresses and cities. */
  querystring: Type.Object({
    ...PageQuery,
    q: Type.Optional(Type.String({ maxLength: 120 })),
    status: Type.Optional(EventInput.properties.status),
  }),
  response: pageOf(AdminEvent),
});
/** Needs an `Idempotency-Key`. */
export const createEvent = defineEndpoint({ method: 'POST', url: '/api/event', body: EventInput, response: AdminEvent });
/** 409 `conflict` when the version is outdated; 422 when guests would exceed the seats. */
export const updateEvent = defineEndpoint({
  method: 'POST',
  url: '/api/event/update/id/:id',
  params: IdParams,
  body: Type.Object({ ...EventInput.properties, version: Type.Integer() }),
  response: AdminEvent,
});

export const Rsvp = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  name: Type.String(),
  email: Type.String(),
  role: GuestRole,
  plusOne: Type.String(),
  accessNeeds: Type.String(),
  seats: Type.Integer(),
  createdAt: Type.String(),
});
export type Rsvp = Static<typeof Rsvp>;
/** The guest list, oldest reply first. */
export const listRsvps = defineEndpoint({
  method: 'GET',
  url: '/api/event/rsvp/id/:id',
  params: IdParams,
  /** `q` matches parts of names and mail addresses. */
  querystring: Type.Object({ ...PageQuery, q: Type.Optional(Type.String({ maxLength: 120 })), role: Type.Optional(GuestRole) }),
  response: pageOf(Rsvp),
});
