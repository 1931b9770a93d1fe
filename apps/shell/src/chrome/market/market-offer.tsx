import { setLanguage, setMarket, useLanguage, useT } from '@orime/platform';
import { IconButton, color, css, font, media, showToast, space, z } from '@orime/ui';
import { X } from '@orime/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { BANNER_HEIGHT } from '../banner/banner-height.ts';
import { HEADER_HEIGHT } from '../header/header-styles.ts';
import { hasChosenMarket, rememberMarketChoice } from './market-choice.ts';

/**
 * One line for a first visit with a Japanese browser: the page in Japanese with prices in yen (decision T41). It lies over the page
 * and moves nothing. In Japanese only: it is for whoever reads that.
 */
export function MarketOffer({ place }: { readonly place: 'under-header' | 'under-banner' }) {
  const t = useT('shell');
  const language = useLanguage();
  // The server does not know: a browser's languages are no part of the document.
  const isFor = useSyncExternalStore(subscribe, isForThisBrowser, () => false);
  const [isClosed, setClosed] = useState(false);
  if (!isFor || isClosed || language === 'jp') return null;

  function close(): void {
    rememberMarketChoice();
    setClosed(true);
  }

  async function handleAccept(): Promise<void> {
    try {
      await setLanguage('jp');
      setMarket('JP');
      close();
    } catch {
      showToast({ tone: 'danger', message: t('language.failed') });
    }
  }

  return (
    <aside css={[styles.root, place === 'under-banner' && styles.underBanner]} lang="ja" aria-label="言語と通貨" data-behind-menu>
      <button css={styles.accept} type="button" onClick={() => void handleAccept()}>
        日本語・円で見る
      </button>
      <IconButton label="閉じる" onClick={close}>
        <X size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </aside>
  );
}

const subscribe = () => () => undefined;

function isForThisBrowser(): boolean {
  const first = navigator.languages[0] ?? navigator.language;
  return first.toLowerCase().split('-')[0] === 'ja' && !hasChosenMarket();
}

const styles = {
  root: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: HEADER_HEIGHT,
    zIndex: z.banner,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  underBanner: css({
    insetBlockStart: `calc(${HEADER_HEIGHT} + ${BANNER_HEIGHT.mobile})`,
    [media.desktop]: { insetBlockStart: `calc(${HEADER_HEIGHT} + ${BANNER_HEIGHT.desktop})` },
  }),
  accept: css({
    minHeight: '2.75rem',
    paddingInline: space[3],
    fontSize: font.size.sm,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  }),
};
