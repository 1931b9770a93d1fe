import type { AdminUser } from '@orime/contracts/api/office/admin';
import type { Bug } from '@orime/contracts/api/office/bug';
import { useFormat, useQuery } from '@orime/platform';
import { color, css, FailedState, font, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useId, useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useBoardT } from '../bugs-texts.ts';
import { columnQuery } from '../bugs.api.ts';
import type { BoardFilter } from '../bugs.api.ts';
import { BugCard } from './bug-card.tsx';
import type { Board } from './use-board.ts';

export type BugColumnProps = {
  readonly status: Bug['status'];
  readonly filter: BoardFilter;
  /** Whom a bug can be given to; undefined for who may not change any. */
  readonly staff: readonly AdminUser[] | undefined;
  /** The card that the address names; it is open. */
  readonly shownId: string | null;
  readonly board: Board;
  /** Whether a card is being dragged, whichever column it is from. */
  readonly isDragging: () => boolean;
  readonly onDrag: (bug: Bug | undefined) => void;
  /** The dragged card is let go here. */
  readonly onDropped: (status: Bug['status']) => void;
  readonly onKey: (event: KeyboardEvent, bug: Bug) => void;
};

/** The bugs of one state. A card that is dropped here takes the state. Fetches. */
export function BugColumn({ status, filter, staff, shownId, board, isDragging, onDrag, onDropped, onKey }: BugColumnProps) {
  const t = useBoardT();
  const format = useFormat();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { data: page, isError, isFetching, refetch } = useQuery(columnQuery(status, filter));

  function handleDragOver(event: DragEvent): void {
    if (!isDragging()) return;
    event.preventDefault();
    setOver(true);
  }

  function handleDrop(event: DragEvent): void {
    setOver(false);
    if (!isDragging()) return;
    event.preventDefault();
    onDropped(status);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop cards, which keys and choices move as well
    <section
      css={styles.root}
      aria-labelledby={id}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <div css={styles.head}>
        <Heading level={2} size={4} id={id}>
          {t(`bugs.status.${status}`)}
        </Heading>
        {page && <span css={styles.count}>{format.number(page.total)}</span>}
      </div>
      {page === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {page === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="20rem" />
        </SkeletonRegion>
      )}
      {page?.items.length === 0 && (
        <Text size="sm" tone="muted">
          {t('board.empty')}
        </Text>
      )}
      <ul css={styles.list}>
        {page?.items.map((bug, index) => (
          <li key={bug.id}>
            <BugCard
              bug={bug}
              isFirst={index === 0}
              isShown={bug.id === shownId}
              staff={staff}
              board={board}
              onDrag={onDrag}
              onKey={onKey}
            />
          </li>
        ))}
      </ul>
      {page !== undefined && page.total > page.items.length && (
        <Text size="sm" tone="muted">
          {t('board.more', { count: page.items.length, total: format.number(page.total) })}
        </Text>
      )}
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    minWidth: 0,
    padding: space[3],
    background: color.sunken,
    outline: '2px solid transparent',
    '&[data-over]': { outlineColor: color.accent },
  }),
  head: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }),
  count: css({ fontSize: font.size.sm, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  list: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
};
