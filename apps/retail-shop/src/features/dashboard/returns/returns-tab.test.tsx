import { afterEach, describe, expect, test } from '@jest/globals';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { sampleOrder, sampleOrderLine, sampleReturn } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { purchase } from '../../../sample-purchases.fixture.ts';
import { openAccount } from '../consumer-dashboard.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const open = async (...args: Parameters<typeof openAccount>) => (shown = await openAccount(...args));

describe('returns', () => {
  const returnable = { quantity: 1, until: '2026-12-20T00:00:00.000Z', whyNot: null };
  const delivered = (canReturn: boolean) =>
    sampleOrder({
      status: 'delivered',
      lines: [sampleOrderLine({ returnable: canReturn ? returnable : { quantity: 0, until: returnable.until, whyNot: 'returning' } })],
      viewer: { ...sampleOrder().viewer, canReturn },
    });

  test('begin where they are listed; what happens next stays when nothing is left to give back', async () => {
    let canReturn = true;
    const { user } = await open('returns', {
      'GET /api/return/mine': () => ({ items: [], total: 0, page: 1 }),
      'GET /api/order/mine': () => ({ items: [purchase([delivered(canReturn)])], total: 1, page: 1 }),
      'GET /api/settings/public': () => fail({ status: 500, code: 'internal' }),
      'POST /api/return': () => {
        canReturn = false;
        return sampleReturn();
      },
    });
    const list = await screen.findByRole('region', { name: 'You can still return' });
    await user.click(within(list).getByRole('button', { name: 'Return something' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Too small');
    await user.click(within(dialog).getByRole('button', { name: 'Ask for the return' }));
    expect(await screen.findByText('Ito Kasumi has your request.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Return something' })).not.toBeInTheDocument());
  });

  test('of orders that cannot be read can be tried again beside the list', async () => {
    await open('returns', {
      'GET /api/return/mine': () => ({ items: [], total: 0, page: 1 }),
      'GET /api/order/mine': () => fail({ status: 500, code: 'internal' }),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'No returns' })).toBeInTheDocument();
  });
});
