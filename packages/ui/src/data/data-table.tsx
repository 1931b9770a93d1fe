import { color, css, font, space, useUiLabel, visuallyHidden, z } from '@orime/ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { SortButton } from './sort-button.tsx';
import type { Sort } from './sort-button.tsx';

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  readonly align?: 'start' | 'end';
  readonly sortable?: boolean;
  /** Makes the column's cells row headers, which name the row for assistive technology. Set it on one column. */
  readonly isRowHeader?: boolean;
  readonly width?: string;
};

export type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Name of a row, used in "Select row …". */
  readonly rowName?: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Stands below a row, across the table: what is opened of it. */
  readonly detail?: (row: Row) => ReactNode;
  readonly dense?: boolean;
  /** Shown in place of the body when there are no rows. */
  readonly empty?: ReactNode;
  /** Maximum height; the body scrolls under a sticky header. */
  readonly maxHeight?: string;
};

/** A table with sortable columns, selection and sticky header. The caller does the sorting (usually by the API). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowId, rowName, sort, onSort, selected, onSelect, detail, dense = false, empty, maxHeight } = props;
  const say = useUiLabel();
  const allSelected = selected !== undefined && rows.length > 0 && rows.every((row) => selected.has(rowId(row)));
  const toggleAll = () => onSelect?.(new Set(allSelected ? [] : rows.map(rowId)));
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    // A scrollable region must be focusable by keyboard.
    <div css={styles.scroll} style={{ maxHeight }} role="region" aria-label={caption} tabIndex={0}>
      <table css={[styles.table, dense && styles.dense]}>
        <caption css={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {selected && (
              <th css={styles.tick} scope="col">
                <input css={styles.box} type="checkbox" aria-label={say('selectAll')} checked={allSelected} onChange={toggleAll} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-align={column.align}
                style={{ width: column.width }}
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
              >
                {column.sortable && onSort ? <SortButton column={column} sort={sort} onSort={onSort} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = rowId(row);
            const opened = detail?.(row);
            return (
              <Fragment key={id}>
                <tr data-selected={selected?.has(id) || undefined}>
                  {selected && (
                    <td css={styles.tick}>
                      <input
                        css={styles.box}
                        type="checkbox"
                        aria-label={`${say('selectRow')} ${rowName?.(row) ?? id}`}
                        checked={selected.has(id)}
                        onChange={() => onSelect?.(toggled(selected, id))}
                      />
                    </td>
                  )}
                  {columns.map((column) =>
                    column.isRowHeader ? (
                      <th key={column.id} scope="row" data-align={column.align}>
                        {column.cell(row)}
                      </th>
                    ) : (
                      <td key={column.id} data-align={column.align}>
                        {column.cell(row)}
                      </td>
                    ),
                  )}
                </tr>
                {opened && (
                  <tr data-detail>
                    <td colSpan={columns.length + (selected ? 1 : 0)}>{opened}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

const styles = {
  scroll: css({ position: 'relative', overflow: 'auto', border: `1px solid ${color.line}` }),
  tick: css({ width: '2.75rem' }),
  box: css({ width: '1.2rem', height: '1.2rem', accentColor: color.accent, cursor: 'pointer' }),
  table: css({
    width: '100%',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: `${space[3]} ${space[3]}`, textAlign: 'start', verticalAlign: 'middle', fontWeight: 400 },
    '& tbody tr': { borderBlockStart: `1px solid ${color.line}` },
    '& tbody tr:not([data-detail]):hover, & tbody tr[data-selected]': { background: color.sunken },
    '& tbody tr[data-detail]': { borderBlockStart: 0, '& > td': { paddingBlock: `${space[3]} ${space[6]}`, whiteSpace: 'normal' } },
    '& tbody th': { fontWeight: font.weight.medium },
    '& thead th': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: z.raised,
      background: color.surface,
      boxShadow: `inset 0 -1px ${color.lineStrong}`,
      fontSize: font.size.xs,
      fontWeight: 500,
      color: color.muted,
      whiteSpace: 'nowrap',
    },
    '& [data-align="end"]': { textAlign: 'end' },
  }),
  dense: css({ '& tbody th, & tbody td': { paddingBlock: space[1] } }),
};
