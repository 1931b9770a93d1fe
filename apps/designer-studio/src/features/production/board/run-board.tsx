import type { Production } from '@orime/contracts/api/trade/production';
import { useText } from '@orime/platform';
import { color, css, font, media, radius, space, Text, VisuallyHidden } from '@orime/ui';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useProductionT } from '../production-texts.ts';
import type { ProductionStatus } from '../production.api.ts';
import { isFinal, STAGES } from '../run-state.ts';
import { RunCard } from './run-card.tsx';

export type RunBoardProps = {
  readonly runs: readonly Production[];
  readonly onMove: (run: Production, to: ProductionStatus) => void;
};

/** Runs by stage. What may go where the API says; cancelled runs stand in the list alone. */
export function RunBoard({ runs, onMove }: RunBoardProps) {
  const t = useProductionT();
  const text = useText();
  const [dragged, setDragged] = useState<Production>();
  const [told, setTold] = useState('');
  const moved = useRef<{ readonly id: string; readonly to: ProductionStatus }>(undefined);
  // A card that was moved is drawn anew in another column, first without its button: whoever moved it by keys goes on from there.
  useEffect(() => {
    const { id, to } = moved.current ?? {};
    if (id === undefined || !runs.some((run) => run.id === id && run.status === to)) return;
    const button = document.querySelector<HTMLElement>(`[data-run="${CSS.escape(id)}"] button`);
    if (button === null) return;
    moved.current = undefined;
    button.focus();
  });

  function move(run: Production, to: ProductionStatus): void {
    // A last step is asked about first.
    if (!isFinal(to)) {
      moved.current = { id: run.id, to };
      setTold(t('board.moved', { name: text(run.design.name), stage: t(`run.status.${to}`) }));
    }
    onMove(run, to);
  }

  function handleDrop(event: DragEvent, stage: ProductionStatus): void {
    event.preventDefault();
    if (dragged !== undefined && dragged.nextStatuses.includes(stage)) move(dragged, stage);
    setDragged(undefined);
  }

  return (
    <div css={styles.root}>
      <Text size="sm" tone="muted">
        {t('board.keys')}
      </Text>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <div css={styles.scroll} role="group" aria-label={t('board.label')} tabIndex={0}>
        {STAGES.map((stage) => {
          const here = runs.filter(({ status }) => status === stage);
          const isTarget = dragged?.nextStatuses.includes(stage) === true;
          return (
            // What is dropped here can be moved by keys and by the menu of its card as well.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop target is no control
            <section
              key={stage}
              css={styles.column}
              aria-labelledby={`stage-${stage}`}
              data-target={isTarget || undefined}
              onDragOver={(event) => isTarget && event.preventDefault()}
              onDrop={(event) => handleDrop(event, stage)}
            >
              <h3 css={styles.head} id={`stage-${stage}`}>
                {t(`run.status.${stage}`)} <span css={styles.count}>{here.length}</span>
              </h3>
              <ul css={styles.list}>
                {here.map((run) => (
                  <RunCard
                    key={run.id}
                    run={run}
                    onMove={(to) => move(run, to)}
                    onDrag={(isDragged) => setDragged(isDragged ? run : undefined)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], '& > *': { minWidth: 0 } }),
  scroll: css({
    display: 'grid',
    gap: space[3],
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    // Whole columns only: a button that is cut off by the edge can hardly be pressed.
    scrollSnapType: 'x mandatory',
    paddingBlockEnd: space[3],
    [media.tablet]: { gridAutoColumns: `calc((100% - 2 * ${space[3]}) / 3)` },
    [media.desktop]: { gridAutoColumns: `calc((100% - 3 * ${space[3]}) / 4)` },
  }),
  column: css({
    display: 'grid',
    gap: space[3],
    alignContent: 'start',
    minHeight: '12rem',
    padding: space[3],
    background: color.sunken,
    borderRadius: radius.md,
    scrollSnapAlign: 'start',
    outline: '2px dashed transparent',
    outlineOffset: -2,
    '&[data-target]': { outlineColor: color.accent },
  }),
  head: css({ display: 'flex', justifyContent: 'space-between', margin: 0, fontSize: font.size.sm, fontWeight: font.weight.semibold }),
  count: css({ color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  list: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
};
