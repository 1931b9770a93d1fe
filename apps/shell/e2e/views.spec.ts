import { expect, test } from '@playwright/test';
import { rotatingView, VIEWS } from './support/views.ts';

const describe = ({ language, size }: (typeof VIEWS)[number]) => `${language}, ${size}`;

test('any four neighbouring journeys of a file are seen in both languages on both sizes', () => {
  const all = ['en, desktop', 'en, phone', 'jp, desktop', 'jp, phone'];
  for (const file of ['cart.spec.ts', 'menu.spec.ts', 'x.spec.ts']) {
    for (const first of [0, 1, 2, 3, 17]) {
      const seen = [0, 1, 2, 3].map((place) => describe(rotatingView(file, first + place)));
      expect(seen.toSorted(), `${file} from ${first}`).toEqual(all);
    }
  }
});

test('each view says the words of its language', () => {
  for (const { language, say } of VIEWS) expect(say('en', 'jp')).toBe(language);
});
