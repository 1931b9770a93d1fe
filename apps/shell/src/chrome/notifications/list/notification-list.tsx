import type { Notification } from '@orime/contracts/api/notify/notification';
import { useFormat, useInfiniteQuery } from '@orime/platform';
import { Button, EmptyState, FailedState, Notice, Skeleton, SkeletonRegion, color, css, font, space } from '@orime/ui';
import { AccountLink } from '../../../account-panel/account-link.tsx';
import { useNotificationT } from '../notification-texts.ts';
import { notificationsQuery } from '../notifications.api.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { dayLabel, groupByDay } from './group-by-day.ts';
import { NotificationEntry } from './notification-entry.tsx';

/** The newest notifications, a day after the other. Fetches them. */
export function NotificationList({ onClose }: { readonly onClose: () => void }) {
  const t = useNotificationT();
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(notificationsQuery);
  const { mutate: markRead, isError: hasFailed } = useMarkRead();
  const items = data?.pages.flatMap((page) => page.items) ?? [];

  if (data === undefined)
    return isError ? <FailedState css={styles.state} level={3} busy={isFetching} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (items.length === 0)
    return <EmptyState css={styles.empty} level={3} title={t('notification.empty')} text={t('notification.empty.text')} />;
  return (
    <>
      <div css={styles.tools}>
        <AccountLink css={styles.settings} section="email">
          {t('notification.settings')}
        </AccountLink>
        <Button variant="ghost" size="sm" disabled={items.every((item) => item.isRead) && !hasNextPage} onClick={() => markRead(undefined)}>
          {t('notification.read-all')}
        </Button>
      </div>
      <div css={styles.scroll}>
        {hasFailed && (
          <Notice tone="danger" role="alert">
            {t('form.failed')}
          </Notice>
        )}
        <Days items={items} onRead={(id) => markRead([id])} onClose={onClose} />
        {isFetchNextPageError && (
          <Notice tone="danger" role="alert">
            {t('notification.more-failed')}
          </Notice>
        )}
        {hasNextPage && (
          <Button css={styles.more} variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('notification.more')}
          </Button>
        )}
      </div>
    </>
  );
}

type DaysProps = {
  readonly items: readonly Notification[];
  readonly onRead: (id: string) => void;
  readonly onClose: () => void;
};

function Days({ items, onRead, onClose }: DaysProps) {
  const t = useNotificationT();
  const format = useFormat();
  return groupByDay(items).map(({ day, items: ofDay }) => {
    const label = dayLabel(day, new Date());
    return (
      <section key={day.getTime()} css={styles.day} aria-labelledby={`notification-day-${day.getTime()}`}>
        <h3 id={`notification-day-${day.getTime()}`} css={styles.label}>
          {label === 'date' ? format.date(day, { month: 'long', day: 'numeric', weekday: 'short' }) : t(`notification.${label}`)}
        </h3>
        <ul css={styles.list}>
          {ofDay.map((item) => (
            <NotificationEntry key={item.id} item={item} onRead={() => onRead(item.id)} onClose={onClose} />
          ))}
        </ul>
      </section>
    );
  });
}

/** The shape of three entries. */
function ListSkeleton() {
  return (
    <SkeletonRegion css={styles.skeleton}>
      {[0, 1, 2].map((entry) => (
        <div key={entry} css={styles.bone}>
          <Skeleton width="3rem" height="4rem" />
          <div css={styles.lines}>
            <Skeleton height="1rem" />
            <Skeleton width="40%" height="0.75rem" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}

const styles = {
  state: css({ margin: space[5] }),
  empty: css({ paddingBlock: space[7] }),
  tools: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingInline: `${space[5]} ${space[3]}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  settings: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontSize: font.size.sm, color: color.muted }),
  scroll: css({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  }),
  day: css({ paddingBlockStart: space[4] }),
  label: css({
    paddingInline: space[5],
    paddingBlockEnd: space[1],
    fontSize: font.size.xs,
    fontWeight: font.weight.medium,
    letterSpacing: font.trackingLabel,
    color: color.muted,
  }),
  list: css({ listStyle: 'none' }),
  more: css({ display: 'flex', marginBlockStart: space[4], marginInline: space[5], width: `calc(100% - 2 * ${space[5]})` }),
  skeleton: css({ display: 'grid', gap: space[4], padding: space[5] }),
  bone: css({ display: 'grid', gridTemplateColumns: '3rem 1fr', gap: space[4] }),
  lines: css({ display: 'grid', gap: space[2], alignContent: 'start', paddingBlockStart: space[1] }),
};
