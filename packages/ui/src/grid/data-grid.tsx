import { color, css, Spinner, Text, useUiLanguage } from '@orime/ui';
import { useMemo, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { GridChanges, GridColumn, GridValue } from './grid-column.ts';
import { currentValue } from './grid-column.ts';
import { placeOf, withinBounds } from './grid-cursor.ts';
import type { CellPlace } from './grid-cursor.ts';
import { GridEditor } from './grid-editor.tsx';
import type { AfterEdit } from './grid-editor.tsx';
import { GridHead, TICK_REM } from './grid-head.tsx';
import { useGridLabel } from './grid-labels.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import type { GridView } from './grid-view.ts';
import { GridViewport } from './grid-viewport.tsx';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridSelection } from './use-grid-selection.ts';

export type DataGridProps<Row extends object> = {
  readonly caption: string;
  /** Keep the array: a new one sorts all rows again. */
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Words for one row: "Select …", "Price of …". */
  readonly rowName: (row: Row) => string;
  readonly view: GridView;
  readonly onView: (view: GridView) => void;
  /** The server sorts and filters; the grid shows the rows as they come. */
  readonly isServed?: boolean;
  /** Rows there are in all, where not all have come. */
  readonly total?: number;
  readonly hasMore?: boolean;
  readonly isLoadingMore?: boolean;
  /** Asks for the next rows while scrolling comes near the end of those that are here, once until more have come. */
  readonly onMore?: () => void;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  readonly changes?: GridChanges;
  readonly onEdit?: (row: string, column: string, value: GridValue, original: GridValue) => void;
  /** Names the screen; its saved filters are kept under it. Without it there are none. */
  readonly savedAs?: string;
  /** File name of the export, without its ending. Without it there is no export. */
  readonly exportAs?: string;
  /** All rows of a filter that the server applies, for the export; it has the rows that are here without it. */
  readonly readAll?: () => Promise<readonly Row[]>;
  /** Beside the tools of the grid: actions on what is selected. */
  readonly actions?: ReactNode;
  /** Instead of rows when there are none. */
  readonly empty?: ReactNode;
  /** Height of the scrolling box. */
  readonly height?: string;
};

const NO_CHANGES: GridChanges = new Map();
const HEAD_REM = 2.75;

