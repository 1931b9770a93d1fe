import { afterEach, describe, expect, test } from '@jest/globals';
import type { AdminUser } from '@orime/contracts/api/office/admin';
import type { Bug } from '@orime/contracts/api/office/bug';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { ToastRegion } from '@orime/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import BugsScreen from './bugs-screen.tsx';

const route = routes.find(({ path }) => path === '/bugs') ?? routes[0];
const bug = (part: Partial<Bug> = {}): Bug => ({
  _id: 'bug_1',
  id: 'bug_1',
  title: 'The globe stands still',
  body: 'I pressed Japan.',
  route: '/globe',
  severity: 'medium',
  status: 'in_progress',
  reporter: { id: 'usr_test', name: 'Mio' },
  assignee: null,
  errorId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  ...part,
});
const listOf = (...items: readonly Bug[]): ApiHandlers => ({ 'GET /api/bugs': () => ({ items, total: items.length, page: 1 }) });

let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});
async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  const ScreenWithMessages = () => (
    <>
      <BugsScreen />
      <ToastRegion />
    </>
  );
  shown = await renderScreen(ScreenWithMessages, { route, locales, api, signedIn: { name: 'Mio' }, ...options });
  return shown;
}

describe('a member', () => {
  test('finds her own reports with what became of them', async () => {
    await open(listOf(bug()));
    const list = within(await screen.findByRole('region', { name: 'Your reports' }));
    expect(await list.findByRole('heading', { name: 'The globe stands still' })).toBeInTheDocument();
    expect(list.getByText('In progress')).toBeInTheDocument();
    expect(list.getByRole('link', { name: '/globe' })).toHaveAttribute('href', '/globe');
    expect(screen.queryByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument();
  });

  test('reports a problem with the page and the version she came from', async () => {
    const { user, api } = await open(
      { ...listOf(), 'POST /api/bugs': () => bug() },
      { at: '/bugs?route=%2Fglobe&version=directory-globe%401.2.0' },
    );
    expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('/globe');
    expect(screen.getByText('Version: directory-globe@1.2.0')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'What does not work?' }), 'The globe stands still');
    await user.type(screen.getByRole('textbox', { name: /what happened/ }), 'I pressed Japan.');
    api.use(listOf(bug()));
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByRole('heading', { name: 'The globe stands still' })).toBeInTheDocument();
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({
      title: 'The globe stands still',
      body: 'I pressed Japan.\n\ndirectory-globe@1.2.0',
      route: '/globe',
    });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'What does not work?' })).toHaveValue(''));
  });

  test('is told that a report needs words, and keeps them when sending fails', async () => {
    const { user } = await open({ ...listOf(), 'POST /api/bugs': () => fail({ status: 500, code: 'internal' }) });
    await user.click(await screen.findByRole('button', { name: 'Send the report' }));
    const title = screen.getByRole('textbox', { name: 'What does not work?' });
    await waitFor(() => expect(title).toBeInvalid());
    await user.type(title, 'Search');
    await user.click(screen.getByRole('button', { name: 'Send the report' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(title).toHaveValue('Search');
  });

  test('may try again when the list cannot be read', async () => {
    const { user, api } = await open({ 'GET /api/bugs': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.use(listOf(bug()));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'The globe stands still' })).toBeInTheDocument();
  });
});

describe('staff', () => {
  const person = (id: string, name: string): AdminUser => ({
    _id: id,
    id,
    email: `${id}@example.com`,
    name,
    type: null,
    staffRole: 'admin',
    trustedAuthor: false,
    status: 'active',
    locale: 'en',
    emailVerified: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: null,
    sessions: 0,
  });
  const column = (name: string) => screen.findByRole('region', { name });
  const cards = async (name: string) =>
    within(await column(name))
      .queryAllByRole('article')
      .map((card) => card.getAttribute('aria-label'));

  /** The board over one table of bugs; what is sent is kept. */
  async function openBoard(bugs: readonly Bug[], api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}) {
    const table = new Map(bugs.map((each) => [each.id, each]));
    const sent: unknown[] = [];
    const page = await open(
      {
        'GET /api/bugs': ({ search }) => {
          const items = [...table.values()].filter(({ status }) => search.get('status') === null || status === search.get('status'));
          return { items, total: items.length, page: 1 };
        },
        'POST /api/bugs/update/id/:id': ({ params, body }) => {
          sent.push(body);
          const changed = { ...bug(), ...table.get(params.id), ...(body.status !== undefined && { status: body.status }) };
          table.set(params.id, changed);
          return changed;
        },
        'GET /api/admin/users': ({ search }) =>
          search.get('staffRole') === 'admin'
            ? { items: [person('usr_sato', 'Sato')], total: 1, page: 1 }
            : { items: [], total: 0, page: 1 },
        ...api,
      },
      { signedIn: { staffRole: 'admin' }, ...options },
    );
    return { ...page, sent };
  }
  const two = [bug({ id: 'bug_1', title: 'Globe', status: 'open', version: 3 }), bug({ id: 'bug_2', title: 'Cart', status: 'resolved' })];

  test('see everybody’s reports by state, and move one by keys, by dragging and by a choice', async () => {
    const { user, sent } = await openBoard(two);
    const card = await within(await column('Open')).findByRole('article', { name: 'Globe' });
    expect(card).toHaveTextContent('from Mio');
    await screen.findByText(/^Drag a card/);
    card.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('article', { name: 'Cart' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(async () => expect(await cards('In progress')).toEqual(['Globe']));
    await waitFor(() => expect(sent).toEqual([{ status: 'in_progress', version: 3 }]));
    const dataTransfer = { setData: () => undefined, effectAllowed: '', types: [] };
    fireEvent.dragStart(screen.getByRole('article', { name: 'Globe' }), { dataTransfer });
    fireEvent.drop(await column('Closed'), { dataTransfer });
    await waitFor(async () => expect(await cards('Closed')).toEqual(['Globe']));
    const details = within(screen.getByRole('article', { name: 'Cart' }));
    await user.selectOptions(details.getByRole('combobox', { name: 'Assigned to', hidden: true }), 'usr_sato');
    await waitFor(() => expect(sent.at(-1)).toEqual({ assigneeId: 'usr_sato', version: 1 }));
  });

  test('find a bug back in its place when somebody else was faster, and learn that a step does not exist', async () => {
    const { user, sent } = await openBoard(two, { 'POST /api/bugs/update/id/:id': () => fail({ status: 409, code: 'conflict' }) });
    await screen.findByText(/^Drag a card/);
    (await screen.findByRole('article', { name: 'Globe' })).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(await screen.findByText(/Somebody else has changed it first/)).toBeInTheDocument();
    await waitFor(async () => expect(await cards('Open')).toEqual(['Globe']));
    screen.getByRole('article', { name: 'Cart' }).focus();
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(await screen.findByText('There is no step from “Resolved” to “In progress”.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('who may not change bugs reads the board', async () => {
    await openBoard(
      two,
      { 'GET /api/admin/users': () => fail({ status: 403, code: 'forbidden' }) },
      { signedIn: { staffRole: 'account_manager' } },
    );
    expect(await screen.findByText(/An admin moves them/)).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Globe' })).toHaveAttribute('draggable', 'false');
    expect(screen.queryByRole('combobox', { name: 'State', hidden: true })).not.toBeInTheDocument();
  });
});

test('a visitor is asked to sign in, in Japanese too', async () => {
  await open({}, { signedIn: undefined, language: 'jp' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/ログイン/);
});
