import { returnProgress } from '@orime/commerce';
import type { Return } from '@orime/contracts/api/selling/return';
import { Link, useFormat, useText } from '@orime/platform';
import { Badge, color, css, Heading, media, space, Text } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { StatusTimeline } from '@orime/ui/data';
import { ReturnActions } from './return-actions.tsx';
import { ReturnGoods } from './return-goods.tsx';
import { ReturnParcel } from './return-parcel.tsx';
import { useReturnsT } from './returns-texts.ts';

export type ReturnCardProps = {
  readonly entry: Return;
  /** Of the mail, for somebody without an account. */
  readonly guestKey: string | undefined;
  readonly level: 2 | 3;
  /** Away from the page of its order: then the order is a link. */
  readonly isLinked?: boolean;
};

/** One return as its customer sees it: how far it is, what goes back, what the seller said, where to send it, what was given back. */
export function ReturnCard({ entry, guestKey, level, isLinked = false }: ReturnCardProps) {
  const t = useReturnsT();
  const text = useText();
  const format = useFormat();
  const headingId = `return-${entry.id}-title`;
  return (
    <article css={styles.root} aria-labelledby={headingId}>
      <header css={styles.head}>
        <Heading level={level} size={5} plain id={headingId}>
          {t('returns.number', { number: entry.number })}
        </Heading>
        <Badge tone={TONES[entry.status]}>{t(`returns.status.${entry.status}`)}</Badge>
        {isLinked && (
          <Text size="sm">
            <Link to={`/order-info/${entry.orderId}`}>{t('order.number', { number: entry.orderNumber })}</Link>
            {' · '}
            {text(entry.seller)}
          </Text>
        )}
      </header>
      <div css={styles.columns}>
        <div css={styles.column}>
          <ReturnGoods entry={entry} />
          {entry.answer !== '' && (
            <blockquote css={styles.answer}>
              <Text size="sm" tone="muted">
                {t('returns.answer', { name: text(entry.seller) })}
              </Text>
              <p>{entry.answer}</p>
            </blockquote>
          )}
          <ReturnParcel entry={entry} guestKey={guestKey} />
          <ReturnActions entry={entry} guestKey={guestKey} />
        </div>
        <StatusTimeline
          label={t('returns.progress', { number: entry.number })}
          steps={returnProgress(entry.status, entry.events).map(({ status, state, at }) => ({
            id: status,
            label: t(`returns.status.${status}`),
            state,
            ...(at !== undefined && { at: format.date(at, { month: 'short', day: 'numeric' }), dateTime: at }),
          }))}
        />
      </div>
    </article>
  );
}

const TONES: Readonly<Record<Return['status'], BadgeTone>> = {
  requested: 'neutral',
  approved: 'active',
  in_transit: 'neutral',
  received: 'neutral',
  inspected: 'neutral',
  refunded: 'success',
  declined: 'danger',
  rejected: 'danger',
  cancelled: 'neutral',
};

const styles = {
  root: css({ display: 'grid', gap: space[4], padding: space[5], background: color.surface }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
  columns: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' } }),
  column: css({ display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 }),
  answer: css({ margin: 0, paddingInlineStart: space[4], borderInlineStart: `2px solid ${color.lineStrong}`, overflowWrap: 'anywhere' }),
};
