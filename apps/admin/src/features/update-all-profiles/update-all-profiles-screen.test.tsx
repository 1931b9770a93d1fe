import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BulkRow } from '@orime/contracts/api/office/admin-bulk';
import type { AdminProfile } from '@orime/contracts/api/people/profile';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { sampleProfileCard } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import UpdateAllProfilesScreen from './update-all-profiles-screen.tsx';
import { readPercent } from './use-profile-columns.tsx';

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

const profile = (id: string, part: Partial<AdminProfile> = {}): AdminProfile => ({
  ...sampleProfileCard({ id, handle: id, name: `House ${id}`, nameJp: '', country: 'JP' }),
  status: 'in_review',
  email: `${id}@example.com`,
  commissionBp: null,
  missing: [],
  createdAt: '2026-10-01T00:00:00.000Z',
  ...part,
});

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(UpdateAllProfilesScreen, {
    route: routeOf('update-all-profiles'),
    locales,
    api: {
      'GET /api/vocabulary': () => ({ categories: [], fibres: [], care: [], colours: [], capabilities: [], countries: [] }),
      'GET /api/profile/all-profiles': () => ({
        items: [profile('ito', { missing: ['agreement'] }), profile('obi', { status: 'approved', commissionBp: 1250 })],
        total: 2,
        page: 1,
      }),
      'GET /api/profile/id/:id': () => fail({ status: 500, code: 'internal' }),
      'GET /api/order/': () => ({ items: [], total: 0, page: 1 }),
      'GET /api/admin/audit': () => ({ items: [], total: 0, page: 1 }),
      'GET /api/profile/notes/id/:id': () => ({ items: [], total: 0, page: 1 }),
      ...api,
    },
    signedIn: { staffRole: 'admin' },
    ...options,
  });
  return shown;
}
const grid = async () => within(await screen.findByRole('grid', { name: 'Designers' }));

