import type { ImageRef } from '@orime/contracts';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { Link, useGender, useRouteRead, useT } from '@orime/platform';
import { Image, color, css, font, media, motion } from '@orime/ui';
import { MEN, SITE, WOMEN } from './home-reads.ts';

/** Two doors into the shop; the one a visitor keeps choosing comes first (decision T21). */
export function GenderTiles() {
  const t = useT('shell');
  const gender = useGender();
  const pictures = useRouteRead<PublicSettings>(SITE).data?.pictures;
  const women = useRouteRead<readonly DesignCard[]>(WOMEN).data?.[0];
  const men = useRouteRead<readonly DesignCard[]>(MEN).data?.[0];
  const tiles = [
    { to: '/women', label: t('nav.women'), picture: pictures?.['women'], design: women },
    { to: '/men', label: t('nav.men'), picture: pictures?.['men'], design: men },
  ];
  if (gender === 'men') tiles.reverse();
  return (
    <nav css={styles.root} aria-label={t('home.tiles.label')}>
      {tiles.map(({ to, label, picture, design }) => (
        <Link key={to} css={styles.tile} to={to}>
          <Picture chosen={picture} garment={design?.images[0]} />
          <span css={styles.label}>{label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** The chosen picture is composed around its middle; a garment shows best by its shoulders. */
function Picture({ chosen, garment }: { readonly chosen: ImageRef | undefined; readonly garment: ImageRef | undefined }) {
  const image = chosen ?? garment;
  if (image === undefined) return null;
  return <Image css={styles.image} image={image} alt="" sizes="50vw" ratio="auto" focus={{ x: 0.5, y: chosen ? 0.62 : 0.32 }} />;
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, marginBlockStart: `calc(-1 * clamp(4rem, 8vw, 9rem) + 2px)` }),
  tile: css({
    position: 'relative',
    aspectRatio: '3 / 4',
    background: color.sunken,
    overflow: 'hidden',
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: -4 },
    [media.tablet]: { aspectRatio: '1 / 1' },
  }),
  image: css({
    position: 'absolute',
    inset: 0,
    height: '100%',
    transition: `transform ${motion.slow}`,
    [media.hover]: { 'a:hover > &': { transform: 'scale(1.015)' } },
  }),
  label: css({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: 0,
    padding: 'clamp(0.75rem, 1.6vw, 1.5rem) clamp(1rem, 2.2vw, 2rem)',
    background: color.page,
    fontFamily: font.display,
    fontSize: font.size.h2,
    lineHeight: 1.1,
    letterSpacing: font.trackingDisplay,
  }),
};
