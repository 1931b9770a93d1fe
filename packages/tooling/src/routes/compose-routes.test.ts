import { describe, expect, test } from '@jest/globals';
import { ROUTES, STAFF_ROUTES } from '@orime/contracts/lists';
import { existsSync } from 'node:fs';
import { ROOT } from '../site/settings.ts';
import { composeRoutes } from './compose-routes.ts';

describe('the composed route table', () => {
  test('declares only routes of the list, at their owner and with their access', async () => {
    const listed = new Map([...ROUTES, ...STAFF_ROUTES].map((row) => [row.path, row]));
    for (const { path, app, access } of await composeRoutes()) {
      expect({ path, owner: app, access }).toEqual(listed.get(path));
    }
  });

  test('has a screen file for every row', async () => {
    const rows = await composeRoutes();
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ file }) => file === undefined || !existsSync(`${ROOT}/${file}`))).toEqual([]);
  });

  test('claims every path once', async () => {
    const paths = (await composeRoutes()).map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});
