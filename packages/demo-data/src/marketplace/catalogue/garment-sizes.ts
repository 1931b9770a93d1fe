import { measureNames, measureSizes, type BodyMeasurements } from '@orime/cloth';
import { catalogue, type CatalogueEntry } from '../../content/catalogue.ts';
import { getDesigner } from '../../content/designers/index.ts';
import { garmentOf } from '../../content/worn-recipes.ts';
import type { MeasureRow, SizeChartRow } from './catalogue-rows.ts';
import { chartFor } from './sizes.ts';

/** Garments' measures come after those of bodies, with which they share the waist. */
const firstPosition = 20;
const waistPosition = 3;

/** Girths of the body a size is made for, beside what its garment measures: their waists are two measures. */
const bodyMeasures: readonly MeasureRow[] = [
  { key: 'bust', label: { en: 'Bust', jp: 'バスト' }, position: 1 },
  { key: 'chest', label: { en: 'Chest', jp: '胸囲' }, position: 2 },
  { key: 'body-waist', label: { en: 'Waist', jp: 'ウエスト' }, position: waistPosition },
  { key: 'hip', label: { en: 'Hip', jp: 'ヒップ' }, position: 4 },
];

/** Names of what is measured on a garment, 着丈・身幅・肩幅・袖丈 and what else a category has, and on the body it is for. */
export const measures: readonly MeasureRow[] = [
  ...bodyMeasures,
  ...measureNames.map(({ en, jp, key }, index) => ({
    key,
    label: { en, jp },
    position: key === 'waist' ? waistPosition : firstPosition + index,
  })),
];

let charts: readonly SizeChartRow[] | undefined;

/** One chart a style: each size measured on the pattern, laid flat, and the body it is meant for. Cut once and kept. */
export function garmentCharts(): readonly SizeChartRow[] {
  charts ??= [...new Map(catalogue.map((entry) => [entry.style.key, entry])).values()].map(chartOf);
  return charts;
}

/** The key of a style's chart. */
export function garmentChartKey({ key }: { readonly key: string }): string {
  return `style-${key}`;
}

/** The sizes a design is made in, small to large. */
export function sizeNames(entry: CatalogueEntry): readonly string[] {
  return bodyChart(entry).sizes.map(({ size }) => size);
}

function chartOf(entry: CatalogueEntry): SizeChartRow {
  const { name, nameJp } = entry.style;
  const bodies = bodyChart(entry).sizes;
  const rows = measureSizes(
    garmentOf(entry),
    bodies.map(({ measuresMm }) => bodyOf(measuresMm)),
  );
  return {
    key: garmentChartKey(entry.style),
    label: { en: name, jp: nameJp },
    sizes: bodies.map(({ size, measuresMm: { waist, ...girths } }, i) => ({
      size,
      measuresMm: {
        ...Object.fromEntries((rows[i] ?? []).map(({ cm, key }) => [key, cm * 10])),
        ...girths,
        ...(waist === undefined ? {} : { 'body-waist': waist }),
      },
    })),
  };
}

function bodyChart({ designer, style }: CatalogueEntry): SizeChartRow {
  return chartFor(style.category, style.gender, getDesigner(designer).country);
}

/** Girths of a chart in cm; charts for men speak of the chest where the form has a bust. */
function bodyOf(measuresMm: Readonly<Record<string, number>>): Partial<BodyMeasurements> {
  const cm = (key: string): number | undefined => (measuresMm[key] === undefined ? undefined : measuresMm[key] / 10);
  const [bust, waist, hip] = [cm('bust') ?? cm('chest'), cm('waist'), cm('hip')];
  return { ...(bust ? { bust } : {}), ...(waist ? { waist } : {}), ...(hip ? { hip } : {}) };
}
