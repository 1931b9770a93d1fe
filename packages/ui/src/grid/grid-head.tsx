import { css, space } from '@orime/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '@orime/ui/icons';
import type { GridColumn } from './grid-column.ts';
import type { CellPlace } from './grid-cursor.ts';
import { useGridLabel } from './grid-labels.ts';
import type { GridView } from './grid-view.ts';

export type GridHeadProps<Row> = {
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: GridView['sort'];
  readonly onSort: (sort: GridView['sort']) => void;
  readonly active: CellPlace;
  /** Undefined when rows cannot be selected. */
  readonly isAllSelected: boolean | undefined;
  readonly onToggleAll: () => void;
};

/** Heads of the columns: a press sorts ascending, then descending, then not at all. */
export function GridHead<Row>({ columns, sort, onSort, active, isAllSelected, onToggleAll }: GridHeadProps<Row>) {
  const say = useGridLabel();
  const offset = isAllSelected === undefined ? 0 : 1;
  const place = (column: number) => ({
    'data-column': column,
    tabIndex: active.row === -1 && active.column === column ? 0 : -1,
  });
  return (
    <div role="rowgroup" data-part="head">
      <div role="row" data-row={-1} aria-rowindex={1}>
        {offset === 1 && (
          <div role="columnheader" aria-colindex={1} data-part="tick">
            <input type="checkbox" aria-label={say('selectAll')} checked={isAllSelected} onChange={onToggleAll} {...place(0)} />
          </div>
        )}
        {columns.map((column, index) => {
          const direction = sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined;
          const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
          const isPlain = column.sortable === false;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + offset + 1}
              aria-sort={direction}
              data-part="cell"
              data-align={column.align}
              data-edge={column.isRowHeader || undefined}
              {...(isPlain && place(index + offset))}
            >
              {isPlain ? (
                column.header
              ) : (
                <button css={styles.sort} type="button" onClick={() => onSort(nextSort(column.id, direction))} {...place(index + offset)}>
                  {column.header}
                  <Icon size={14} aria-hidden />
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Width of the column of boxes, in rem. */
export const TICK_REM = 2.75;

function nextSort(column: string, direction: 'ascending' | 'descending' | undefined): GridView['sort'] {
  return direction === 'descending' ? undefined : { column, descending: direction === 'ascending' };
}

const styles = {
  sort: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    minHeight: '2.75rem',
    fontWeight: 500,
    '&:focus-visible': { outlineOffset: -2 },
  }),
};
