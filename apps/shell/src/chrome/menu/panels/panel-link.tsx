import { Link, useT } from '@orime/platform';
import { color, css, font, keyframes, media, motion, space } from '@orime/ui';
import { ArrowRight } from '@orime/ui/icons';
import { PanelPicture } from './panel-picture.tsx';
import { PANELS } from './panels.ts';
import type { Panel } from './panels.ts';
import { useLinkSeen } from './use-link-seen.ts';
import { usePanelImages } from './use-panel-images.ts';

/**
 * The large picture of a panel, which is its link. The neighbours' pictures wait on both sides, and all of them follow
 * the finger by `--drag`; the words are those of the panel alone.
 */
export function PanelLink({ panel, name }: { readonly panel: Panel; readonly name: string }) {
  const t = useT('shell');
  const index = PANELS.indexOf(panel);
  const isDrawn = usePanelImages(panel.key)?.length === 0;
  const link = useLinkSeen(panel.to);
  return (
    <Link ref={link} css={styles.root} data-theme={isDrawn ? undefined : 'dark'} to={panel.to} draggable={false}>
      {PANELS.map(({ key }, other) => {
        const place = (other - index + PANELS.length) % PANELS.length;
        // The panel across the round is on neither side.
        if (place === 2) return null;
        return (
          <span key={key} css={styles.picture} style={{ '--place': place === 3 ? -1 : place }} aria-hidden>
            <PanelPicture panel={key} />
          </span>
        );
      })}
      <span key={panel.key} css={styles.caption}>
        <span css={styles.name}>{name}</span>
        <span css={styles.lead}>
          {t(`menu.${panel.key}.lead`)}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
        </span>
      </span>
    </Link>
  );
}

const enter = keyframes({ from: { opacity: 0, transform: 'translateX(1.5rem)' } });

// Photographs are the same in both themes, so the ground under them and the words on them are too: the dark theme's. A drawing is in
// the colours of the page.
const styles = {
  root: css({
    position: 'relative',
    display: 'flex',
    flex: 1,
    minHeight: '12rem',
    overflow: 'hidden',
    background: color.sunken,
    color: color.text,
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: -6, outlineColor: 'currentcolor' },
    [media.hover]: { '&:hover img': { transform: 'scale(1.015)' } },
    [media.tablet]: { minHeight: 0 },
  }),
  picture: css({
    position: 'absolute',
    inset: 0,
    transform: 'translateX(calc(var(--place) * 100% + var(--drag, 0px)))',
    transition: `transform ${motion.slow}`,
    '[data-swiping] &': { transition: 'none' },
    '& img': { transition: `transform ${motion.slow}` },
    [media.reducedMotion]: { transform: 'translateX(calc(var(--place) * 100%))' },
  }),
  caption: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    marginBlockStart: 'auto',
    padding: `${space[8]} ${space[4]} ${space[5]}`,
    animation: `${enter} ${motion.slow}`,
    [media.tablet]: { padding: `${space[8]} ${space[6]} ${space[6]}` },
  }),
  name: css({
    fontFamily: font.display,
    fontSize: font.size.h1,
    lineHeight: font.leadingDisplay,
    letterSpacing: font.trackingDisplay,
    [media.tablet]: { fontSize: font.size.hero },
  }),
  lead: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: font.size.md,
    '& svg': { transition: `transform ${motion.fast}` },
    [media.hover]: { 'a:hover & svg': { transform: 'translateX(0.25rem)' } },
  }),
};
