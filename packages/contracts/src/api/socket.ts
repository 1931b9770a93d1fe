import { Type, type Static } from 'typebox';
import type { ErrorCode } from '../errors/error-texts.ts';
import { ChannelName, type Message, type MessageInput } from './message.ts';

/** Who is typing, by user name; never stored. */
export const Typers = Type.Object({ channel: Type.String(), typers: Type.Array(Type.String()) });
export type Typers = Static<typeof Typers>;

/** Somebody whom the receiver shares a channel with came or went. */
export interface Presence {
  readonly userId: string;
  readonly online: boolean;
}

/** The same person has read in another tab. */
export interface ReadMark {
  readonly channel: string;
  readonly lastReadSeq: number;
  readonly unread: number;
}

/** What the server tells a page. Other features add their events here. */
export interface ServerEvents {
  readonly message: Message;
  readonly typers: Typers;
  readonly presence: Presence;
  readonly read: ReadMark;
  /** The person's notifications have changed; how, the list says. */
  readonly notification: null;
}
export type ServerEvent = keyof ServerEvents;

export const ChannelRef = Type.Object({ channel: ChannelName });
export type ChannelRef = Static<typeof ChannelRef>;

/** What came of a page's event: the value, or a stable error code. */
export type SocketAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly retryAfterSeconds?: number } };

export interface JoinedChannel {
  readonly channel: string;
  readonly typers: readonly string[];
  /** Ids of the members who are here now. */
  readonly online: readonly string[];
}

/** What a page tells the server. Every event may be acknowledged. */
export interface ClientEvents {
  join: (input: ChannelRef, answer: (answer: SocketAnswer<JoinedChannel>) => void) => void;
  leave: (input: ChannelRef, answer: (answer: SocketAnswer<null>) => void) => void;
  message: (input: MessageInput, answer: (answer: SocketAnswer<Message>) => void) => void;
  typing: (input: ChannelRef) => void;
  stop_typing: (input: ChannelRef) => void;
}
