import { describe, expect, test } from '@jest/globals';
import { ENDPOINTS } from './endpoint-list.ts';
import { ROUTES } from './route-list.ts';

describe('the route list', () => {
  test('has the 68 public and 29 signed-in routes of the specification, and /sale', () => {
    const listed = ROUTES.filter((row) => row.path !== '/sale');
    // The specification's `/designs/{name}` and `/designs/{id}` are one pattern here.
    expect(listed.filter((row) => row.access === 'public').length + 1).toBe(68);
    expect(listed.filter((row) => row.access === 'signed-in')).toHaveLength(29);
    expect(ROUTES.some((row) => row.path === '/sale')).toBe(true);
  });

  test('names every path once', () => {
    const paths = ROUTES.map((row) => row.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('the endpoint list', () => {
  test('names every method and address once', () => {
    const keys = ENDPOINTS.map((row) => `${row.method} ${row.url}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has the 32 calls of the specification to our own API, the provider callback and the banner service', () => {
    expect(ENDPOINTS.filter((row) => row.source === 'spec')).toHaveLength(34);
  });
});
