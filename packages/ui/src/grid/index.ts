// The grid: a table for thousands of rows. Heavy: only screens that work on lists load it.
export { DataGrid } from './data-grid.tsx';
export type { DataGridProps } from './data-grid.tsx';
export { GridChangesBar } from './grid-changes-bar.tsx';
export { readText as readGridText } from './grid-editor.tsx';
export type { GridChanges, GridColumn, GridEdit, GridFilter, GridOption, GridValue } from './grid-column.ts';
export { emptyView, readGridView, writeGridView } from './grid-view.ts';
export type { GridView } from './grid-view.ts';
export { useGridChanges } from './use-grid-changes.ts';
export { useSavedViews } from './use-saved-views.ts';
