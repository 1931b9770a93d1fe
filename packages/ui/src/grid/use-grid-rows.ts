import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridColumn, GridFilter, GridValue } from './grid-column.ts';
import { readRange } from './grid-view.ts';
import type { GridView } from './grid-view.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});
type Features = typeof features;

export type GridRowsOptions<Row> = {
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly view: GridView;
  /** Rows come sorted and filtered: the server does it. */
  readonly isServed: boolean;
  /** BCP-47, for the order of texts. */
  readonly locale: string;
};

/** The rows of a view: filtered, then sorted. Texts in the order of the language, empty cells last. */
export function useGridRows<Row extends object>({ columns, rows, rowId, view, isServed, locale }: GridRowsOptions<Row>): readonly Row[] {
  // The table sorts again whenever it is given other columns, which with 10,000 rows takes 40 ms.
  const definitions = useMemo(() => columns.map((column) => definitionOf(column, locale)), [columns, locale]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(() => (view.sort === undefined ? [] : [{ id: view.sort.column, desc: view.sort.descending }]), [view.sort]);
  const columnFilters = useMemo(() => Object.entries(view.filters).map(([id, value]) => ({ id, value })), [view.filters]);
  const known = new Set(columns.map(({ id }) => id));
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    manualSorting: isServed,
    manualFiltering: isServed,
    // An address may name columns that are no more.
    state: { sorting: sorting.filter(({ id }) => known.has(id)), columnFilters: columnFilters.filter(({ id }) => known.has(id)) },
  });
  return table.getRowModel().rows.map((row) => row.original);
}

function definitionOf<Row extends object>(column: GridColumn<Row>, locale: string): ColumnDef<Features, Row> {
  const collator = new Intl.Collator(locale, { numeric: true });
  return {
    id: column.id,
    // The table turns the order round when descending; empty cells, told apart as undefined, stay last.
    accessorFn: (row) => column.value(row) ?? undefined,
    sortUndefined: 'last',
    // What `accessorFn` gives is a grid value.
    sortFn: (one, other, id) => compare(one.getValue<Known>(id), other.getValue<Known>(id), collator),
    filterFn: (row, id, sought: string) => matches(row.getValue<Known>(id), sought, column.filter),
  };
}

type Known = GridValue | undefined;

function compare(one: Known, other: Known, collator: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one ?? ''), String(other ?? ''));
}

/** Whether a value passes a filter. Words match in any width and case. */
export function matches(value: Known, sought: string, filter: GridFilter | undefined): boolean {
  if (sought === '') return true;
  if (filter?.kind === 'choice') return String(value ?? '') === sought;
  if (filter?.kind !== 'range') return folded(String(value ?? '')).includes(folded(sought));
  const { from, to } = readRange(sought);
  if (value === undefined || value === null) return false;
  if (filter.type === 'number') return Number(value) >= Number(from ?? -Infinity) && Number(value) <= Number(to ?? Infinity);
  // Days and times as ISO text sort as text; a bound without a time includes its whole day.
  const text = String(value);
  return (from === undefined || text >= from) && (to === undefined || text.slice(0, to.length) <= to);
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}
