import { expect, test, type Page } from '@playwright/test';
import { answerCookies, prefer, type Language, type Theme } from './visit.ts';
import { watchPage, type WatchOptions } from './watch-page.ts';

/** One way of looking at the site: a language on a size of screen. */
export interface View {
  readonly language: Language;
  readonly size: 'phone' | 'desktop';
  /** The words of this view's language. Written out in the test, so that a wrong word is found. */
  readonly say: <Text extends string | RegExp>(en: Text, jp: Text) => Text;
}

export interface ViewOptions extends WatchOptions {
  readonly theme?: Theme;
  /** Cookie consent already given, so that its notice is not in the way. Default: true. */
  readonly consented?: boolean;
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/**
 * The views of a journey: both languages on both sizes with `TEST_FULL`. The usual run takes each language and each size once
 * (decision T33).
 */
const VIEWS: readonly View[] = (['en', 'jp'] as const).flatMap((language) =>
  (['phone', 'desktop'] as const)
    .filter((size) => process.env['TEST_FULL'] === '1' || (language === 'en') === (size === 'desktop'))
    .map((size): View => ({ language, size, say: (en, jp) => (language === 'en' ? en : jp) })),
);

/**
 * A journey in the views of this run, each a test of its own. The page must stay free of errors, warnings, policy violations and
 * failed requests; `expected` names those that the journey is about.
 */
export function inEachView(
  name: string,
  journey: (page: Page, view: View) => Promise<void>,
  { theme = 'dark', consented = true, ...watch }: ViewOptions = {},
): void {
  for (const view of VIEWS) {
    test(`${name} (${view.language}, ${view.size})`, async ({ page, context, baseURL }) => {
      await page.setViewportSize(SIZES[view.size]);
      await prefer(context, baseURL ?? '', { language: view.language, theme });
      if (consented) await answerCookies(page, view.language);
      const { problems } = watchPage(page, watch);
      await journey(page, view);
      expect(problems).toEqual([]);
    });
  }
}
