import { css, RadioGroup, space } from '@orime/ui';
import { useCutOutT } from '../cut-out-texts.ts';
import type { Background } from '../worker/messages.ts';

/** Papers that photographs of clothes are usually put on. */
const PAPERS = [
  { name: 'white', paper: '#ffffff' },
  { name: 'warm', paper: '#e4dfd6' },
  { name: 'grey', paper: '#d5d4cf' },
  { name: 'ink', paper: '#1c1b1a' },
] as const;

export type BackgroundToolsProps = { readonly background: Background; readonly onChange: (background: Background) => void };

/** What stands behind the garment instead. */
export function BackgroundTools({ background, onChange }: BackgroundToolsProps) {
  const t = useCutOutT();
  const colour = background.kind === 'colour' ? background.colour : PAPERS[0].paper;
  return (
    <div css={styles.root}>
      <RadioGroup
        legend={t('cut-out.background')}
        value={background.kind}
        onChange={(kind) => onChange(kind === 'colour' ? { kind, colour } : { kind })}
        options={[
          { value: 'none', label: t('cut-out.background.none') },
          { value: 'colour', label: t('cut-out.background.colour') },
          { value: 'blur', label: t('cut-out.background.blur') },
        ]}
      />
      {background.kind === 'colour' && (
        <div css={styles.colours}>
          {PAPERS.map(({ name, paper }) => (
            <button
              key={paper}
              css={styles.swatch}
              type="button"
              style={{ '--paper': paper }}
              aria-label={t(`cut-out.paper.${name}`)}
              aria-pressed={paper === colour}
              onClick={() => onChange({ kind: 'colour', colour: paper })}
            />
          ))}
          <label css={styles.own}>
            {t('cut-out.background.own')}
            <input
              type="color"
              value={colour}
              onChange={({ currentTarget }) => onChange({ kind: 'colour', colour: currentTarget.value })}
            />
          </label>
        </div>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  colours: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' }),
  swatch: css({
    width: '2.75rem',
    height: '2.75rem',
    background: 'var(--paper)',
    border: '1px solid var(--color-line-strong)',
    '&[aria-pressed="true"]': { outline: '2px solid var(--color-text)', outlineOffset: 2 },
  }),
  own: css({
    display: 'flex',
    gap: space[2],
    alignItems: 'center',
    '& > input': { width: '2.75rem', height: '2.75rem', padding: 0, border: '1px solid var(--color-line-strong)', background: 'none' },
  }),
};
