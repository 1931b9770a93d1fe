import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { Link, useText } from '@orime/platform';
import { buttonStyles, color, css, font, Heading, Image, media, space, Text } from '@orime/ui';

export type LandingHeroProps = {
  readonly title: string;
  readonly text: string;
  readonly overline: string;
  readonly action: { readonly label: string; readonly to: string };
  /** Whose photograph opens the page. */
  readonly design: DesignCard;
};

/** What stays of a garment on its form when the page is wider than high: from its shoulders down. */
const SHOULDERS = { x: 0.5, y: 0.22 };

/** Words on one half, a garment on the other: the fold of the page runs between them. */
export function LandingHero({ title, text, overline, action, design }: LandingHeroProps) {
  const read = useText();
  const image = design.images[0];
  return (
    <section css={styles.root}>
      <div css={styles.words}>
        <Text label tone="muted">
          {overline}
        </Text>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <Text lead size="lg" tone="muted" css={styles.text}>
          {text}
        </Text>
        <Link css={[buttonStyles({ size: 'lg' }), styles.action]} to={action.to}>
          {action.label}
        </Link>
      </div>
      {image && (
        <Link css={styles.picture} to={`/designs/${design.slug}`}>
          <Image
            image={image}
            alt={read(image.alt)}
            sizes="(min-width: 768px) 50vw, 100vw"
            ratio="4 / 5"
            focus={SHOULDERS}
            priority
            css={styles.image}
          />
          <span css={styles.caption}>
            {read(design.designer)}
            <span aria-hidden> — </span>
            {read(design)}
          </span>
        </Link>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', [media.tablet]: { gridTemplateColumns: '1fr 1fr', minHeight: 'min(44rem, 82dvh)' } }),
  words: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'flex-start',
    gap: space[4],
    padding: `clamp(${space[6]}, 5vw, ${space[8]}) clamp(${space[4]}, 3.2vw, ${space[7]})`,
  }),
  text: css({ maxWidth: '28rem' }),
  action: css({ marginBlockStart: space[3] }),
  picture: css({ position: 'relative', display: 'block', order: -1, [media.tablet]: { order: 0 } }),
  image: css({ [media.tablet]: { position: 'absolute', inset: 0, aspectRatio: 'auto' } }),
  caption: css({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    padding: `${space[2]} ${space[3]}`,
    background: color.page,
    fontSize: font.size.xs,
  }),
};
