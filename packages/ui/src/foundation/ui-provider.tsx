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
  /** From `createStyleCache`, so that inserted styles carry the page's nonce. Without it Emotion's own cache is used. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
};

/** Gives the design system the page's language (for its few own labels) and its style cache. The shell mounts it once. */
export function UiProvider({ language, cache, children }: UiProviderProps) {
  const tree = <LanguageContext value={language}>{children}</LanguageContext>;
  if (!cache) return tree;
  return (
    <NonceContext value={cache.nonce}>
      <CacheProvider value={cache}>{tree}</CacheProvider>
    </NonceContext>
  );
}

/** Language of the design system's own labels: what `UiProvider` was given, else English. */
export const useUiLanguage = (): UiLanguage => useContext(LanguageContext);

/** Nonce of the page's style elements, for parts that insert styles without Emotion. */
export const useStyleNonce = (): string | undefined => useContext(NonceContext);
