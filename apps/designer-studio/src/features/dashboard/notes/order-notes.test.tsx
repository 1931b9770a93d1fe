import { afterEach, expect, test } from '@jest/globals';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard, orderPage } from '../../../dashboard.fixture.tsx';
import { sellerOrder } from '../../../sample-studio.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

test('a designer writes down what staff should know of an order, and reads what they wrote', async () => {
  const staffs = { text: 'Called about the size.', at: '2026-11-20T03:00:00.000Z', by: 'staff' as const };
  const { user, api } = (shown = await openDashboard({
    'GET /api/order/seller': () => orderPage([sellerOrder({ notes: [staffs] })]),
    'POST /api/order/note/id/:id': () => ({ ok: true }),
  }));
  const notes = within(await screen.findByRole('list', { name: 'Notes on order 1001-1' }));
  expect(notes.getByText(/by Orime$/)).toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Add a note' });
  await user.click(opener);
  const form = within(screen.getByRole('form', { name: 'Note on order 1001-1' }));
  await user.click(form.getByRole('button', { name: 'Save the note' }));
  expect(await form.findByRole('textbox')).toBeInvalid();
  await user.type(form.getByRole('textbox'), ' Wrap it twice. ');
  api.use({
    'GET /api/order/seller': () =>
      orderPage([sellerOrder({ notes: [staffs, { text: 'Wrap it twice.', at: '2026-11-21T03:00:00.000Z', by: 'seller' }] })]),
  });
  await user.click(form.getByRole('button', { name: 'Save the note' }));
  expect(await notes.findByText(/by you$/)).toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
  expect(api.calls.filter(({ url }) => url.includes('/note/')).map(({ body }) => body)).toEqual([{ text: 'Wrap it twice.' }]);
});
