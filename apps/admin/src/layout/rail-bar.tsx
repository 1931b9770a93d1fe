import { useLocation, useT } from '@orime/platform';
import { Menu, color, css, font, space } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { RAIL_HOME, RAIL_SECTIONS } from './rail-sections.ts';
import { Rail } from './rail.tsx';
import type { RailProps } from './rail.tsx';

const Drawer = lazy(async () => ({ default: (await import('@orime/ui/overlays')).Drawer }));

/** On small screens: which duty is open, and the way to the others. */
export function RailBar(props: RailProps) {
  const t = useT('admin');
  const { pathname } = useLocation();
  // It belongs to the page it was opened on: going to another closes it, a page that moves its own address on does not.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;
  const current = [RAIL_HOME, ...RAIL_SECTIONS.flatMap(({ entries }) => entries)].find(({ to }) => to === pathname);

  function handleClose(): void {
    setOpenedAt(null);
  }

  return (
    <>
      <button css={styles.root} type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenedAt(pathname)}>
        <Menu size={18} strokeWidth={1.5} aria-hidden />
        <span css={styles.label}>{t('rail.label')}</span>
        {current && <span css={styles.current}>{t(`rail.${current.name}`)}</span>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Drawer isOpen side="start" title={t('rail.label')} onClose={handleClose}>
            <Rail {...props} onFollow={handleClose} />
          </Drawer>
        </Suspense>
      )}
    </>
  );
}

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minHeight: '2.75rem',
    paddingInline: space[4],
    fontSize: font.size.sm,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  label: css({ fontWeight: font.weight.medium }),
  current: css({ marginInlineStart: 'auto', color: color.muted }),
};
