import { color, css, font, space, VisuallyHidden } from '@orime/ui';
import type { CSSProperties, MouseEvent } from 'react';
import { currentValue } from './grid-column.ts';
import type { GridColumn, GridValue } from './grid-column.ts';
import type { CellPlace } from './grid-cursor.ts';
import { GridEditor } from './grid-editor.tsx';
import type { AfterEdit } from './grid-editor.tsx';
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
  readonly isEditing: boolean;
  /** Undefined when rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly style: CSSProperties;
  readonly onFocus: (place: CellPlace) => void;
  readonly onToggle: (index: number, isRange: boolean) => void;
  readonly onStartEdit: (place: CellPlace) => void;
  readonly onCommit: (row: Row, column: GridColumn<Row>, value: GridValue, after: AfterEdit) => void;
  readonly onCancelEdit: () => void;
};

export function GridRow<Row>(props: GridRowProps<Row>) {
  const { row, index, name, columns, change, activeColumn, isEditing, isSelected, style } = props;
  const say = useGridLabel();
  const offset = isSelected === undefined ? 0 : 1;
  const place = (column: number) => ({
    'data-cell': `${index}:${column}`,
    tabIndex: activeColumn === column ? 0 : -1,
    'aria-colindex': column + 1,
    onFocus: () => props.onFocus({ row: index, column }),
  });
  const handleTick = (event: MouseEvent): void => props.onToggle(index, event.shiftKey);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      css={[gridStyles.row, styles.row]}
      data-selected={isSelected || undefined}
      data-odd={index % 2 === 1 || undefined}
      style={style}
    >
      {isSelected !== undefined && (
        <div role="gridcell" css={[gridStyles.cell, gridStyles.tick]} data-sticky="" style={{ '--sticky': '0rem' }} {...place(0)}>
          <input
            css={gridStyles.box}
            type="checkbox"
            tabIndex={-1}
            aria-label={say('selectRow', { name })}
            checked={isSelected}
            onClick={handleTick}
            // The click, which knows of the shift key, has done it.
            onChange={() => undefined}
          />
        </div>
      )}
      {columns.map((column, number) => {
        const value = currentValue(column, row, change);
        const isDirty = change !== undefined && Object.hasOwn(change, column.id);
        const isOpen = isEditing && activeColumn === number + offset;
        return (
          <div
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
            css={[gridStyles.cell, styles.cell]}
            data-align={column.align}
            data-dirty={isDirty || undefined}
            data-sticky={column.isRowHeader ? 'edge' : undefined}
            aria-readonly={column.edit === undefined ? undefined : false}
            style={column.isRowHeader ? { '--sticky': `${offset * TICK_REM}rem` } : undefined}
            onDoubleClick={() => column.edit !== undefined && props.onStartEdit({ row: index, column: number + offset })}
            {...place(number + offset)}
          >
            {isOpen && column.edit !== undefined ? (
              <GridEditor
                edit={column.edit}
                value={value}
                label={say('edit', { column: column.header, name })}
                onCommit={(next, after) => props.onCommit(row, column, next, after)}
                onCancel={props.onCancelEdit}
              />
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
  row: css({
    position: 'absolute',
    insetInline: 0,
    background: color.page,
    borderBlockEnd: `1px solid ${color.line}`,
    '&:hover': { background: color.sunken },
    '&[data-selected]': { background: `color-mix(in oklab, ${color.accent} 10%, ${color.page})` },
  }),
  cell: css({
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
