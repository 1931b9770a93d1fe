import type { ReactNode } from 'react';

/** What a cell holds for sorting, filtering, editing and export. Dates as ISO text. */
export type GridValue = string | number | null;

/**
 * How a cell is edited. `read` gives the value of what was typed; undefined refuses it. `write` gives the text that a value is edited
 * as, where it is another than its own.
 */
export type GridEdit =
  | {
      readonly kind: 'text' | 'number';
      readonly read?: (text: string) => GridValue | undefined;
      readonly write?: (value: GridValue) => string;
    }
  | { readonly kind: 'choice'; readonly options: readonly GridOption[] };

export type GridOption = { readonly value: string; readonly label: string };

/** How a column is filtered: words in it, one of its values, or a range of numbers or days. */
export type GridFilter =
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly options: readonly GridOption[] }
  | { readonly kind: 'range'; readonly type: 'number' | 'date' };

export type GridColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => GridValue;
  /** What is drawn, where it is more than the value. `value` is the edited one while a change is waiting. */
  readonly cell?: (row: Row, value: GridValue) => ReactNode;
  /** In rem. */
  readonly width: number;
  /** Right edge, for amounts and counts. */
  readonly align?: 'end';
  /** The column that names its rows. It stands first and stays in sight. */
  readonly isRowHeader?: boolean;
  /** False takes the sort button away. */
  readonly sortable?: boolean;
  readonly filter?: GridFilter;
  readonly edit?: GridEdit;
};

/** Changes that wait to be applied: row id → column id → new value. */
export type GridChanges = ReadonlyMap<string, Readonly<Record<string, GridValue>>>;

/** The value of a cell with the change that waits for it. */
export function currentValue<Row>(column: GridColumn<Row>, row: Row, change: Readonly<Record<string, GridValue>> | undefined): GridValue {
  return change !== undefined && Object.hasOwn(change, column.id) ? (change[column.id] ?? null) : column.value(row);
}
