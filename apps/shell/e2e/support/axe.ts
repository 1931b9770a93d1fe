import { expect, type Page } from '@playwright/test';
import { createRequire } from 'node:module';

/** What of axe is used in the page. */
interface Axe {
  run(context: object, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly (string | readonly string[])[]; readonly failureSummary?: string }[];
}

interface Rules {
  readonly type: 'tag' | 'rule';
  readonly values: readonly string[];
}

/** WCAG 2.2 AA. */
const WCAG: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** What of it depends on colours. */
const COLOURS: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** The axe that its package for Playwright brings. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as { readonly source: string };

export interface AxeScope {
  /** Default: WCAG 2.2 AA; `all` adds what axe recommends besides. */
  readonly rules?: Rules | 'all';
  /** Selector of the part that is looked at. Default: the whole page. */
  readonly within?: string;
}

/**
 * What axe finds in the page as it stands, a text each. It runs in the page, once, and names what breaks a rule alone: the builder of its
 * package describes every element that keeps one, too, in a second page, which doubles the cost. Frames are not looked into: ours show
 * papers, and mails in a sandbox where nothing runs.
 */
export async function violationsOf(page: Page, { rules = WCAG, within }: AxeScope = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ context, options }) => (await (globalThis as unknown as { axe: Axe }).axe.run(context, options)).violations,
    {
      context: { include: [within ?? 'html'] },
      options: { resultTypes: ['violations'], iframes: false, ...(rules !== 'all' && { runOnly: rules }) },
    },
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .slice(0, 3)
        .join(' | ')}`,
  );
}

/** No violation of WCAG 2.2 AA in the page as it stands, in both themes: they differ in colours alone, as `ui/tokens` writes them. */
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
    // What arrives while axe looks fades in, and what lies half under a bar at one place of the page does not at the next: only a violation
    // that stays is one. On a busy machine one look at a long form takes seconds.
    let looks = 0;
    const look = async () => {
      if (looks > 0) await page.evaluate((down) => scrollBy({ top: down, behavior: 'instant' }), looks % 2 === 1 ? 40 : -40);
      looks += 1;
      return violationsOf(page, theme === 'dark' ? {} : { rules: COLOURS });
    };
    await expect.poll(look, { message: theme, timeout: 20_000, intervals: [500] }).toEqual([]);
  }
}
