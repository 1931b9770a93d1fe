import type { SizeQuantities } from '@orime/commerce';
import { useT } from '@orime/platform';
import { color, controlStyles, css, font, space } from '@orime/ui';

export type SizeFieldsProps = {
  /** What is ordered, for the fields' names. */
  readonly name: string;
  /** One field each, in this order. */
  readonly sizes: SizeQuantities;
  /** Most units of one size, for all or by size. */
  readonly max: number | SizeQuantities;
  /** Id of what is wrong with them; marks the fields as invalid. */
  readonly describedBy?: string | undefined;
  readonly disabled?: boolean;
  /** In one row of narrow fields, for tables. */
  readonly isCompact?: boolean;
  readonly onChange: (sizes: SizeQuantities) => void;
};

/** The sizes of one line as a row of number fields, each under its size. An emptied field is a zero. */
export function SizeFields({ name, sizes, max, describedBy, disabled = false, isCompact = false, onChange }: SizeFieldsProps) {
  const t = useT('wholesale');
  const most = (size: string): number => (typeof max === 'number' ? max : (max[size] ?? 0));
  return (
    <div css={[styles.root, isCompact && styles.compact]} role="group" aria-label={t('sizes.of', { name })}>
      {Object.entries(sizes).map(([size, units]) => (
        <label key={size} css={styles.field}>
          <span css={styles.size} aria-hidden>
            {size}
          </span>
          <input
            css={[controlStyles, styles.input]}
            type="number"
            inputMode="numeric"
            min={0}
            max={most(size)}
            placeholder="0"
            disabled={disabled}
            name={size}
            aria-label={t('sizes.field', { name, size })}
            aria-invalid={describedBy !== undefined || undefined}
            aria-describedby={describedBy}
            value={units === 0 ? '' : units}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget }) =>
              onChange({ ...sizes, [size]: Math.min(most(size), Math.max(0, Math.trunc(Number(currentTarget.value)))) })
            }
          />
        </label>
      ))}
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
  compact: css({
    flexWrap: 'nowrap',
    gap: space[1],
    '& > label': { width: '3.25rem' },
    '& input': { paddingInline: 0, minHeight: '2.5rem' },
  }),
  field: css({ display: 'grid', gap: '0.15rem', width: '4.25rem' }),
  size: css({ fontSize: font.size.xs, color: color.muted, textAlign: 'center' }),
  input: css({ paddingInline: space[2], textAlign: 'center', fontVariantNumeric: 'tabular-nums' }),
};
