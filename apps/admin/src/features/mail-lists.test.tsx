import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { MailContact } from '@orime/contracts/api/office/admin-mail';
import { giveBoxesASize, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../route-of.fixture.ts';
import { locales } from '../sample-designs.fixture.ts';
import EmailsCollectedScreen from './emails-collected/emails-collected-screen.tsx';
import DesignerEmailsScreen from './mail-contacts/designer-emails-screen.tsx';

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

const contact = (id: string, changed: Partial<MailContact> = {}): MailContact => ({
  userId: `usr_${id}`,
  id: `prf_${id}`,
  handle: id,
  name: id,
  nameJp: '',
  email: `${id}@example.com`,
  language: 'jp',
  country: 'JP',
  status: 'approved',
  mailable: true,
  ...changed,
});

test('of those who are selected, who wants letters is written to', async () => {
  shown = await renderScreen(DesignerEmailsScreen, {
    route: routeOf('designer-emails'),
    at: '/admin/designer-emails?f.country=jp',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/admin/designer-emails': () => ({ items: [contact('ito'), contact('mori', { mailable: false })], total: 2, page: 1 }),
    },
  });
  await shown.user.click(await screen.findByRole('checkbox', { name: /ito/ }));
  await shown.user.click(screen.getByRole('checkbox', { name: /mori/ }));
  expect(shown.api.calls.some(({ url }) => url.includes('country=JP'))).toBe(true);
  await shown.user.click(screen.getByRole('button', { name: 'Write to 1 of 2' }));
  await waitFor(() => expect(shown?.address()).toBe('/admin/send-email'));
});

test('an address of the newsletter is erased after it was typed', async () => {
  const row = {
    source: 'footer',
    language: 'en',
    consentAt: '2026-11-01T00:00:00.000Z',
    consentVersion: null,
    unsubscribedAt: null,
    isMember: false,
  } as const;
  shown = await renderScreen(EmailsCollectedScreen, {
    route: routeOf('emails-collected'),
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/admin/emails-collected': () => ({ items: [{ ...row, email: 'aya@example.com' }], total: 1, page: 1 }),
      'POST /api/admin/emails-collected/erase': () => ({ success: true }),
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Erase aya@example.com' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  const erased = () => shown?.api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await shown.user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(erased()).toEqual([]);
  await shown.user.type(dialog.getByRole('textbox'), 'aya@example.com');
  await shown.user.click(dialog.getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(erased()).toEqual([{ email: 'aya@example.com' }]));
});
