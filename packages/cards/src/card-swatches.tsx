import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { color, css, space, Text, VisuallyHidden } from '@orime/ui';
import { useDesignText } from './design-texts.ts';

/** The colours that a style comes in, as dots; their number in words for those who do not see them. */
export function CardSwatches({ design }: { readonly design: Pick<DesignCard, 'colours' | 'colourHex' | 'swatches'> }) {
  const t = useDesignText();
  const { colours } = design;
  const swatches = [...new Set(design.swatches)];
  const count = t('colours', { count: colours });
  // Stored by an earlier release: its own colour is all that is known.
  if (swatches.length < 2)
    return (
      <Text as="span" size="xs" tone="muted" css={styles.root}>
        <span css={styles.dot} style={{ background: design.colourHex }} aria-hidden />
        {count}
      </Text>
    );
  return (
    <Text as="span" size="xs" tone="muted" css={styles.root} title={count}>
      <VisuallyHidden>{count}</VisuallyHidden>
      {swatches.map((hex) => (
        <span key={hex} css={styles.dot} style={{ background: hex }} aria-hidden />
      ))}
      {colours > swatches.length && <span aria-hidden>{`+${colours - swatches.length}`}</span>}
    </Text>
  );
}

const styles = {
  root: css({ display: 'inline-flex', alignItems: 'center', gap: space[1] }),
  dot: css({ width: '0.75rem', height: '0.75rem', borderRadius: '50%', boxShadow: `inset 0 0 0 1px ${color.lineStrong}` }),
};
