import type { DesignCard } from '@orime/contracts/api/design';
import { Link, useGender, useRouteRead, useT } from '@orime/platform';
import { Image, color, css, font, media, motion } from '@orime/ui';
import { MEN, WOMEN } from './home-reads.ts';

/** Two doors into the shop; the one a visitor keeps choosing comes first (decision T21). */
export function GenderTiles() {
  const t = useT('shell');
  const gender = useGender();
  const women = useRouteRead<readonly DesignCard[]>(WOMEN).data?.[0];
  const men = useRouteRead<readonly DesignCard[]>(MEN).data?.[0];
  const tiles = [
    { to: '/women', label: t('nav.women'), design: women },
    { to: '/men', label: t('nav.men'), design: men },
  ];
  if (gender === 'men') tiles.reverse();
  return (
    <nav css={styles.root} aria-label={t('home.tiles.label')}>
      {tiles.map(({ to, label, design }) => (
        <Link key={to} css={styles.tile} to={to}>
          {design?.images[0] && <Image css={styles.image} image={design.images[0]} alt="" sizes="50vw" ratio="auto" focus={{ x: 0.5, y: 0.32 }} />}
          <span css={styles.label}>{label}</span>
        </Link>
      ))}
    </nav>
  );
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
  image: css({ position: 'absolute', inset: 0, height: '100%', transition: `transform ${motion.slow}`, [media.hover]: { 'a:hover > &': { transform: 'scale(1.015)' } } }),
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
