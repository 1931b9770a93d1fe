import { MAX_MESSAGE_LENGTH } from '@orime/contracts';
import { IconButton, color, controlStyles, css, font, space } from '@orime/ui';
import { Send } from '@orime/ui/icons';
import { useEffect, useRef } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useChat } from '../chat-context.tsx';
import { useChatT } from '../chat-texts.ts';
import { keepDraft, useChatStore } from '../chat.store.ts';
import { useTypingNews } from './use-typing-news.ts';

/** From here on the room that is left is shown. */
const NEARLY_FULL = 200;

/** Where one writes. Enter sends, Shift and Enter begin a new line; what is not sent stays when the conversation is left. */
export function Composer({ channel, to }: { readonly channel: string; readonly to: string }) {
  const t = useChatT();
  const { outbox } = useChat();
  const typing = useTypingNews(channel);
  const text = useChatStore((state) => state.drafts[channel] ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const left = MAX_MESSAGE_LENGTH - text.length;

  // Moves focus to where one writes, where that does not bring up a keyboard over half the screen.
  useEffect(() => {
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) field.current?.focus();
  }, []);

  function send(): void {
    if (text.trim() === '') return;
    outbox.send(channel, text.trim());
    keepDraft(channel, '');
    typing.stop();
    field.current?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    // While a Japanese word is being composed, Enter accepts the word. Some browsers say so by the old key code alone.
    const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    send();
  }

  return (
    <form css={styles.root} onSubmit={handleSubmit}>
      <textarea
        ref={field}
        aria-label={t('chat.write.to', { name: to })}
        css={[controlStyles, styles.field]}
        rows={1}
        dir="auto"
        placeholder={t('chat.write')}
        maxLength={MAX_MESSAGE_LENGTH}
        enterKeyHint="send"
        value={text}
        onChange={({ currentTarget }) => {
          keepDraft(channel, currentTarget.value);
          typing.note(currentTarget.value);
        }}
        onBlur={typing.stop}
        onKeyDown={handleKey}
      />
      {left < NEARLY_FULL && <span css={styles.left}>{left}</span>}
      <IconButton
        label={t('chat.send')}
        type="submit"
        aria-disabled={text.trim() === ''}
        css={[styles.send, text.trim() === '' && styles.idle]}
      >
        <Send size={20} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </form>
  );
}

const styles = {
  root: css({
    flex: 'none',
    display: 'flex',
    alignItems: 'flex-end',
    gap: space[2],
    padding: `${space[2]} ${space[3]}`,
    paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
    background: color.page,
  }),
  field: css({
    flex: 1,
    minWidth: 0,
    resize: 'none',
    fieldSizing: 'content',
    maxHeight: '8.5rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
  left: css({ alignSelf: 'center', fontSize: font.size.xs, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  send: css({ background: color.text, color: color.inverse }),
  idle: css({ background: 'transparent', color: color.muted }),
};
