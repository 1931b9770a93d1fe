import { afterEach, expect, test } from '@jest/globals';
import type { GarmentCard } from '@orime/contracts/api/catalogue/garment';
import { fail, ONCE, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-studio.fixture.ts';
import StudioGarmentsFragment from './studio-garments-fragment.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const garment = (number: number, changed: Partial<GarmentCard> = {}): GarmentCard => ({
  _id: `gar_${String(number)}`,
  id: `gar_${String(number)}`,
  kind: 'studio',
  name: `Coat ${String(number)}`,
  previewFileId: null,
  version: 1,
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-02T00:00:00.000Z',
  ...changed,
});

async function open(api: ApiHandlers, language: 'en' | 'jp' = 'en'): Promise<RenderedScreen> {
  shown = await renderScreen(() => <StudioGarmentsFragment />, {
    route: routes[0],
    locales,
    language,
    // The page around it may be on a page of its own.
    at: '/create-profile?page=3',
    signedIn: { type: 'consumer' },
    api,
  });
  return shown;
}

test('what one drew and embroidered leads to where it is gone on with, and more of it is shown below', async () => {
  const all = [
    garment(1),
    garment(2, { kind: 'embroidery', name: 'Fern', previewFileId: 'fil_fern' }),
    ...range(3, 14).map((n) => garment(n)),
  ];
  const { user } = await open({
    'GET /api/garment/mine': ({ search }) => {
      const page = Number(search.get('page'));
      return { items: all.slice((page - 1) * 12, page * 12), total: all.length, page };
    },
  });
  expect(await screen.findByRole('link', { name: 'Coat 1' })).toHaveAttribute('href', '/designstudio?garment=gar_1');
  expect(screen.getByRole('link', { name: 'Fern' })).toHaveAttribute('href', '/embroidery?garment=gar_2');
  expect(screen.getByText(/^Embroidery, changed on/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Coat 14' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Coat 14' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Coat 1' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a drawing is deleted after a question; with none left the studio is named', async () => {
  let items = [garment(1)];
  let isBroken = true;
  const { user } = await open({
    'GET /api/garment/mine': () => ({ items, total: items.length, page: 1 }),
    'DELETE /api/garment/:id': () => {
      if (isBroken) return fail({ status: 400, code: 'validation' });
      items = [];
      return { success: true };
    },
  });
  for (const said of ['It could not be deleted. Please try again.', 'No drawings yet']) {
    await user.click(await screen.findByRole('button', { name: 'Delete Coat 1' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    isBroken = false;
  }
  expect(screen.getByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/designstudio');
});

test('a drawing is deleted once, whatever becomes of the connection', async () => {
  const page = await open({ 'GET /api/garment/mine': () => ({ items: [garment(1)], total: 1, page: 1 }) });
  const send = async (): Promise<void> => {
    await page.user.click(await screen.findByRole('button', { name: 'Delete Coat 1' }));
    await page.user.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  const answer = () => ({ success: true });
  expect(await sendThroughTrouble(page, { call: 'DELETE /api/garment/:id', send, answer })).toEqual(ONCE);
});

test('a list that cannot be read is read again, in Japanese too', async () => {
  const { user, api } = await open({ 'GET /api/garment/mine': () => fail({ status: 400, code: 'validation' }) }, 'jp');
  expect(await screen.findByRole('heading', { name: 'マイデザイン' })).toBeInTheDocument();
  const button = await screen.findByRole('button', { name: '再試行' });
  api.use({ 'GET /api/garment/mine': () => ({ items: [garment(1, { name: '' })], total: 1, page: 1 }) });
  await user.click(button);
  expect(await screen.findByRole('link', { name: '無題' })).toBeInTheDocument();
});

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
