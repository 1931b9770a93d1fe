import {
  color,
  Container,
  createStyleCache,
  css,
  GlobalStyles,
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
import { Suspense, useEffect, useState } from 'react';
import { ActionSection } from './action-section.tsx';
import { DataSection } from './data-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FormSection } from './form-section.tsx';
import { StateSection } from './state-section.tsx';
import { TypeSection } from './type-section.tsx';

const cache = createStyleCache();

/** Everything the design system has, on one page. */
export function Gallery() {
  const [language, setLanguage] = useState<UiLanguage>('en');
  const [isDark, setDark] = useState(true);
  // The document element belongs to the page, not to React.
  useEffect(() => {
    document.documentElement.lang = language === 'jp' ? 'ja' : 'en';
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    if (language === 'jp') void loadJapaneseFont();
  }, [language, isDark]);
  return (
    <UiProvider language={language} cache={cache}>
      <GlobalStyles />
      <header css={styles.bar}>
        <Text as="span" weight="semibold">
          Orime UI
        </Text>
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
          {language === 'jp' ? '折目のある、静かな服。' : 'Clothes with a quiet fold.'}
        </Heading>
        <TypeSection />
        <ActionSection />
        <FormSection />
        <DisplaySection />
        <Suspense>
          <DataSection />
        </Suspense>
        <StateSection />
      </Container>
      <ToastRegion />
    </UiProvider>
  );
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
  main: css({ display: 'grid', gap: space[9], paddingBlock: space[8] }),
};
