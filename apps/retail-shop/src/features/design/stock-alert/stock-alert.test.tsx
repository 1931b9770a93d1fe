import { expect, test } from '@jest/globals';
import { fail } from '@orime/testing';
import { sampleDesign, sampleSize } from '@orime/testing/samples';
import { screen, within } from '@testing-library/react';
import { open, related } from '../design-screen.fixture.ts';

test('a visitor asks to be told when a size is back, and learns of the mail to confirm', async () => {
  const { user, api } = await open({
    api: {
      'GET /api/design/name/:name': () => sampleDesign(),
      'POST /api/stock-alert': () => ({ ok: true, state: 'confirm' }),
      ...related,
    },
  });
  await user.click(await screen.findByRole('button', { name: /Tell me when it is back$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Tell me when it is back' }, { timeout: 15_000 });
  await user.click(within(dialog).getByRole('button', { name: 'Tell me' }));
  expect(await within(dialog).findAllByText(/Enter an address like/)).not.toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Tell me' }));
  expect(await within(dialog).findByText(/we have sent a link to ada@example.com/)).toHaveFocus();
  expect(api.calls.find(({ url }) => url === '/api/stock-alert')?.body).toMatchObject({
    designId: 'dsn_haori',
    size: 'L',
    locale: 'en',
    email: 'ada@example.com',
  });
});

test('a member waits for a garment that is sold out without giving an address, and hears when it is back already', async () => {
  const { user, api } = await open({
    signedIn: { type: 'consumer' },
    api: {
      'GET /api/design/name/:name': () => sampleDesign({ soldOut: true, sizes: [sampleSize('M', { availability: 'sold_out' })] }),
      'POST /api/stock-alert': () => fail({ status: 422, code: 'business_rule', fields: { size: 'can be bought now' } }),
      ...related,
    },
  });
  expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tell me when it is back' }, { timeout: 15_000 });
  expect(within(dialog).queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Tell me' }));
  expect((await within(dialog).findAllByText(/This size can be bought now/))[0]).toBeInTheDocument();
  api.use({ 'POST /api/stock-alert': () => ({ ok: true, state: 'active' }) });
  await user.click(within(dialog).getByRole('button', { name: 'Tell me' }));
  expect(await within(dialog).findByText(/^We write to you once, as soon as size M/)).toBeInTheDocument();
});

test('a sold one-of-one piece is not waited for', async () => {
  const piece = { id: 'pce_1', size: 'M', serial: '07', edition: '1 of 1', condition: { en: 'New', jp: '新品' }, available: false };
  await open({
    api: {
      'GET /api/design/name/:name': () =>
        sampleDesign({ soldOut: true, sizes: [sampleSize('M', { availability: 'sold_out' })], pieces: [piece] }),
      ...related,
    },
  });
  expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Tell me/ })).not.toBeInTheDocument();
});
