import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AdminEvent } from '@orime/contracts/api/editorial/event';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { draftOf, inputOf, problemsOf } from './event-draft.ts';
import EventsScreen from './events-screen.tsx';

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

const sample: AdminEvent = {
  id: 'evt_1',
  slug: 'indigo-evening',
  title: { en: 'An evening of indigo', jp: '藍の夕べ' },
  summary: { en: 'Three dyers.', jp: '三人の染め手。' },
  venue: { en: 'Kamo House', jp: '鴨の家' },
  address: { en: 'Kyoto', jp: '京都' },
  city: 'Kyoto',
  country: 'JP',
  position: null,
  timeZone: 'Asia/Tokyo',
  startsAt: '2026-12-10T09:00:00.000Z',
  endsAt: '2026-12-10T12:00:00.000Z',
  closesAt: '2026-12-09T09:00:00.000Z',
  programme: [{ at: '2026-12-10T10:00:00.000Z', text: { en: 'The vat', jp: '藍甕' } }],
  state: 'open',
  status: 'open',
  seats: 40,
  seatsTaken: 3,
  version: 1,
};

test('an event is written on the clocks of its venue, and means the same instants', () => {
  const draft = draftOf(sample);
  expect([draft.startsAt, draft.programme[0]?.at]).toEqual(['2026-12-10T18:00', '2026-12-10T19:00']);
  const { id: _id, state: _state, seatsTaken: _taken, version: _version, ...input } = sample;
  expect(inputOf(draft)).toEqual({ ...input, pictures: [] });
  expect(problemsOf(draft)).toEqual([]);
  const wrong = {
    ...draft,
    endsAt: draft.startsAt,
    closesAt: '2026-12-11T00:00',
    timeZone: 'Kyoto',
    programme: [{ at: '', text: { en: '', jp: '' } }],
  };
  expect(problemsOf(wrong).map(({ field }) => field)).toEqual(['timeZone', 'endsAt', 'closesAt', 'programme']);
});

test('guests are listed, and the sheet for the door has all of them by name; of two editors the second chooses', async () => {
  const state = { event: sample };
  const guest = (name: string, seats: number) => ({
    id: name,
    reference: `R-${name}`,
    name,
    email: `${name}@example.com`,
    role: 'press' as const,
    plusOne: seats === 2 ? 'A friend' : '',
    accessNeeds: '',
    seats,
    createdAt: '2026-11-01T00:00:00.000Z',
  });
  shown = await renderScreen(EventsScreen, {
    route: routeOf('events'),
    at: '/admin/events?event=evt_1',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/event/': () => ({ items: [state.event], total: 1, page: 1 }),
      'GET /api/event/rsvp/id/:id': () => ({ items: [guest('Zoe', 1), guest('Aya', 2)], total: 2, page: 1 }),
      'POST /api/event/update/id/:id': ({ body }) =>
        body.version === state.event.version
          ? (state.event = { ...state.event, seats: body.seats, version: body.version + 1 })
          : fail({ status: 409, code: 'conflict', details: { version: state.event.version } }),
    },
  });
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'Sheet for the door' }));
  const sheet = within(await screen.findByRole('region', { name: 'Sheet for the door' }));
  expect(sheet.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Aya', 'Zoe']);
  expect(sheet.getByText(/2 guests on 3 seats/)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Edit' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Seats' }), { target: { value: '60' } });
  state.event = { ...state.event, seats: 50, version: 2 };
  await user.click(screen.getByRole('button', { name: 'Save the event' }));
  const notice = within(await screen.findByRole('table', { name: 'What differs' }));
  expect(await notice.findByRole('row', { name: 'Seats 60 50' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(state.event).toMatchObject({ seats: 60, version: 3 }));
});
