import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useStyleNonce, useUiLanguage } from '../foundation/ui-provider.tsx';

/** Wraps every overlay: announcements in the page's language, and the nonce that react-aria needs. */
export function OverlayScope({ children }: { readonly children: ReactNode }) {
  const language = useUiLanguage();
  const nonce = useStyleNonce();
  return (
    <I18nProvider locale={language === 'jp' ? 'ja-JP' : 'en-US'}>
      {/* React moves it to the head before effects run, in which react-aria inserts its two style elements. */}
      {nonce && <meta name="csp-nonce" nonce={nonce} />}
      {children}
    </I18nProvider>
  );
}
