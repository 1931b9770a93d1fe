import { isEmpty } from '@orime/contracts';
import type { SizeChartInput } from '@orime/contracts/api/catalogue/design-style';

/** A size chart as it is typed: centimetres per size and measure. */
export type ChartDraft = {
  /** Keys of the vocabulary, in the order of the columns. */
  readonly measures: readonly string[];
  readonly rows: readonly ChartRow[];
};
export type ChartRow = { readonly size: string; readonly cm: Readonly<Record<string, string>> };

export const MOST_CHART_ROWS = 30;
export const MOST_MEASURES = 20;

export function chartDraft(chart: SizeChartInput): ChartDraft {
  return {
    measures: [...new Set(chart.flatMap(({ measuresMm }) => Object.keys(measuresMm)))],
    rows: chart.map(({ size, measuresMm }) => ({
      size,
      cm: Object.fromEntries(Object.entries(measuresMm).map(([key, millimetres]) => [key, String(millimetres / 10)])),
    })),
  };
}

/** The chart in whole millimetres. Empty cells and measures that are no column any more are left out. */
export function chartInput({ measures, rows }: ChartDraft): SizeChartInput {
  return rows.map(({ size, cm }) => ({
    size: size.trim(),
    measuresMm: Object.fromEntries(
      measures.filter((key) => !isEmpty(cm[key])).map((key) => [key, Math.round((centimetresOf(cm[key]) ?? 0) * 10)]),
    ),
  }));
}

/** Whether every row names a size once and has at least one measure between 0.1 and 500 cm. */
export function isChart({ measures, rows }: ChartDraft): boolean {
  const sizes = rows.map(({ size }) => size.trim());
  const filled = rows.map(({ cm }) => measures.map((key) => cm[key]).filter((text) => !isEmpty(text)));
  return (
    rows.length > 0 &&
    new Set(sizes).size === sizes.length &&
    sizes.every((size) => size !== '') &&
    filled.every((cells) => cells.length > 0 && cells.every((text) => isCentimetres(text)))
  );
}

/**
 * A block of cells copied from a spreadsheet, written from a cell on to the right and downwards. What reaches over the edge is left
 * out.
 */
export function pasteCells(chart: ChartDraft, at: { readonly row: number; readonly measure: string }, text: string): ChartDraft {
  const block = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const first = chart.measures.indexOf(at.measure);
  const rows = chart.rows.map((row, index) => {
    const cells = block[index - at.row];
    if (cells === undefined) return row;
    const pasted = cells.flatMap((cell, offset) => {
      const key = chart.measures[first + offset];
      return key === undefined ? [] : [[key, cell.trim()] as const];
    });
    return { ...row, cm: { ...row.cm, ...Object.fromEntries(pasted) } };
  });
  return { ...chart, rows };
}

function isCentimetres(text: string | undefined): boolean {
  const value = centimetresOf(text);
  return value !== undefined && value >= 0.1 && value <= 500;
}

/** Full-width digits and a decimal comma are understood. */
function centimetresOf(text = ''): number | undefined {
  const plain = text.normalize('NFKC').trim().replace(',', '.');
  return /^\d{1,3}(\.\d)?$/.test(plain) ? Number(plain) : undefined;
}
