import { describe, expect, test } from '@jest/globals';
import { fragmentContext } from '../document/declare-slot.ts';
import { readUrl } from '../document/read-url.ts';
import { fitsSlot } from './fits-slot.ts';
import { isLentTo, type FragmentCondition } from './fragments.ts';

const visitor = { userType: null, route: '/designs/:name' } as const;
const buyer = { userType: 'buyer', route: '/designs/:name' } as const;

describe('the conditions of a fragment', () => {
  test.each<[string, FragmentCondition | undefined, typeof visitor | typeof buyer, boolean]>([
    ['none', undefined, visitor, true],
    ['the account types of somebody without one', { types: ['buyer'] }, visitor, false],
    ['the account type', { types: ['buyer', 'designer'] }, buyer, true],
    ['another account type', { types: ['designer'] }, buyer, false],
    ['the route', { routes: ['/designs/:name'] }, visitor, true],
    ['another route', { routes: ['/catalog'] }, visitor, false],
    ['route and type, of which one fails', { types: ['designer'], routes: ['/designs/:name'] }, buyer, false],
  ])('%s', (_, when, viewer, expected) => {
    expect(isLentTo(when, viewer)).toBe(expected);
  });

  test('of a later release are not taken as fulfilled', () => {
    const later: FragmentCondition & { readonly flag: string } = { flag: 'autumn' };
    expect(isLentTo(later, buyer)).toBe(false);
  });
});

test.each([
  ['designer-designs@1', { designer: 'ito-kasumi' }, true],
  ['designer-designs@1', { designer: '伊藤霞' }, true],
  ['designer-designs@1', { designer: '' }, false],
  ['designer-designs@1', { designer: '../admin' }, false],
  ['designer-designs@1', {}, false],
  ['trade-offer@1', { design: 'dsn_0190a7c2b1d34f6f8a9b0c1d2e3f4a5b' }, true],
  ['trade-offer@1', { designer: 'ito-kasumi' }, false],
  ['studio-garments@1', {}, true],
  ['studio-garments@1', { designer: 'ito-kasumi' }, false],
  ['designer-designs@9', { designer: 'ito-kasumi' }, false],
  ['constructor', {}, false],
])('props of %s: %j', (slot, props, fits) => {
  expect(fitsSlot(slot, props)).toBe(fits);
});

test('reads of a fragment depend on its props and the visitor, not on the page around it', () => {
  const page = {
    params: { handle: 'aizome' },
    search: new URLSearchParams('page=2&designer=other'),
    language: 'jp',
    market: 'JP',
    gender: null,
  } as const;
  const read = {
    name: 'designs',
    path: '/api/design/',
    query: { designer: '{param.designer}', currency: '{currency}' },
    fromSearch: ['page'],
  };
  expect(readUrl(read, fragmentContext(page, { designer: 'ito' }))).toBe('/api/design/?currency=JPY&designer=ito');
});
