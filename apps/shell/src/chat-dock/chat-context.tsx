import { createContext, useContext } from 'react';
import type { Chat } from './live/start-chat.ts';

/** Null until the page had time to connect. */
export const ChatContext = createContext<Chat | null>(null);

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (chat === null) throw new Error('The chat is not started: conversations are drawn below ChatHome only.');
  return chat;
}
