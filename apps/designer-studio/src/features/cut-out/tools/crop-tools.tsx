import { useFormat } from '@orime/platform';
import { css, Select, space } from '@orime/ui';
import { useCutOutT } from '../cut-out-texts.ts';
import { CROPS } from '../matte/index.ts';
import type { Frame } from '../worker/messages.ts';
import { RangeField } from './range-field.tsx';

export type CropToolsProps = { readonly frame: Frame; readonly onChange: (frame: Frame) => void };

/** How much of the picture is kept, and how much room around the garment. */
export function CropTools({ frame, onChange }: CropToolsProps) {
  const t = useCutOutT();
  const format = useFormat();
  return (
    <div css={styles.root}>
      <Select
        label={t('cut-out.crop')}
        value={frame.crop}
        onChange={({ currentTarget }) => onChange({ ...frame, crop: CROPS.find((crop) => crop === currentTarget.value) ?? 'whole' })}
      >
        {CROPS.map((crop) => (
          <option key={crop} value={crop}>
            {t(`cut-out.crop.${crop}`)}
          </option>
        ))}
      </Select>
      {frame.crop !== 'whole' && (
        <RangeField
          label={t('cut-out.margin')}
          text={format.percent(frame.margin)}
          min={0}
          max={0.3}
          step={0.01}
          value={frame.margin}
          onChange={(margin) => onChange({ ...frame, margin })}
        />
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
