import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { readStudioDocument } from '@orime/contracts/api/catalogue/read-studio-document';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { newDocument } from '../document/new-document.ts';
import { closeStudio, drawNothing, garment, openStudio, PATIENCE } from '../studio-screen.fixture.ts';
import { readStudio } from '../studio.store.ts';

beforeAll(drawNothing);

let shown: RenderedScreen | undefined;
afterEach(() => {
  leave();
  localStorage.clear();
});

async function open(...options: Parameters<typeof openStudio>): Promise<RenderedScreen> {
  shown = await openStudio(...options);
  return shown;
}

function leave(): void {
  closeStudio(shown);
  shown = undefined;
}

test('a member goes on with another garment once what is drawn here is saved, or leaves it on purpose', async () => {
  let isBroken = true;
  const { user, address } = await open({
    isMember: true,
    api: {
      'GET /api/garment/mine': () => ({ items: [{ ...garment({}, 1), id: 'gar_2', name: 'Fold coat' }], total: 1, page: 1 }),
      'GET /api/garment/:id': () => garment(newDocument('haori'), 1),
      'POST /api/garment': ({ body }) => (isBroken ? fail({ status: 400, code: 'validation' }) : garment(body.doc, 1)),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Star' }));
  await user.click(screen.getByText('Your garments'));
  const opener = await screen.findByRole('button', { name: 'Open Fold coat' });
  await user.click(opener);
  expect(await screen.findByText('What is drawn here could not be saved yet.')).toBeVisible();
  expect(address()).toBe('/designstudio');
  isBroken = false;
  await user.click(opener);
  await waitFor(() => expect(address()).toBe('/designstudio?garment=gar_2'));
  await waitFor(() => expect(readStudio().history.present.blank).toBe('haori'));
});

test('a member loses nothing that was drawn offline when another garment is opened', async () => {
  const first = await open({ isMember: true, api: { 'POST /api/garment': () => fail({ status: 400, code: 'validation' }) } });
  await first.user.click(screen.getByRole('button', { name: 'Star' }));
  fireEvent(window, new Event('pagehide'));
  leave();
  const sent: unknown[] = [];
  await open({
    isMember: true,
    at: '/designstudio?garment=gar_2',
    api: {
      'GET /api/garment/:id': () => garment(newDocument('haori'), 1),
      'POST /api/garment': ({ body }) => {
        sent.push(readStudioDocument(body.doc)?.areas[0]?.objects.length);
        return garment(body.doc, 1);
      },
    },
  });
  await waitFor(() => expect(sent).toEqual([1]), PATIENCE);
  await waitFor(() => expect(readStudio().history.present.blank).toBe('haori'));
});
