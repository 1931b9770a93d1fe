import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ChannelReport } from '@orime/contracts/api/talk/channel';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import { routeOf } from '../route-of.fixture.ts';
import { locales } from '../sample-designs.fixture.ts';
import HeardOfUsScreen from './heard-of-us/heard-of-us-screen.tsx';
import ReportedChatsScreen from './reported-chats/reported-chats-screen.tsx';

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

test('a reported conversation is read only when asked for, and its report is closed with what was done', async () => {
  const state: { reports: ChannelReport[]; isClosed: boolean } = {
    isClosed: true,
    reports: [
      {
        id: 'crp_1',
        channel: 'talk-1',
        kind: 'direct',
        ref: null,
        reporter: 'Mori Aya',
        reason: 'They were rude to me.',
        status: 'open',
        createdAt: '2026-11-20T00:00:00.000Z',
      },
    ],
  };
  shown = await renderScreen(ReportedChatsScreen, {
    route: routeOf('reported-chats'),
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/channel/reported': () => ({ items: state.reports, total: state.reports.length, page: 1 }),
      'GET /api/message/:channelName': () => ({
        name: 'talk-1',
        lastFetch: '2026-11-23T00:00:00.000Z',
        hasMore: false,
        messages: [
          {
            id: 'msg_1',
            channel: 'talk-1',
            seq: 1,
            sender: { id: 'usr_2', username: 'Rude', usernameJp: '' },
            text: 'Rude words',
            createdAt: '2026-11-19T00:00:00.000Z',
            clientId: 'client-1',
          },
        ],
      }),
      'POST /api/channel/reported/close/id/:id': () => {
        if (state.isClosed) return fail({ status: 404, code: 'not_found' });
        state.reports = [];
        return { ok: true };
      },
    },
  });
  const { user, address } = shown;
  await user.click(await screen.findByRole('link', { name: 'Mori Aya' }));
  const reads = () => shown?.api.calls.filter(({ url }) => url.startsWith('/api/message/')).length;
  expect(reads()).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Read it' }));
  expect(await screen.findByText('Rude words')).toBeInTheDocument();
  expect(reads()).toBe(1);
  await user.type(screen.getByRole('textbox', { name: 'What was done' }), 'Talked to both.');
  await user.click(screen.getByRole('button', { name: 'Close the report' }));
  // Somebody else was faster, and it was reported again.
  expect(await screen.findByRole('row', { name: 'What was done Talked to both.' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'What was done' })).toHaveValue('Talked to both.');
  state.isClosed = false;
  await user.click(screen.getByRole('button', { name: 'Close the report' }));
  await waitFor(() => expect(address()).toBe('/admin/reported-chats'));
  expect(await screen.findByText('No reported chats', {}, { timeout: 10_000 })).toBeInTheDocument();
});

test('the survey counts by source, and a typed order is searched for', async () => {
  shown = await renderScreen(HeardOfUsScreen, {
    route: routeOf('heard-of-us'),
    locales,
    signedIn: { staffRole: 'admin' },
    language: 'jp',
    api: {
      'GET /api/heard-of-us': () => ({
        items: [{ id: 'hrd_1', source: 'friend', detail: 'Aya', order: 'OR1001', locale: 'jp', createdAt: '2026-11-20T00:00:00.000Z' }],
        total: 1,
        page: 1,
        sources: [
          { source: 'search', answers: 3 },
          { source: 'friend', answers: 9 },
        ],
      }),
    },
  });
  expect(await screen.findByRole('link', { name: 'OR1001' })).toHaveAttribute('href', '/admin/orders?f.number=OR1001');
  expect(await screen.findByRole('heading', { name: '直近90日間' })).toBeInTheDocument();
});
