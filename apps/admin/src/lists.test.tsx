import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ENDPOINTS } from '@orime/contracts/lists';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from './remote.ts';
import { routeOf } from './route-of.fixture.ts';
import { locales } from './sample-designs.fixture.ts';
import { adminStats } from './sample-stats.fixture.ts';

/*
 * Every list of the desk: a filter in the address reaches the API, is kept under a name and comes back by it, and what is filtered
 * leaves as a file.
 */
interface ListCase {
  readonly screen: keyof typeof remote.routes;
  readonly at: string;
  /** Of the call that reads the list. */
  readonly asks: string;
  /** Name of the way out, where the API writes the file. */
  readonly file?: string;
}

const LISTS: readonly ListCase[] = [
  { screen: 'update-all-designs', at: '/admin/update-all-designs?tab=all&f.hidden=1', asks: '/api/admin/designs?hidden=1&' },
  { screen: 'update-all-profiles', at: '/admin/update-all-profiles?f.name=ito', asks: 'q=ito' },
  { screen: 'update-all-producers', at: '/admin/update-all-producers?f.name=ito', asks: 'q=ito' },
  { screen: 'applications', at: '/admin/applications?f.status=reviewing', asks: 'status=reviewing' },
  { screen: 'applications', at: '/admin/applications?tab=castings&f.status=new', asks: 'status=new' },
  { screen: 'errors', at: '/admin/errors?tab=open&f.release=magazine%401', asks: 'release=magazine%401' },
  { screen: 'profile-contacts', at: '/admin/profile-contacts?f.status=open', asks: 'status=open' },
  { screen: 'emails', at: '/admin/emails?f.recipient=aya', asks: 'q=aya' },
  { screen: 'emails', at: '/admin/emails?tab=bounces&f.kind=bounce', asks: 'kind=bounce' },
  { screen: 'emails-collected', at: '/admin/emails-collected?f.address=aya', asks: 'q=aya', file: 'Addresses' },
  { screen: 'designer-emails', at: '/admin/designer-emails?f.name=ito', asks: 'q=ito' },
  { screen: 'producer-emails', at: '/admin/producer-emails?f.name=ito', asks: 'q=ito' },
  { screen: 'send-email', at: '/admin/send-email?tab=mailings&f.status=sent', asks: 'status=sent' },
  { screen: 'people', at: '/admin/people?f.name=aya', asks: 'q=aya' },
  { screen: 'audit', at: '/admin/audit?f.action=user.role', asks: 'action=user.role' },
  { screen: 'reports', at: '/admin/reports?f.status=reviewing', asks: 'status=reviewing' },
  { screen: 'reported-chats', at: '/admin/reported-chats?f.kind=direct', asks: 'kind=direct' },
  { screen: 'privacy-requests', at: '/admin/privacy-requests?f.status=done', asks: 'status=done' },
  { screen: 'heard-of-us', at: '/admin/heard-of-us?f.source=event', asks: 'source=event' },
  { screen: 'events', at: '/admin/events?f.status=draft', asks: 'status=draft' },
  { screen: 'stockists', at: '/admin/stockists?f.country=JP', asks: 'country=JP' },
  { screen: 'reserve-codes', at: '/admin/reserve-codes?f.state=used', asks: 'state=used' },
];

/** Lists without rows; what else a screen reads is out of order. The first address that fits answers: those for any name come last. */
const api = Object.fromEntries(
  ENDPOINTS.filter(({ url }) => url !== '/api/users/me')
    .toSorted((one, other) => Number(one.url.includes(':')) - Number(other.url.includes(':')))
    .map(({ method, url }) => [
      `${method} ${url}`,
      method === 'GET' && !url.includes(':')
        ? () => ({ items: [], total: 0, page: 1, releases: [], sources: [] })
        : () => fail({ status: 500, code: 'internal' }),
    ]),
) as ApiHandlers; // empty pages fit every list

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

test.each(LISTS.map((list) => [list.at, list] as const))('%s', async (at, { screen: name, asks, file = 'Export CSV' }) => {
  const { default: Screen } = await remote.routes[name]();
  shown = await renderScreen(Screen, {
    route: routeOf(name),
    at,
    locales,
    api: {
      ...api,
      'GET /api/vocabulary': () => NO_WORDS,
      'GET /api/admin/stats': () => adminStats(),
      'GET /api/design/confirmation/unconfirmed': () => [],
    },
    signedIn: { staffRole: 'admin' },
  });
  const { user, address } = shown;
  const views = await screen.findByText('Saved filters', {}, { timeout: 20_000 });
  expect(shown.api.calls.map(({ url }) => url).join('\n')).toContain(asks);
  expect(screen.getByRole('button', { name: new RegExp(file) })).toBeInTheDocument();

  await user.click(views);
  await user.type(screen.getByRole('textbox', { name: 'Save these filters' }), 'Mine{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).not.toContain('f.'));
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  await waitFor(() => expect(decodeURIComponent(address())).toContain(decodeURIComponent(at.slice(at.indexOf('f.')))));
});

const NO_WORDS = { categories: [], fibres: [], care: [], colours: [], capabilities: [], countries: [] };
