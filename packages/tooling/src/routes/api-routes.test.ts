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

test('knows every listed endpoint, and each is answered', () => {
  const found = new Set(rows.filter(({ file }) => file !== 'MISSING').map(({ method, url }) => `${method} ${url}`));
  expect(ENDPOINTS.map(({ method, url }) => `${method} ${url}`).filter((row) => !found.has(row))).toEqual([]);
});
