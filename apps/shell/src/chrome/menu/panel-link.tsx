import { Link, useT } from '@orime/platform';
import { Image, color, css, font, keyframes, media, motion, space } from '@orime/ui';
import { ArrowRight } from '@orime/ui/icons';
import { FoldedPattern } from './folded-pattern.tsx';
import type { PanelKey } from './panels.ts';
import { usePanelImage } from './use-panel-image.ts';

export interface PanelLinkProps {
  readonly panel: PanelKey;
  readonly to: string;
  readonly name: string;
}

/** The large picture of a panel, which is its link. */
export function PanelLink({ panel, to, name }: PanelLinkProps) {
  const t = useT('shell');
  const image = usePanelImage(panel);
  return (
    <Link css={styles.root} to={to}>
      <span css={styles.picture}>
        {image === undefined ? <FoldedPattern kind={panel} /> : <Image css={styles.image} image={image} alt="" sizes="(min-width: 768px) 66vw, 100vw" ratio="auto" />}
      </span>
      <span css={styles.caption}>
        <span css={styles.name}>{name}</span>
        <span css={styles.lead}>
          {t(`menu.${panel}.lead`)}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
        </span>
      </span>
    </Link>
  );
}

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
  picture: css({ position: 'absolute', inset: 0, background: color.sunken, '& img': { transition: `transform ${motion.slow}` } }),
  image: css({ height: '100%' }),
  caption: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    marginBlockStart: 'auto',
    padding: space[5],
    // The words stand on a picture of unknown colours, so they bring their own ground, the same in both themes.
    background: 'linear-gradient(to top, rgb(0 0 0 / 0.78), rgb(0 0 0 / 0.5) 55%, transparent)',
    paddingBlockStart: space[8],
    color: '#fff',
  }),
  name: css({ fontFamily: font.display, fontSize: font.size.h1, lineHeight: font.leadingDisplay, letterSpacing: font.trackingDisplay }),
  lead: css({ display: 'inline-flex', alignItems: 'center', gap: space[2], fontSize: font.size.md }),
};
