import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('have working defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      apiUrl: 'http://127.0.0.1:4001',
      publicUrl: 'http://localhost:4000',
      bannerUrl: '/api/content/promo-banner',
    });
    expect(readConfig({ PORT: '5000' })).toMatchObject({ port: 5000, apiUrl: 'http://127.0.0.1:5001', publicUrl: 'http://localhost:5000' });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc", but must be a port number'],
    [{ API_PORT: '70000' }, 'API_PORT is "70000", but must be a port number'],
    [{ PUBLIC_URL: 'orime' }, 'PUBLIC_URL is "orime", but must be an address'],
    [{ BANNER_URL: 'not an address' }, 'BANNER_URL is "not an address", but must be a path or an absolute address'],
    [{ BANNER_URL: '//content.example/banner' }, 'BANNER_URL is "//content.example/banner", but must be a path'],
    [{ BANNER_URL: 'data:application/json,{}' }, 'but must be a path or an absolute address'],
  ])('%j is refused with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ name: 'ConfigError', message: expect.stringContaining(sentence) }));
  });
});
