import { css, Heading, media, Segmented, space, Stack, Text } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import { useState } from 'react';
import { useSizeName } from '../../garment/index.ts';
import { garmentDrawing } from './drawing/garment-drawing.ts';
import { MeasureDrawing } from './measure-drawing.tsx';
import { MeasureTable } from './measure-table.tsx';
import { useSizeGuideT } from './size-guide-texts.ts';
import { splitChart, type SizeChart } from './split-chart.ts';
import { useLength, type LengthUnit } from './use-length.ts';

export type SizeGuideDialogProps = {
  readonly chart: SizeChart;
  /** The size that is drawn first; otherwise the one in the middle. */
  readonly start: string | undefined;
  readonly onClose: () => void;
};

/** What the garment measures, on a drawing and in a table, and apart from it the bodies its sizes are made for. */
export function SizeGuideDialog({ chart, start, onClose }: SizeGuideDialogProps) {
  const t = useSizeGuideT();
  const sizeName = useSizeName();
  const [unit, setUnit] = useState<LengthUnit>('cm');
  const { garment, body } = splitChart(chart);
  const sizes = garment.map(({ size }) => size);
  const middle = sizes[Math.floor((sizes.length - 1) / 2)];
  const [drawn, setDrawn] = useState(start !== undefined && sizes.includes(start) ? start : middle);
  const length = useLength(unit);
  const row = garment.find(({ size }) => size === drawn);
  const drawing =
    row && garmentDrawing(new Map(row.measurements.flatMap(({ key, cm }) => (key === undefined ? [] : [[key, cm] as const]))));
  return (
    <Dialog isOpen onClose={onClose} title={t('size-guide.title')} width="wide">
      <Stack gap={5}>
        <Segmented
          label={t('size-guide.unit')}
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'cm', label: t('size-guide.cm') },
            { value: 'in', label: t('size-guide.in') },
          ]}
        />
        {garment.length > 0 && (
          <section css={styles.part}>
            <Heading level={3} size={4}>
              {t('size-guide.garment')}
            </Heading>
            {row && drawing && (
              <div css={styles.drawn}>
                {sizes.length > 1 && (
                  <Segmented
                    label={t('size-guide.drawn')}
                    value={row.size}
                    onChange={setDrawn}
                    options={sizes.map((size) => ({ value: size, label: sizeName(size) }))}
                  />
                )}
                <MeasureDrawing drawing={drawing} measurements={row.measurements} length={length} size={sizeName(row.size)} />
              </div>
            )}
            <MeasureTable caption={t('size-guide.caption')} chart={garment} length={length} />
            <Text size="sm" tone="muted">
              {t('size-guide.note')}
            </Text>
          </section>
        )}
        {body.length > 0 && (
          <section css={styles.part}>
            <Heading level={3} size={4}>
              {t('size-guide.body')}
            </Heading>
            <MeasureTable caption={t('size-guide.body.caption')} chart={body} length={length} />
            <Text size="sm" tone="muted">
              {t('size-guide.body.note')}
            </Text>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

const styles = {
  part: css({ display: 'grid', gap: space[4], minWidth: 0 }),
  drawn: css({ display: 'grid', gap: space[4], justifyItems: 'start', [media.tablet]: { justifyItems: 'center' } }),
};
