import { afterEach, expect, test } from '@jest/globals';
import type { StaffNote } from '@orime/contracts/api/people/staff-notes';
import { fail, ONCE_BY_KEY, renderScreen, sendThroughTrouble } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../route-of.fixture.ts';
import { locales } from '../sample-designs.fixture.ts';
import { Notes } from './notes.tsx';

const note = (part: Partial<StaffNote> = {}): StaffNote => ({
  id: 'nte_1',
  text: 'Called on Monday.',
  author: { id: 'usr_mio', name: 'Mio' },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...part,
});
const listOf = (...items: readonly StaffNote[]): ApiHandlers => ({
  'GET /api/profile/notes/id/:id': () => ({ items, total: items.length, page: 1 }),
});

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});
async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  const Screen = () => <Notes pageId="prf_1" />;
  shown = await renderScreen(Screen, { route: routeOf('update-all-profiles'), locales, api, signedIn: { staffRole: 'admin' }, ...options });
  return shown;
}
const panel = async (name = 'Notes') => within(await screen.findByRole('region', { name }));

test('a note is written with the keyboard, sent once, and stands with its author and time', async () => {
  const { user, api } = await open({ ...listOf(), 'POST /api/profile/notes/id/:id': () => note() });
  const notes = await panel();
  expect(await notes.findByText('No notes yet.')).toBeInTheDocument();
  await user.click(notes.getByRole('textbox', { name: /^New note/ }));
  await user.keyboard('  Called on Monday.{Tab}');
  api.use(listOf(note()));
  await user.keyboard('{Enter}');
  const item = within(await notes.findByRole('listitem'));
  expect(item.getByText('Called on Monday.')).toBeInTheDocument();
  expect(item.getByText('Mio')).toBeInTheDocument();
  expect(item.getByText(/Nov 20, 2026/)).toHaveAttribute('datetime', '2026-11-20T10:00:00.000Z');
  const sent = api.calls.find(({ method }) => method === 'POST');
  expect(sent?.url).toBe('/api/profile/notes/id/prf_1');
  expect(sent?.body).toEqual({ text: 'Called on Monday.' });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  await waitFor(() => expect(notes.getByRole('textbox', { name: /^New note/ })).toHaveValue(''));
});

test('a note without words is not sent, and words stay when sending fails', async () => {
  const { user, api } = await open({ ...listOf(), 'POST /api/profile/notes/id/:id': () => fail({ status: 500, code: 'internal' }) });
  const notes = await panel();
  const field = notes.getByRole('textbox', { name: /^New note/ });
  await user.type(field, '   ');
  await user.click(notes.getByRole('button', { name: 'Add the note' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(field, 'Late with the papers.');
  await user.click(notes.getByRole('button', { name: 'Add the note' }));
  expect(await notes.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('   Late with the papers.');
});

test('a double press in trouble adds it once', async () => {
  const page = await open(listOf());
  const notes = await panel();
  await page.user.type(notes.getByRole('textbox', { name: /^New note/ }), 'Paid.');
  const send = async (): Promise<void> => page.user.dblClick(notes.getByRole('button', { name: 'Add the note' }));
  expect(await sendThroughTrouble(page, { call: 'POST /api/profile/notes/id/:id', send, answer: () => note() })).toEqual(ONCE_BY_KEY);
});

test('one is removed after a question, also when somebody else was first, and the focus stays in the list', async () => {
  const { user, api } = await open({
    ...listOf(note(), note({ id: 'nte_2', text: 'Paid.', author: { id: 'usr_ken', name: 'Ken' } })),
    'DELETE /api/profile/notes/:id': () => fail({ status: 404, code: 'not_found' }),
  });
  const notes = await panel();
  await user.click(await notes.findByRole('button', { name: /^Remove the note by Mio/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this note?' }, { timeout: 20_000 }));
  api.use(listOf(note({ id: 'nte_2', text: 'Paid.', author: { id: 'usr_ken', name: 'Ken' } })));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Called on Monday.')).not.toBeInTheDocument());
  expect(screen.getByText('Paid.')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual(['/api/profile/notes/nte_1']);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Notes' })).toHaveFocus());
});

test('a removal that fails says so and leaves the note', async () => {
  const { user } = await open({ ...listOf(note()), 'DELETE /api/profile/notes/:id': () => fail({ status: 500, code: 'internal' }) });
  const notes = await panel();
  await user.click(await notes.findByRole('button', { name: /^Remove the note by Mio/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this note?' }, { timeout: 20_000 }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await notes.findByRole('alert')).toBeInTheDocument();
  expect(notes.getByText('Called on Monday.')).toBeInTheDocument();
});

test('more than one page of them is read on demand', async () => {
  const all = Array.from({ length: 101 }, (_, index) => note({ id: `nte_${index}`, text: `Note ${index}` }));
  const { user } = await open({
    'GET /api/profile/notes/id/:id': ({ query }) => {
      const from = (Number(query.page ?? 1) - 1) * 100;
      return { items: all.slice(from, from + 100), total: all.length, page: Number(query.page ?? 1) };
    },
  });
  const notes = await panel();
  expect(await notes.findByText('Note 99')).toBeInTheDocument();
  expect(notes.queryByText('Note 100')).not.toBeInTheDocument();
  await user.click(notes.getByRole('button', { name: 'Show older notes' }));
  expect(await notes.findByText('Note 100')).toBeInTheDocument();
  expect(notes.queryByRole('button', { name: 'Show older notes' })).not.toBeInTheDocument();
});

test('a list that cannot be read offers another try, in Japanese too', async () => {
  const { user, api } = await open({ 'GET /api/profile/notes/id/:id': () => fail({ status: 500, code: 'internal' }) }, { language: 'jp' });
  const notes = await panel('社内メモ');
  const retry = await notes.findByRole('button', { name: '再試行' });
  api.use(listOf());
  await user.click(retry);
  expect(await notes.findByText('メモはまだありません。')).toBeInTheDocument();
  expect(notes.getByRole('button', { name: 'メモを追加する' })).toBeInTheDocument();
});
