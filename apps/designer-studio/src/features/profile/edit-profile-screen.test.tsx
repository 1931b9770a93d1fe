import { afterEach, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, ownProfile } from '../../sample-studio.fixture.ts';
import EditProfileScreen from './edit-profile-screen.tsx';
import { profileDraft, profileUpdate } from './profile-draft.ts';

/** What comes with its first press is compiled then. */
const LAZY = { timeout: 20_000 };
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(tab: string, api: ApiHandlers = {}) {
  shown = await renderScreen(EditProfileScreen, {
    route: routes.find(({ path }) => path === '/edit-profile') ?? routes[0],
    at: `/edit-profile?tab=${tab}`,
    locales,
    signedIn: { type: 'designer' },
    api: { 'GET /api/profile': () => ownProfile(), ...api },
  });
  return shown;
}

test('what was emptied is taken away, and a saved profile is sent as it was', () => {
  const draft = profileDraft(ownProfile({ holidayUntil: '2026-12-24T00:00:00.000Z' }));
  expect(profileUpdate(draft)).toMatchObject({
    lat: 34.69,
    lon: 135.8,
    avatarFileId: null,
    holidayUntil: '2026-12-24',
    handle: 'ren-house',
  });
  expect(profileUpdate({ ...draft, holidayUntil: '', place: { ...draft.place, position: '' } })).toMatchObject({
    lat: null,
    lon: null,
    holidayUntil: null,
  });
});

test('a holiday is set, with what customers read; a newer version is not written over unasked', async () => {
  const sent: { readonly ifMatch: string | null; readonly until: unknown }[] = [];
  const { user, api } = await open('page', {
    'GET /api/profile/handle-available/:handle': () => ({ available: true, reason: null }),
    'POST /api/profile': ({ headers, body }) => {
      sent.push({ ifMatch: headers.get('if-match'), until: body.holidayUntil });
      return headers.get('if-match') === '2' ? ownProfile({ version: 3 }) : fail({ status: 409, code: 'conflict' });
    },
  });
  const until = await screen.findByLabelText(/^Open again on/, {}, LAZY);
  await user.type(until, '2099-12-24');
  expect(screen.getByText('On holiday until December 24, 2099')).toBeInTheDocument();
  api.use({ 'GET /api/profile': () => ownProfile({ version: 2 }) });
  await user.click(screen.getByText('Save the profile'));
  await user.click(await screen.findByText('Keep mine'));
  await waitFor(() =>
    expect(sent).toEqual([
      { ifMatch: '1', until: '2099-12-24' },
      { ifMatch: '2', until: '2099-12-24' },
    ]),
  );
});

test('promoters are sought by name, get a code, and end', async () => {
  const ended: string[] = [];
  const promoter = { id: 'prm_1', handle: 'ito', name: 'Ito Kasumi', promoCode: 'ITO-10', sharePercent: 12.5, status: 'active' };
  const { user, api } = await open('promoters', {
    'GET /api/profile/search/:term': () => [{ ...ownProfile(), id: 'prf_ito', handle: 'ito', name: 'Ito Kasumi', nameJp: '' }],
    'POST /api/profile/assignpromoter/id/:id': ({ params, body }) => {
      expect([params.id, body]).toEqual(['prf_ito', { designer: 'prf_ren', sharePercent: 12.5 }]);
      return promoter;
    },
    'POST /api/profile/deletepromoter/id/:promoCode': ({ params }) => {
      ended.push(params.promoCode);
      return { success: true };
    },
  });
  // A plain select stands there until the search has loaded.
  await user.type(await screen.findByLabelText('Designer', { selector: 'input' }, LAZY), 'It');
  await user.click(await screen.findByRole('option', { name: /Ito Kasumi/ }));
  const share = screen.getByRole('textbox', { name: 'Share' });
  await user.clear(share);
  await user.type(share, '12.5');
  api.use({ 'GET /api/profile': () => ownProfile({ promoters: [promoter] }) });
  await user.click(screen.getByRole('button', { name: 'Add the promoter' }));
  expect(await screen.findByRole('rowheader', { name: 'Ito Kasumi' })).toBeInTheDocument();
  api.use({ 'GET /api/profile': () => ownProfile({ promoters: [{ ...promoter, status: 'inactive' }] }) });
  await user.click(screen.getByRole('button', { name: 'End the promotion by Ito Kasumi' }));
  expect(await screen.findByText('Ended')).toBeInTheDocument();
  expect(ended).toEqual(['ITO-10']);
});

test('a profile is deleted by its handle, and not while orders are open', async () => {
  let isOpen = true;
  const { user } = await open('closing', {
    'DELETE /api/profile': ({ body }) => {
      expect(body).toEqual({ confirm: 'ren-house' });
      return isOpen ? fail({ status: 409, code: 'conflict', details: { reason: 'open_orders', openOrders: 2 } }) : { success: true };
    },
  });
  const remove = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Delete the profile' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, LAZY));
    expect(dialog.getByText('Are you sure? This can NOT be undone!')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox'), 'ren-house');
    await user.click(dialog.getByRole('button', { name: 'Delete the profile' }));
  };
  await remove();
  expect(await screen.findByText(/^2 orders are still open/)).toBeInTheDocument();
  isOpen = false;
  await remove();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/create-profile');
});
