import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SentEmail } from '@orime/contracts/api/office/admin-mail';
import { giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { framedMail } from '../../parts/mail-frame.tsx';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import EmailsScreen from './emails-screen.tsx';

let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
const made: Blob[] = [];
beforeEach(() => {
  undo = giveBoxesASize();
  made.length = 0;
  // jsdom has no files by address.
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:orime/${made.push(file)}`, revokeObjectURL: () => {} });
});
afterEach(() => {
  shown?.close();
  undo();
  localStorage.clear();
});

const sample = (changed: Partial<SentEmail> = {}): SentEmail => ({
  _id: 'eml_1',
  id: 'eml_1',
  template: 'order-confirmation',
  language: 'en',
  recipient: 'aya@example.com',
  subject: 'Your order OR1001',
  status: 'sent',
  attempts: 1,
  lastError: null,
  resends: 0,
  createdAt: '2026-11-20T00:00:00.000Z',
  sentAt: '2026-11-20T00:00:10.000Z',
  ...changed,
});
async function open(at: string, api: ApiHandlers = {}): Promise<RenderedScreen> {
  shown = await renderScreen(EmailsScreen, {
    route: routeOf('emails'),
    locales,
    at,
    signedIn: { staffRole: 'admin' },
    api: { 'GET /api/admin/emails': () => ({ items: [sample()], total: 1, page: 1 }), ...api },
  });
  return shown;
}
const posted = () => shown?.api.calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);

test('a framed mail loads nothing and asks for nothing that the policy of the page would refuse', () => {
  const framed = framedMail(
    '<html><head><style>a{color:red}</style></head><body><img alt="x" src="https://far.example/pixel.png"><img src="data:image/png;base64,AA"></body></html>',
  );
  expect(framed).toContain(`<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'`);
  expect(framed).not.toMatch(/far\.example|<style/);
  expect(framed).toContain('src="data:image/png;base64,AA"');
});

test('a mail is shown as it was sent, in a frame that may do nothing, and is sent again', async () => {
  const { user } = await open('/admin/emails?mail=eml_1', {
    'GET /api/admin/emails/id/:id': () => ({
      ...sample(),
      html: '<html><head></head><body><p>Thank you</p></body></html>',
      text: 'Thank you',
    }),
    'POST /api/admin/emails/resend/id/:id': () => ({ queued: true }),
  });
  const frame = await screen.findByTitle('Your order OR1001');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('src', 'blob:orime/1');
  expect(made).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(posted()).toEqual([['/api/admin/emails/resend/id/eml_1', undefined]]));
});

test('the log is filtered by days, state and mailing; one that was never written says so', async () => {
  const failed = {
    ...sample({ status: 'failed', subject: '', attempts: 8, lastError: 'Greeting never received', sentAt: null }),
    html: '',
    text: '',
  };
  await open('/admin/emails?f.created=2026-11-01..2026-11-30&f.status=failed&mailing=mlg_1', {
    'GET /api/admin/emails/id/:id': () => failed,
  });
  expect(await screen.findByText(/mails of one mailing/)).toBeInTheDocument();
  expect(shown?.api.calls.map(({ url }) => url)).toContain(
    '/api/admin/emails?from=2026-11-01&limit=100&mailing=mlg_1&page=1&status=failed&to=2026-11-30',
  );
  await shown?.user.click(await screen.findByRole('link', { name: 'aya@example.com' }));
  expect(await screen.findByText('Greeting never received')).toBeInTheDocument();
  expect(screen.getByText(/given up before it had a text/)).toBeInTheDocument();
});

test('an address that mail came back from gets mail again after a question', async () => {
  const bounce = {
    kind: 'bounce',
    reason: 'No such mailbox',
    times: 2,
    userId: null,
    firstAt: sample().createdAt,
    lastAt: sample().createdAt,
  } as const;
  const { user } = await open('/admin/emails?tab=bounces', {
    'GET /api/admin/mail-bounces': () => ({ items: [{ ...bounce, email: 'gone@example.com', sentEmailId: 'eml_1' }], total: 1, page: 1 }),
    'POST /api/admin/mail-bounces/lift': () => ({ success: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Lift the block of gone@example.com' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  await user.click(dialog.getByRole('button', { name: 'Lift' }));
  await waitFor(() => expect(posted()).toEqual([['/api/admin/mail-bounces/lift', { email: 'gone@example.com' }]]));
});
