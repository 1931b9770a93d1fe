import { color, css, PHONE, useMediaQuery } from '@orime/ui';
import { useRef } from 'react';
import { useBarEnd } from '../header/use-bar-end.ts';
import { usePanel } from './panels/use-panel.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { useDismiss } from './use-dismiss.ts';
import type { DismissHandlers } from './use-dismiss.ts';
import { useInertPageBehind } from './use-inert-page-behind.ts';
import { WideMenu } from './wide-menu.tsx';

/** The open menu: a disclosure under the bar that covers the page. Phones have one of their own; the panel stays when a window grows. */
export function Menu(dismiss: DismissHandlers) {
  const root = useRef<HTMLDivElement>(null);
  const shown = usePanel();
  const isPhone = useMediaQuery(PHONE);
  useBarEnd(root);
  useInertPageBehind();
  useDismiss(root, dismiss);

  return (
    <div ref={root} id="menu" css={styles.root}>
      {isPhone ? <PhoneMenu {...shown} /> : <WideMenu {...shown} />}
    </div>
  );
}

const styles = {
  root: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 'var(--bar-end)',
    height: 'calc(100dvh - var(--bar-end))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.page,
    'html:has(&)': { overflow: 'hidden' },
  }),
};
