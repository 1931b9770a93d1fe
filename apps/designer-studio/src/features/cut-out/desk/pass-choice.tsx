import { useFormat } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { useId } from 'react';
import { useCutOutT } from '../cut-out-texts.ts';
import type { Pass, Preview } from '../worker/messages.ts';
import { DrawnImage } from './drawn-image.tsx';

export type PassChoiceProps = {
  readonly previews: Partial<Readonly<Record<Pass, Preview>>>;
  readonly value: Pass;
  readonly onChange: (pass: Pass) => void;
};

const PASSES = ['studio', 'scene'] as const;

/** Both results side by side, one of them chosen. */
export function PassChoice({ previews, value, onChange }: PassChoiceProps) {
  const t = useCutOutT();
  const format = useFormat();
  const name = useId();
  return (
    <div css={styles.root} role="radiogroup" aria-label={t('cut-out.passes')}>
      {PASSES.map((pass) => {
        const preview = previews[pass];
        return (
          <label key={pass} css={styles.pass} data-chosen={pass === value || undefined}>
            {preview && <DrawnImage css={styles.image} image={preview.image} />}
            <span css={styles.words}>
              <input type="radio" name={name} checked={pass === value} onChange={() => onChange(pass)} />
              {t(`cut-out.pass.${pass}`)}
              {preview && <span css={styles.share}>{format.percent(preview.share)}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3], maxWidth: '26rem' }),
  pass: css({
    display: 'grid',
    gap: space[2],
    alignContent: 'end',
    padding: space[2],
    border: `1px solid ${color.line}`,
    cursor: 'pointer',
    '&[data-chosen]': { borderColor: color.text, boxShadow: `inset 0 0 0 1px ${color.text}` },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  }),
  image: css({ width: '100%', maxHeight: '9rem', objectFit: 'contain', background: color.sunken }),
  words: css({
    display: 'flex',
    gap: space[2],
    alignItems: 'center',
    minHeight: '2.75rem',
    fontSize: font.size.sm,
    accentColor: color.text,
  }),
  share: css({ marginInlineStart: 'auto', color: color.muted, fontVariantNumeric: 'tabular-nums' }),
};
