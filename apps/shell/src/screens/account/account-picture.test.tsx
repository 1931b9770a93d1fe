import { afterEach, describe, expect, test } from '@jest/globals';
import type { PublicSettings } from '@orime/contracts/api/site/site';
import { sampleImage, sampleSettings } from '@orime/testing/samples';
import { screen } from '@testing-library/react';
import { routeDocuments } from '../../routing/route-documents.ts';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage } from '../../test/render-page.tsx';
import { publicSettingsRead } from '../public-settings-read.ts';

let page: RenderedPage;
afterEach(() => page.close());
const open = async (at: string, settings: PublicSettings) => {
  page = await renderPage({ at, data: { '/api/settings/public': settings } });
  await screen.findByRole('textbox', { name: 'Email' });
};

describe.each(['/login', '/register'] as const)('the picture of %s', (path) => {
  const picture = () => document.querySelector('img[src*="fil_women"]');
  const answer = sampleSettings({ pictures: { women: sampleImage({ id: 'fil_women' }) } });

  test('comes with the document', async () => {
    expect(routeDocuments[path].reads).toContain(publicSettingsRead);
    await open(path, answer);
    expect(picture()).toHaveAttribute('alt', '');
    expect(page.api.calls.some(({ url }) => url === '/api/settings/public')).toBe(false);
  });

  test('has no box on a phone, and is not fetched without one', async () => {
    expect(routeDocuments[path]).not.toHaveProperty('preloadImage');
    await open(path, answer);
    expect(picture()).not.toBeVisible();
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  test('is left out where the site has none', async () => {
    await open(path, sampleSettings());
    expect(document.querySelector('#main img')).toBeNull();
  });
});
