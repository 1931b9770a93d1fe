import { Type, type Static } from 'typebox';
import type { ErrorCode } from '../../errors/error-texts.ts';
import { ChannelName, type Message, type MessageInput } from './message.ts';

/** User names of those who are typing; never stored. */
export const Typers = Type.Object({ channel: Type.String(), typers: Type.Array(Type.String()) });
export type Typers = Static<typeof Typers>;

/** A user who shares a channel with the receiver went online or offline. */
export interface Presence {
  readonly userId: string;
  readonly online: boolean;
}

/** The same user read messages in another tab. */
export interface ReadMark {
  readonly channel: string;
  readonly lastReadSeq: number;
  readonly unread: number;
}

/** Events from server to page. Other features add theirs here. */
export interface ServerEvents {
  readonly message: Message;
  readonly typers: Typers;
  readonly presence: Presence;
  readonly read: ReadMark;
  /** The user's notifications changed; refetch the list. */
  readonly notification: null;
}
export type ServerEvent = keyof ServerEvents;

export const ChannelRef = Type.Object({ channel: ChannelName });
export type ChannelRef = Static<typeof ChannelRef>;

/** Acknowledgement of a page's event: the value, or a stable error code. */
export type SocketAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly retryAfterSeconds?: number } };

export interface JoinedChannel {
  readonly channel: string;
  readonly typers: readonly string[];
  /** Ids of members who are online. */
  readonly online: readonly string[];
}

/** Events from page to server. Each may be acknowledged. */
export interface ClientEvents {
  join: (input: ChannelRef, answer: (answer: SocketAnswer<JoinedChannel>) => void) => void;
  leave: (input: ChannelRef, answer: (answer: SocketAnswer<null>) => void) => void;
  message: (input: MessageInput, answer: (answer: SocketAnswer<Message>) => void) => void;
  typing: (input: ChannelRef) => void;
  stop_typing: (input: ChannelRef) => void;
}
