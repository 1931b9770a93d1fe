import { useLocation, useT } from '@orime/platform';
import { IconButton, css, media } from '@orime/ui';
import { Menu as MenuIcon, X } from '@orime/ui/icons';
import { useRef, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { headerStyles } from './header-styles.ts';
import { HeaderTools } from './header-tools.tsx';
import { QuickLinks } from './quick-links.tsx';
import { Wordmark } from './wordmark.tsx';

const { Part: Menu, preload: preloadMenu } = lazyPart(() => import('../menu/menu.tsx').then((module) => module.Menu));

/** Menu, brand and tools. */
export function FullHeader() {
  const t = useT('shell');
  const { key } = useLocation();
  // The menu belongs to the history entry it was opened on: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  // Also when one comes back to that entry: it stays closed then.
  if (openedAt !== null && !isOpen) setOpenedAt(null);
  const toggle = useRef<HTMLButtonElement>(null);

  function handleClose(): void {
    setOpenedAt(null);
  }

  function handleEscape(): void {
    handleClose();
    toggle.current?.focus();
  }

  return (
    <header css={[headerStyles.bar, headerStyles.low, styles.bar]}>
      <div css={headerStyles.start}>
        <IconButton
          ref={toggle}
          label={t(isOpen ? 'menu.close' : 'menu.open')}
          aria-expanded={isOpen}
          aria-controls="menu"
          onPointerEnter={preloadMenu}
          onFocus={preloadMenu}
          onClick={() => setOpenedAt(isOpen ? null : key)}
        >
          {isOpen ? <X size={22} strokeWidth={1.5} aria-hidden /> : <MenuIcon size={22} strokeWidth={1.5} aria-hidden />}
        </IconButton>
        <QuickLinks css={styles.quick} />
      </div>
      {isOpen && <Menu onEscape={handleEscape} onClose={handleClose} />}
      <Wordmark />
      <HeaderTools />
    </header>
  );
}

const styles = {
  quick: css({ display: 'none', [media.desktop]: { display: 'flex' } }),
  // The tools leave the brand no middle on a phone: it stands beside the menu there.
  bar: css({ gridTemplateColumns: 'auto auto 1fr', [media.tablet]: { gridTemplateColumns: '1fr auto 1fr' } }),
};
