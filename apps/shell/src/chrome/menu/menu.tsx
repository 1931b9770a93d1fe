import { color, css, media, space, z } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { BANNER_HEIGHT } from '../banner/banner-height.ts';
import { HEADER_HEIGHT } from '../header/header-styles.ts';
import { MenuAside } from './menu-aside.tsx';
import { MenuPanels } from './menu-panels.tsx';

export interface MenuProps {
  readonly isOffset: boolean;
  /** Closes and gives the focus back to the toggle. */
  readonly onEscape: () => void;
  readonly onClose: () => void;
}

/** The open menu: a disclosure under the bar that covers the page, which is inert meanwhile. */
export function Menu({ isOffset, onEscape, onClose }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);

  // Synchronises the page behind with the menu: neither scrolled nor reached by keyboard while it is covered.
  useEffect(() => {
    const behind = document.querySelectorAll<HTMLElement>('[data-behind-menu]');
    for (const element of behind) element.inert = true;
    root.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, []);

  // Synchronises with the keyboard: Escape closes wherever the focus is.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onEscape]);

  return (
    <div ref={root} id="menu" css={[styles.root, isOffset && styles.offset]}>
      <MenuPanels />
      <MenuAside onClose={onClose} />
    </div>
  );
}

const styles = {
  root: css({
    position: 'fixed',
    inset: `${HEADER_HEIGHT} 0 0`,
    zIndex: z.overlay,
    display: 'grid',
    alignContent: 'start',
    gap: space[6],
    padding: `${space[5]} ${space[4]} ${space[8]}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.page,
    'html:has(&)': { overflow: 'hidden' },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space[7], alignContent: 'stretch', padding: space[6] },
    [media.desktop]: { padding: `${space[6]} ${space[7]} ${space[7]}`, gap: space[8] },
  }),
  offset: css({
    insetBlockStart: `calc(${HEADER_HEIGHT} + ${BANNER_HEIGHT.mobile})`,
    [media.desktop]: { insetBlockStart: `calc(${HEADER_HEIGHT} + ${BANNER_HEIGHT.desktop})` },
  }),
};
