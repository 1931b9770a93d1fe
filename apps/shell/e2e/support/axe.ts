import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of WCAG 2.2 AA in the page as it stands, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    // Motion of appearing parts would be measured half-way.
    // What repeats without end (a skeleton), stands still or follows the scroll position never ends. Asked by state: Chromium lets
    // transitions inside closed <details> end, but never settles their promise `finished`.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ effect, playState, timeline }) => {
        const isTimed = timeline instanceof DocumentTimeline && playState === 'running';
        return !isTimed || !Number.isFinite(Number(effect?.getComputedTiming().endTime));
      }),
    );
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      // Nothing runs in a mail that is shown in a sandbox, so axe would wait for its frame without end.
      .exclude('iframe[sandbox=""]')
      .analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${theme} ${id}: ${nodes
            .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
            .slice(0, 3)
            .join(' | ')}`,
      ),
    ).toEqual([]);
  }
}
