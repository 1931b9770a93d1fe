import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** Language codes of the interface, as in state and API. */
export type UiLanguage = 'en' | 'jp';

/** A Japanese headline in phrases, between which a line may break; undefined of one that stays whole. The same function for good. */
export type PhrasesOf = (text: string) => readonly string[] | undefined;

const LanguageContext = createContext<UiLanguage>('en');
const PhrasesContext = createContext<PhrasesOf>(leaveWhole);
const NonceContext = createContext<string | undefined>(undefined);

export type UiProviderProps = {
  readonly language: UiLanguage;
  /** From `createStyleCache`, so that inserted styles carry the page's nonce. Default: Emotion's own cache. */
  readonly cache?: EmotionCache;
  /** Default: headlines are left to the browser. */
  readonly phrasesOf?: PhrasesOf;
  readonly children: ReactNode;
};

/** Provides the page's language (for the design system's own labels), line breaks of headlines and style cache. Mounted once, by the shell. */
export function UiProvider({ language, cache, phrasesOf = leaveWhole, children }: UiProviderProps) {
  const tree = (
    <LanguageContext value={language}>
      <PhrasesContext value={phrasesOf}>{children}</PhrasesContext>
    </LanguageContext>
  );
  if (!cache) return tree;
  return (
    <NonceContext value={cache.nonce}>
      <CacheProvider value={cache}>{tree}</CacheProvider>
    </NonceContext>
  );
}

/** Language of the design system's own labels: that of `UiProvider`, otherwise English. */
export const useUiLanguage = (): UiLanguage => useContext(LanguageContext);

/** A headline in phrases, when the page is Japanese and it has some. */
export function usePhrases(text: string): readonly string[] | undefined {
  const phrasesOf = useContext(PhrasesContext);
  return useUiLanguage() === 'jp' ? phrasesOf(text) : undefined;
}

/** Nonce of the page's style elements, for code that inserts styles without Emotion. */
export const useStyleNonce = (): string | undefined => useContext(NonceContext);

function leaveWhole(): undefined {}
