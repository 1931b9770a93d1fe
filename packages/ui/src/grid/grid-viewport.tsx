import { useImperativeHandle, useLayoutEffect, useState } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { GridChanges, GridColumn } from './grid-column.ts';
import type { CellPlace } from './grid-cursor.ts';
import { GridRow } from './grid-row.tsx';
import { gridBox } from './grid-styles.ts';
import { createRowPlaces } from './row-places.ts';
import type { GridSelection } from './use-grid-selection.ts';
import { useGridWindow } from './use-grid-window.ts';
import type { GridWindowOptions } from './use-grid-window.ts';
import { useSideways } from './use-sideways.ts';

export type GridViewportProps<Row> = Omit<GridWindowOptions, 'box' | 'count' | 'activeRow'> & {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly columns: readonly GridColumn<Row>[];
  readonly changes: GridChanges;
  readonly active: CellPlace;
  /** Stands in the active cell while it is edited. */
  readonly editor: ((row: Row) => ReactNode) | undefined;
  readonly selection: Pick<GridSelection<Row>, 'has'> | undefined;
  /** Scrolls a row into sight, for whoever moves the cursor. */
  readonly scroller: RefObject<((row: number) => void) | null>;
  /** Rows have been drawn. */
  readonly onDrawn: () => void;
  readonly head: ReactNode;
  /** Of the box itself: what it is called, and what it hears. */
  readonly frame: Omit<ComponentProps<'div'>, 'ref' | 'children'> & { readonly 'data-dense': true | undefined };
};

/** The scrolling box with the rows in sight. Scrolling draws this part alone: tools and heads of the grid stay as they are. */
export function GridViewport<Row>(props: GridViewportProps<Row>) {
  const { box, rows, rowId, rowName, columns, changes, active, editor, selection, scroller, onDrawn, head, frame, ...options } = props;
  const window = useGridWindow({ ...options, box, count: rows.length, activeRow: active.row });
  useImperativeHandle(scroller, () => window.scrollTo);
  const [hasFocus, setFocus] = useState(false);
  // Asked again for the same rows it answers the same, so that a render may be repeated.
  const [placesOf] = useState(createRowPlaces);
  // Whoever reads by keyboard or by ear has the rows in their order. While somebody scrolls with the pointer no element is moved.
  const places = placesOf(
    window.rows.map(({ index }) => index),
    window.isScrolling && !hasFocus,
  );
  const placed = new Map(window.rows.map((row) => [row.index, row]));
  const isSideways = useSideways(box);
  // A cell far away takes the focus once it is drawn, which is after the grid has scrolled.
  useLayoutEffect(() => onDrawn());

  return (
    <div
      ref={box}
      css={gridBox}
      role="grid"
      data-sideways={isSideways || undefined}
      {...frame}
      onFocus={(event) => {
        setFocus(true);
        frame.onFocus?.(event);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      {head}
      <div role="rowgroup" data-part="body" style={{ height: window.heightPx }}>
        {places.map(({ index, key }) => {
          const row = rows[index];
          const place = placed.get(index);
          if (row === undefined || place === undefined) return null;
          return (
            <GridRow
              key={key}
              id={rowId(row)}
              row={row}
              index={index}
              name={rowName(row)}
              columns={columns}
              change={changes.get(rowId(row))}
              activeColumn={active.row === index ? active.column : undefined}
              editor={active.row === index ? editor?.(row) : undefined}
              isSelected={selection?.has(row)}
              topPx={place.topPx}
              heightPx={place.heightPx}
            />
          );
        })}
      </div>
    </div>
  );
}
