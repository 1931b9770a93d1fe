import { SkeletonRegion, Skeleton, color, css, keyframes, media, motion, radius, space, z, useMediaQuery } from '@orime/ui';
import { useContext, useLayoutEffect, useRef } from 'react';
import { ACCOUNT_BUTTON_ID } from '../chrome/account/account-button-id.ts';
import { CHAT_BUTTON_ID } from './chat-button-id.ts';
import { ChatContext } from './chat-context.tsx';
import { useChatT } from './chat-texts.ts';
import { closeChat, useChatStore } from './chat.store.ts';
import { Conversation } from './conversation/conversation.tsx';
import { ChannelList } from './list/channel-list.tsx';
import { PanelHead } from './panel-head.tsx';

const DOCKED = '(min-width: 768px)';

/** The list of conversations, or one of them: docked beside the page where there is room, a sheet over it on a phone. */
export function ChatPanel({ userId }: { readonly userId: string }) {
  const t = useChatT();
  const dialog = useRef<HTMLDialogElement>(null);
  const isDocked = useMediaQuery(DOCKED);
  const isReady = useContext(ChatContext) !== null;
  const current = useChatStore((state) => state.current);

  // Synchronises the browser's dialog with the width: before paint, so that what is inside can take focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (isDocked) element?.show();
    else element?.showModal();
    return () => {
      if (element !== null) closeDialog(element);
    };
  }, [isDocked]);

  return (
    <dialog
      ref={dialog}
      css={styles.panel}
      aria-label={t('chat.title')}
      onCancel={(event) => {
        event.preventDefault();
        closeChat();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) closeChat();
      }}
    >
      {!isReady && <Starting />}
      {isReady && current === null && <ChannelList userId={userId} />}
      {isReady && current !== null && <Conversation key={current} name={current} userId={userId} />}
    </dialog>
  );
}

/** The browser gives focus back to whatever opened the dock; where that was a link followed from elsewhere, the button takes it. */
function closeDialog(dialog: HTMLDialogElement): void {
  const hadFocus = dialog.contains(document.activeElement);
  dialog.close();
  const { activeElement } = document;
  // Where there is nothing to go back to, focus stays for a moment on what has just been hidden.
  const isBack = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 && !dialog.contains(activeElement);
  if (hadFocus && !isBack) (document.getElementById(CHAT_BUTTON_ID) ?? document.getElementById(ACCOUNT_BUTTON_ID))?.focus();
}

/** In the shape of the list, while the code of the connection is on its way. */
function Starting() {
  const t = useChatT();
  return (
    <>
      <PanelHead title={t('chat.title')} />
      <SkeletonRegion css={styles.starting}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height="3.5rem" />
        ))}
      </SkeletonRegion>
    </>
  );
}

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } });

const styles = {
  panel: css({
    position: 'fixed',
    inset: 0,
    zIndex: z.overlay,
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    background: color.page,
    color: color.text,
    overflow: 'hidden',
    animation: `${rise} ${motion.medium}`,
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'transparent' },
    'html:has(&:modal)': { overflow: 'hidden' },
    [media.tablet]: {
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      insetInlineStart: 'auto',
      insetInlineEnd: space[5],
      width: '24rem',
      height: 'min(40rem, calc(100dvh - 6rem))',
      border: `1px solid ${color.line}`,
      borderBlockEnd: 0,
      borderRadius: `${radius.md} ${radius.md} 0 0`,
      boxShadow: '0 0 2.5rem rgb(0 0 0 / 0.28)',
    },
  }),
  starting: css({ display: 'grid', gap: space[3], padding: space[4] }),
};
