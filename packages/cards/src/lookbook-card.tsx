import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, useText } from '@orime/platform';
import { css, font, Image, media, motion, space, Text } from '@orime/ui';
import { cardLink } from './card-link.ts';
import { carriesPicture } from './carries-picture.ts';
import { useStoryText } from './story-texts.ts';

export type LookbookCardProps = {
  readonly lookbook: Lookbook;
  readonly to: string;
  readonly sizes?: string;
  readonly level?: 2 | 3;
  readonly priority?: boolean;
};

/** A lookbook in a list. */
export function LookbookCard({ lookbook, to, sizes = '(min-width: 768px) 33vw, 100vw', level = 3, priority = false }: LookbookCardProps) {
  const t = useStoryText();
  const text = useText();
  const Heading = `h${level}` as const;
  const [first] = lookbook.looks;
  const picture = lookbook.cover ?? first?.image;
  return (
    <article css={styles.root} {...carriesPicture(picture, first?.image)}>
      <div css={styles.media}>
        {picture && <Image image={picture} alt={text(picture.alt)} sizes={sizes} ratio="4 / 5" priority={priority} css={styles.picture} />}
      </div>
      <div>
        <Text label tone="muted">
          {lookbook.season}
        </Text>
        <Heading css={styles.title}>
          <Link css={cardLink} to={to}>
            {text(lookbook.title)}
          </Link>
        </Heading>
        <Text size="sm" tone="muted">
          {text(lookbook.designer)}
          <span aria-hidden> · </span>
          {t('lookbook.looks', { count: lookbook.looks.length })}
        </Text>
      </div>
    </article>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }),
  media: css({ overflow: 'hidden' }),
  picture: css({ transition: `transform ${motion.slow}`, [media.hover]: { 'article:hover &': { transform: 'scale(1.02)' } } }),
  title: css({ fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.25 }),
};
