import { unansweredText, type ChatTarget, type Language } from '@orime/contracts';
import { isApiError, textOfError, useSearchParams } from '@orime/platform';
import { usePlatform } from '@orime/platform/host';
import type { Platform } from '@orime/platform/host';
import { showToast } from '@orime/ui';
import { useEffect, useState } from 'react';
import { lazyPart } from '../chrome/lazy-part.tsx';
import { ChatContext } from './chat-context.tsx';
import { showChat, useChatStore } from './chat.store.ts';
import { createChatStarter, type ChatStarter } from './live/chat-starter.ts';
import type { Chat } from './live/start-chat.ts';

const panel = lazyPart(() => import('./chat-panel.tsx').then((module) => module.ChatPanel));

/** Name of the channel in links of mails and notifications: `?chat=<channel>` on any path. */
const PARAMETER = 'chat';

/** The chat of one signed-in member: mounted for as long as the session lasts, whatever page is shown. */
export function ChatHome({ userId }: { readonly userId: string }) {
  const platform = usePlatform();
  const [chat, setChat] = useState<Chat | null>(null);
  const isOpen = useChatStore((state) => state.isOpen);
  useAddress();

  // Synchronises the connection with the session: it lives as long as this member is signed in on this page.
  useEffect(() => {
    const starter = createChatStarter(platform, userId, setChat);
    const stopAnswering = answerCommands(platform, starter);
    const stopFollowing = useChatStore.subscribe((state) => void (state.isOpen && starter.ready().catch(() => undefined)));
    return () => {
      stopAnswering();
      stopFollowing();
      starter.close();
      setChat(null);
    };
  }, [platform, userId]);

  if (!isOpen) return null;
  return (
    <ChatContext value={chat}>
      <panel.Part userId={userId} />
    </ChatContext>
  );
}

function answerCommands(platform: Platform, starter: ChatStarter): () => void {
  return platform.handleFor(`shell@${platform.boot.release.shell}`).answer('chat.open@1', async (target: ChatTarget) => {
    try {
      const chat = await starter.ready();
      return { channel: await chat.open(target) };
    } catch (error) {
      showToast({ tone: 'danger', message: textOf(error, platform.root.getState().language) });
      throw error;
    }
  });
}

function textOf(error: unknown, language: Language): string {
  return (isApiError(error) ? textOfError(error) : unansweredText('network'))[language];
}

/** Opens the channel that the address names, and takes the name out of the address: going back does not open it again. */
function useAddress(): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  // Synchronises the dock with the address of a link that was followed.
  useEffect(() => {
    if (asked === null) return;
    showChat(/^[a-z0-9-]{1,80}$/.test(asked) ? asked : null);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(PARAMETER);
        return next;
      },
      { replace: true },
    );
  }, [asked, setSearch]);
}
