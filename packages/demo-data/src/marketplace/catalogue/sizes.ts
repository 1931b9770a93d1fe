import type { CategoryKey } from '../../vocabulary/categories.ts';
import type { SizeChartRow } from './catalogue-rows.ts';

/** Body measures of each chart, in millimetres. */
export const sizeCharts: readonly SizeChartRow[] = [
  chart('alpha-women', 'Women, XS to XL', 'ウィメンズ XS–XL', ['XS', 'S', 'M', 'L', 'XL'], { bust: 800, waist: 620, hip: 870 }, 45),
  chart('alpha-men', 'Men, S to XXL', 'メンズ S–XXL', ['S', 'M', 'L', 'XL', 'XXL'], { chest: 900, waist: 760, hip: 910 }, 50),
  chart('alpha-unisex', 'Unisex, XS to XL', 'ユニセックス XS–XL', ['XS', 'S', 'M', 'L', 'XL'], { chest: 840, waist: 680, hip: 890 }, 50),
  chart(
    'it-women',
    'Women, Italian 38 to 48',
    'ウィメンズ イタリア38–48',
    ['38', '40', '42', '44', '46', '48'],
    { bust: 800, waist: 620, hip: 870 },
    40,
  ),
  chart(
    'it-men',
    'Men, Italian 44 to 54',
    'メンズ イタリア44–54',
    ['44', '46', '48', '50', '52', '54'],
    { chest: 880, waist: 760, hip: 920 },
    40,
  ),
  chart('jp', 'Japanese 0 to 3', '日本サイズ 0–3', ['0', '1', '2', '3'], { chest: 820, waist: 660, hip: 880 }, 50),
  chart('one-size', 'One size', 'フリーサイズ', ['OS'], {}, 0),
];

const tailored: readonly CategoryKey[] = ['blazer', 'coat', 'trench', 'trousers', 'pleated-skirt', 'skirt'];

/** Which chart a design is cut by: bags and scarves have one size, Japanese houses number theirs, tailors use Italian sizes. */
export function chartFor(category: CategoryKey, gender: 'men' | 'women' | 'unisex', country: string): SizeChartRow {
  if (category === 'bag' || category === 'scarf') return getChart('one-size');
  if (country === 'JP' || category === 'haori') return getChart('jp');
  if (['IT', 'FR', 'PL', 'GE'].includes(country) && tailored.includes(category) && gender !== 'unisex') return getChart(`it-${gender}`);
  return getChart(`alpha-${gender}`);
}

function getChart(key: string): SizeChartRow {
  const found = sizeCharts.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`no size chart is called ${key}`);
  return found;
}

function chart(
  key: string,
  en: string,
  jp: string,
  sizes: readonly string[],
  smallest: Readonly<Record<string, number>>,
  stepMm: number,
): SizeChartRow {
  return {
    key,
    label: { en, jp },
    sizes: sizes.map((size, index) => ({
      size,
      measuresMm: Object.fromEntries(Object.entries(smallest).map(([measure, mm]) => [measure, mm + index * stepMm])),
    })),
  };
}
