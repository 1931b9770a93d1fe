import { color, css, font, space } from '@orime/ui';
import { useIntakeT } from '../intake-texts.ts';

const HEAD_FRONT = 'M50 26c12 0 19 9 19 22 0 15-8 27-19 27S31 63 31 48c0-13 7-22 19-22zM22 118c2-19 13-28 28-28s26 9 28 28';
const HEAD_SIDE =
  'M56 26c13 1 19 10 18 22-1 15-8 27-20 27-8 0-11-4-12-10l-6-1 3-9-4-2 5-11c-1-10 6-17 16-16zM34 118c0-17 8-27 20-27 13 0 22 10 24 27';
const BODY = 'M50 10c5 0 8 4 8 9s-3 9-8 9-8-4-8-9 3-9 8-9zM41 31h18l6 4 6 32-5 1-6-24-1 20 3 50h-8l-4-42-4 42h-8l3-50-1-20-6 24-5-1 6-32z';

/** The four pictures every casting asks for. Each drawing is described by its caption. */
const EXAMPLES = [
  { key: 'face', path: HEAD_FRONT },
  { key: 'profile', path: HEAD_SIDE },
  { key: 'front', path: BODY },
  { key: 'back', path: BODY },
] as const;

/** Which pictures are needed, drawn, and what makes them good ones. */
export function PhotoExamples() {
  const t = useIntakeT();
  return (
    <div css={styles.root}>
      <ul css={styles.row}>
        {EXAMPLES.map(({ key, path }) => (
          <li key={key} css={styles.item}>
            <svg css={styles.drawing} viewBox="0 0 100 130" aria-hidden>
              <path d={path} css={key === 'back' ? styles.filled : undefined} />
            </svg>
            {t(`intake.example.${key}`)}
          </li>
        ))}
      </ul>
      <ul css={styles.rules}>
        {(['light', 'clothes', 'recent', 'place'] as const).map((rule) => (
          <li key={rule}>{t(`intake.photo-rule.${rule}`)}</li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: space[3],
    maxWidth: '32rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  item: css({ display: 'grid', gap: space[2], alignContent: 'start', fontSize: font.size.xs, color: color.muted }),
  drawing: css({
    width: '100%',
    border: `1px solid ${color.line}`,
    background: color.surface,
    fill: 'none',
    stroke: color.text,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  }),
  filled: css({ fill: color.line }),
  rules: css({ display: 'grid', gap: space[1], margin: 0, paddingInlineStart: space[5], fontSize: font.size.sm, color: color.muted }),
};
