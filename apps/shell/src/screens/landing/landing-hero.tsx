import type { ImageRef } from '@orime/contracts';
import { useText } from '@orime/platform';
import { Heading, Image, Text, color, css, media, space } from '@orime/ui';
import type { ReactNode } from 'react';

export type LandingHeroProps = {
  readonly title: string;
  readonly lead: string;
  /** Undefined while it is not known: its room is kept. Null when there is none: the words then stand alone. */
  readonly image: ImageRef | null | undefined;
  readonly actions: ReactNode;
};

/** The opening of a page for those who work with us: words on one leaf, a picture on the other. */
export function LandingHero({ title, lead, image, actions }: LandingHeroProps) {
  const text = useText();
  return (
    <header css={[styles.root, image !== null && styles.split]}>
      <div css={styles.words}>
        <Heading level={1} size="hero" css={styles.title}>
          {title}
        </Heading>
        <Text lead size="lg" tone="muted" css={styles.lead}>
          {lead}
        </Text>
        <div css={styles.actions}>{actions}</div>
      </div>
      {image !== null && (
        <div css={styles.picture}>
          {image && (
            <Image css={styles.image} image={image} alt={text(image.alt)} sizes="(min-width: 768px) 50vw, 100vw" ratio="auto" priority />
          )}
        </div>
      )}
    </header>
  );
}

const styles = {
  root: css({ display: 'grid', background: color.sunken }),
  split: css({ [media.tablet]: { gridTemplateColumns: '1fr 1fr', minHeight: 'min(calc(100svh - 6.5rem), 46rem)' } }),
  words: css({
    display: 'grid',
    alignContent: 'end',
    gap: space[5],
    padding: `clamp(${space[7]}, 7vw, ${space[9]}) clamp(${space[4]}, 3.2vw, ${space[7]})`,
  }),
  title: css({
    fontSize: 'clamp(2.5rem, 1.4rem + 4.2vw, 5.5rem)',
    textWrap: 'balance',
    '&:lang(ja)': { fontSize: 'clamp(2rem, 1.2rem + 2.8vw, 3.75rem)', lineHeight: 1.3 },
  }),
  lead: css({ maxWidth: '34rem' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
  // Its room is there before the picture is known, so that nothing moves.
  picture: css({ position: 'relative', minHeight: 'min(46svh, 26rem)', order: -1, [media.tablet]: { order: 0 } }),
  image: css({ position: 'absolute', inset: 0, width: '100%', height: '100%' }),
};
