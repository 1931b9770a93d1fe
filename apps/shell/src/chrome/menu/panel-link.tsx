import { Link, useT } from '@orime/platform';
import { Image, color, css, font, keyframes, media, motion, space } from '@orime/ui';
import { ArrowRight } from '@orime/ui/icons';
import { FoldedPattern } from './folded-pattern.tsx';
import type { PanelKey } from './panels.ts';
import { usePanelImages } from './use-panel-images.ts';

export interface PanelLinkProps {
  readonly panel: PanelKey;
  readonly to: string;
  readonly name: string;
}

/** The large picture of a panel, which is its link. */
export function PanelLink({ panel, to, name }: PanelLinkProps) {
  const t = useT('shell');
  const images = usePanelImages(panel);
  return (
    <Link css={styles.root} to={to}>
      <span css={styles.picture}>
        {images.length === 0 ? (
          <FoldedPattern kind={panel} />
        ) : (
          images.map((image) => <Image key={image.id} css={styles.image} image={image} alt="" sizes={SIZES[images.length - 1] ?? '100vw'} ratio="auto" focus={FOCUS} />)
        )}
      </span>
      <span css={[styles.caption, images.length > 0 && styles.onImage]}>
        <span css={styles.name}>{name}</span>
        <span css={styles.lead}>
          {t(`menu.${panel}.lead`)}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
        </span>
      </span>
    </Link>
  );
}

/** By number of pictures. */
const SIZES = ['(min-width: 768px) 66vw, 100vw', '(min-width: 768px) 33vw, 50vw', '(min-width: 768px) 22vw, 50vw'];
const FOCUS = { x: 0.5, y: 0.4 };

const enter = keyframes({ from: { opacity: 0, transform: 'translateX(1.5rem)' } });

const styles = {
  root: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: '19rem',
    textDecoration: 'none',
    overflow: 'hidden',
    animation: `${enter} ${motion.slow}`,
    [media.hover]: { '&:hover img': { transform: 'scale(1.015)' } },
  }),
  picture: css({ position: 'absolute', inset: 0, display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 2, background: color.sunken, '& img': { transition: `transform ${motion.slow}` } }),
  // A phone has room for two.
  image: css({ height: '100%', '&:nth-of-type(n + 3)': { display: 'none', [media.tablet]: { display: 'block' } } }),
  caption: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    marginBlockStart: 'auto',
    padding: space[5],
    paddingBlockStart: space[8],
  }),
  // The words stand on a picture of unknown colours, so they bring their own ground, the same in both themes.
  onImage: css({ background: 'linear-gradient(to top, rgb(0 0 0 / 0.82), rgb(0 0 0 / 0.55) 55%, transparent)', color: '#fff' }),
  name: css({ fontFamily: font.display, fontSize: font.size.h1, lineHeight: font.leadingDisplay, letterSpacing: font.trackingDisplay }),
  lead: css({ display: 'inline-flex', alignItems: 'center', gap: space[2], fontSize: font.size.md }),
};
