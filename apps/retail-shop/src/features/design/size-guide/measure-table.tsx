import { useText } from '@orime/platform';
import { Table } from '@orime/ui/data';
import { useSizeName } from '../../garment/index.ts';
import { useSizeGuideT } from './size-guide-texts.ts';
import type { SizeChart } from './split-chart.ts';

export type MeasureTableProps = {
  readonly caption: string;
  readonly chart: SizeChart;
  readonly length: (cm: number) => string;
};

/** Sizes down, measures across. */
export function MeasureTable({ caption, chart, length }: MeasureTableProps) {
  const t = useSizeGuideT();
  const text = useText();
  const sizeName = useSizeName();
  const columns = chart[0]?.measurements ?? [];
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('size.legend')}</th>
          {columns.map((column) => (
            <th key={column.label.en} scope="col" data-align="end">
              {text(column.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.map((row) => (
          <tr key={row.size}>
            <th scope="row">{sizeName(row.size)}</th>
            {row.measurements.map((measurement) => (
              <td key={measurement.label.en} data-align="end">
                {length(measurement.cm)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
