import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ENDPOINTS, type EndpointRow } from '@orime/contracts/lists';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from './remote.ts';
import { routeOf } from './route-of.fixture.ts';
import { buyerManager, buyerSummary, staffBuyer } from './sample-buyers.fixture.ts';
import { locales } from './sample-designs.fixture.ts';
import { DESK } from './sample-desk.fixture.ts';
import { staffOrder } from './sample-orders.fixture.ts';
import { adminStats } from './sample-stats.fixture.ts';
import { FORMS } from './typed-forms.fixture.ts';

/*
 * Whatever is wrong with it, what somebody typed into a form of the desk stays: when the form itself refuses it, and when the API is
 * in trouble. Forms with a check of their own have a wrong text; all have a right one that the API does not take. Where somebody else
 * may have been first, both versions are then shown beside each other.
 */
const page = <Row,>(...items: readonly Row[]) => ({ items: [...items], total: items.length, page: 1 });

const reads: ApiHandlers = {
  'GET /api/admin/stats': () => adminStats(),
  'GET /api/admin/audit': () => page(),
  'GET /api/admin/emails': () => page(),
  // Nobody of the staff, to whom a message could be assigned.
  'GET /api/admin/users': ({ query }) => (query.staffRole === undefined ? page(DESK.user) : page()),
  'GET /api/admin/profile-contacts': () => page(DESK.message),
  'GET /api/admin/mailings': () => page(),
  'GET /api/report/': () => page(DESK.report),
  'GET /api/privacy-request/': () => page(DESK.privacy),
  'GET /api/channel/reported': () => page(DESK.chat),
  'GET /api/errors/front-end': () => ({ ...page(DESK.error), releases: [] }),
  'GET /api/stockist/': () => page(),
  'GET /api/private-reserve/codes': () => page(),
  'GET /api/banner/': () => [],
  'GET /api/event/': () => page(),
  'GET /api/promo-code/': () => page(),
  'GET /api/bugs': () => page(),
  'GET /api/order/staff/id/:id': () => staffOrder(),
  'GET /api/buyer/pending-verification': () => page(buyerSummary()),
  'GET /api/buyer/id/:id': () => staffBuyer({ documents: [] }),
  'GET /api/buyer/managers': () => page(buyerManager()),
  'GET /api/application/': () => page(DESK.application),
  'GET /api/application/id/:id': () => DESK.application,
  'GET /api/model-intake/': () => page(DESK.casting),
  'GET /api/model-intake/id/:id': () => DESK.casting,
  'GET /api/profile/all-profiles': () => page(DESK.shop),
  'GET /api/settings': () => DESK.settings,
};
const handlersOf = (rows: readonly EndpointRow[], answer: () => ReturnType<typeof fail>): ApiHandlers =>
  Object.fromEntries(rows.map(({ method, url }) => [`${method} ${url}`, answer]));
const everyWrite = (answer: () => ReturnType<typeof fail>): ApiHandlers =>
  handlersOf(
    ENDPOINTS.filter(({ method }) => method !== 'GET'),
    answer,
  );
/** What is not read above, and everything that is sent, is out of order. */
const api: ApiHandlers = {
  ...handlersOf(ENDPOINTS, () => fail({ status: 500, code: 'internal' })),
  ...reads,
};

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

test.each(Object.entries(FORMS))(
  '%s: nothing typed is lost',
  async (_, { screen: name, at, opens, choose, taken, form, send, wrong, right }) => {
    const { default: Screen } = await remote.routes[name]();
    shown = await renderScreen(Screen, { route: routeOf(name), at, locales, api, signedIn: { staffRole: 'admin' } });
    const { user } = shown;
    if (opens !== undefined) await user.click(await screen.findByRole('button', { name: opens }));
    const fields = within(await screen.findByRole('form', { name: form }, { timeout: 20_000 }));
    if (choose !== undefined) await user.click(fields.getByRole('radio', { name: choose }));
    const sent = () => shown?.api.calls.filter(({ method, url }) => method !== 'GET' && !url.includes('letter')).length ?? 0;
    for (const [typed, isRight] of [
      [wrong, false],
      [right, true],
    ] as const) {
      if (typed === undefined) continue;
      for (const [field, value] of Object.entries(typed)) fireEvent.change(fields.getByLabelText(field), { target: { value } });
      const before = sent();
      await user.click(fields.getByRole('button', { name: send }));
      await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
      await waitFor(() => expect(sent() - before).toBe(isRight ? 1 : 0));
      for (const [field, value] of Object.entries(typed)) expect(fields.getByLabelText(field)).toHaveValue(value);
    }
    if (taken === undefined) return;
    shown.api.use(everyWrite(() => fail({ status: taken === 'not_found' ? 404 : 409, code: taken, details: { expected: 1, version: 2 } })));
    await user.click(fields.getByRole('button', { name: send }));
    expect(await screen.findByRole('table', { name: 'What differs' })).toBeInTheDocument();
    for (const [field, value] of Object.entries(right ?? {})) expect(fields.getByLabelText(field)).toHaveValue(value);
  },
);
