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

/** The menu of a phone: panels to swipe on top, account and settings where the thumb is. */
export function PhoneMenu(shown: ShownPanel) {
  return (
    <div ref={focusInside} css={styles.root}>
      <div css={styles.panels}>
        <MenuPanels {...shown} />
        <div css={styles.more}>
          <MenuLinks {...shown} />
          <ConfirmAddress />
          <LeadWithEverything />
        </div>
      </div>
      <div css={styles.thumb}>
        <MenuAccount />
        <div css={styles.settings}>
          <ThemeSwitch css={styles.theme} />
          <MarketSelect css={styles.market} hideLabel />
        </div>
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', minHeight: '100%' }),
  // The picture takes what height the rest leaves free.
  panels: css({ display: 'flex', flexDirection: 'column', flex: 1, '& > section': { flex: 1 } }),
  more: css({ display: 'grid', gap: space[4], padding: `0 ${space[4]} ${space[4]}` }),
  thumb: css({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    gap: space[3],
    padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
    background: color.page,
    borderBlockStart: `1px solid ${color.line}`,
    // A phone on its side has no height to keep it in sight.
    '@media (max-height: 30rem)': { position: 'static' },
  }),
  settings: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }),
  theme: css({ whiteSpace: 'nowrap' }),
  market: css({ flex: '1 1 12rem' }),
};
