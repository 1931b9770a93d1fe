import { color, css, font, radius, space } from '@orime/ui';
import { INKS } from '../blanks/cloths.ts';
import { useStudioT } from '../studio-texts.ts';

export type InkFieldProps = { readonly label: string; readonly value: string; readonly onChange: (hex: string) => void };

/** An ink: any colour, with the house's own at hand. */
export function InkField({ label, value, onChange }: InkFieldProps) {
  const t = useStudioT();
  return (
    <div css={styles.root} role="group" aria-label={label}>
      <label css={styles.own}>
        <span>{label}</span>
        <input css={styles.input} type="color" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      </label>
      <div css={styles.row}>
        {INKS.map((ink) => (
          <button
            key={ink}
            css={styles.ink}
            type="button"
            aria-label={t('design-studio.ink', { hex: ink })}
            aria-pressed={ink === value}
            style={{ '--ink': ink }}
            onClick={() => onChange(ink)}
          />
        ))}
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  own: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
  }),
  input: css({
    width: '4rem',
    height: '2.75rem',
    padding: 2,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    background: color.surface,
  }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: space[1] }),
  ink: css({
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: radius.pill,
    background: 'var(--ink)',
    border: `1px solid ${color.lineStrong}`,
    '&[aria-pressed="true"]': { outline: `2px solid ${color.text}`, outlineOffset: 1 },
  }),
};
