import { VisuallyHidden } from '@orime/ui';
import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import { currentValue } from './grid-column.ts';
import type { GridColumn, GridValue } from './grid-column.ts';
import { useGridLabel } from './grid-labels.ts';

export type GridRowProps<Row> = {
  readonly id: string;
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
 * scrolling, drawing all rows in sight took four times as long. Its looks are the grid's.
 */
export const GridRow = memo(Row) as typeof Row;

function Row<Item>({ id, row, index, name, columns, change, activeColumn, editor, isSelected, topPx, heightPx }: GridRowProps<Item>) {
  const say = useGridLabel();
  const offset = isSelected === undefined ? 0 : 1;
  const place = (column: number) => ({
    'data-column': column,
    tabIndex: activeColumn === column ? 0 : -1,
    'aria-colindex': column + 1,
  });
  return (
    <div
      role="row"
      data-row={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-selected={isSelected || undefined}
      // Moved without a layout of the rows around it.
      style={{ transform: `translateY(${topPx}px)`, height: heightPx }}
    >
      {isSelected !== undefined && (
        <div role="gridcell" data-part="tick" {...place(0)}>
          <input type="checkbox" tabIndex={-1} aria-label={say('selectRow', { name })} checked={isSelected} readOnly />
        </div>
      )}
      {columns.map((column, number) => {
        const value = currentValue(column, row, change);
        const isDirty = change !== undefined && Object.hasOwn(change, column.id);
        const content = contentOf(column, row, value, id);
        const isEdited = activeColumn === number + offset && Boolean(editor);
        // Text alone needs no box of its own, of which there would be a hundred.
        const isPlain = !isEdited && (content === null || typeof content !== 'object');
        return (
          <div
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
            data-part="cell"
            data-plain={isPlain || undefined}
            data-align={column.align}
            data-dirty={isDirty || undefined}
            data-edge={column.isRowHeader || undefined}
            aria-readonly={column.edit === undefined ? undefined : false}
            {...place(number + offset)}
          >
            {isEdited ? editor : isPlain ? content : <span data-part="text">{content}</span>}
            {isDirty && <VisuallyHidden> ({say('changed')})</VisuallyHidden>}
          </div>
        );
      })}
    </div>
  );
}

/** What is drawn of a value. The element may have shown another row before: what a column draws starts anew, as it may have a state. */
function contentOf<Row>(column: GridColumn<Row>, row: Row, value: GridValue, id: string): ReactNode {
  const drawn = column.cell?.(row, value);
  if (drawn === undefined || drawn === null) return labelOf(column, value);
  return typeof drawn === 'object' ? <Fragment key={id}>{drawn}</Fragment> : drawn;
}

function labelOf<Row>({ edit }: GridColumn<Row>, value: GridValue): GridValue {
  return edit?.kind === 'choice' ? (edit.options.find((option) => option.value === value)?.label ?? value) : value;
}
