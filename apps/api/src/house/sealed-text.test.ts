import { describe, expect, test } from '@jest/globals';
import { seal, unseal } from './sealed-text.ts';

describe('a sealed text', () => {
  test('opens with its secret and purpose, and looks different each time', () => {
    const sealed = seal('secret', 'tokens', '秘密 token');
    expect(sealed).not.toContain('token');
    expect(seal('secret', 'tokens', '秘密 token')).not.toBe(sealed);
    expect(unseal('secret', 'tokens', sealed)).toBe('秘密 token');
  });

  test('does not open with another secret, for another purpose, or changed', () => {
    const sealed = seal('secret', 'tokens', 'x'.repeat(40));
    expect(() => unseal('other', 'tokens', sealed)).toThrow();
    expect(() => unseal('secret', 'codes', sealed)).toThrow();
    for (const at of [0, 20, sealed.length - 3])
      expect(() => unseal('secret', 'tokens', `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`)).toThrow();
  });
});
