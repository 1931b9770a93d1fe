import { create } from '@orime/platform';

/** Something said here that the server has not confirmed. */
export interface Outgoing {
  readonly clientId: string;
  readonly channel: string;
  readonly text: string;
  readonly createdAt: string;
  /** `waiting`: on its way, or for a connection. `failed`: only the member can decide what next. */
  readonly status: 'waiting' | 'failed';
}

export interface ChatState {
  readonly isOpen: boolean;
  /** Name of the channel that is shown; null for the list. */
  readonly current: string | null;
  /** Unsent words by channel. */
  readonly drafts: Readonly<Record<string, string>>;
  readonly outbox: readonly Outgoing[];
  /** User names by channel. */
  readonly typers: Readonly<Record<string, readonly string[]>>;
  /** What was heard of people since the list was read. */
  readonly online: Readonly<Record<string, boolean>>;
}

const EMPTY: ChatState = { isOpen: false, current: null, drafts: {}, outbox: [], typers: {}, online: {} };

/** In memory only: nothing of a conversation stays on the computer. */
export const useChatStore = create<ChatState>()(() => EMPTY);

export function showChat(channel: string | null): void {
  useChatStore.setState({ isOpen: true, current: channel });
}

export function closeChat(): void {
  useChatStore.setState({ isOpen: false });
}

export function keepDraft(channel: string, text: string): void {
  useChatStore.setState(({ drafts }) => ({ drafts: { ...drafts, [channel]: text } }));
}

export function setTypers(channel: string, names: readonly string[]): void {
  useChatStore.setState(({ typers }) => ({ typers: { ...typers, [channel]: names } }));
}

export function setOnline(people: Readonly<Record<string, boolean>>): void {
  useChatStore.setState(({ online }) => ({ online: { ...online, ...people } }));
}

export function putOutgoing(message: Outgoing): void {
  useChatStore.setState(({ outbox }) => ({ outbox: [...outbox.filter(({ clientId }) => clientId !== message.clientId), message] }));
}

export function markOutgoing(clientId: string, status: Outgoing['status']): void {
  useChatStore.setState(({ outbox }) => ({ outbox: outbox.map((one) => (one.clientId === clientId ? { ...one, status } : one)) }));
}

export function dropOutgoing(clientId: string): void {
  useChatStore.setState(({ outbox }) => ({ outbox: outbox.filter((one) => one.clientId !== clientId) }));
}

/** The person is gone, and so is everything they said and read here. */
export function forgetChat(): void {
  useChatStore.setState(EMPTY, true);
}
