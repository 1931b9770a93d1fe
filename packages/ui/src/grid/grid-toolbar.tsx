import { Button, Checkbox, color, css, Disclosure, font, showToast, space, Switch, useUiLanguage } from '@orime/ui';
import { saveFile } from '@orime/ui/data';
import { Download } from '@orime/ui/icons';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { GridChanges, GridColumn } from './grid-column.ts';
import { GridFilters } from './grid-filters.tsx';
import { useGridLabel } from './grid-labels.ts';
import { GridPopup } from './grid-popup.tsx';
import type { GridView } from './grid-view.ts';
import { GridViews } from './grid-views.tsx';

export type GridToolbarProps<Row> = {
  readonly columns: readonly GridColumn<Row>[];
  /** Rows that pass the filters. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly total: number;
  readonly selectedCount: number;
  readonly changes: GridChanges;
  readonly view: GridView;
  readonly onView: (view: GridView) => void;
  readonly savedAs: string | undefined;
  readonly exportAs: string | undefined;
  readonly readAll: (() => Promise<readonly Row[]>) | undefined;
  readonly actions: ReactNode;
};

/** What is shown of a grid: filters, saved ones, columns, density, how many rows, and the way out as a file. */
export function GridToolbar<Row>(props: GridToolbarProps<Row>) {
  const { columns, rows, rowId, total, selectedCount, changes, view, onView, savedAs, exportAs, readAll, actions } = props;
  const say = useGridLabel();
  const number = new Intl.NumberFormat(useUiLanguage() === 'jp' ? 'ja-JP' : 'en-US');
  const isFiltered = Object.values(view.filters).some((value) => value !== '');
  const visible = columns.filter(({ id }) => !view.hidden.includes(id));
  const filter = (column: string, value: string): void => onView({ ...view, filters: { ...view.filters, [column]: value } });
  const show = (id: string, isShown: boolean): void =>
    onView({ ...view, hidden: isShown ? view.hidden.filter((other) => other !== id) : [...view.hidden, id] });
  const [isExporting, setExporting] = useState(false);
  /** The writer comes with its first use. */
  const exportTo = async (file: string): Promise<void> => {
    setExporting(true);
    try {
      const [{ toCsv }, all] = await Promise.all([import('./grid-csv.ts'), readAll?.() ?? rows]);
      saveFile(file, new Blob([toCsv(visible, all, changes, rowId)], { type: 'text/csv;charset=utf-8' }));
    } catch {
      showToast({ message: say('exportFailed'), tone: 'danger' });
    } finally {
      setExporting(false);
    }
  };
  return (
    <div css={styles.root}>
      {columns.some((column) => column.filter) && (
        <Disclosure title={say('filters')} open={isFiltered}>
          <GridFilters columns={columns} filters={view.filters} onFilter={filter} />
        </Disclosure>
      )}
      <div css={styles.line}>
        <p css={styles.count} role="status">
          {rows.length === total
            ? say('rows', { shown: number.format(total) })
            : say('rowsOf', { shown: number.format(rows.length), total: number.format(total) })}
          {selectedCount > 0 && <> · {say('selected', { count: number.format(selectedCount) })}</>}
        </p>
        {actions}
        {isFiltered && (
          <Button variant="ghost" size="sm" onClick={() => onView({ ...view, filters: {} })}>
            {say('clearFilters')}
          </Button>
        )}
        {savedAs !== undefined && <GridViews savedAs={savedAs} view={view} onView={onView} />}
        <GridPopup label={say('columns')}>
          {columns
            .filter((column) => !column.isRowHeader)
            .map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={!view.hidden.includes(id)}
                onChange={({ currentTarget }) => show(id, currentTarget.checked)}
              />
            ))}
        </GridPopup>
        {exportAs !== undefined && (
          <Button variant="secondary" size="sm" busy={isExporting} onClick={() => void exportTo(`${exportAs}.csv`)}>
            {!isExporting && <Download size={16} aria-hidden />}
            {say('exportCsv')}
          </Button>
        )}
        <Switch css={styles.dense} label={say('dense')} checked={view.isDense} onChange={(isDense) => onView({ ...view, isDense })} />
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
  count: css({ marginInlineEnd: 'auto', fontSize: font.size.sm, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  dense: css({ fontSize: font.size.sm }),
};
