import { useLocation, useT } from '@orime/platform';
import { SkipLink, ToastRegion, css, media } from '@orime/ui';
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
import { useSectionLinks } from '../routing/use-section-links.ts';
import { useSessionEnd } from '../routing/use-session-end.ts';
import { useVisit } from '../routing/use-visit.ts';
import { BANNER_HEIGHT } from './banner/banner-height.ts';
import { PromoBanner } from './banner/promo-banner.tsx';
import { usePromoItems } from './banner/use-promo-items.ts';
import { CartDrawers } from './cart/cart-drawers.tsx';
import { Consent } from './consent/consent.tsx';
import { Footer } from './footer/footer.tsx';
import { HEADER_HEIGHT, SECTION_HEIGHT } from './header/header-styles.ts';
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
  const links = useSectionLinks(row);
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
      <Header kind={chrome.header} isOffset={hasBanner} links={links} />
      <main
        id="main"
        tabIndex={-1}
        data-behind-menu
        css={[
          styles.main,
          chrome.header !== 'none' && styles.underHeader,
          hasBanner && styles.underBanner,
          links.length > 0 && styles.underSection,
        ]}
      >
        <ScreenOutlet />
      </main>
      {chrome.header !== 'none' && <MarketOffer place={hasBanner ? 'under-banner' : 'under-header'} />}
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
  main: css({ minHeight: '100dvh', outline: 'none' }),
  // Where the page begins below what is fixed; screens that hold something there read it.
  underHeader: css({ '--chrome-end': HEADER_HEIGHT, paddingBlockStart: 'var(--chrome-end)' }),
  underSection: css({ '--chrome-end': `calc(${HEADER_HEIGHT} + ${SECTION_HEIGHT})` }),
  underBanner: css({
    '--chrome-end': `calc(${HEADER_HEIGHT} + ${BANNER_HEIGHT.mobile})`,
    [media.desktop]: { '--chrome-end': `calc(${HEADER_HEIGHT} + ${BANNER_HEIGHT.desktop})` },
  }),
};
