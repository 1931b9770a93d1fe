import { BRAND } from '@orime/contracts';
import type { listArticles } from '@orime/contracts/api/editorial/article';
import type { Answer } from '@orime/contracts/schemas';
import { Link, useRouteRead, useT, useText } from '@orime/platform';
import { Image, Phrases, buttonStyles, byPhrase, color, css, font, media, space, z } from '@orime/ui';
import { HERO_SIZES, HERO_WIDE, STORIES } from './home-reads.ts';
import { SHADE } from './shade.ts';

/**
 * The cover: the newest story over its picture. From a tablet on a wide picture fills the window from edge to edge, with the words at
 * its foot; a story without one stands beside its cover. Without a story the brand's own line stands there.
 */
export function Hero() {
  const t = useT('shell');
  const text = useText();
  const { data, isPending } = useRouteRead<Answer<typeof listArticles>>(STORIES);
  const lead = data?.items[0];
  const cover = lead?.cover;
  const wide = lead?.hero;
  const title = lead === undefined ? (isPending ? '' : text(BRAND.tagline)) : text(lead.title);

  return (
    <section css={[styles.root, cover && (wide ? styles.full : styles.split)]} aria-label={t('home.hero.label')}>
      <div css={[styles.words, cover && wide && styles.foot]} data-theme-wide={cover && wide ? 'dark' : undefined}>
        <p css={styles.overline}>{lead === undefined ? BRAND.name : text(lead.sectionLabel)}</p>
        <h1 css={[styles.title, cover && wide && styles.titleAtFoot]} tabIndex={-1}>
          {title === '' ? <span css={styles.pending} aria-hidden /> : <Phrases>{title}</Phrases>}
        </h1>
        {lead !== undefined && <p css={[styles.dek, byPhrase]}>{text(lead.dek)}</p>}
        <p css={styles.actions}>
          {lead !== undefined && (
            <Link css={buttonStyles({ size: 'lg' })} to={`/article/id/${lead.slug}`}>
              {t('home.hero.read')}
            </Link>
          )}
          <Link css={buttonStyles({ variant: lead === undefined ? 'primary' : 'secondary', size: 'lg' })} to="/catalog?sort=new">
            {t('home.hero.shop')}
          </Link>
        </p>
      </div>
      {cover && (
        <Image
          css={[styles.image, wide ? styles.behind : styles.beside]}
          image={cover}
          wide={wide ? { image: wide, ...HERO_WIDE } : undefined}
          alt={text(cover.alt)}
          sizes={HERO_SIZES}
          ratio="auto"
          priority
        />
      )}
    </section>
  );
}

/** The first view without the bars above it. */
const VIEW = 'calc(100svh - 6.5rem)';
/** The same with the beginning of what follows, and never higher than a wide picture is at that width. */
const OPENING = 'max(34rem, min(100svh - 12.5rem, 56.25vw))';

const shade = (percent: number) => `color-mix(in srgb, ${color.page} ${percent}%, transparent)`;
/** How far the shade reaches above the words. */
const FADE = '6rem';

const styles = {
  root: css({ display: 'grid', alignItems: 'end', minHeight: `min(${VIEW}, 52rem)`, background: color.sunken }),
  // Cloth and paper: the picture on one page of the spread, the words on the other; on a phone the picture comes first.
  split: css({ gridTemplateRows: '1fr auto', [media.tablet]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto' } }),
  full: css({ gridTemplateRows: '1fr auto', [media.tablet]: { isolation: 'isolate', gridTemplateRows: 'auto', minHeight: OPENING } }),
  image: css({ order: -1, height: '100%', minHeight: 'min(54svh, 30rem)' }),
  beside: css({ [media.tablet]: { order: 0, minHeight: `min(${VIEW}, 56rem)` } }),
  behind: css({ [media.tablet]: { gridArea: '1 / 1', minHeight: 0 } }),
  words: css({
    display: 'grid',
    gap: space[4],
    padding: `${space[6]} clamp(${space[4]}, 3.2vw, ${space[7]})`,
    [media.tablet]: { paddingBlock: space[7] },
  }),
  foot: css({
    [media.tablet]: {
      gridArea: '1 / 1',
      position: 'relative',
      zIndex: z.raised,
      paddingBlockStart: FADE,
      // Photographs are the same in both themes, so the ground under the words is the dark theme's, and they are too.
      color: color.text,
      background: `linear-gradient(to top, ${shade(SHADE.foot)}, ${shade(SHADE.least)} calc(100% - ${FADE}), transparent)`,
      '& > p': { color: color.text },
      '& > p > a + a': { borderColor: 'currentcolor' },
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: space[7],
      // Links stay on the left: the question about cookies stands at the right.
      '& > p:first-of-type, & > p:last-of-type': { gridColumn: '1 / -1' },
      '& > p:nth-of-type(2)': { alignSelf: 'end' },
    },
  }),
  overline: css({ fontSize: font.size.sm, fontWeight: font.weight.medium, color: color.muted }),
  title: css({
    fontFamily: font.display,
    fontSize: 'clamp(2.75rem, 1.4rem + 5vw, 6.25rem)',
    fontWeight: 340,
    lineHeight: 0.98,
    letterSpacing: font.trackingDisplay,
    textWrap: 'balance',
    '&:lang(ja)': { lineHeight: 1.25, fontSize: 'clamp(2.125rem, 1.2rem + 3.2vw, 4.25rem)' },
  }),
  // Lower than beside a picture: the picture is what the shade leaves of it.
  titleAtFoot: css({ [media.tablet]: { alignSelf: 'end', fontSize: 'clamp(2.75rem, 1.2rem + 3.8vw, 6rem)' } }),
  pending: css({ display: 'inline-block', width: 'min(30rem, 80%)', height: '0.8em', background: color.skeleton }),
  dek: css({ maxWidth: '34rem', fontSize: font.size.lg, color: color.muted }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[2] }),
};
