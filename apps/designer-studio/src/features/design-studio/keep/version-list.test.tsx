import { afterEach, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.ts';
import { locales } from '../../../sample-studio.fixture.ts';
import { addObjects } from '../document/change-document.ts';
import { makeText } from '../document/make-object.ts';
import { newDocument } from '../document/new-document.ts';
import { readStudio, resetStudio, undoStep } from '../studio.store.ts';
import { resetKeep, setKeep } from './keep.store.ts';
import { VersionList } from './version-list.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  resetStudio();
  resetKeep();
});

const card = { version: 3, name: 'Star tee', savedAt: '2026-11-22T08:30:00.000Z' };
const earlier = addObjects(newDocument('tee'), 'front', [makeText('Earlier', '#000000', { print: [300, 455] })]);
const objects = () => readStudio().history.present.areas[0]?.objects ?? [];

async function open(api: Parameters<typeof renderScreen>[1]['api'], language: 'en' | 'jp' = 'en'): Promise<RenderedScreen> {
  setKeep({ storedAt: { id: 'gar_1', version: 7 }, status: 'saved' });
  shown = await renderScreen(VersionList, {
    route: routes.find(({ path }) => path === '/designstudio') ?? routes[0],
    locales,
    language,
    signedIn: { type: 'consumer' },
    api: api ?? {},
  });
  return shown;
}

test('an earlier version is brought back, and that is taken back', async () => {
  const { user, api } = await open({ 'GET /api/garment/:id/versions': () => fail({ status: 500, code: 'internal' }) });
  const versions = within(screen.getByRole('region', { name: 'Earlier versions' }));
  await user.click(versions.getByRole('button', { name: 'Show earlier versions' }));
  const retry = await versions.findByRole('button', { name: 'Try again' });
  api.use({
    'GET /api/garment/:id/versions': () => ({ items: [card], total: 1, page: 1 }),
    'GET /api/garment/:id/versions/:version': () => ({ ...card, doc: { ...earlier } }),
  });
  await user.click(retry);
  await user.click(await versions.findByRole('button', { name: /^Bring back the version of Nov 22, 2026/ }));
  await waitFor(() => expect(objects()).toMatchObject([{ text: 'Earlier' }]));
  expect(readStudio().history.present.name).toBe('Star tee');
  expect(api.calls.at(-1)?.url).toBe('/api/garment/gar_1/versions/3');
  undoStep();
  expect(objects()).toEqual([]);
});

test('one that cannot be read leaves the drawing as it is; where there is none, it is said when one comes', async () => {
  const { user, api } = await open(
    {
      'GET /api/garment/:id/versions': () => ({ items: [card], total: 1, page: 1 }),
      'GET /api/garment/:id/versions/:version': () => ({ ...card, doc: { thread: 'none of ours' } }),
    },
    'jp',
  );
  await user.click(screen.getByRole('button', { name: '以前のバージョンを表示' }));
  await user.click(await screen.findByRole('button', { name: /のバージョンを復元する$/ }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(objects()).toEqual([]);
  api.use({ 'GET /api/garment/:id/versions': () => ({ items: [], total: 0, page: 1 }) });
  act(() => setKeep({ storedAt: { id: 'gar_1', version: 8 } }));
  expect(await screen.findByText(/まだ保存されたバージョンはありません/)).toBeInTheDocument();
});
