import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useStyleNonce, useUiLanguage } from '../foundation/ui-provider.tsx';

/** Around every overlay: announcements in the page's language, and the nonce where react-aria looks for it. */
export function OverlayScope({ children }: { readonly children: ReactNode }) {
  const language = useUiLanguage();
  const nonce = useStyleNonce();
  return (
    <I18nProvider locale={language === 'jp' ? 'ja-JP' : 'en-US'}>
      {/* React moves it to the head before effects run, where react-aria inserts its two style elements. */}
      {nonce && <meta name="csp-nonce" nonce={nonce} />}
      {children}
    </I18nProvider>
  );
}
