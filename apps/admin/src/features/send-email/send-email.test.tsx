import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Mailing } from '@orime/contracts/api/office/mailing';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import { adminStats } from '../../sample-stats.fixture.ts';
import SendEmailScreen from './send-email-screen.tsx';

let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
beforeEach(() => {
  undo = giveBoxesASize();
  Object.assign(URL, { createObjectURL: () => 'blob:orime/1', revokeObjectURL: () => {} });
});
afterEach(() => {
  shown?.close();
  undo();
  localStorage.clear();
});

const mailing = (changed: Partial<Mailing> = {}): Mailing => ({
  _id: 'mlg_1',
  id: 'mlg_1',
  via: 'site',
  audience: { list: 'designers' },
  subject: { en: 'Autumn', jp: '' },
  status: 'sending',
  recipients: 12,
  handedOver: 3,
  scheduledAt: '2026-11-23T00:00:00.000Z',
  createdAt: '2026-11-23T00:00:00.000Z',
  createdBy: { id: 'usr_1', name: 'Aya' },
  ...changed,
});
async function open(api: ApiHandlers = {}, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(SendEmailScreen, {
    route: routeOf('send-email'),
    locales,
    signedIn: { staffRole: 'admin' },
    ...options,
    api: {
      'GET /api/admin/stats': () => adminStats(),
      'GET /api/admin/mailings': () => ({ items: [mailing()], total: 1, page: 1 }),
      'POST /api/admin/send-email/preview': ({ body: { audience, subject } }) => ({
        count: audience.list === 'designers' ? 12 : 200,
        languages: { en: audience.list === 'designers' ? 3 : 150, jp: audience.list === 'designers' ? 9 : 50 },
        subject: subject?.en ?? '',
        html: '<p>Dear Aya</p>',
        text: 'Dear Aya',
      }),
      ...api,
    },
  });
  return shown;
}
const sent = (url: string) => shown?.api.calls.filter((call) => call.url === url && call.method === 'POST').map(({ body }) => body) ?? [];
const letter = () => within(screen.getByRole('form', { name: 'Letter' }));
async function write(): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: /^Subject \(English\)/ }), { target: { value: 'Autumn' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Text \(English\)/ }), { target: { value: 'Dear {{name}}' } });
}

test('a letter is counted, drawn, and sent once its number of receivers was typed', async () => {
  const answers = [fail({ status: 409, code: 'conflict', details: { count: 13 } }), mailing()];
  const { user, address } = await open({ 'POST /api/admin/send-email': () => answers.shift() ?? mailing() });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'List' }), 'Designers');
  expect(await screen.findByText('12 receivers: 3 in English, 9 in Japanese')).toBeInTheDocument();
  await user.click(letter().getByRole('button', { name: 'Send to 12 receivers…' }));
  expect(await screen.findByRole('textbox', { name: /^Subject \(English\)/ })).toBeInvalid();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await write();
  await user.click(letter().getByRole('button', { name: 'Show the preview' }));
  expect(await screen.findByTitle('Preview in English')).toHaveAttribute('sandbox', '');
  const confirm = async (): Promise<void> => {
    await user.click(letter().getByRole('button', { name: 'Send to 12 receivers…' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
    await user.type(dialog.getByRole('textbox'), '12');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
  };
  await confirm();
  expect(await screen.findByText(/It has 13 receivers now/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Subject \(English\)/ })).toHaveValue('Autumn');
  await confirm();
  await waitFor(() => expect(address()).toContain('tab=mailings'));
  const input = {
    subject: { en: 'Autumn', jp: '' },
    body: { en: 'Dear {{name}}', jp: '' },
    audience: { list: 'designers' },
    confirmCount: 12,
  };
  expect(sent('/api/admin/send-email')).toEqual([input, input]);
  expect(await screen.findByText('3 / 12')).toBeInTheDocument();
});

test('a variable that nobody fills in is refused before anything is sent; a trial goes to who writes', async () => {
  const { user } = await open({ 'POST /api/admin/send-email/test': () => ({ to: 'admin@example.com' }) });
  await write();
  fireEvent.change(screen.getByRole('textbox', { name: /^Text \(English\)/ }), { target: { value: 'Dear {{first}}' } });
  await user.click(await screen.findByRole('button', { name: 'Send to 200 receivers…' }));
  expect(await screen.findByRole('textbox', { name: /^Text \(English\)/ })).toHaveAccessibleDescription(/Only \{\{name\}\}/);
  expect(screen.getByRole('textbox', { name: /^Text \(English\)/ })).toHaveValue('Dear {{first}}');
  await user.click(screen.getByRole('button', { name: 'Send it to me' }));
  await waitFor(() => expect(sent('/api/admin/send-email/test')).toHaveLength(1));
  expect(sent('/api/admin/send-email')).toEqual([]);
});

test('what has not left is stopped after a question; others are refused in words', async () => {
  const { user } = await open(
    { 'POST /api/admin/mailings/cancel/id/:id': () => mailing({ status: 'cancelled' }) },
    { at: '/admin/send-email?tab=mailings' },
  );
  await user.click(await screen.findByRole('button', { name: 'Stop “Autumn”' }));
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  expect(dialog.getByText(/9 receivers are left/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(sent('/api/admin/mailings/cancel/id/mlg_1')).toHaveLength(1));
  shown?.close();
  await open({ 'GET /api/admin/stats': () => fail({ status: 403, code: 'forbidden' }) });
  expect(await screen.findByText(/for the people who run the shop/)).toBeInTheDocument();
});
