import { useLanguage } from '@orime/platform';
import { PlatformProvider } from '@orime/platform/host';
import type { Platform } from '@orime/platform/host';
import { FontFaces, UiProvider } from '@orime/ui';
import type { EmotionCache, PhrasesOf } from '@orime/ui';
import type { ReactNode } from 'react';
import { Frame } from './chrome/frame.tsx';
import { ScreenBoundary } from './chrome/screen-boundary.tsx';
import type { RouteRow } from './routing/route-table.ts';
import { RoutesContext } from './routing/routes-context.tsx';

export type AppProps = {
  readonly platform: Platform;
  readonly rows: readonly RouteRow[];
  /** Carries the page's nonce to every style element. */
  readonly styleCache: EmotionCache;
};

/** The whole page below the router, with its providers in one visible order. */
export function App({ platform, rows, styleCache }: AppProps) {
  return (
    <PlatformProvider platform={platform}>
      <InLanguage styleCache={styleCache} phrasesOf={platform.translations.phrasesOf}>
        <RoutesContext value={rows}>
          <ScreenBoundary>
            <Frame />
          </ScreenBoundary>
        </RoutesContext>
      </InLanguage>
    </PlatformProvider>
  );
}

type InLanguageProps = {
  readonly styleCache: EmotionCache;
  readonly phrasesOf: PhrasesOf;
  readonly children: ReactNode;
};

function InLanguage({ styleCache, phrasesOf, children }: InLanguageProps) {
  return (
    <UiProvider language={useLanguage()} cache={styleCache} phrasesOf={phrasesOf}>
      <FontFaces />
      {children}
    </UiProvider>
  );
}
