import type { ColourTerm } from '@orime/contracts/api/site/vocabulary';
import { FieldGroup } from '@orime/forms';
import { useT, useText } from '@orime/platform';
import { color, css, space, Text, visuallyHidden } from '@orime/ui';

type ColourFieldProps = {
  readonly id: string;
  readonly colours: readonly ColourTerm[];
  readonly value: string;
  readonly error?: string;
  readonly onChange: (colour: string) => void;
};

/** The colour card: one swatch of it. */
export function ColourField({ id, colours, value, error, onChange }: ColourFieldProps) {
  const t = useT('designer-studio');
  const text = useText();
  const chosen = colours.find(({ key }) => key === value);
  return (
    <FieldGroup id={id} legend={t('design.colour')} error={error}>
      <div css={styles.card} role="radiogroup" aria-label={t('design.colour')}>
        {colours.map(({ key, label, hex }) => (
          <label key={key} css={styles.swatch} title={text(label)}>
            <input css={styles.input} type="radio" name={id} value={key} checked={key === value} onChange={() => onChange(key)} />
            <span css={styles.dot} style={{ background: hex }} aria-hidden />
            <span css={visuallyHidden}>{text(label)}</span>
          </label>
        ))}
      </div>
      {chosen && (
        <Text size="sm" css={styles.name} aria-hidden>
          {text(chosen.label)}
        </Text>
      )}
    </FieldGroup>
  );
}

const styles = {
  card: css({ display: 'flex', flexWrap: 'wrap', gap: space[1] }),
  swatch: css({ position: 'relative', display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.75rem', cursor: 'pointer' }),
  input: css({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' }),
  dot: css({
    width: '1.875rem',
    height: '1.875rem',
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    'input:checked + &': { outline: `2px solid ${color.text}`, outlineOffset: 3 },
    'input:focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
  }),
  name: css({ marginBlockStart: space[1] }),
};
