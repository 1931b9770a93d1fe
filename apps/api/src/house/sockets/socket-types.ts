import type { TokenClaims } from '@orime/contracts';
import type { ClientEvents, ServerEvents } from '@orime/contracts/api/talk/socket';
import type { Server, Socket } from 'socket.io';
import type { UserActor } from '../access/actor.ts';

/** What the processes tell each other about typing. */
export interface TypingNews {
  readonly channel: string;
  readonly userId: string;
  readonly username: string;
  readonly isTyping: boolean;
}

interface ProcessEvents {
  typing: (news: TypingNews) => void;
}

export interface SocketFacts {
  actor: UserActor;
  claims: TokenClaims;
}

type ServerListeners = { [Event in keyof ServerEvents]: (data: ServerEvents[Event]) => void };

export type Io = Server<ClientEvents, ServerListeners, ProcessEvents, SocketFacts>;
export type IoSocket = Socket<ClientEvents, ServerListeners, ProcessEvents, SocketFacts>;

/** Room of every open page of a person. */
export function userRoom(userId: string): string {
  return `user:${userId}`;
}

/** Room of the pages that show a channel now. */
export function channelRoom(name: string): string {
  return `channel:${name}`;
}
