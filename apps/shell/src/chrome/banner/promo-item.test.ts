import { describe, expect, test } from '@jest/globals';
import { readPromoItems } from './promo-item.ts';

const read = (part: object) =>
  readPromoItems({
    results: [
      {
        id: 7,
        name: 'Autumn',
        published: 'published',
        data: { promoText: 'Autumn' },
        createdDate: 1760000000000,
        lastUpdated: '2026-10-01',
        ...part,
      },
    ],
  });

describe('readPromoItems', () => {
  test('reads a hosted service’s item, whose numbers are numbers', () => {
    expect(read({})).toEqual([
      {
        id: '7',
        name: 'Autumn',
        text: { en: 'Autumn', jp: 'Autumn' },
        url: '/catalog',
        createdDate: '1760000000000',
        lastUpdated: '2026-10-01',
      },
    ]);
  });

  test.each([
    ['a draft', { published: 'draft' }],
    ['no state', { published: undefined }],
    ['a state in other letters', { published: 'Published' }],
    ['no text', { data: {} }],
    ['blank text', { data: { promoText: ' \n ' } }],
    ['a text that is none', { data: { promoText: 50 } }],
    ['no data', { data: null }],
  ])('passes over an item with %s', (_, part) => {
    expect(read(part)).toEqual([]);
  });

  test.each([
    ['/sale', '/sale'],
    ['https://example.com/fair', 'https://example.com/fair'],
    ['//evil.example', '/catalog'],
    ['/\\evil.example', '/catalog'],
    ['http://plain.example', '/catalog'],
    ['', '/catalog'],
    [undefined, '/catalog'],
  ])('leads from %s to %s', (promoUrl, url) => {
    expect(read({ data: { promoText: 'x', promoUrl } })).toMatchObject([{ url }]);
  });

  test('refuses what is no answer of a content service', () => {
    for (const answer of [null, 'expired', { message: 'expired' }, { results: {} }]) expect(readPromoItems(answer)).toBeUndefined();
  });
});
