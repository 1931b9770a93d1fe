import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BulkRow } from '@orime/contracts/api/office/admin-bulk';
import type { AdminProducer } from '@orime/contracts/api/people/producer';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import UpdateAllProducersScreen from './update-all-producers-screen.tsx';

let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
beforeEach(() => {
  undo = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  undo();
  localStorage.clear();
});

const producer = (id: string, part: Partial<AdminProducer> = {}): AdminProducer => ({
  _id: id,
  id,
  handle: id,
  name: `Works ${id}`,
  nameJp: '',
  city: 'Ichinomiya',
  cityJp: '一宮',
  country: 'JP',
  lat: 35.3,
  lon: 136.8,
  capabilities: [{ key: 'weaving', label: { en: 'Weaving', jp: '織り' } }],
  moq: 30,
  leadTimeDays: 45,
  cover: null,
  status: 'in_review',
  featured: false,
  email: `${id}@example.com`,
  missing: [],
  createdAt: '2026-10-01T00:00:00.000Z',
  ...part,
});

const NO_WORDS = { categories: [], fibres: [], care: [], colours: [], capabilities: [], countries: [] };

test('a minimum order is typed into its cell, and what the API would make of it is seen first', async () => {
  shown = await renderScreen(UpdateAllProducersScreen, {
    route: routeOf('update-all-producers'),
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/vocabulary': () => NO_WORDS,
      'GET /api/producer/all-producers': () => ({ items: [producer('oka')], total: 1, page: 1 }),
      'POST /api/admin/producers/bulk': ({ body }) => ({
        token: 'once',
        expiresAt: '2026-11-23T12:00:00.000Z',
        rows: (body.edits ?? []).map(({ id, changes }): BulkRow => ({
          id,
          name: id,
          result: 'change',
          reason: null,
          before: { moq: 30 },
          after: changes,
        })),
      }),
    },
  });
  const { user, api } = shown;
  const cells = within(await screen.findByRole('grid', { name: 'Producers' }));
  expect(cells.getByText('Weaving')).toBeInTheDocument();
  await user.dblClick(cells.getByText('30'));
  const editor = screen.getByRole('textbox', { name: 'Minimum order of Works oka' });
  await user.clear(editor);
  await user.type(editor, '0{Enter}');
  expect(editor).toBeInvalid();
  await user.clear(editor);
  await user.type(editor, '１,２00{Enter}');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('button', { name: 'Apply to 1 row' })).toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toEqual({ edits: [{ id: 'oka', changes: { moq: 1200 } }] });
});

test('one far down the list is found for its address, with what else stands about it', async () => {
  const many = Array.from({ length: 100 }, (_, index) => producer(`p${index}`));
  shown = await renderScreen(UpdateAllProducersScreen, {
    route: routeOf('update-all-producers'),
    at: '/admin/update-all-producers?producer=far',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/vocabulary': () => NO_WORDS,
      'GET /api/producer/all-producers': ({ query }) =>
        Number(query.page) === 2 ? { items: [producer('far')], total: 101, page: 2 } : { items: many, total: 101, page: 1 },
      'GET /api/producer/handle/:handle': () => fail({ status: 500, code: 'internal' }),
      'GET /api/admin/audit': () => ({ items: [], total: 0, page: 1 }),
    },
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Works far' }, { timeout: 20_000 }));
  expect(panel.getByRole('link', { name: 'Messages of visitors' })).toHaveAttribute(
    'href',
    '/admin/profile-contacts?f.topic=producer%3Afar',
  );
  expect(panel.getByRole('link', { name: 'Mail sent to it' })).toHaveAttribute('href', '/admin/emails?f.recipient=far%40example.com');
  expect(panel.queryByRole('link', { name: 'Payouts and fees' })).not.toBeInTheDocument();
});
