import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fillTemplate } from '../document/fill-template.ts';
import { readUrl } from '../document/read-url.ts';
import { buildUrl } from './build-url.ts';
import { isEmpty } from './is-empty.ts';

describe('isEmpty', () => {
  test.each([undefined, null, {}, [], '', '   ', '\n\t'])('%p is empty', (value) => expect(isEmpty(value)).toBe(true));
  test.each([0, false, 'a', { a: 1 }, [0], new Date(0)])('%p is a value', (value) => expect(isEmpty(value)).toBe(false));
});

describe('buildUrl', () => {
  test('sorts parameters, repeats arrays and drops empty values', () => {
    expect(buildUrl('/api/design/', { size: ['M', 'S'], gender: 'men', q: '', page: undefined })).toBe(
      '/api/design/?gender=men&size=M&size=S',
    );
  });

  test('does not depend on the order of the parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
        const reversed = Object.fromEntries(Object.entries(query).reverse());
        expect(buildUrl('/x', reversed)).toBe(buildUrl('/x', query));
      }),
    );
  });

  test('encodes path parameters', () => {
    expect(buildUrl('/api/design/name/:name', {}, { name: '絹/a b' })).toBe('/api/design/name/%E7%B5%B9%2Fa%20b');
  });
});

describe('readUrl', () => {
  const context = {
    params: { country: 'jp' },
    search: new URLSearchParams('size=M&utm=x&q='),
    language: 'en',
    market: 'JP',
    gender: null,
  } as const;

  test('takes declared parameters from the address and fills the rest from the context', () => {
    const read = {
      name: 'designs',
      path: '/api/design/',
      query: { currency: '{currency}', country: '{param.country}', lead: '{gender}' },
      fromSearch: ['size', 'q'],
    };
    expect(readUrl(read, context)).toBe('/api/design/?country=jp&currency=JPY&size=M');
  });
});

describe('fillTemplate', () => {
  const data = { design: { name: 'Kiln coat', nameJp: '窯のコート', description: { en: 'Warm', jp: '' } } };

  test('reads plain names and their Japanese twins', () => {
    expect(fillTemplate('{design.name}', data, 'en')).toBe('Kiln coat');
    expect(fillTemplate('{design.name}', data, 'jp')).toBe('窯のコート');
  });

  test('falls back to the other language and to nothing', () => {
    expect(fillTemplate('{design.description} {design.unknown.deep}', data, 'jp')).toBe('Warm');
  });
});
