import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { baseCss } from '../foundation/base-css.ts';
import { UiProvider } from '../foundation/ui-provider.tsx';
import type { UiLanguage } from '../foundation/ui-provider.tsx';
import { byPhrase } from './by-phrase.ts';
import { Heading } from './heading.tsx';
import { Phrases } from './phrases.tsx';
import { Text } from './text.tsx';

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

test('so may a line of ours that is no heading', () => {
  render(
    <UiProvider language="jp" phrasesOf={() => PHRASES}>
      <p data-testid="tagline">
        <Phrases>{TAGLINE}</Phrases>
      </p>
    </UiProvider>,
  );
  expect(screen.getByTestId('tagline').innerHTML).toBe(PHRASES.join('<wbr>'));
});

test('a dek breaks between phrases, or after punctuation where a browser knows no phrases; running text only where one does', () => {
  render(
    <>
      <Text lead>Dek</Text>
      <Text>Story</Text>
    </>,
  );
  const breaksOf = (text: string) => {
    const [name] = screen.getByText(text).classList;
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.startsWith(`.${name}:lang(ja)`) && rule.includes('word-break: auto-phrase'));
  };
  expect(breaksOf('Dek')).toHaveLength(1);
  expect(breaksOf('Story')).toEqual([]);
  expect(baseCss).toMatch(/:where\(:is\(p,[^)]*\):lang\(ja\)\){word-break:auto-phrase;/);
  // The test's style sheet keeps the last of the two alone.
  expect(byPhrase.styles).toMatch(/word-break:keep-all;word-break:auto-phrase/);
});
