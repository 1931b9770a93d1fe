import { Type, type Static } from 'typebox';
import { Ok, PageQuery, Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { ChannelName, ClientId } from './message.ts';

const Kind = Type.Union([Type.Literal('direct'), Type.Literal('order'), Type.Literal('group'), Type.Literal('public')]);

export const ChannelMember = Type.Object({
  id: Type.String(),
  /** Name of the approved profile, or of the account. */
  username: Type.String(),
  usernameJp: Type.String(),
  /** Of an approved designer's profile. */
  handle: Type.Union([Type.String(), Type.Null()]),
  /** Whether a page of this person is open now. */
  online: Type.Boolean(),
});
export type ChannelMember = Static<typeof ChannelMember>;

/** A chat channel (specification, section 3: name and id). The name is its address, the id its row. */
export const Channel = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  name: ChannelName,
  kind: Kind,
  /** What a group calls itself, or an order's number; empty where the members' names say it. */
  title: Type.String(),
  /** The retail or wholesale order of an order's channel. */
  ref: Type.Union([Type.String(), Type.Null()]),
  members: Type.Array(ChannelMember),
  unread: Type.Integer({ minimum: 0 }),
  /** Number of the newest message this member has read. */
  lastReadSeq: Type.Integer({ minimum: 0 }),
  lastMessage: Type.Union([Type.Object({ senderId: Type.String(), text: Type.String(), createdAt: Timestamp }), Type.Null()]),
  lastMessageAt: Type.Union([Timestamp, Type.Null()]),
});
export type Channel = Static<typeof Channel>;

/** Who somebody opens a channel with: profile ids, or account ids of people they already talk with. */
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
    /** Unread messages of all channels, whatever the page. */
    unread: Type.Integer({ minimum: 0 }),
  }),
});

export const openChannel = defineEndpoint({ method: 'POST', url: '/api/channel', body: ChannelInput, response: Channel });

export const readChannel = defineEndpoint({
  method: 'POST',
  url: '/api/channel/read/:name',
  params: NameParams,
  /** Up to which message; without it, all there are. */
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

/** Channels that a member asked the staff to look at. */
export const ChannelReport = Type.Object({
  id: Type.String(),
  channel: ChannelName,
  kind: Kind,
  reporter: Type.String(),
  reason: Type.String(),
  createdAt: Timestamp,
});
export type ChannelReport = Static<typeof ChannelReport>;

export const listReportedChannels = defineEndpoint({
  method: 'GET',
  url: '/api/channel/reported',
  querystring: Type.Object({ ...PageQuery }),
  response: Type.Object({ items: Type.Array(ChannelReport), total: Type.Integer(), page: Type.Integer() }),
});
