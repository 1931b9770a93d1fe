import { afterEach, describe, expect, test } from '@jest/globals';
import type { Bug } from '@orime/contracts/api/office/bug';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
  shown = await renderScreen(BugsScreen, { route, locales, api, signedIn: { name: 'Mio' }, ...options });
  return shown;
}

describe('a member', () => {
  test('finds her own reports with what became of them', async () => {
    await open(listOf(bug()));
    const list = within(await screen.findByRole('region', { name: 'Your reports' }));
    expect(await list.findByRole('heading', { name: 'The globe stands still' })).toBeInTheDocument();
    expect(list.getByText('In progress')).toBeInTheDocument();
    expect(list.getByRole('link', { name: '/globe' })).toHaveAttribute('href', '/globe');
    expect(list.queryByText('from Mio')).not.toBeInTheDocument();
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

test('staff see everybody’s reports and who made them', async () => {
  await open(listOf(bug()), { signedIn: { staffRole: 'account_manager' } });
  expect(await screen.findByText('from Mio')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'All reports' })).toBeInTheDocument();
});

test('a visitor is asked to sign in, in Japanese too', async () => {
  await open({}, { signedIn: undefined, language: 'jp' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/ログイン/);
});
