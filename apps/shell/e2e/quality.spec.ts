import { expect, test } from '@playwright/test';
import { expectAccessible, violationsOf } from './support/axe.ts';
import { samplePath } from './support/sample-paths.ts';
import { SCREENS } from './support/screens.ts';
import { answerCookies, prefer, signInAs, visit, type Language, type Theme } from './support/visit.ts';
import { watchPage } from './support/watch-page.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
type Size = keyof typeof SIZES;

interface Case {
  readonly language: Language;
  readonly theme: Theme;
  readonly size: Size;
}

const ALL: readonly Case[] = (['en', 'jp'] as const).flatMap((language) =>
  (['dark', 'light'] as const).flatMap((theme) => (['phone', 'desktop'] as const).map((size) => ({ language, theme, size }))),
);
const isFull = process.env['TEST_FULL'] === '1';

/**
 * One visit by turns, so that neighbours differ and any eight screens are seen in all eight ways. `test:full` makes four, each language in
 * each size: there axe looks at both themes, and a size comes in one theme in English and in the other in Japanese.
 */
function casesOf(place: number): readonly Case[] {
  if (!isFull) return ALL.slice((place * 3) % ALL.length).slice(0, 1);
  const themeOf = ({ language, size }: Case): Theme => ((language === 'en') === (size === 'phone') ? 'dark' : 'light');
  return ALL.filter((each) => each.theme === themeOf(each));
}

for (const [place, screen] of SCREENS.entries()) {
  for (const { language, theme, size } of casesOf(place)) {
    test(`${screen.name}: accessible and clean (${language}, ${theme}, ${size})`, async ({ page, context, baseURL, request }) => {
      const path = await samplePath(request, screen.path);
      await page.setViewportSize(SIZES[size]);
      await prefer(context, baseURL ?? '', { language, theme });
      await answerCookies(page, language);
      if (screen.as !== undefined) await signInAs(page, `${screen.as}@example.com`);
      // A page that is about something missing answers 404 itself; that is its job.
      const watch = watchPage(page, { expected: screen.name === 'not found' || screen.name === 'order by number' ? /404/ : undefined });
      await visit(page, path);

      await expect(page.locator('html')).toHaveAttribute('lang', language === 'jp' ? 'ja' : 'en');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('h1')).toHaveCount(1);
      if (isFull) await expectAccessible(page);
      else expect(await violationsOf(page)).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways, 'the page scrolls sideways by this many pixels').toBeLessThanOrEqual(0);
      expect(watch.problems).toEqual([]);
    });
  }
}
