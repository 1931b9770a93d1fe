import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { UiProvider } from '../foundation/ui-provider.tsx';
import type { UiLanguage } from '../foundation/ui-provider.tsx';
import { Heading } from './heading.tsx';

const TAGLINE = '作り手から届く、インディペンデント・ファッション';
const PHRASES = ['作り手から', '届く、', 'インディペンデント・', 'ファッション'];

function show(language: UiLanguage, children = TAGLINE) {
  // As every browser's own style sheet has it; jsdom's has no inline element, and names would get spaces around one.
  const browsers = <style>{'wbr { display: inline }'}</style>;
  render(
    <UiProvider language={language} phrasesOf={(text) => (text === TAGLINE ? PHRASES : undefined)}>
      {browsers}
      <Heading level={1}>{children}</Heading>
    </UiProvider>,
  );
  return screen.getByRole('heading', { level: 1 });
}

test('a Japanese headline may break between its phrases and is named and copied as one text', () => {
  const heading = show('jp');
  expect(heading.innerHTML).toBe(PHRASES.join('<wbr>'));
  expect(heading.textContent).toBe(TAGLINE);
  expect(heading).toHaveAccessibleName(TAGLINE);
});

test.each([
  ['another text', 'jp', '折目という名前'],
  ['an English page', 'en', TAGLINE],
] as const)('%s is left to the browser', (_, language, text) => {
  expect(show(language, text).innerHTML).toBe(text);
});
