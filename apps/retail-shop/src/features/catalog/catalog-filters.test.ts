import { expect, test } from '@jest/globals';
import { activeFilters, clearFilters, pageAddress, pageOf, setParameter, toggleFilter } from './catalog-filters.ts';

const search = (query: string) => new URLSearchParams(query);

test('a value is added beside others of its facet and taken away again', () => {
  const one = toggleFilter(search('colour=indigo&sort=new'), { name: 'colour', value: 'rust' });
  expect(one.toString()).toBe('colour=indigo&sort=new&colour=rust');
  expect(toggleFilter(one, { name: 'colour', value: 'indigo' }).toString()).toBe('sort=new&colour=rust');
});

test('every change starts at the first page', () => {
  expect(toggleFilter(search('page=3'), { name: 'size', value: 'M' }).toString()).toBe('size=M');
  expect(setParameter(search('page=3&q=silk'), 'q', '').toString()).toBe('');
});

test('active filters leave out order, view and page', () => {
  expect(activeFilters(search('sort=new&view=4&page=2&q=silk&size=M&inStock=1'))).toEqual([
    { name: 'size', value: 'M' },
    { name: 'q', value: 'silk' },
    { name: 'inStock', value: '1' },
  ]);
});

test('clearing keeps order and view', () => {
  expect(clearFilters(search('size=M&sort=new&view=4&minPrice=100')).toString()).toBe('sort=new&view=4');
});

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=x', 1],
  ['page=1.5', 1],
])('the page of "%s" is %i', (query, page) => {
  expect(pageOf(search(query))).toBe(page);
});

test('pages are real addresses, the first one without a number', () => {
  expect(pageAddress('/catalog', search('size=M&page=2'), 3)).toBe('/catalog?size=M&page=3');
  expect(pageAddress('/catalog', search('page=2'), 1)).toBe('/catalog');
});
