import { Type, type Static } from 'typebox';
import { IdParams, Ok, PageQuery, Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ChannelName, ClientId } from './message.ts';

export const CHANNEL_KINDS = ['direct', 'order', 'group', 'public'] as const;
const Kind = Type.Enum(CHANNEL_KINDS);
export const CHANNEL_REPORT_STATUSES = ['open', 'closed'] as const;

export const ChannelMember = Type.Object({
  id: Type.String(),
  /** Name of the approved profile, otherwise of the account. */
  username: Type.String(),
  usernameJp: Type.String(),
  /** Handle of an approved designer profile. */
  handle: Type.Union([Type.String(), Type.Null()]),
  /** Whether the user has a page open now. */
  online: Type.Boolean(),
});
export type ChannelMember = Static<typeof ChannelMember>;

/** A chat channel (specification, section 3: name and id). `name` is used in its URL, `id` is the row's id. */
export const Channel = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  name: ChannelName,
  kind: Kind,
  /** Title of a group, an order number or a run's design; empty when the members' names are the title. */
  title: Type.String(),
  /** For an order's channel: the id of the retail or wholesale order, or of the run at a producer. */
  ref: Type.Union([Type.String(), Type.Null()]),
  members: Type.Array(ChannelMember),
  unread: Type.Integer({ minimum: 0 }),
  /** Sequence number of the last message this member has read. */
  lastReadSeq: Type.Integer({ minimum: 0 }),
  lastMessage: Type.Union([Type.Object({ senderId: Type.String(), text: Type.String(), createdAt: Timestamp }), Type.Null()]),
  lastMessageAt: Type.Union([Timestamp, Type.Null()]),
});
export type Channel = Static<typeof Channel>;

/** Who to open a channel with: profile ids, or account ids of chat partners, of one's account manager or of a managed company's people. */
const Members = Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { minItems: 1, maxItems: 30, uniqueItems: true });

export const ChannelInput = Type.Union([
  Type.Object({
    kind: Type.Literal('direct'),
    members: Type.Array(Type.String({ minLength: 1, maxLength: 80 }), { minItems: 1, maxItems: 1 }),
  }),
  Type.Object({ kind: Type.Literal('order'), ref: Type.String({ minLength: 1, maxLength: 80 }) }),
  Type.Object({ kind: Type.Literal('group'), members: Members, title: Type.Optional(Type.String({ maxLength: 80 })), clientId: ClientId }),
]);
export type ChannelInput = Static<typeof ChannelInput>;

const NameParams = Type.Object({ name: ChannelName });

export const listChannels = defineEndpoint({
  method: 'GET',
  url: '/api/channel/mine',
  querystring: Type.Object({ ...PageQuery, q: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: Type.Object({
    items: Type.Array(Channel),
    total: Type.Integer(),
    page: Type.Integer(),
    /** Unread messages in all channels, not only in this page of results. */
    unread: Type.Integer({ minimum: 0 }),
  }),
});

export const openChannel = defineEndpoint({ method: 'POST', url: '/api/channel', body: ChannelInput, response: Channel });

export const readChannel = defineEndpoint({
  method: 'POST',
  url: '/api/channel/read/:name',
  params: NameParams,
  /** Marks messages as read up to this sequence number. Default: all. */
  body: Type.Object({ seq: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })) }),
  response: Type.Object({ name: ChannelName, lastReadSeq: Type.Integer(), unread: Type.Integer({ minimum: 0 }) }),
});

export const reportChannel = defineEndpoint({
  method: 'POST',
  url: '/api/channel/report/:name',
  params: NameParams,
  body: Type.Object({ reason: Type.String({ minLength: 10, maxLength: 2000, pattern: '\\S' }) }),
  response: Ok,
});

/** A channel that a member reported to staff. */
export const ChannelReport = Type.Object({
  id: Type.String(),
  channel: ChannelName,
  kind: Kind,
  /** For an order's channel: the id of the retail or wholesale order. */
  ref: Type.Union([Type.String(), Type.Null()]),
  reporter: Type.String(),
  reason: Type.String(),
  /** The channel can be read while its report is open. */
  status: Type.Enum(CHANNEL_REPORT_STATUSES),
  createdAt: Timestamp,
});
export type ChannelReport = Static<typeof ChannelReport>;

/** Newest first; open ones unless `status` or `id` says otherwise. */
export const listReportedChannels = defineEndpoint({
  method: 'GET',
  url: '/api/channel/reported',
  /** `ref`: only those about this order. */
  querystring: Type.Object({
    ...PageQuery,
    id: Type.Optional(Type.String({ maxLength: 80 })),
    kind: Type.Optional(Kind),
    ref: Type.Optional(Type.String({ maxLength: 80 })),
    status: Type.Optional(Type.Enum(CHANNEL_REPORT_STATUSES)),
  }),
  response: Type.Object({ items: Type.Array(ChannelReport), total: Type.Integer(), page: Type.Integer() }),
});

/** Closes a report, which ends the admins' right to read its channel. Reported again, it is open anew. 404 when it is not open. */
export const closeChannelReport = defineEndpoint({
  method: 'POST',
  url: '/api/channel/reported/close/id/:id',
  params: IdParams,
  body: Type.Object({
    /** What was done, for the audit log. */
    note: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  response: Ok,
});
