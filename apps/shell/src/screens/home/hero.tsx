import { BRAND } from '@orime/contracts';
import type { Answer } from '@orime/contracts/schemas';
import type { listArticles } from '@orime/contracts/api/article';
import { Link, useRouteRead, useT, useText } from '@orime/platform';
import { Image, color, css, font, media, space } from '@orime/ui';
import { STORIES } from './home-reads.ts';

/** The cover: the newest story over its picture. Without a story the brand's own line stands there. */
export function Hero() {
  const t = useT('shell');
  const text = useText();
  const { data, isPending } = useRouteRead<Answer<typeof listArticles>>(STORIES);
  const lead = data?.items[0];
  const cover = lead?.cover;
  const title = lead === undefined ? (isPending ? '' : text(BRAND.tagline)) : text(lead.title);

  return (
    <section css={styles.root} aria-label={t('home.hero.label')}>
      {cover && <Image css={styles.image} image={cover} alt={text(cover.alt)} sizes="100vw" ratio="auto" priority />}
      <div css={[styles.words, cover && styles.onImage]}>
        <p css={styles.overline}>{lead === undefined ? BRAND.name : text(lead.sectionLabel)}</p>
        <h1 css={styles.title} tabIndex={-1}>
          {title === '' ? <span css={styles.pending} aria-hidden /> : title}
        </h1>
        {lead !== undefined && <p css={styles.dek}>{text(lead.dek)}</p>}
        <p css={styles.actions}>
          {lead === undefined ? (
            <Link css={styles.link} to="/catalog">
              {t('home.hero.shop')}
            </Link>
          ) : (
            <>
              <Link css={styles.link} to={`/article/id/${lead.slug}`}>
                {t('home.hero.read')}
              </Link>
              <Link css={styles.link} to="/catalog?sort=new">
                {t('home.hero.shop')}
              </Link>
            </>
          )}
        </p>
      </div>
    </section>
  );
}

const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    minHeight: 'min(calc(100svh - 6.5rem), 58rem)',
    background: color.sunken,
    overflow: 'hidden',
  }),
  image: css({ position: 'absolute', inset: 0, height: '100%' }),
  words: css({
    position: 'relative',
    display: 'grid',
    gap: space[3],
    padding: `${space[9]} clamp(${space[4]}, 3.2vw, ${space[7]}) ${space[6]}`,
    [media.tablet]: { paddingBlockEnd: space[7] },
  }),
  // The words stand on a photograph, so they bring their own ground, the same in both themes.
  onImage: css({ background: 'linear-gradient(to top, rgb(8 8 9 / 0.82), rgb(8 8 9 / 0.46) 55%, transparent)', color: '#fff' }),
  overline: css({ fontSize: font.size.sm, fontWeight: font.weight.medium }),
  title: css({
    maxWidth: '16em',
    fontFamily: font.display,
    fontSize: font.size.hero,
    fontWeight: 340,
    lineHeight: 0.98,
    letterSpacing: font.trackingDisplay,
    textWrap: 'balance',
    ':lang(ja) &': { lineHeight: 1.25, fontSize: `clamp(2.25rem, 1.4rem + 3.6vw, 4.75rem)` },
  }),
  pending: css({ display: 'inline-block', width: 'min(30rem, 80%)', height: '0.8em', background: color.skeleton }),
  dek: css({ maxWidth: '38rem', fontSize: font.size.lg }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}`, marginBlockStart: space[2] }),
  link: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontWeight: font.weight.medium, textUnderlineOffset: '0.35em' }),
};
