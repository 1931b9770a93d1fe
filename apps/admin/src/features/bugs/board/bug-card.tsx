import { bugMachine } from '@orime/commerce';
import type { AdminUser } from '@orime/contracts/api/office/admin';
import type { Bug } from '@orime/contracts/api/office/bug';
import { Link, useFormat } from '@orime/platform';
import { Badge, color, css, Disclosure, font, Select, space, VisuallyHidden } from '@orime/ui';
import type { KeyboardEvent } from 'react';
import { useBoardT } from '../bugs-texts.ts';
import { SEVERITIES, SEVERITY_TONES } from './bug-states.ts';
import type { Board } from './use-board.ts';

export type BugCardProps = {
  readonly bug: Bug;
  readonly isFirst: boolean;
  readonly isShown: boolean;
  readonly staff: readonly AdminUser[] | undefined;
  readonly board: Board;
  /** It is taken up, or put down again. */
  readonly onDrag: (bug: Bug | undefined) => void;
  readonly onKey: (event: KeyboardEvent, bug: Bug) => void;
};

/** One bug on the board; its text and what can be changed open below it. */
export function BugCard({ bug, isFirst, isShown, staff, board, onDrag, onKey }: BugCardProps) {
  const t = useBoardT();
  const format = useFormat();
  const { id, title, body, route, severity, status, reporter, assignee, errorId, createdAt } = bug;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- a stop of the board, as the description says
    <article
      css={styles.root}
      data-bug={id}
      // One stop for Tab in each column: arrows lead on from there.
      tabIndex={isFirst ? 0 : -1}
      aria-label={title}
      aria-describedby="board-keys"
      draggable={staff !== undefined}
      onDragStart={({ dataTransfer }) => {
        // Firefox drags only what carries something.
        dataTransfer.setData('text/plain', title);
        dataTransfer.effectAllowed = 'move';
        onDrag(bug);
      }}
      onDragEnd={() => onDrag(undefined)}
      // Keys of what stands in the card are its own.
      onKeyDown={(event) => event.target === event.currentTarget && onKey(event, bug)}
    >
      <h3 css={styles.title}>{title}</h3>
      <p css={styles.facts}>
        <Badge tone={SEVERITY_TONES[severity]}>{t(`board.severity.${severity}`)}</Badge>
        <time dateTime={createdAt} title={format.date(createdAt)}>
          {format.relative(createdAt)}
        </time>
        <span>{t('bugs.by', { name: reporter.name })}</span>
        <span>{assignee === null ? t('board.nobody') : t('board.of', { name: assignee.name })}</span>
      </p>
      <Disclosure
        title={
          <>
            <span aria-hidden>{t('board.details')}</span>
            <VisuallyHidden>{t('bugs.details', { title })}</VisuallyHidden>
          </>
        }
        open={isShown}
      >
        <div css={styles.details}>
          {body !== '' && <p css={styles.body}>{body}</p>}
          {route.startsWith('/') && !route.startsWith('//') && <Link to={route}>{route}</Link>}
          {errorId !== null && <Link to={`/admin/errors?${new URLSearchParams({ error: errorId }).toString()}`}>{t('board.error')}</Link>}
          {staff !== undefined && (
            <>
              <Select
                dense
                label={t('board.status')}
                value={status}
                onChange={({ currentTarget }) => {
                  const next = bugMachine[status].find((each) => each === currentTarget.value);
                  if (next !== undefined) board.move(bug, next);
                }}
              >
                {[status, ...bugMachine[status]].map((each) => (
                  <option key={each} value={each}>
                    {t(`bugs.status.${each}`)}
                  </option>
                ))}
              </Select>
              <Select
                dense
                label={t('board.severity')}
                value={severity}
                onChange={({ currentTarget }) => {
                  const next = SEVERITIES.find((each) => each === currentTarget.value);
                  if (next !== undefined) board.change(bug, { severity: next });
                }}
              >
                {SEVERITIES.map((each) => (
                  <option key={each} value={each}>
                    {t(`board.severity.${each}`)}
                  </option>
                ))}
              </Select>
              <Select
                dense
                label={t('board.assignee')}
                value={assignee?.id ?? ''}
                onChange={({ currentTarget }) => board.change(bug, { assigneeId: currentTarget.value === '' ? null : currentTarget.value })}
              >
                <option value="">{t('board.nobody')}</option>
                {staff.map((person) => (
                  <option key={person.id} value={person.id}>
                    {person.name}
                  </option>
                ))}
              </Select>
            </>
          )}
        </div>
      </Disclosure>
    </article>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[2],
    minWidth: 0,
    padding: space[3],
    background: color.surface,
    border: `1px solid ${color.line}`,
    '&[draggable="true"]': { cursor: 'grab' },
  }),
  title: css({ fontSize: font.size.sm, fontWeight: font.weight.medium, fontFamily: 'inherit', lineHeight: 1.5, overflowWrap: 'anywhere' }),
  facts: css({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, fontSize: font.size.xs, color: color.muted }),
  details: css({
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    fontSize: font.size.sm,
    overflowWrap: 'anywhere',
    '& > label, & > div': { width: '100%' },
  }),
  body: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
};
