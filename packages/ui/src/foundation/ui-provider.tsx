import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Language codes of the interface, as in state and API. */
export type UiLanguage = 'en' | 'jp';

const LanguageContext = createContext<UiLanguage>('en');
const NonceContext = createContext<string | undefined>(undefined);

export type UiProviderProps = {
  readonly language: UiLanguage;
  /** From `createStyleCache`, so that inserted styles carry the page's nonce. Default: Emotion's own cache. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
};

/** Provides the page's language (for the design system's own labels) and style cache. Mounted once, by the shell. */
export function UiProvider({ language, cache, children }: UiProviderProps) {
  const tree = <LanguageContext value={language}>{children}</LanguageContext>;
  if (!cache) return tree;
  return (
    <NonceContext value={cache.nonce}>
      <CacheProvider value={cache}>{tree}</CacheProvider>
    </NonceContext>
  );
}

/** Language of the design system's own labels: that of `UiProvider`, otherwise English. */
export const useUiLanguage = (): UiLanguage => useContext(LanguageContext);

/** Nonce of the page's style elements, for code that inserts styles without Emotion. */
export const useStyleNonce = (): string | undefined => useContext(NonceContext);
