import { color, css, font, space, VisuallyHidden } from '@orime/ui';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { currentValue } from './grid-column.ts';
import type { GridColumn, GridValue } from './grid-column.ts';
import { TICK_REM } from './grid-head.tsx';
import { useGridLabel } from './grid-labels.ts';
import { gridStyles } from './grid-styles.ts';

export type GridRowProps<Row> = {
  readonly row: Row;
  /** Place among the rows that are shown. */
  readonly index: number;
  readonly name: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly change: Readonly<Record<string, GridValue>> | undefined;
  /** Column of the active cell when it is in this row. */
  readonly activeColumn: number | undefined;
  /** Stands in the active cell while it is edited. */
  readonly editor: ReactNode;
  /** Undefined when rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly topPx: number;
  readonly heightPx: number;
};

/**
 * One row. Presses and the focus are heard by the grid, so that a row is drawn again only when something in it changes: while
 * scrolling, drawing all rows in sight took four times as long.
 */
export const GridRow = memo(Row) as typeof Row;

function Row<Item>({ row, index, name, columns, change, activeColumn, editor, isSelected, topPx, heightPx }: GridRowProps<Item>) {
  const say = useGridLabel();
  const offset = isSelected === undefined ? 0 : 1;
  const place = (column: number) => ({
    'data-cell': `${index}:${column}`,
    tabIndex: activeColumn === column ? 0 : -1,
    'aria-colindex': column + 1,
  });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      css={styles.row}
      data-selected={isSelected || undefined}
      style={{ insetBlockStart: topPx, height: heightPx }}
    >
      {isSelected !== undefined && (
        <div role="gridcell" css={gridStyles.tick} data-sticky="" style={{ '--sticky': '0rem' }} {...place(0)}>
          <input css={gridStyles.box} type="checkbox" tabIndex={-1} aria-label={say('selectRow', { name })} checked={isSelected} readOnly />
        </div>
      )}
      {columns.map((column, number) => {
        const value = currentValue(column, row, change);
        const isDirty = change !== undefined && Object.hasOwn(change, column.id);
        return (
          <div
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
            css={styles.cell}
            data-align={column.align}
            data-dirty={isDirty || undefined}
            data-sticky={column.isRowHeader ? 'edge' : undefined}
            aria-readonly={column.edit === undefined ? undefined : false}
            style={column.isRowHeader ? { '--sticky': `${offset * TICK_REM}rem` } : undefined}
            {...place(number + offset)}
          >
            {activeColumn === number + offset && editor ? (
              editor
            ) : (
              <span css={styles.text}>{column.cell?.(row, value) ?? labelOf(column, value)}</span>
            )}
            {isDirty && <VisuallyHidden> ({say('changed')})</VisuallyHidden>}
          </div>
        );
      })}
    </div>
  );
}

function labelOf<Row>({ edit }: GridColumn<Row>, value: GridValue): GridValue {
  return edit?.kind === 'choice' ? (edit.options.find((option) => option.value === value)?.label ?? value) : value;
}

const styles = {
  row: css(gridStyles.row, {
    position: 'absolute',
    insetInline: 0,
    background: color.page,
    borderBlockEnd: `1px solid ${color.line}`,
    '&:hover': { background: color.sunken },
    '&[data-selected]': { background: `color-mix(in oklab, ${color.accent} 10%, ${color.page})` },
  }),
  cell: css(gridStyles.cell, {
    fontVariantNumeric: 'tabular-nums',
    '&[role="rowheader"]': { fontWeight: font.weight.medium },
    // A folded corner marks what waits to be saved.
    '&[data-dirty]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      border: `${space[1]} solid ${color.accent}`,
      borderInlineStartColor: 'transparent',
      borderBlockEndColor: 'transparent',
    },
    '&[data-dirty]': { color: color.accent },
  }),
  text: css({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
};
