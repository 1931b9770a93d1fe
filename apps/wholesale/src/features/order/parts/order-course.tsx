import type { WholesaleOrderStatus } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useFormat, useT } from '@orime/platform';
import { Check, Cluster, color, css, Disclosure, font, Heading, Minus, space, Text } from '@orime/ui';
import { StatusTimeline } from '@orime/ui/data';
import type { TimelineStep } from '@orime/ui/data';

/** The way of every order. Being asked for changes and partial shipping are stations of review and shipping. */
const COURSE = ['in_review', 'approved', 'in_production', 'shipped', 'delivered', 'closed'] as const;
const PLACE = {
  draft: -1,
  in_review: 0,
  changes_requested: 0,
  approved: 1,
  in_production: 2,
  partially_shipped: 3,
  shipped: 3,
  delivered: 4,
  closed: 5,
  cancelled: -1,
} as const satisfies Record<WholesaleOrderStatus, number>;

/** Where an order stands on its way, whose word is still missing, and everything that happened to it. */
export function OrderCourse({ order }: { readonly order: WholesaleOrder }) {
  const t = useT('wholesale');
  const format = useFormat();
  const { status, approvals, manager } = order;
  const isBeforeApproval = status === 'in_review' || status === 'changes_requested';
  return (
    <section css={styles.root} aria-labelledby="order-course">
      <Heading id="order-course" level={2} size={4}>
        {t('order.course')}
      </Heading>
      <StatusTimeline label={t('order.course')} steps={stepsOf(order, t, (at) => format.date(at, { dateStyle: 'medium' }))} />
      {isBeforeApproval && (
        <ul css={styles.approvals}>
          {[
            ['seller', approvals.seller] as const,
            ...(manager === null ? [] : [['manager', approvals.manager] as const]),
            ['buyer', !order.needsAcceptance] as const,
          ].map(([side, isGiven]) => (
            <li key={side}>
              <Cluster gap={2}>
                {isGiven ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
                {t(`order.approval.${side}.${isGiven ? 'given' : 'open'}`)}
              </Cluster>
            </li>
          ))}
        </ul>
      )}
      <Disclosure title={t('order.log', { count: order.events.length })}>
        <ol css={styles.log}>
          {order.events.toReversed().map((event) => (
            <li key={`${event.at} ${event.kind}`}>
              <time dateTime={event.at} css={styles.at}>
                {format.date(event.at, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              {t(`order.event.${event.kind}`, { defaultValue: t('order.event.other') })}
              {event.note !== '' && <Text size="sm">“{event.note}”</Text>}
            </li>
          ))}
        </ol>
      </Disclosure>
    </section>
  );
}

function stepsOf({ status, events }: WholesaleOrder, t: (key: string) => string, day: (at: string) => string): readonly TimelineStep[] {
  const place = PLACE[status];
  const atOf = (kind: string): Pick<TimelineStep, 'at' | 'dateTime'> => {
    const event = events.findLast((one) => one.kind === kind);
    return event === undefined ? {} : { at: day(event.at), dateTime: event.at };
  };
  const reached = COURSE.filter((step) => events.some(({ kind }) => kind === step));
  const course = status === 'cancelled' ? reached : COURSE;
  const steps = course.map((step, index): TimelineStep => {
    const state = status === 'cancelled' || index < place || status === 'closed' ? 'done' : index === place ? 'current' : 'upcoming';
    const shown = state === 'current' ? status : step;
    return { id: step, label: t(`order.status.${shown}`), state, ...atOf(shown) };
  });
  if (status === 'draft') return [{ id: 'draft', label: t('order.status.draft'), state: 'current' }, ...steps];
  return status === 'cancelled'
    ? [...steps, { id: 'cancelled', label: t('order.status.cancelled'), state: 'failed', ...atOf('cancelled') }]
    : steps;
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  approvals: css({
    display: 'grid',
    gap: space[2],
    margin: 0,
    padding: space[3],
    listStyle: 'none',
    background: color.sunken,
    fontSize: font.size.sm,
  }),
  log: css({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none', fontSize: font.size.sm, color: color.text }),
  at: css({ display: 'block', fontSize: font.size.xs, color: color.muted }),
};
