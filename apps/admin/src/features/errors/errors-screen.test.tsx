import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FrontEndError } from '@orime/contracts/api/office/errors';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { topFrame } from './error-status.ts';
import ErrorsScreen from './errors-screen.tsx';

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

const sample = (part: Partial<FrontEndError> = {}): FrontEndError => ({
  _id: 'err_1',
  id: 'err_1',
  fingerprint: 'x',
  message: 'Cannot read the hem',
  name: 'TypeError',
  fileName: 'retail-shop/app.js',
  lineNumber: 12,
  columnNumber: 3,
  info: 'TypeError: Cannot read the hem\n    at SizePicker (app.js:12:3)\n    at ProductScreen',
  route: '/designs/:name',
  userAgent: 'Firefox',
  release: 'retail-shop@0.9.4',
  count: 41,
  hours: [...Array.from({ length: 47 }, () => 0), 5],
  people: 6,
  status: 'open',
  bugId: null,
  firstSeenAt: '2026-11-01T00:00:00.000Z',
  lastSeenAt: '2026-11-20T00:00:00.000Z',
  ...part,
});

async function open(error: FrontEndError, api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(ErrorsScreen, {
    route: routeOf('errors'),
    locales,
    api: {
      'GET /api/errors/front-end': () => ({
        items: [error],
        total: 1,
        page: 1,
        releases: [{ release: 'retail-shop@0.9.4', errors: 1, occurrences: 41 }],
      }),
      'GET /api/admin/audit': () => ({ items: [], total: 0, page: 1 }),
      ...api,
    },
    signedIn: { staffRole: 'admin' },
    ...options,
  });
  return shown;
}

test('groups stand with build, times and members, and are filtered by build; one opens with its stack', async () => {
  const { user, api } = await open(sample(), {}, { at: '/admin/errors?tab=resolved&f.release=retail-shop%400.9.4' });
  const grid = within(await screen.findByRole('grid', { name: 'Resolved' }));
  for (const words of ['retail-shop@0.9.4', '41', '6', 'SizePicker (app.js:12:3)']) expect(grid.getByText(words)).toBeInTheDocument();
  expect(api.calls.map(({ url }) => url)).toContain('/api/errors/front-end?limit=100&page=1&release=retail-shop%400.9.4&status=resolved');
  expect(await screen.findByRole('option', { name: 'retail-shop@0.9.4 (1)', hidden: true })).toBeInTheDocument();
  await user.click(grid.getByRole('link', { name: 'TypeError: Cannot read the hem' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'TypeError: Cannot read the hem' })).toBeInTheDocument();
  expect(screen.getByText('retail-shop/app.js:12:3')).toBeInTheDocument();
  expect(screen.getByText(/at ProductScreen/)).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: '5 times in 48 hours' }, { timeout: 20_000 })).toBeInTheDocument();
});

test('an error is resolved, and made a bug with all that is known, once', async () => {
  let isTaken = true;
  const { user, api } = await open(
    sample(),
    {
      'POST /api/errors/status/id/:id': ({ body }) => sample({ status: body.status }),
      'POST /api/bugs': () => fail({ status: isTaken ? 409 : 500, code: isTaken ? 'conflict' : 'internal' }),
    },
    { at: '/admin/errors?error=err_1' },
  );
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  await waitFor(() =>
    expect(api.calls.find(({ url }) => url === '/api/errors/status/id/err_1')?.body).toEqual({ status: 'resolved', from: 'open' }),
  );
  const form = within(screen.getByRole('form', { name: 'Bug' }));
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Cannot read the hem');
  await user.selectOptions(form.getByRole('combobox', { name: 'Severity' }), 'high');
  await user.click(form.getByRole('button', { name: 'Make it a bug' }));
  expect(await screen.findByText(/Somebody has just made it a bug/)).toBeInTheDocument();
  expect(api.calls.find(({ method, url }) => method === 'POST' && url === '/api/bugs')?.body).toEqual({
    title: 'Cannot read the hem',
    severity: 'high',
    route: '/designs/:name',
    body: `retail-shop@0.9.4\n\n${sample().info}`,
    errorId: 'err_1',
  });
  isTaken = false;
  // Somebody else has decided meanwhile: nothing is done before that was read.
  shown?.api.use({ 'POST /api/errors/status/id/:id': () => fail({ status: 409, code: 'conflict', details: { expected: 'open' } }) });
  await user.click(screen.getByRole('button', { name: 'Ignore' }));
  await user.click(await screen.findByRole('button', { name: 'Show the newer version' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show the newer version' })).not.toBeInTheDocument());
  shown?.close();
  await open(sample({ bugId: 'bug_1' }), {}, { at: '/admin/errors?error=err_1', language: 'jp' });
  expect(await screen.findByRole('link', { name: '不具合を開く' })).toHaveAttribute('href', '/bugs?bug=bug_1');
});

test('an empty list says so, and others are refused', async () => {
  await open(sample(), { 'GET /api/errors/front-end': () => ({ items: [], total: 0, page: 1, releases: [] }) });
  expect(await screen.findByRole('heading', { name: 'No error here' })).toBeInTheDocument();
  shown?.close();
  await open(
    sample(),
    { 'GET /api/errors/front-end': () => fail({ status: 403, code: 'forbidden' }) },
    { signedIn: { staffRole: 'account_manager' } },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeInTheDocument();
});

test.each([
  ['TypeError: x\n    at Hem (a.js:1:2)\n    at Coat', 'Hem (a.js:1:2)'],
  ['Hem@a.js:1:2\nCoat@a.js', 'Hem@a.js:1:2'],
  ['', ''],
])('the top frame of %p is %p', (stack, frame) => expect(topFrame(stack)).toBe(frame));
