import {
  color,
  Container,
  createStyleCache,
  css,
  Heading,
  loadJapaneseFont,
  Segmented,
  space,
  Switch,
  Text,
  ToastRegion,
  UiProvider,
} from '@orime/ui';
import type { UiLanguage } from '@orime/ui';
import { GlobalStyles } from '@orime/ui/theme';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** The server's policy asks for the same nonce. */
const cache = createStyleCache('gallery');

export type GalleryPageProps = {
  readonly title: Readonly<Record<UiLanguage, string>>;
  /** Tells others on the page of the language: the platform, where the examples use it. */
  readonly onLanguage?: (language: UiLanguage) => void;
  readonly children: ReactNode;
};

/** Frame of a gallery page: language and theme above, examples below. `?language=jp&theme=light` opens it so. */
export function GalleryPage({ title, onLanguage, children }: GalleryPageProps) {
  const [language, setLanguage] = useState<UiLanguage>(() => (asked('language') === 'jp' ? 'jp' : 'en'));
  const [isDark, setDark] = useState(() => asked('theme') !== 'light');
  // The document element and the platform belong to the page, not to React.
  useEffect(() => {
    document.documentElement.lang = language === 'jp' ? 'ja' : 'en';
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    if (language === 'jp') void loadJapaneseFont();
    onLanguage?.(language);
  }, [language, isDark, onLanguage]);
  return (
    <UiProvider language={language} cache={cache}>
      <GlobalStyles />
      <header css={styles.bar}>
        <Text as="span" weight="semibold">
          Orime UI
        </Text>
        <nav css={styles.pages} aria-label="Gallery">
          <a href="/">Parts</a>
          <a href="/forms">Forms</a>
        </nav>
        <Segmented
          label="Language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'jp', label: '日本語', lang: 'ja' },
          ]}
        />
        <Switch label="Dark theme" checked={isDark} onChange={setDark} />
      </header>
      <Container as="main" css={styles.main}>
        <Heading level={1} size="hero">
          {title[language]}
        </Heading>
        {children}
      </Container>
      <ToastRegion />
    </UiProvider>
  );
}

function asked(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

const styles = {
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    alignItems: 'center',
    padding: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  pages: css({ display: 'flex', gap: space[4], marginInlineEnd: 'auto', '& a': { paddingBlock: space[2] } }),
  main: css({ display: 'grid', gap: space[9], paddingBlock: space[8], '& > *': { minWidth: 0 } }),
};
