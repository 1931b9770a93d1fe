import type { Channel } from '@orime/contracts/api/talk/channel';
import { VisuallyHidden, color, css, font, media, radius, space } from '@orime/ui';
import { useChatT } from '../chat-texts.ts';
import { useChatStore } from '../chat.store.ts';
import { PersonMark } from '../person-mark.tsx';
import { useChannelTitle } from '../use-channel-title.ts';
import { useChatTime } from '../use-chat-time.ts';
import { useIsOnline } from '../use-is-online.ts';
import { moveFocus } from './move-focus.ts';

export type ChannelRowProps = {
  readonly channel: Channel;
  readonly userId: string;
  readonly onOpen: () => void;
};

/** One conversation of the list: with whom, what was said last and when, and how much of it is new. */
export function ChannelRow({ channel, userId, onOpen }: ChannelRowProps) {
  const t = useChatT();
  const title = useChannelTitle(userId);
  const time = useChatTime();
  const isOnline = useIsOnline(channel, userId);
  const draft = useChatStore((state) => state.drafts[channel.name] ?? '');
  const name = title.of(channel);
  const { lastMessage, unread } = channel;
  return (
    <button type="button" css={styles.root} onClick={onOpen} onKeyDown={moveFocus}>
      <PersonMark name={name} isOnline={isOnline} />
      <span css={styles.words}>
        <span css={styles.line}>
          <span css={[styles.name, unread > 0 && styles.strong]}>{name}</span>
          {isOnline && <VisuallyHidden>{t('chat.online')}</VisuallyHidden>}
          {lastMessage && (
            <time css={styles.time} dateTime={lastMessage.createdAt}>
              {time.short(lastMessage.createdAt)}
            </time>
          )}
        </span>
        <span css={styles.line}>
          <span css={[styles.last, unread > 0 && styles.unread]} dir="auto">
            {draft.trim() !== '' ? t('chat.draft', { text: draft }) : lastText()}
          </span>
          {unread > 0 && (
            <span css={styles.count}>
              <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
              <VisuallyHidden>{t('chat.unread', { count: unread })}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </button>
  );

  function lastText(): string {
    if (lastMessage === null) return t('chat.nothing');
    return lastMessage.senderId === userId ? t('chat.own', { text: lastMessage.text }) : lastMessage.text;
  }
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: '4.5rem',
    padding: `${space[2]} ${space[4]}`,
    borderBlockEnd: `1px solid ${color.line}`,
    '&:focus-visible': { outlineOffset: '-3px' },
    [media.hover]: { '&:hover': { background: color.surface } },
  }),
  words: css({ flex: 1, minWidth: 0, display: 'grid', gap: '0.125rem' }),
  line: css({ display: 'flex', alignItems: 'baseline', gap: space[2], minWidth: 0 }),
  name: css({ flex: 1, minWidth: 0, fontSize: font.size.md, fontWeight: 500, ...ellipsis }),
  strong: css({ fontWeight: 600 }),
  time: css({ flex: 'none', fontSize: font.size.xs, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  last: css({ flex: 1, minWidth: 0, fontSize: font.size.sm, color: color.muted, ...ellipsis }),
  unread: css({ color: color.text }),
  count: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.25rem',
    height: '1.25rem',
    paddingInline: '0.375rem',
    borderRadius: radius.pill,
    background: color.accent,
    color: color.onAccent,
    fontSize: '0.6875rem',
    fontWeight: 600,
    lineHeight: 1,
  }),
};
