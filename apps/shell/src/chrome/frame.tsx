import { useLocation, useT } from '@orime/platform';
import { SkipLink, ToastRegion, css } from '@orime/ui';
import { useContext } from 'react';
import { AccountPanel } from '../account-panel/account-panel.tsx';
import { ChatDock } from '../chat-dock/chat-dock.tsx';
import { DeveloperTools } from '../developer-panel/developer-tools.tsx';
import { useDrawn } from '../routing/first-screen.ts';
import { findRow } from '../routing/route-table.ts';
import { RouteTitle } from '../routing/route-title.tsx';
import { RoutesContext } from '../routing/routes-context.tsx';
import { ScreenOutlet } from '../routing/screen-outlet.tsx';
import { useHeadingFocus } from '../routing/use-heading-focus.ts';
import { useScroll } from '../routing/use-scroll.ts';
import { useSessionEnd } from '../routing/use-session-end.ts';
import { useVisit } from '../routing/use-visit.ts';
import { PromoBanner } from './banner/promo-banner.tsx';
import { usePromoItems } from './banner/use-promo-items.ts';
import { CartDrawers } from './cart/cart-drawers.tsx';
import { Consent } from './consent/consent.tsx';
import { Footer } from './footer/footer.tsx';
import { HEADER_HEIGHT, LOW_HEADER_HEIGHT } from './header/header-styles.ts';
import { Header } from './header/header.tsx';
import { MarketOffer } from './market/market-offer.tsx';
import { OfflineNotice } from './offline/offline-notice.tsx';
import { ScrollButton } from './scroll-button.tsx';

const NOT_FOUND_CHROME = { header: 'full', banner: true, scrollButton: true } as const;

/** What stands around every screen, as its row of the route table says (decisions T14, T17). */
export function Frame() {
  const t = useT('shell');
  const rows = useContext(RoutesContext);
  const row = findRow(rows, useLocation().pathname);
  const chrome = row?.route.chrome ?? NOT_FOUND_CHROME;
  const promos = usePromoItems();
  const hasBanner = chrome.banner && (promos === undefined || promos.length > 0);
  useSessionEnd();
  useScroll();
  useHeadingFocus();
  useVisit();
  useDrawn('frame');

  return (
    <>
      <div data-behind-menu>
        <SkipLink>{t('skip')}</SkipLink>
      </div>
      <RouteTitle row={row} />
      {hasBanner && <PromoBanner items={promos} />}
      <Header kind={chrome.header} row={row} />
      {chrome.header !== 'none' && <MarketOffer header={chrome.header} />}
      <main id="main" tabIndex={-1} data-behind-menu css={[styles.main, styles[chrome.header]]}>
        <ScreenOutlet />
      </main>
      {chrome.header === 'full' && <Footer />}
      {chrome.scrollButton && <ScrollButton />}
      <CartDrawers />
      <AccountPanel />
      <ChatDock />
      <Consent />
      <OfflineNotice />
      <ToastRegion />
      <DeveloperTools />
    </>
  );
}

const styles = {
  main: css({ minHeight: 'calc(100dvh - var(--chrome-end, 0px))', outline: 'none' }),
  // Where the page begins below what stays; screens that hold something there read it.
  full: css({ '--chrome-end': LOW_HEADER_HEIGHT }),
  // Its room while its code is on the way.
  compact: css({ '--chrome-end': HEADER_HEIGHT, '&:not(header ~ main)': { paddingBlockStart: HEADER_HEIGHT } }),
  none: undefined,
};
