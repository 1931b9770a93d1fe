import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ContactMessage } from '@orime/contracts/api/office/admin-mail';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { aboutLink } from './about-link.ts';
import ProfileContactsScreen from './profile-contacts-screen.tsx';

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

const sample = (changed: Partial<ContactMessage> = {}): ContactMessage => ({
  _id: 'msg_1',
  id: 'msg_1',
  name: 'Mori Aya',
  email: 'aya@example.com',
  topic: 'producer:kyo-mill',
  ref: null,
  firm: 'Bell House',
  message: 'Do you weave linen?',
  language: 'en',
  userId: null,
  status: 'new',
  assignee: null,
  note: '',
  createdAt: '2026-11-20T00:00:00.000Z',
  version: 1,
  ...changed,
});

test('what a message is about leads to its page where it has one', () => {
  expect(aboutLink({ topic: 'producer:kyo-mill', ref: null })).toBe('/producer/kyo-mill');
  expect(aboutLink({ topic: 'model-booking', ref: 'mdl_1' })).toBe('/model/mdl_1');
  expect(aboutLink({ topic: 'model-booking', ref: 'kiko-arai' })).toBe('/model/kiko-arai');
  expect(aboutLink({ topic: 'private-reserve', ref: 'pce_1' })).toBeUndefined();
  expect(aboutLink({ topic: 'general', ref: 'constructor_1' })).toBeUndefined();
});

/** An API that keeps one message. */
async function open(first: ContactMessage, api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}) {
  const state = { message: first };
  const keep = (changed: Partial<ContactMessage>): ContactMessage =>
    (state.message = { ...state.message, ...changed, version: state.message.version + 1 });
  shown = await renderScreen(ProfileContactsScreen, {
    route: routeOf('profile-contacts'),
    locales,
    at: '/admin/profile-contacts?message=msg_1',
    signedIn: { staffRole: 'admin' },
    ...options,
    api: {
      'GET /api/admin/profile-contacts': () => ({ items: [state.message], total: 1, page: 1 }),
      'GET /api/admin/users': () => ({ items: [], total: 0, page: 1 }),
      'GET /api/admin/emails': () => ({ items: [], total: 0, page: 1 }),
      'POST /api/admin/profile-contacts/answer/id/:id': () => keep({ status: 'answered' }),
      'POST /api/admin/profile-contacts/update/id/:id': ({ body }) =>
        body.version === state.message.version
          ? keep({ status: body.status ?? state.message.status, note: body.note ?? '' })
          : fail({ status: 409, code: 'conflict', details: { version: state.message.version } }),
      ...api,
    },
  });
  return { ...shown, keep };
}
const sent = () => shown?.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

test('a message is answered by mail, from a template, once it has words', async () => {
  const { user } = await open(sample());
  expect(await screen.findByText('Do you weave linen?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'kyo-mill' })).toHaveAttribute('href', '/producer/kyo-mill');
  const form = within(screen.getByRole('form', { name: 'Answer by mail' }));
  await user.click(form.getByRole('button', { name: 'Send the answer' }));
  expect(await form.findByRole('textbox', { name: 'Answer' })).toBeInvalid();
  await user.click(form.getByRole('button', { name: 'Insert thanks' }));
  await user.type(form.getByRole('textbox', { name: 'Answer' }), 'We do.');
  await user.click(form.getByRole('button', { name: 'Send the answer' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ subject: 'Your message to Orime', text: 'Thank you for writing to us.\n\nWe do.', version: 1 }]),
  );
  expect(await screen.findByText('The answer is on its way.')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
});

test('of two who change it at once, the second sees both versions and chooses', async () => {
  const { user, keep } = await open(sample());
  await user.type(await screen.findByRole('textbox', { name: /^Note for colleagues/ }), 'Ask the mill');
  keep({ note: 'I called them', status: 'open' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = within(await screen.findByRole('table', { name: 'What differs' }));
  expect(await notice.findByRole('row', { name: 'Note for colleagues Ask the mill I called them' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Keep mine|^Save mine/ }));
  await waitFor(() => expect(sent()?.at(-1)).toMatchObject({ note: 'Ask the mill', version: 2 }));
  await waitFor(() => expect(screen.queryByRole('table', { name: 'What differs' })).not.toBeInTheDocument());
});

test('the list is filtered by the API; others are refused in words', async () => {
  await open(sample(), {}, { at: '/admin/profile-contacts?f.status=new&f.topic=producer:', language: 'jp' });
  expect(await screen.findByRole('link', { name: 'Mori Aya' })).toBeInTheDocument();
  expect(shown?.api.calls.map(({ url }) => decodeURIComponent(url))).toContain(
    '/api/admin/profile-contacts?limit=100&page=1&status=new&topic=producer:',
  );
  shown?.close();
  await open(sample(), { 'GET /api/admin/profile-contacts': () => fail({ status: 403, code: 'forbidden' }) });
  expect(await screen.findByText(/for the people who run the shop/)).toBeInTheDocument();
});
