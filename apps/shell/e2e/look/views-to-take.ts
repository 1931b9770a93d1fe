import type { Language, Theme } from '../support/visit.ts';

export interface ViewToTake {
  readonly language: Language;
  readonly theme: Theme;
  readonly size: 'desktop' | 'phone';
}

/** CSS pixels of the window, and how much of a page is taken: what the first scrolls of a visitor show. */
export const WINDOWS = {
  desktop: { width: 1440, height: 900, taken: 2700 },
  phone: { width: 390, height: 844, taken: 2700 },
} as const;

/** The eight views of a sheet: a desktop and its phone side by side for each language and theme. */
export const VIEWS_TO_TAKE: readonly ViewToTake[] = (['en', 'jp'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => (['desktop', 'phone'] as const).map((size) => ({ language, theme, size }))),
);
