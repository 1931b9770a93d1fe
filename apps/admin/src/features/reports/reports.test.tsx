import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ContentReport } from '@orime/contracts/api/office/report';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { readTarget } from './report-target.ts';
import ReportsScreen from './reports-screen.tsx';

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

test.each([
  ['/designs/salt-coat', '/designs/salt-coat', '/admin/update-all-designs?tab=all&q=salt%20coat'],
  ['https://orime.example/shop/ito?x=1', '/shop/ito?x=1', '/admin/update-all-profiles?f.name=ito'],
  ['art_1', '/article/id/art_1', '/article/edit/id/art_1'],
  ['/about', '/about', undefined],
  ['https://evil.example/designs/x', undefined, undefined],
  ['javascript:alert(1)', undefined, undefined],
  ['//evil.example/designs/x', undefined, undefined],
  ['the blue coat', undefined, undefined],
])('of %s the page is %s and the desk %s', (target, page, desk) => {
  expect(readTarget(target, 'https://orime.example')).toEqual({ page, desk });
});

test('a report is closed with an outcome and a note; the second of two sees what the first decided', async () => {
  const state: { report: ContentReport } = {
    report: {
      _id: 'rpt_1',
      id: 'rpt_1',
      reference: 'RP-1',
      reason: 'ip',
      target: '/designs/salt-coat',
      details: 'A copy of our print.',
      email: 'maker@example.com',
      locale: 'en',
      files: [],
      status: 'open',
      outcome: null,
      note: '',
      createdAt: '2026-11-20T00:00:00.000Z',
      version: 1,
    },
  };
  shown = await renderScreen(ReportsScreen, {
    route: routeOf('reports'),
    at: '/admin/reports?f.status=open&report=rpt_1',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/report/': () => ({ items: [state.report], total: 1, page: 1 }),
      'POST /api/report/status/id/:id': ({ body }) => {
        if (body.version !== state.report.version)
          return fail({ status: 409, code: 'conflict', details: { version: state.report.version } });
        return (state.report = {
          ...state.report,
          status: body.status,
          outcome: body.outcome ?? null,
          note: body.note ?? '',
          version: state.report.version + 1,
        });
      },
    },
  });
  const { user } = shown;
  await user.click(await screen.findByRole('radio', { name: 'Closed' }));
  await user.click(screen.getByRole('button', { name: 'Close and tell the sender' }));
  expect(await screen.findByText('Please fill this in.', { selector: '[id$="-error"] *, [id$="-error"]' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Acted on' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Hidden.');
  state.report = { ...state.report, status: 'reviewing', note: 'Asked the designer.', version: 2 };
  await user.click(screen.getByRole('button', { name: 'Close and tell the sender' }));
  const notice = within(await screen.findByRole('table', { name: 'What differs' }));
  expect(await notice.findByRole('row', { name: 'Note Hidden. Asked the designer.' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(state.report).toMatchObject({ status: 'closed', outcome: 'upheld', note: 'Hidden.' }));
});
