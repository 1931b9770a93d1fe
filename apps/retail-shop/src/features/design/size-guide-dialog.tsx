import type { Design } from '@orime/contracts/api/catalogue/design';
import { useFormat, useT, useText } from '@orime/platform';
import { Segmented, Stack, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { Dialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useSizeName } from '../garment/index.ts';

type Unit = 'cm' | 'in';

const cmPerInch = 2.54;

/** Measurements of the garment by size, in centimetres or inches. */
export function SizeGuideDialog({ chart, onClose }: { readonly chart: Design['sizeChart']; readonly onClose: () => void }) {
  const t = useT('retail-shop');
  const text = useText();
  const sizeName = useSizeName();
  const format = useFormat();
  const [unit, setUnit] = useState<Unit>('cm');
  const length = (cm: number) => format.number(unit === 'cm' ? cm : cm / cmPerInch, { maximumFractionDigits: unit === 'cm' ? 0 : 1 });
  const columns = chart[0]?.measurements ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={t('size-guide.title')}>
      <Stack>
        <Segmented
          label={t('size-guide.unit')}
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'cm', label: t('size-guide.cm') },
            { value: 'in', label: t('size-guide.in') },
          ]}
        />
        <Table caption={t('size-guide.caption')}>
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
        <Text size="sm" tone="muted">
          {t('size-guide.note')}
        </Text>
      </Stack>
    </Dialog>
  );
}