/** A table for thousands of rows: moved through by keyboard, sorted, filtered, edited in place. Only the rows in sight are drawn. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { caption, columns, rows, rowId, rowName, view, onView, isServed = false, total, hasMore = false, isLoadingMore = false } = props;
  const { onMore, onSelect, changes = NO_CHANGES, onEdit, savedAs, exportAs, readAll, actions, empty, height = '36rem' } = props;
  const say = useGridLabel();
  const locale = useUiLanguage() === 'jp' ? 'ja-JP' : 'en-US';
  const box = useRef<HTMLDivElement>(null);
  const shown = useGridRows({ columns, rows, rowId, view, isServed, locale });
  // The same array for the same columns: rows that have not changed are not drawn again.
  const visible = useMemo(() => orderedColumns(columns, view.hidden), [columns, view.hidden]);
  const selection = useGridSelection({ rows: shown, rowId, selected: props.selected, onSelect });
  const offset = selection === undefined ? 0 : 1;
  const bounds = { rows: shown.length, columns: visible.length + offset, page: PAGE_ROWS };
  const cursor = useGridCursor(box, bounds);
  const { active } = cursor;
  const scroller = useRef<(row: number) => void>(null);

  const goTo = (place: CellPlace): void => {
    if (place.row >= 0) scroller.current?.(withinBounds(place, bounds).row);
    cursor.goTo(place);
  };
  const canEdit = ({ row, column }: CellPlace): boolean => onEdit !== undefined && row >= 0 && visible[column - offset]?.edit !== undefined;
  const handleKey = useGridKeys({ active, bounds, selection, canEdit, onMove: goTo, onEdit: cursor.edit });
  const commit = (row: Row, column: GridColumn<Row>, value: GridValue, after: AfterEdit): void => {
    if (value !== currentValue(column, row, changes.get(rowId(row)))) onEdit?.(rowId(row), column.id, value, column.value(row));
    const step = AFTER_EDIT[after];
    if (step === undefined) cursor.stopEditing();
    else goTo({ row: active.row + step.row, column: active.column + step.column });
  };

  const handleClick = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    // The click, unlike the change, knows of the shift key.
    if (place !== undefined && place.row >= 0 && place.column < offset && event.target instanceof HTMLInputElement)
      selection?.toggle(place.row, event.shiftKey);
  };
  const editorOf = (row: Row): ReactNode => {
    const column = visible[active.column - offset];
    if (column?.edit === undefined) return undefined;
    return (
      <GridEditor
        edit={column.edit}
        value={currentValue(column, row, changes.get(rowId(row)))}
        label={say('edit', { column: column.header, name: rowName(row) })}
        onCommit={(value, after) => commit(row, column, value, after)}
        onCancel={() => cursor.goTo(active)}
      />
    );
  };
  const rowRem = view.isDense ? 2.125 : 2.875;
  const widths = visible.map(widthOf);
  const layout = {
    '--columns': [
      ...(offset === 1 ? [`${TICK_REM}rem`] : []),
      ...widths.map((least, index) => `minmax(${least}, ${visible[index]?.width ?? 1}fr)`),
    ].join(' '),
    '--width': `calc(${[`${offset * TICK_REM}rem`, ...widths].join(' + ')})`,
    '--row': `${rowRem}rem`,
    '--height': height,
    '--ticks': `${offset * TICK_REM}rem`,
    '--first': `calc(${offset * TICK_REM}rem + ${widths[0] ?? '0rem'})`,
  };
  return (
    <div css={styles.root}>
      <GridToolbar
        {...{ columns, view, onView, savedAs, exportAs, readAll, actions, rowId, changes }}
        rows={shown}
        total={total ?? rows.length}
        selectedCount={selection?.count ?? 0}
      />
      {shown.length === 0 ? (
        (empty ?? <Text tone="muted">{say('none')}</Text>)
      ) : (
        <GridViewport
          box={box}
          rows={shown}
          rowId={rowId}
          rowName={rowName}
          columns={visible}
          changes={changes}
          active={active}
          editor={cursor.isEditing ? editorOf : undefined}
          selection={selection}
          rowRem={rowRem}
          headRem={HEAD_REM}
          hasMore={hasMore}
          isLoadingMore={isLoadingMore}
          onMore={onMore}
          scroller={scroller}
          onDrawn={cursor.focusWhenDrawn}
          frame={{
            'aria-label': caption,
            'aria-rowcount': (total ?? shown.length) + 1,
            'aria-colcount': visible.length + offset,
            'aria-multiselectable': selection ? true : undefined,
            'aria-busy': isLoadingMore || undefined,
            'data-dense': view.isDense || undefined,
            style: { maxHeight: height, ...layout },
            onKeyDown: handleKey,
            onFocus: ({ target }) => {
              const place = placeOf(target);
              if (place !== undefined) cursor.noticeFocus(place);
            },
            onClick: handleClick,
            onDoubleClick: ({ target }) => {
              const place = placeOf(target);
              if (place !== undefined && canEdit(place)) cursor.edit(place);
            },
          }}
          head={
            <GridHead
              columns={visible}
              sort={view.sort}
              onSort={(sort) => onView({ ...view, sort })}
              active={active}
              isAllSelected={selection?.isAll}
              onToggleAll={() => selection?.toggleAll()}
            />
          }
        />
      )}
      {isLoadingMore && (
        <div css={styles.more} role="status">
          <Spinner size={16} /> {say('more')}
        </div>
      )}
    </div>
  );
}

/** Rows that Page Up and Page Down step over. */
const PAGE_ROWS = 12;

const AFTER_EDIT = {
  stay: { row: 0, column: 0 },
  down: { row: 1, column: 0 },
  next: { row: 0, column: 1 },
  previous: { row: 0, column: -1 },
  leave: undefined,
};

/** The column that names the rows first, without those that are hidden. */
function orderedColumns<Row>(columns: readonly GridColumn<Row>[], hidden: readonly string[]): readonly GridColumn<Row>[] {
  return columns
    .filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id))
    .toSorted((one, other) => Number(other.isRowHeader ?? false) - Number(one.isRowHeader ?? false));
}

/** The names, which stay in sight, leave room for the rest on a narrow screen. */
function widthOf<Row>({ width, isRowHeader }: GridColumn<Row>): string {
  return isRowHeader ? `min(${width}rem, 46cqi)` : `${width}rem`;
}

const styles = {
  root: css({ display: 'grid', gap: '0.75rem', minWidth: 0 }),
  more: css({ display: 'flex', alignItems: 'center', gap: '0.5rem', color: color.muted, fontSize: '0.8125rem' }),
};
