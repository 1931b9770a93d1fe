import type { Term } from '@orime/contracts/api/site/vocabulary';
import { useText } from '@orime/platform';
import { color, controlStyles, css, IconButton, Select, space, VisuallyHidden } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { Trash2, X } from '@orime/ui/icons';
import type { ClipboardEvent } from 'react';
import { useDesignT } from '../design-texts.ts';
import { MOST_CHART_ROWS, MOST_MEASURES, pasteCells } from '../draft/chart-draft.ts';
import type { ChartDraft, ChartRow } from '../draft/chart-draft.ts';

export type SizeChartGridProps = {
  readonly chart: ChartDraft;
  readonly measures: readonly Term[];
  readonly onChange: (chart: ChartDraft) => void;
};

/** Sizes down, measures across, in centimetres. Cells of a spreadsheet are pasted as a block. */
export function SizeChartGrid({ chart, measures, onChange }: SizeChartGridProps) {
  const t = useDesignT();
  const text = useText();
  const nameOf = (key: string) => text(measures.find((measure) => measure.key === key)?.label) || key;
  const free = measures.filter(({ key }) => !chart.measures.includes(key));

  function changeRow(index: number, changed: Partial<ChartRow>): void {
    onChange({ ...chart, rows: chart.rows.map((row, at) => (at === index ? { ...row, ...changed } : row)) });
  }

  function handlePaste(event: ClipboardEvent, row: number, measure: string): void {
    const pasted = event.clipboardData.getData('text/plain');
    // One cell is pasted by the browser.
    if (!/[\t\n]/.test(pasted.trim())) return;
    event.preventDefault();
    onChange(pasteCells(chart, { row, measure }, pasted));
  }

  return (
    <div css={styles.root}>
      {chart.rows.length > 0 && (
        <Table caption={t('design.chart.own')}>
          <thead>
            <tr>
              <th scope="col">{t('design.chart.size')}</th>
              {chart.measures.map((key) => (
                <th key={key} scope="col">
                  <span css={styles.measure}>
                    {nameOf(key)}
                    <IconButton
                      label={t('design.chart.remove-measure', { measure: nameOf(key) })}
                      onClick={() => onChange({ ...chart, measures: chart.measures.filter((other) => other !== key) })}
                    >
                      <X size={14} aria-hidden />
                    </IconButton>
                  </span>
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{t('design.chart.remove')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row, index) => (
              // Rows have no identity besides their place.
              <tr key={index}>
                <th scope="row">
                  <input
                    css={[controlStyles, styles.cell]}
                    aria-label={t('design.chart.size-name', { number: index + 1 })}
                    maxLength={20}
                    value={row.size}
                    onChange={({ currentTarget }) => changeRow(index, { size: currentTarget.value })}
                  />
                </th>
                {chart.measures.map((key) => (
                  <td key={key}>
                    <input
                      css={[controlStyles, styles.cell]}
                      aria-label={t('design.chart.cell', { measure: nameOf(key), size: row.size })}
                      inputMode="decimal"
                      maxLength={6}
                      value={row.cm[key] ?? ''}
                      onPaste={(event) => handlePaste(event, index, key)}
                      onChange={({ currentTarget }) => changeRow(index, { cm: { ...row.cm, [key]: currentTarget.value } })}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    label={t('design.chart.remove-size', { size: row.size })}
                    onClick={() => onChange({ ...chart, rows: chart.rows.toSpliced(index, 1) })}
                  >
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <div css={styles.adds}>
        {free.length > 0 && chart.measures.length < MOST_MEASURES && (
          <Select
            label={t('design.chart.add-measure')}
            value=""
            onChange={({ currentTarget }) => onChange({ ...chart, measures: [...chart.measures, currentTarget.value] })}
          >
            <option value="">{t('form.choose')}</option>
            {free.map(({ key, label }) => (
              <option key={key} value={key}>
                {text(label)}
              </option>
            ))}
          </Select>
        )}
        {chart.rows.length < MOST_CHART_ROWS && (
          <button css={styles.add} type="button" onClick={() => onChange({ ...chart, rows: [...chart.rows, { size: '', cm: {} }] })}>
            {t('design.chart.add-row')}
          </button>
        )}
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], minWidth: 0 }),
  measure: css({ display: 'inline-flex', alignItems: 'center', gap: space[1], whiteSpace: 'nowrap' }),
  cell: css({ width: '5.5rem', minHeight: '2.5rem', background: color.page }),
  adds: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end' }),
  add: css({ minHeight: '2.75rem', textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
};
