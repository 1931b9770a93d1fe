import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { Link, useText } from '@orime/platform';
import { color, css, font, Image, media, motion, space, Text, z } from '@orime/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { cardLink } from './card-link.ts';
import { CardSwatches } from './card-swatches.tsx';
import { carriesPicture } from './carries-picture.ts';
import { DesignBadges } from './design-badges.tsx';
import { DesignPrice } from './design-price.tsx';

export type ProductCardProps = {
  readonly design: DesignCard;
  /** Address of its page. Default: its product page. */
  readonly to?: string;
  /** The photograph's `sizes` attribute. */
  readonly sizes?: string;
  readonly level?: 2 | 3;
  /** Loads the photograph with high priority; for the first visible cards. */
  readonly priority?: boolean;
  /** Shown in the photograph's upper corner, such as a like button. */
  readonly like?: ReactNode;
  /** At the photograph's lower edge on hover and focus, such as quick-add sizes; beside the words where there is no hover. */
  readonly quickAdd?: ReactNode;
};

/** A design in a list: photograph, back view on hover, designer, name and price. */
export function ProductCard({
  design,
  to = `/designs/${design.slug}`,
  sizes = '(min-width: 1224px) 25vw, (min-width: 768px) 33vw, 50vw',
  level = 3,
  priority = false,
  like,
  quickAdd,
}: ProductCardProps) {
  const text = useText();
  // The second photograph is loaded on the first hover only.
  const [isNear, setNear] = useState(false);
  const [front, back] = design.images;
  const carry = carriesPicture(front, front);
  const Heading = `h${level}` as const;
  return (
    <article
      css={styles.root}
      {...carry}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setNear(true);
        carry.onPointerEnter();
      }}
    >
      <div css={styles.media}>
        {front && <Image image={front} alt={text(front.alt)} sizes={sizes} ratio="3 / 4" priority={priority} />}
        {isNear && back && <Image image={back} alt="" sizes={sizes} ratio="3 / 4" css={styles.back} />}
        <DesignBadges css={styles.badges} design={design} on="photograph" />
        {like && <div css={styles.like}>{like}</div>}
      </div>
      {quickAdd && <div css={styles.quickAdd}>{quickAdd}</div>}
      <div css={[styles.words, design.soldOut && styles.dimmed, quickAdd !== undefined && styles.besideQuickAdd]}>
        <Text as="p" size="sm" tone="muted">
          {text(design.designer)}
        </Text>
        <Heading css={styles.name}>
          <Link css={cardLink} to={to}>
            {text(design)}
          </Link>
        </Heading>
        <span css={styles.foot}>
          <DesignPrice design={design} />
          {design.colours > 1 && <CardSwatches design={design} />}
        </span>
      </div>
    </article>
  );
}

const onHover = 'article:hover &, article:focus-within &';
const noHover = '@media not all and (hover: hover)';

const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    rowGap: space[3],
    minWidth: 0,
  }),
  media: css({ gridColumn: 1, gridRow: 1, position: 'relative', overflow: 'hidden' }),
  back: css({
    position: 'absolute',
    inset: 0,
    opacity: 0,
    transition: `opacity ${motion.medium}`,
    [media.hover]: { 'article:hover &': { opacity: 1 } },
  }),
  badges: css({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    pointerEvents: 'none',
  }),
  like: css({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: z.raised }),
  quickAdd: css({
    zIndex: z.raised,
    gridColumn: 1,
    [media.hover]: {
      gridRow: 1,
      alignSelf: 'end',
      opacity: 0,
      transform: 'translateY(0.5rem)',
      transition: `opacity ${motion.fast}, transform ${motion.fast}`,
      [onHover]: { opacity: 1, transform: 'none' },
    },
    // Nothing is cut into the photograph for a finger.
    [noHover]: { gridRow: 2, alignSelf: 'start', justifySelf: 'end' },
  }),
  words: css({ gridColumn: 1, gridRow: 2, display: 'grid', gap: 2, alignContent: 'start' }),
  besideQuickAdd: css({ [noHover]: { paddingInlineEnd: '2.75rem' } }),
  // The words step back when it is sold out; the cloth keeps its colour.
  dimmed: css({ color: color.muted }),
  name: css({ fontSize: font.size.md, fontWeight: 500, lineHeight: 1.4 }),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space[2]}`,
    fontSize: font.size.sm,
  }),
};
