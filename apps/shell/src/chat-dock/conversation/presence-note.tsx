import type { Channel } from '@orime/contracts/api/talk/channel';
import { Link } from '@orime/platform';
import { color, css, radius, space } from '@orime/ui';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { useChatT } from '../chat-texts.ts';
import { closeChat } from '../chat.store.ts';
import { useIsOnline } from '../use-is-online.ts';

/** Whether the other is here now, in words, and the way to the other's shop. */
export function PresenceNote({ channel, userId }: { readonly channel: Channel; readonly userId: string }) {
  const t = useChatT();
  const isOnline = useIsOnline(channel, userId);
  const hasRoute = useHasRoute();
  const handle = channel.kind === 'group' ? null : channel.members.find(({ id }) => id !== userId)?.handle;
  return (
    <>
      <span css={styles.state}>
        <span css={[styles.point, isOnline && styles.online]} aria-hidden />
        {t(isOnline ? 'chat.online' : 'chat.away')}
      </span>
      {handle && hasRoute(`/shop/${handle}`) && (
        <Link css={styles.link} to={`/shop/${handle}`} onClick={closeChat}>
          {t('chat.shop')}
        </Link>
      )}
    </>
  );
}

const styles = {
  state: css({ display: 'inline-flex', alignItems: 'center', gap: space[1] }),
  point: css({ width: '0.5rem', height: '0.5rem', borderRadius: radius.pill, border: `1px solid ${color.lineStrong}` }),
  online: css({ background: color.success, borderColor: color.success }),
  link: css({ marginInlineStart: space[3], '&:hover': { color: color.text } }),
};
