import { useT } from '@orime/platform';
import { IconButton, VisuallyHidden, color, css, media, motion, space } from '@orime/ui';
import { ChevronLeft, ChevronRight } from '@orime/ui/icons';
import { useSwipe } from '@orime/ui/swipe';
import { LanguageSwitch } from '../../header/language-switch.tsx';
import { PanelLink } from './panel-link.tsx';
import { PANELS } from './panels.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import type { ShownPanel } from './use-panel.ts';

/** One panel at a time; chevrons, arrow keys and swipes go round in both directions. */
export function MenuPanels({ panel, move }: ShownPanel) {
  const t = useT('shell');
  const swipe = useSwipe(move);
  useArrowKeys(move);
  const name = t(`menu.${panel.key}`);

  return (
    <section css={styles.root} aria-label={name} {...swipe}>
      <PanelLink panel={panel} name={name} />
      <div css={styles.controls}>
        <LanguageSwitch css={styles.language} />
        <VisuallyHidden aria-live="polite">{name}</VisuallyHidden>
        <span css={styles.chevrons}>
          <span css={styles.places} aria-hidden>
            {PANELS.map(({ key }) => (
              <span key={key} css={[styles.place, key === panel.key && styles.here]} />
            ))}
          </span>
          <IconButton label={t('menu.previous')} onClick={() => move(-1)}>
            <ChevronLeft size={24} strokeWidth={1.25} aria-hidden />
          </IconButton>
          <IconButton label={t('menu.next')} onClick={() => move(1)}>
            <ChevronRight size={24} strokeWidth={1.25} aria-hidden />
          </IconButton>
        </span>
      </div>
    </section>
  );
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', minWidth: 0, touchAction: 'pan-y', userSelect: 'none' }),
  // Three words and two chevrons fit beside each other from 320 px on; the marks from 360 px.
  language: css({ flex: 'none', whiteSpace: 'nowrap' }),
  controls: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    [media.tablet]: { padding: `${space[3]} ${space[5]}` },
  }),
  chevrons: css({ display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto' }),
  places: css({
    display: 'none',
    '@media (min-width: 22.5rem)': { display: 'inline-flex' },
    gap: space[1],
    marginInlineEnd: space[2],
    [media.tablet]: { marginInlineEnd: space[4] },
  }),
  place: css({
    width: '0.75rem',
    height: 2,
    background: color.lineStrong,
    transition: `background-color ${motion.medium}, width ${motion.medium}`,
  }),
  here: css({ width: '1.5rem', background: color.text }),
};
