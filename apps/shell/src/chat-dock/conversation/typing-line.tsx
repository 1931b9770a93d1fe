import type { ChannelMember } from '@orime/contracts/api/talk/channel';
import { useFormat } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { useChatT } from '../chat-texts.ts';
import { useChatStore } from '../chat.store.ts';
import { useChannelTitle } from '../use-channel-title.ts';

export type TypingLineProps = {
  readonly channel: string;
  readonly members: readonly ChannelMember[];
  readonly userId: string;
};

const NOBODY: readonly string[] = [];

/** Who is typing. The line keeps its height, so that nothing moves when somebody starts. */
export function TypingLine({ channel, members, userId }: TypingLineProps) {
  const t = useChatT();
  const format = useFormat();
  const title = useChannelTitle(userId);
  const typers = useChatStore((state) => state.typers[channel] ?? NOBODY);
  // Told by user name; a member's name in the page's language is known from the channel.
  const names = typers.map((username) => {
    const member = members.find((one) => one.username === username);
    return member ? title.ofMember(member) : username;
  });
  return (
    <p css={styles.root} role="status">
      {names.length > 0 && t('chat.typing', { names: format.list(names), count: names.length })}
    </p>
  );
}

const styles = {
  root: css({
    flex: 'none',
    minHeight: '1.5rem',
    paddingInline: space[4],
    fontSize: font.size.xs,
    lineHeight: '1.5rem',
    color: color.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
};
