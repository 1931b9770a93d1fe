import { afterEach, describe, expect, test } from '@jest/globals';
import { BRAND } from '@orime/contracts';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage } from '../../test/render-page.tsx';
import { VARIANTS, wordmarkSvg } from './brand-files.ts';
import { WORDMARK } from './wordmark-outline.ts';
import { zip } from './zip.ts';

let page: RenderedPage | undefined;
afterEach(() => page?.close());

describe('the wordmark', () => {
  test('is drawn for the brand as it is named today', () => {
    expect(WORDMARK.text).toBe(BRAND.name);
    for (const variant of VARIANTS) {
      const drawing = new DOMParser().parseFromString(wordmarkSvg(variant), 'image/svg+xml');
      expect(drawing.querySelector('parsererror')).toBeNull();
      expect(drawing.querySelector('title')?.textContent).toBe(BRAND.name);
      expect(drawing.querySelector('path')?.getAttribute('fill')).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('says which colour was copied', async () => {
    page = await renderPage({ at: '/logo' });
    await page.user.click(await screen.findByRole('button', { name: /^Copy\s+Ink\s+#151517/ }));
    expect(await screen.findByText('#151517 copied')).toBeInTheDocument();
  });
});

describe('an archive', () => {
  test('holds its files as they are, with sizes, sums and a directory', async () => {
    const bytes = new TextEncoder().encode('123456789');
    const data = new DataView(
      await zip([
        { name: 'a.txt', bytes: new Uint8Array(bytes) },
        { name: '折り目.txt', bytes: new Uint8Array() },
      ]).arrayBuffer(),
    );
    expect(data.getUint32(0, true)).toBe(0x04034b50);
    // The check value that every description of CRC-32 gives.
    expect(data.getUint32(14, true)).toBe(0xcbf43926);
    expect(data.getUint32(18, true)).toBe(9);
    const end = data.byteLength - 22;
    expect([data.getUint32(end, true), data.getUint16(end + 10, true)]).toEqual([0x06054b50, 2]);
    const directory = data.getUint32(end + 16, true);
    expect(data.getUint32(directory, true)).toBe(0x02014b50);
    expect(directory + data.getUint32(end + 12, true)).toBe(end);
  });
});