test('a commission is typed into its cell, out of which 101 % does not come, and waits to be previewed', async () => {
  const { user, api } = await open({
    'POST /api/admin/profiles/bulk': ({ body }) => ({
      token: null,
      expiresAt: null,
      rows: (body.edits ?? []).map(({ id, changes }): BulkRow => ({
        id,
        name: id,
        result: 'refused',
        reason: 'onboarding',
        missing: ['agreement'],
        before: { commissionBp: null },
        after: changes,
      })),
    }),
  });
  const cells = await grid();
  expect(cells.getByText('12.5%')).toBeInTheDocument();
  await user.dblClick(cells.getByText('General rate'));
  const editor = screen.getByRole('textbox', { name: 'Commission of House ito' });
  await user.type(editor, '101{Enter}');
  expect(editor).toBeInvalid();
  await user.clear(editor);
  await user.type(editor, '９.5{Enter}');
  expect(screen.getByText('1 change in 1 row')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('table', { name: 'What will change' }));
  expect(preview.getByText('9.5')).toBeInTheDocument();
  expect(preview.getByText(/Missing:.*acceptance of the vendor agreement/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toEqual({ edits: [{ id: 'ito', changes: { commissionBp: 950 } }] });
});

test('one is opened beside the list: what it lacks to open is said, and a suspension needs its reason', async () => {
  const sent: unknown[] = [];
  const { user } = await open(
    {
      'POST /api/profile/status/id/:id': ({ body }) => {
        sent.push(body);
        if (body.status === 'approved')
          return fail({ status: 422, code: 'business_rule', details: { reason: 'onboarding', missing: ['agreement'] } });
        return { id: 'ito', status: body.status, version: 2 };
      },
    },
    { at: '/admin/update-all-profiles?profile=ito' },
  );
  const panel = within(await screen.findByRole('dialog', { name: 'House ito' }, { timeout: 20_000 }));
  await user.click(panel.getByRole('radio', { name: 'Open the page' }));
  await user.click(panel.getByRole('button', { name: 'Save the status' }));
  expect(await panel.findByText('House ito cannot open yet. Still missing:')).toBeInTheDocument();
  await user.click(panel.getByRole('radio', { name: 'Suspend it' }));
  await user.click(panel.getByRole('button', { name: 'Save the status' }));
  expect(await panel.findByRole('textbox', { name: 'Reason' })).toBeInvalid();
  await user.type(panel.getByRole('textbox', { name: 'Reason' }), 'Copies.');
  await user.click(panel.getByRole('button', { name: 'Save the status' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { status: 'approved', from: 'in_review' },
      { status: 'suspended', reason: 'Copies.', from: 'in_review' },
    ]),
  );
});

test('a reason that was typed stays when somebody else has decided meanwhile', async () => {
  const stored = { status: 'in_review' as AdminProfile['status'] };
  const { user } = await open(
    {
      'GET /api/profile/all-profiles': () => ({ items: [profile('ito', stored)], total: 1, page: 1 }),
      'POST /api/profile/status/id/:id': () => {
        stored.status = 'approved';
        return fail({ status: 409, code: 'invalid_transition' });
      },
    },
    { at: '/admin/update-all-profiles?profile=ito' },
  );
  const panel = within(await screen.findByRole('dialog', { name: 'House ito' }, { timeout: 20_000 }));
  await user.click(panel.getByRole('radio', { name: 'Suspend it' }));
  await user.type(await panel.findByRole('textbox', { name: 'Reason' }), 'Copies.');
  await user.click(panel.getByRole('button', { name: 'Save the status' }));
  expect(await panel.findByRole('row', { name: 'Status Suspended Open' })).toBeInTheDocument();
  expect(panel.queryByRole('radio', { name: 'Open the page' })).not.toBeInTheDocument();
  expect(panel.getByRole('radio', { name: 'Suspend it' })).toBeChecked();
  expect(panel.getByRole('textbox', { name: 'Reason' })).toHaveValue('Copies.');
});

test('what admins noted about one stands in its panel, and is removed there', async () => {
  const note = {
    id: 'nte_1',
    text: 'Late with the papers.',
    author: { id: 'usr_mio', name: 'Mio' },
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const stored = { notes: [note] };
  const { user, api } = await open(
    {
      'GET /api/profile/notes/id/:id': () => ({ items: stored.notes, total: stored.notes.length, page: 1 }),
      'DELETE /api/profile/notes/:id': () => {
        stored.notes = [];
        return { success: true };
      },
    },
    { at: '/admin/update-all-profiles?profile=ito' },
  );
  const panel = within(await screen.findByRole('dialog', { name: 'House ito' }, { timeout: 20_000 }));
  expect(await panel.findByText('Late with the papers.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: /^Remove the note by Mio/ }));
  await user.click(within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 })).getByRole('button', { name: 'Remove' }));
  expect(await panel.findByText('No notes yet.')).toBeInTheDocument();
  await waitFor(() => expect(panel.getByRole('group', { name: 'Notes' })).toHaveFocus());
  expect(api.calls.map(({ url }) => url)).toContain('/api/profile/notes/id/ito?limit=100&page=1');
});

test('the API filters, others are refused in words, and an empty list says so in Japanese', async () => {
  const { api } = await open(
    { 'GET /api/profile/all-profiles': () => ({ items: [], total: 0, page: 1 }) },
    { at: '/admin/update-all-profiles?f.name=it&f.status=suspended&f.featured=1', language: 'jp' },
  );
  expect(await screen.findByRole('heading', { name: '該当する登録がありません' })).toBeInTheDocument();
  expect(api.calls.map(({ url }) => url)).toContain('/api/profile/all-profiles?featured=1&limit=100&page=1&paged=1&q=it&status=suspended');
  shown?.close();
  await open({ 'GET /api/profile/all-profiles': () => fail({ status: 403, code: 'forbidden' }) }, { signedIn: { staffRole: 'none' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeInTheDocument();
});

test.each([
  ['12.5', 1250],
  ['0', 0],
  ['100 %', 10_000],
  ['７,25', 725],
  ['', null],
  ['100.01', undefined],
  ['-1', undefined],
  ['1.234', undefined],
])('a percentage written as %p is %p basis points', (typed, basisPoints) => expect(readPercent(typed)).toBe(basisPoints));
