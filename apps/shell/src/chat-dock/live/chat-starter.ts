import type { Platform } from '@orime/platform/host';
import { whenSettled } from '../../realtime/when-settled.ts';
import type { Chat } from './start-chat.ts';

export interface ChatStarter {
  /** The running chat, started now if it was not. */
  ready(): Promise<Chat>;
  close(): void;
}

/** Starts the chat when the page has settled, or when somebody asks for it. Its code, and the socket's, come with that. */
export function createChatStarter(platform: Platform, userId: string, onStart: (chat: Chat) => void): ChatStarter {
  let starting: Promise<Chat> | undefined;
  const state = { isClosed: false };

  async function start(): Promise<Chat> {
    const { startChat } = await import('./start-chat.ts');
    if (state.isClosed) throw new Error('The member has signed out meanwhile.');
    const chat = startChat(platform, userId);
    onStart(chat);
    return chat;
  }

  function ready(): Promise<Chat> {
    starting ??= start().catch((error: unknown) => {
      // Code that could not be fetched may be there next time.
      starting = undefined;
      throw error;
    });
    return starting;
  }

  const cancel = whenSettled(() => void ready().catch(() => undefined));
  return {
    ready,
    close() {
      state.isClosed = true;
      cancel();
      starting
        ?.then(
          (chat) => chat.close(),
          () => undefined,
        )
        .catch(() => undefined);
    },
  };
}
