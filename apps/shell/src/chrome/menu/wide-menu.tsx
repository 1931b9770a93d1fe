import { color, css, space } from '@orime/ui';
import { ThemeSwitch } from '../header/theme-switch.tsx';
import { MarketSelect } from '../market/market-select.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { focusInside } from './focus-inside.ts';
import { LeadWithEverything } from './lead-with-everything.tsx';
import { MenuAccount } from './menu-account.tsx';
import { MenuLinks } from './menu-links.tsx';
import { MenuPanels } from './panels/menu-panels.tsx';
import type { ShownPanel } from './panels/use-panel.ts';

/** The menu from 768 px: a panel fills the page to its edges, destinations and settings stand beside it. */
export function WideMenu(shown: ShownPanel) {
  return (
    <div ref={focusInside} css={styles.root}>
      <MenuPanels {...shown} />
      <div css={styles.aside}>
        <MenuLinks {...shown} />
        <div css={styles.person}>
          <ConfirmAddress />
          <LeadWithEverything />
          <MenuAccount />
          <MarketSelect />
          <ThemeSwitch css={styles.theme} />
        </div>
      </div>
    </div>
  );
}

const styles = {
  // The panel stays in sight where the rest is higher than the window.
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(19rem, 30vw, 26rem)',
    minHeight: '100%',
    '& > section': { position: 'sticky', insetBlockStart: 0, height: 'calc(100dvh - var(--bar-end))' },
  }),
  aside: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[6],
    padding: `${space[5]} clamp(${space[5]}, 2.5vw, ${space[7]}) ${space[3]}`,
    borderInlineStart: `1px solid ${color.line}`,
  }),
  person: css({ display: 'grid', gap: space[4] }),
  theme: css({ justifyContent: 'space-between' }),
};
