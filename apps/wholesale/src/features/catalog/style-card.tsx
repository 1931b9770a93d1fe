import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { Link, useT, useText } from '@orime/platform';
import { color, css, font, Image, space, Text } from '@orime/ui';
import { WholesalePrice } from '../access/index.ts';
import type { Access } from '../access/index.ts';
import { CARD_SIZES } from './catalog-reads.ts';
import { useStyleFacts } from './use-style-facts.ts';

export type StyleCardProps = {
  readonly style: WholesaleStyle;
  readonly access: Access | undefined;
  readonly priority: boolean;
  /** Of the heading. Default: 2. */
  readonly level?: 2 | 3;
};

/** A style of the line sheet: the photograph, the price for stores and what an order asks. */
export function StyleCard({ style, access, priority, level = 2 }: StyleCardProps) {
  const t = useT('wholesale');
  const text = useText();
  const facts = useStyleFacts(style);
  const [image] = style.images;
  const Name = `h${level}` as const;
  return (
    <article css={styles.root}>
      {image && <Image image={image} alt={text(image.alt)} sizes={CARD_SIZES} ratio="3 / 4" priority={priority} />}
      <div>
        <Text size="sm" tone="muted">
          {text(style.designer)}
        </Text>
        <Name css={styles.name}>
          <Link css={styles.link} to={`/wholesale/${style.slug}`}>
            {text(style)}
          </Link>
        </Name>
      </div>
      <WholesalePrice style={style} access={access} />
      <Text size="xs" tone="muted">
        {[style.season, facts.order, style.colours > 1 && t('style.colours', { count: style.colours })].filter(Boolean).join(' · ')}
      </Text>
      {facts.ship && (
        <Text size="xs" tone="muted">
          {facts.ship}
        </Text>
      )}
    </article>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'grid', gap: space[2], minWidth: 0 }),
  name: css({ fontSize: font.size.md, fontWeight: font.weight.medium }),
  link: css({
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
  }),
};
