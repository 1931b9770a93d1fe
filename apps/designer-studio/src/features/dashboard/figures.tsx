import { useFormat, useT } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';

type FiguresProps = { readonly figures: Readonly<Record<'live' | 'likes' | 'followers' | 'open', number>> };

/** What the API counts, and nothing else. */
export function Figures({ figures }: FiguresProps) {
  const t = useT('designer-studio');
  const format = useFormat();
  return (
    <dl css={styles.root}>
      {Object.entries(figures).map(([key, value]) => (
        <div key={key} css={styles.figure}>
          <dt css={styles.term}>{t(`figures.${key}`)}</dt>
          <dd css={styles.value}>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    margin: 0,
    borderBlock: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
  figure: css({ display: 'grid', gap: space[1], paddingBlock: space[4] }),
  term: css({ fontSize: font.size.sm, color: color.muted }),
  value: css({ margin: 0, fontFamily: font.display, fontSize: font.size.h2, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }),
};
