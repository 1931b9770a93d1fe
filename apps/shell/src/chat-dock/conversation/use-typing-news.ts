import { TYPING_LASTS_MS } from '@orime/contracts';
import { useEffect, useRef } from 'react';
import { useChat } from '../chat-context.tsx';

/** Twice within the time that one word of it lasts, so that a lost one is not seen. */
const REPEAT_MS = TYPING_LASTS_MS / 2;

/** Tells the others that this member is typing, and when not any more. */
export function useTypingNews(channel: string): { readonly note: (text: string) => void; readonly stop: () => void } {
  const { realtime } = useChat();
  const toldAt = useRef(0);

  function stop(): void {
    if (toldAt.current === 0) return;
    toldAt.current = 0;
    realtime.say('stop_typing', { channel });
  }

  // Leaving the conversation ends the typing in it.
  useEffect(() => () => realtime.say('stop_typing', { channel }), [realtime, channel]);

  return {
    stop,
    note(text) {
      if (text.trim() === '') return stop();
      if (Date.now() - toldAt.current < REPEAT_MS) return;
      toldAt.current = Date.now();
      realtime.say('typing', { channel });
    },
  };
}
