import { expect, test } from '@jest/globals';
import { catalogue } from '../../content/catalogue.ts';
import type { SizeChartRow } from './catalogue-rows.ts';
import { garmentChartKey, garmentCharts, measures, sizeNames } from './garment-sizes.ts';

const charts = new Map(garmentCharts().map((chart) => [chart.key, chart]));

function chartOf(styleKey: string): SizeChartRow {
  const chart = charts.get(garmentChartKey({ key: styleKey }));
  if (!chart) throw new Error(`the style ${styleKey} has no chart`);
  return chart;
}

const mmOf = ({ sizes }: SizeChartRow, size: number, key: string): number => sizes[size]?.measuresMm[key] ?? Number.NaN;

test('a shirt is measured laid flat and grows from size to size', () => {
  const shirt = chartOf('card-player-shirt');
  expect(shirt.sizes.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
  for (const key of ['length', 'body-width', 'shoulder', 'sleeve'])
    for (let size = 1; size < 5; size++) expect(mmOf(shirt, size, key)).toBeGreaterThanOrEqual(mmOf(shirt, size - 1, key));
  // Half the girth of the garment is more than half the girth of its wearer: 90 cm of chest in size S.
  expect(mmOf(shirt, 0, 'body-width')).toBeGreaterThan(450);
});

test('every design has a chart with a row for each of its sizes, of measures that have names in both languages', () => {
  const names = new Map(measures.map(({ key, label }) => [key, label]));
  for (const entry of catalogue) {
    const { sizes } = chartOf(entry.style.key);
    expect(sizes.map(({ size }) => size)).toEqual(sizeNames(entry));
    for (const { measuresMm } of sizes) {
      expect(Object.keys(measuresMm).length).toBeGreaterThanOrEqual(2);
      for (const [key, mm] of Object.entries(measuresMm)) {
        expect(mm).toBeGreaterThan(0);
        expect(Number.isInteger(mm)).toBe(true);
        expect(names.get(key)?.jp).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
      }
    }
  }
});

test('a size says which body it is for, apart from what the garment measures', () => {
  const shirt = chartOf('card-player-shirt');
  expect([mmOf(shirt, 0, 'chest'), mmOf(shirt, 0, 'body-waist'), mmOf(shirt, 0, 'hip')]).toEqual([900, 760, 910]);
  const trousers = catalogue.find(({ style }) => style.category === 'trousers');
  if (!trousers) throw new Error('no trousers in the catalogue');
  const { measuresMm } = chartOf(trousers.style.key).sizes[0] ?? { measuresMm: {} };
  expect(measuresMm).toHaveProperty('waist');
  expect(measuresMm).toHaveProperty('body-waist');
});

test('a longer recipe has a longer table', () => {
  expect(mmOf(chartOf('linha-um-tee'), 0, 'length')).toBeGreaterThan(mmOf(chartOf('kite-tee'), 0, 'length') + 100);
});
