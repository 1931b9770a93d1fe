import { expect, test } from '@jest/globals';
import { ENDPOINTS } from '@orime/contracts/lists';
import { listApiRoutes } from './api-routes.ts';

const rows = await listApiRoutes();

test('finds the file that answers', () => {
  expect(rows).toContainEqual({
    method: 'GET',
    url: '/api/design/',
    file: expect.stringMatching(/^apps\/api\/src\/domains\/catalogue\/design\//),
  });
});

test('knows every listed address, and each is answered', () => {
  // By address alone: one that is opened in a browser may share its contract with the method that programs call.
  const found = new Set(rows.filter(({ file }) => file !== 'MISSING').map(({ url }) => url));
  expect(ENDPOINTS.map(({ url }) => url).filter((url) => !found.has(url))).toEqual([]);
});
