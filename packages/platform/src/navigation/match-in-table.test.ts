import { expect, test } from '@jest/globals';
import { matchRoutes } from 'react-router-dom';
import { matchInTable } from './match-in-table.ts';

const table = [
  '/',
  '/catalog',
  '/catalog/men',
  '/catalog/:country',
  '/designs/:name',
  '/Designs/edit/id/:id',
  '/shop/:handle?',
  '/:lang?/papers',
  '/:page',
  '/article/*',
].map((path) => ({ path }));

const PATHS = [
  '/',
  '',
  '/catalog',
  '/CATALOG/men',
  '/catalog/japan',
  '/catalog/japan/x',
  '/designs/fog-coat',
  '/designs/edit/id/7',
  '/shop',
].concat([
  '/shop/mika',
  '/papers',
  '/en/papers',
  '/unknown',
  '/unknown/deep',
  '/article/id/5',
  '/%63atalog',
  '//catalog',
  '/designs/',
  '/*',
  '/:page',
]);

test.each(PATHS)('%s finds the row that the router finds in the whole table', (path) => {
  const whole = matchRoutes(table, path)?.[0];
  expect(matchInTable(table, path)?.route).toBe(whole?.route);
  expect(matchInTable(table, path)?.params).toEqual(whole?.params);
});

test('a path of no row finds none', () => {
  expect(matchInTable([{ path: '/about' }], '/contact')).toBeUndefined();
});
