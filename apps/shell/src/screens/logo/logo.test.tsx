import { afterEach, describe, expect, test } from '@jest/globals';
import { BRAND } from '@orime/contracts';
import { WORDMARK, wordmarkSvg } from '@orime/ui/brand';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage } from '../../test/render-page.tsx';
import { VARIANTS } from './brand-files.ts';

let page: RenderedPage | undefined;
afterEach(() => page?.close());

describe('the wordmark', () => {
  test('is drawn for the brand as it is named today', () => {
    expect(WORDMARK.text).toBe(BRAND.name);
    for (const variant of VARIANTS) {
      const drawing = new DOMParser().parseFromString(wordmarkSvg(variant.ink), 'image/svg+xml');
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
