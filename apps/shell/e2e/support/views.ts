import { expect, test, type Page } from '@playwright/test';
import { getCallSites } from 'node:util';
import { waitForTakeOver } from './taken-over.ts';
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
  /** For a journey whose steps differ by size: the usual run takes it in both sizes. Default: false. */
  readonly bothSizes?: boolean;
  /** For a journey that changes what all visitors share: its views take turns. Default: false. */
  readonly inTurn?: boolean;
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Neighbours differ in size, and the first two in language as well. */
export const VIEWS: readonly View[] = [
  { language: 'en', size: 'desktop', say: (en) => en },
  { language: 'jp', size: 'phone', say: (_, jp) => jp },
  { language: 'jp', size: 'desktop', say: (_, jp) => jp },
  { language: 'en', size: 'phone', say: (en) => en },
];

/**
 * The view of a file's n-th journey in the usual run (decision T45): the journeys of a file take turns, and where a file begins
 * follows from its name. So any four neighbours are seen in all four views, and the worker that loads one file alone agrees with
 * the process that has listed all of them.
 */
export function rotatingView(file: string, place: number): View {
  const start = [...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const view = VIEWS[(start + place) % VIEWS.length];
  if (view === undefined) throw new RangeError(`A journey has no place ${place}`);
  return view;
}

/** Number of journeys each spec file has declared so far. */
const declared = new Map<string, number>();

function viewsOfNextJourney(bothSizes: boolean): readonly View[] {
  const script = getCallSites().find(({ scriptName }) => scriptName.endsWith('.spec.ts'))?.scriptName;
  if (script === undefined) throw new Error('Journeys are declared in files named *.spec.ts');
  const file = script.split(/[\\/]/).at(-1) ?? script;
  const place = declared.get(file) ?? 0;
  declared.set(file, place + 1);
  if (process.env['TEST_FULL'] === '1') return VIEWS;
  return bothSizes ? VIEWS.slice(0, 2) : [rotatingView(file, place)];
}

/**
 * A journey in the views of this run, each a test of its own: one view by rotation, all four with `TEST_FULL`. The page must stay free of errors, warnings, policy violations and
 * failed requests; `expected` names those that the journey is about.
 */
export function inEachView(
  name: string,
  journey: (page: Page, view: View) => Promise<void>,
  { theme = 'dark', consented = true, bothSizes = false, inTurn = false, ...watch }: ViewOptions = {},
): void {
  const views = viewsOfNextJourney(bothSizes);
  const declareAll = () => {
    for (const view of views) {
      test(`${name} (${view.language}, ${view.size})`, async ({ page, context, baseURL }) => {
        await page.setViewportSize(SIZES[view.size]);
        await prefer(context, baseURL ?? '', { language: view.language, theme });
        if (consented) await answerCookies(page, view.language);
        const { problems } = watchPage(page, watch);
        waitForTakeOver(page);
        await journey(page, view);
        expect(problems).toEqual([]);
      });
    }
  };
  if (!inTurn) return declareAll();
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    declareAll();
  });
}
