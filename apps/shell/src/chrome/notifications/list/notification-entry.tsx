import type { Notification } from '@orime/contracts/api/notify/notification';
import { Link, openChat, useFormat } from '@orime/platform';
import { IconButton, Image, color, css, font, media, radius, space } from '@orime/ui';
import { Check } from '@orime/ui/icons';
import { useHasRoute } from '../../../routing/routes-context.tsx';
import { useNotificationT } from '../notification-texts.ts';
import { startOfDay } from './group-by-day.ts';
import { NOTIFICATION_ICONS } from './notification-icons.ts';
import { pathOf } from './path-of.ts';
import { useNotificationText } from './use-notification-text.ts';

export type NotificationEntryProps = {
  readonly item: Notification;
  readonly onRead: () => void;
  readonly onClose: () => void;
};

/** One notification, leading to what it is about. */
export function NotificationEntry({ item, onRead, onClose }: NotificationEntryProps) {
  const t = useNotificationT();
  const { date, relative } = useFormat();
  const { title, detail } = useNotificationText()(item);
  const path = pathOf(item, useHasRoute());

  function handleOpen(): void {
    if (!item.isRead) onRead();
    onClose();
    // A conversation is no page: it opens over the one that is there. The dock says why when it does not.
    if (item.kind === 'message_received') openChat({ channel: item.data.channel }).catch(() => undefined);
  }

  const content = (
    <>
      <Picture item={item} />
      <span css={styles.words}>
        <span css={[styles.title, !item.isRead && styles.unread]}>{title}</span>
        {detail !== '' && <span css={styles.detail}>{detail}</span>}
        <time css={styles.time} dateTime={item.at}>
          {isRecent(item.at) ? relative(item.at) : date(item.at, { hour: 'numeric', minute: '2-digit' })}
        </time>
      </span>
    </>
  );

  return (
    <li css={styles.root}>
      {path === null ? (
        <button type="button" css={styles.link} onClick={handleOpen}>
          {content}
        </button>
      ) : (
        <Link css={styles.link} to={path} onClick={handleOpen}>
          {content}
        </Link>
      )}
      {item.isRead ? (
        <span css={styles.noMark} />
      ) : (
        <IconButton css={styles.mark} label={t('notification.read', { title })} onClick={onRead}>
          <span css={styles.dot} aria-hidden />
          <Check css={styles.check} size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** How long ago says more than the clock on the day itself; the other days stand above their entries. */
function isRecent(at: string): boolean {
  return startOfDay(new Date(at)).getTime() === startOfDay(new Date()).getTime();
}

function Picture({ item }: { readonly item: Notification }) {
  const Icon = NOTIFICATION_ICONS[item.kind];
  if ('image' in item.data && item.data.image !== null)
    return <Image css={styles.picture} image={item.data.image} alt="" sizes="48px" ratio="3 / 4" />;
  return (
    <span css={styles.icon} aria-hidden>
      <Icon size={20} strokeWidth={1.5} />
    </span>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '1fr 2.75rem', alignItems: 'center', paddingInlineEnd: space[2] }),
  link: css({
    display: 'grid',
    gridTemplateColumns: '3rem 1fr',
    gap: space[4],
    alignItems: 'center',
    width: '100%',
    minHeight: '4.5rem',
    padding: `${space[2]} 0 ${space[2]} ${space[5]}`,
    textAlign: 'start',
    textDecoration: 'none',
    color: color.text,
    [media.hover]: { '&:hover': { background: color.sunken } },
  }),
  picture: css({ width: '3rem', borderRadius: radius.sm }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: radius.pill,
    background: color.sunken,
    color: color.muted,
  }),
  words: css({ display: 'grid', gap: '0.125rem', minWidth: 0, overflowWrap: 'anywhere' }),
  title: css({ fontSize: font.size.md, lineHeight: 1.45 }),
  unread: css({ fontWeight: font.weight.semibold }),
  detail: css({
    fontSize: font.size.sm,
    color: color.muted,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }),
  time: css({ fontSize: font.size.xs, color: color.muted }),
  mark: css({ display: 'grid', '& > *': { gridArea: '1 / 1' } }),
  noMark: css({ width: '2.75rem' }),
  dot: css({
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: radius.pill,
    background: color.accent,
    'button:hover > &, button:focus-visible > &': { visibility: 'hidden' },
  }),
  check: css({ visibility: 'hidden', 'button:hover > &, button:focus-visible > &': { visibility: 'visible' } }),
};
