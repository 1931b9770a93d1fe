import { describe, expect, test } from '@jest/globals';
import type { Language } from '@orime/contracts';
import fc from 'fast-check';
import { readMessage } from './read-message.ts';
import { createEngine } from './sentence.tsx';

const EN = {
  'cart.count_one': '{{count}} item',
  'cart.count_other': '{{count}} items',
  'cart.empty': 'Nothing here',
  hello: 'Hello {{ name }}, {{name}}!',
};
const JP = { 'cart.count_other': '{{count}}点', 'cart.empty': 'なにもありません', 'cart.count_zero': 'なし' };

describe('a text', () => {
  test('is found by its key, and reads as its key when it is missing', () => {
    expect(readMessage(EN, 'cart.empty', {}, 'en')).toBe('Nothing here');
    expect(readMessage(EN, 'cart.unknown', {}, 'en')).toBe('cart.unknown');
  });

  test('takes the plural form of its language', () => {
    expect(readMessage(EN, 'cart.count', { count: 1 }, 'en')).toBe('1 item');
    expect(readMessage(EN, 'cart.count', { count: 2 }, 'en')).toBe('2 items');
    expect(readMessage(JP, 'cart.count', { count: 1 }, 'jp')).toBe('1点');
    expect(readMessage(JP, 'cart.count', { count: 0 }, 'jp')).toBe('なし');
  });

  test('is filled as it is, without escaping and without reading values as text', () => {
    expect(readMessage(EN, 'hello', { name: '<b>$& {{count}}</b>' }, 'en')).toBe('Hello <b>$& {{count}}</b>, <b>$& {{count}}</b>!');
  });

  test('is the one that i18next reads from the same file', () => {
    const word = fc.stringMatching(/^[a-z]{1,5}(\.[a-z]{1,4})?$/);
    const part = fc.oneof(
      fc.string({ maxLength: 6 }).filter((text) => !/[{}$]/.test(text)),
      fc.constantFrom('{{count}}', '{{ name }}', '{{name}}'),
    );
    const text = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
    const key = fc.tuple(word, fc.constantFrom('', '_one', '_other', '_zero')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.dictionary(key, text, { maxKeys: 8 }),
        word,
        fc.record({ count: fc.integer({ min: 0, max: 1000 }), name: fc.stringMatching(/^[\w <>&]{0,8}$/) }, { requiredKeys: ['name'] }),
        fc.constantFrom<Language>('en', 'jp'),
        (messages, asked, values, language) => {
          const engine = createEngine(messages, 'shell', language);
          const expected = engine.getFixedT(language === 'jp' ? 'ja' : 'en', 'shell')(asked, { ...values });
          expect(readMessage(messages, asked, values, language)).toBe(expected);
        },
      ),
    );
  });
});
