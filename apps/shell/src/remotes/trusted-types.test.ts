import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { installTrustedTypes } from './trusted-types.ts';

interface Rules {
  createScriptURL(url: string): string;
  createHTML(html: string): string;
  createScript(text: string): string;
}

let policies: Record<string, Rules>;

/** What a browser offers: a page's address, and the factory that keeps policies. */
beforeEach(() => {
  policies = {};
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => (policies[name] = rules) };
  Object.assign(globalThis, { trustedTypes, location: new URL('https://orime.example/catalog') });
});

afterEach(() => {
  for (const name of ['trustedTypes', 'location']) Reflect.deleteProperty(globalThis, name);
});

describe('the page’s Trusted Types policy', () => {
  test.each(['/r/magazine/1.0.0+a/remote.abc.js', 'https://orime.example/r/shell/1.0.0+a/c.1.js'])('lets %s be a script', (url) => {
    installTrustedTypes();
    expect(policies['default']?.createScriptURL(url)).toBe(url);
  });

  test.each([
    'https://evil.example/r/magazine/1.0.0+a/remote.js',
    '//evil.example/r/x.js',
    '/media/fil_1/480.webp',
    '/api/design/',
    '/r/../api/upload',
    'data:text/javascript,alert(1)',
    'blob:https://orime.example/1',
    'javascript:alert(1)',
  ])('refuses %s', (url) => {
    installTrustedTypes();
    expect(() => policies['default']?.createScriptURL(url)).toThrow(TypeError);
  });

  test('refuses HTML and script text from strings', () => {
    installTrustedTypes();
    expect(() => policies['default']?.createHTML('<b>')).toThrow(TypeError);
    expect(() => policies['default']?.createScript('1')).toThrow(TypeError);
  });

  test('is left out where the browser knows no Trusted Types', () => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    expect(() => installTrustedTypes()).not.toThrow();
  });
});
