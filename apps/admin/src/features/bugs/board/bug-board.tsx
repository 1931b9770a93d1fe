import type { Bug } from '@orime/contracts/api/office/bug';
import { useQuery, useSearchParams } from '@orime/platform';
import { css, media, Select, space, Text } from '@orime/ui';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { staffQuery } from '../../../lists/staff.api.ts';
import { useBoardT } from '../bugs-texts.ts';
import { BugColumn } from './bug-column.tsx';
import { BUG_STATES, neighbourOf, SEVERITIES } from './bug-states.ts';
import { useBoard } from './use-board.ts';

/** All reports by their state. Admins move them by dragging, by keys or by a choice; account managers read. Fetches. */
export function BugBoard() {
  const t = useBoardT();
  const [search, setSearch] = useSearchParams();
  const root = useRef<HTMLDivElement>(null);
  const filter = {
    severity: SEVERITIES.find((severity) => severity === search.get('severity')),
    assignee: search.get('assignee') ?? undefined,
  };
  const board = useBoard(filter);
  // Whoever may not read who the staff are changes no bug either.
  const { data: staff } = useQuery({ ...staffQuery, retry: false });
  const draggedRef = useRef<Bug>(undefined);

  function handleFilter(name: string, value: string): void {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function handleDrop(status: Bug['status']): void {
    const bug = draggedRef.current;
    draggedRef.current = undefined;
    if (bug !== undefined) board.move(bug, status);
  }

  function handleKey(event: KeyboardEvent, bug: Bug): void {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (event.shiftKey && staff !== undefined) {
      const place = BUG_STATES.indexOf(bug.status);
      const status = event.key === 'ArrowRight' ? BUG_STATES[place + 1] : event.key === 'ArrowLeft' ? BUG_STATES[place - 1] : undefined;
      if (status !== undefined) board.move(bug, status);
      return;
    }
    const columns = [...(root.current?.querySelectorAll('section') ?? [])].map((column) => [
      ...column.querySelectorAll<HTMLElement>('[data-bug]'),
    ]);
    const next = neighbourOf(
      columns.map((cards) => cards.map(({ dataset }) => dataset['bug'] ?? '')),
      bug.id,
      event.key,
    );
    columns
      .flat()
      .find(({ dataset }) => next !== undefined && dataset['bug'] === next)
      ?.focus();
  }

  return (
    <div ref={root} css={styles.root}>
      <div css={styles.filters}>
        <Select
          dense
          label={t('board.severity')}
          value={filter.severity ?? ''}
          onChange={({ currentTarget }) => handleFilter('severity', currentTarget.value)}
        >
          <option value="">{t('board.any')}</option>
          {SEVERITIES.map((severity) => (
            <option key={severity} value={severity}>
              {t(`board.severity.${severity}`)}
            </option>
          ))}
        </Select>
        {staff !== undefined && (
          <Select
            dense
            label={t('board.assignee')}
            value={filter.assignee ?? ''}
            onChange={({ currentTarget }) => handleFilter('assignee', currentTarget.value)}
          >
            <option value="">{t('board.any')}</option>
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Text size="sm" tone="muted" id="board-keys">
        {t(staff === undefined ? 'board.keys.read' : 'board.keys')}
      </Text>
      <div css={styles.columns}>
        {BUG_STATES.map((status) => (
          <BugColumn
            key={status}
            status={status}
            filter={filter}
            staff={staff}
            shownId={search.get('bug')}
            board={board}
            isDragging={() => draggedRef.current !== undefined}
            onDrag={(bug) => {
              draggedRef.current = bug;
            }}
            onDropped={handleDrop}
            onKey={handleKey}
          />
        ))}
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
  filters: css({
    display: 'grid',
    gap: space[3],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    maxWidth: '30rem',
  }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
};
