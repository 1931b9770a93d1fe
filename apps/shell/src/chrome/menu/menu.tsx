import { color, css, media } from '@orime/ui';
import { useRef } from 'react';
import { BANNER_HEIGHT } from '../banner/banner-height.ts';
import { HEADER_HEIGHT } from '../header/header-styles.ts';
import { PHONE, useMediaQuery } from '../use-media-query.ts';
import { usePanel } from './panels/use-panel.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { useDismiss } from './use-dismiss.ts';
import type { DismissHandlers } from './use-dismiss.ts';
import { useInertPageBehind } from './use-inert-page-behind.ts';
import { WideMenu } from './wide-menu.tsx';

export type MenuProps = DismissHandlers & {
  readonly isOffset: boolean;
};

/** The open menu: a disclosure under the bar that covers the page. Phones have one of their own; the panel stays when a window grows. */
export function Menu({ isOffset, ...dismiss }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = usePanel();
  const isPhone = useMediaQuery(PHONE);
  useInertPageBehind();
  useDismiss(root, dismiss);

  return (
    <div ref={root} id="menu" css={[styles.root, isOffset && styles.offset]}>
      {isPhone ? <PhoneMenu {...shown} /> : <WideMenu {...shown} />}
    </div>
  );
}

const styles = {
  root: css({
    '--menu-top': HEADER_HEIGHT,
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 'var(--menu-top)',
    height: 'calc(100dvh - var(--menu-top))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.page,
    'html:has(&)': { overflow: 'hidden' },
  }),
  offset: css({
    '--menu-top': `calc(${HEADER_HEIGHT} + ${BANNER_HEIGHT.mobile})`,
    [media.desktop]: { '--menu-top': `calc(${HEADER_HEIGHT} + ${BANNER_HEIGHT.desktop})` },
  }),
};
