import { VisuallyHidden, color, css, font, space } from '@orime/ui';
import { useChatT } from '../chat-texts.ts';
import { useChannelTitle } from '../use-channel-title.ts';
import { useChatTime } from '../use-chat-time.ts';
import { bubbleStyles } from './bubble-styles.ts';
import type { MessageGroup } from './group-messages.ts';

export type MessageGroupViewProps = {
  readonly group: MessageGroup;
  readonly isOwn: boolean;
  /** Where more than two talk, the name is seen as well as heard. */
  readonly showsName: boolean;
};

/** What one person said in one go, below the day and the line of what is new. */
export function MessageGroupView({ group, isOwn, showsName }: MessageGroupViewProps) {
  const t = useChatT();
  const time = useChatTime();
  const title = useChannelTitle(group.sender.id);
  const name = isOwn ? t('chat.you') : title.ofMember(group.sender);
  const [first] = group.messages;
  const last = group.messages.at(-1);
  return (
    <>
      {group.startsDay && <p css={styles.day}>{first && time.day(first.createdAt)}</p>}
      {group.startsNew && <p css={styles.fresh}>{t('chat.new')}</p>}
      <div css={styles.group}>
        {showsName && !isOwn && <span css={bubbleStyles.meta}>{name}</span>}
        {group.messages.map((message) => (
          <p key={message.id} css={[bubbleStyles.bubble, isOwn && bubbleStyles.own]} dir="auto">
            <VisuallyHidden>{t('chat.said', { name })}</VisuallyHidden>
            {message.text}
          </p>
        ))}
        {last && (
          <time css={[bubbleStyles.meta, isOwn && bubbleStyles.ownMeta]} dateTime={last.createdAt}>
            {time.clock(last.createdAt)}
          </time>
        )}
      </div>
    </>
  );
}

const line = { content: '""', flex: 1, height: 1, background: 'currentColor', opacity: 0.4 } as const;

const styles = {
  day: css({ alignSelf: 'center', marginBlock: space[3], fontSize: font.size.xs, color: color.muted }),
  fresh: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginBlock: space[2],
    fontSize: font.size.xs,
    color: color.muted,
    '&::before': line,
    '&::after': line,
  }),
  group: css({ display: 'flex', flexDirection: 'column', gap: '0.1875rem', marginBlockEnd: space[2] }),
};
