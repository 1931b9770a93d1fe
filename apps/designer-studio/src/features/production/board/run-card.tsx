import type { Production } from '@orime/contracts/api/trade/production';
import { Link, useText } from '@orime/platform';
import { color, css, font, radius, space, Text } from '@orime/ui';
import { ArrowRight } from '@orime/ui/icons';
import { MenuButton } from '@orime/ui/overlays';
import type { DragEvent, KeyboardEvent } from 'react';
import { DueMark } from '../due-mark.tsx';
import { useProductionT } from '../production-texts.ts';
import type { ProductionStatus } from '../production.api.ts';
import { stepTowards } from '../run-state.ts';

export type RunCardProps = {
  readonly run: Production;
  readonly onMove: (to: ProductionStatus) => void;
  readonly onDrag: (isDragged: boolean) => void;
};

/** One run on the board. Dragged, moved by arrow keys on its button, or by the button's menu. */
export function RunCard({ run, onMove, onDrag }: RunCardProps) {
  const t = useProductionT();
  const text = useText();
  const name = text(run.design.name);
  const partner = run.side === 'producer' ? run.designer : run.producer;

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const to = stepTowards(run, event.key === 'ArrowRight' ? 1 : -1);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }

  function handleDragStart(event: DragEvent): void {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', run.id);
    onDrag(true);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is dragged; its button does the same by keys
    <li
      css={styles.root}
      draggable={run.nextStatuses.length > 0}
      onDragStart={handleDragStart}
      onDragEnd={() => onDrag(false)}
      data-run={run.id}
      data-moves={run.nextStatuses.length > 0 || undefined}
    >
      <Link css={styles.name} to={`/production/in_house/edit/${run.id}`}>
        {name}
      </Link>
      <Text size="sm" tone="muted">
        {partner === null ? t('run.in-house') : text(partner)}
      </Text>
      <div css={styles.foot}>
        <span css={styles.facts}>
          <Text as="span" size="sm">
            {t('run.units', { count: run.units })}
          </Text>
          <DueMark run={run} />
        </span>
        {run.nextStatuses.length > 0 && (
          <span onKeyDownCapture={handleKey}>
            <MenuButton
              size="sm"
              label={t('board.move', { name })}
              choices={run.nextStatuses.map((id) => ({ id, label: t(`run.step.${id}`) }))}
              onChoose={(id) => {
                const to = run.nextStatuses.find((status) => status === id);
                if (to !== undefined) onMove(to);
              }}
            >
              {t('board.move.short')}
              <ArrowRight size={16} aria-hidden />
            </MenuButton>
          </span>
        )}
      </div>
    </li>
  );
}

const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    gap: space[1],
    padding: space[3],
    background: color.page,
    border: `1px solid ${color.line}`,
    borderRadius: radius.sm,
    overflowWrap: 'anywhere',
    '&[data-moves]': { cursor: 'grab' },
  }),
  name: css({ color: 'inherit', fontWeight: font.weight.medium }),
  facts: css({ display: 'grid' }),
  foot: css({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: space[2] }),
};
