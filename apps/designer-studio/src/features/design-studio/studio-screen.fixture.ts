import { expect } from '@jest/globals';
import type { Garment } from '@orime/contracts/api/catalogue/garment';
import { renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { waitFor } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-studio.fixture.ts';
import DesignStudioScreen from './design-studio-screen.tsx';
import { resetKeep } from './keep/keep.store.ts';
import { resetStudio } from './studio.store.ts';

/** What a slow machine needs to load the studio's parts. */
export const PATIENCE = { timeout: 8000 };

/** This DOM draws nothing, as a browser without canvas and WebGL: panels, keys and files have to do without. */
export function drawNothing(): void {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
}

type OpenOptions = { readonly api?: ApiHandlers; readonly isMember?: boolean; readonly at?: string; readonly language?: 'en' | 'jp' };

/** Opens the studio until all of it is there. */
export async function openStudio({
  api = {},
  isMember = false,
  at = '/designstudio',
  language = 'en',
}: OpenOptions = {}): Promise<RenderedScreen> {
  const shown = await renderScreen(DesignStudioScreen, {
    route: routes.find(({ path }) => path === '/designstudio') ?? routes[0],
    locales,
    language,
    at,
    ...(isMember && { signedIn: { type: 'consumer' } }),
    api: { 'GET /api/garment/mine': () => ({ items: [], total: 0, page: 1 }), ...api },
  });
  if (at === '/designstudio')
    await waitFor(() => {
      expect(document.querySelector('[data-stage="failed"]')).not.toBeNull();
      expect(document.querySelector('[data-preview="flat"]')).not.toBeNull();
    }, PATIENCE);
  return shown;
}

/** Closes the tab: nothing but what was kept survives. */
export function closeStudio(shown: RenderedScreen | undefined): void {
  shown?.close();
  resetStudio();
  resetKeep();
}

export const garment = (doc: object, version: number): Garment => ({
  _id: 'gar_1',
  id: 'gar_1',
  kind: 'studio',
  name: '',
  previewFileId: null,
  version,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  doc: { ...doc },
});
