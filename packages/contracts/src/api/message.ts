import { Type, type Static } from 'typebox';
import { Timestamp } from '../schemas/common.ts';

/** A chat channel (specification, section 3: name and id). The name is its address, the id its row. */
export const Channel = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  name: Type.String(),
  kind: Type.Union([Type.Literal('direct'), Type.Literal('order'), Type.Literal('group'), Type.Literal('public')]),
  members: Type.Array(Type.Object({ id: Type.String(), username: Type.String() })),
  unread: Type.Integer({ minimum: 0 }),
  lastMessageAt: Type.Union([Timestamp, Type.Null()]),
});
export type Channel = Static<typeof Channel>;

export const Message = Type.Object({
  id: Type.String(),
  /** Name of the channel. */
  channel: Type.String(),
  sender: Type.Object({ id: Type.String(), username: Type.String() }),
  text: Type.String({ maxLength: 4000 }),
  createdAt: Timestamp,
  /** Made by the sender's browser, so that sending again does not say it twice. */
  clientId: Type.String({ maxLength: 64 }),
});
export type Message = Static<typeof Message>;

/** One step back in a channel's history: what was fetched, when, and of which channel. */
export const MessageHistory = Type.Object({ name: Type.String(), lastFetch: Timestamp, messages: Type.Array(Message) });
export type MessageHistory = Static<typeof MessageHistory>;

/** Who is typing, by user name; never stored. */
export const Typers = Type.Object({ channel: Type.String(), typers: Type.Array(Type.String()) });
export type Typers = Static<typeof Typers>;
