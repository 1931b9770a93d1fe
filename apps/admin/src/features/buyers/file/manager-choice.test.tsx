import { afterEach, expect, test } from '@jest/globals';
import { useQuery } from '@orime/platform';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import { routeOf } from '../../../route-of.fixture.ts';
import { buyerManager, staffBuyer } from '../../../sample-buyers.fixture.ts';
import { locales } from '../../../sample-designs.fixture.ts';
import { buyerQuery } from '../buyers.api.ts';
import { ManagerChoice } from './manager-choice.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const rei = { id: 'usr_rei', name: 'Rei', email: 'rei@example.com' };
const mio = { id: 'usr_mio', name: 'Mio', email: 'mio@example.com' };

function Screen() {
  const { data } = useQuery(buyerQuery('byr_1'));
  return data === undefined ? null : <ManagerChoice buyer={data} />;
}

/** An API that keeps whose the company is, and what was sent. */
async function open() {
  const state = { buyer: staffBuyer({ manager: null }), sent: [] as unknown[] };
  shown = await renderScreen(Screen, {
    route: routeOf('buyers'),
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/buyer/managers': () => ({ items: [buyerManager(rei), buyerManager(mio)], total: 2, page: 1 }),
      'GET /api/buyer/id/:id': () => state.buyer,
      'POST /api/buyer/assign-manager/id/:id': ({ body }) => {
        state.sent.push(body);
        if (body.from !== (state.buyer.manager?.id ?? null))
          return fail({ status: 409, code: 'conflict', details: { expected: body.from } });
        state.buyer = staffBuyer({ manager: body.managerId === rei.id ? rei : mio });
        return state.buyer;
      },
    },
  });
  const choice = await screen.findByRole('combobox', { name: 'Account manager' });
  await shown.user.selectOptions(choice, 'usr_rei');
  // Somebody else has given it meanwhile.
  state.buyer = staffBuyer({ manager: mio });
  await shown.user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByRole('row', { name: 'Account manager Rei Mio' })).toBeInTheDocument();
  expect(choice).toHaveValue('usr_rei');
  return { state, user: shown.user, choice };
}

test('a manager who was given meanwhile is shown beside the chosen one, and is taken away only then', async () => {
  const { state, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument());
  expect(state.sent).toEqual([
    { managerId: 'usr_rei', from: null },
    { managerId: 'usr_rei', from: 'usr_mio' },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled());
});

test('or stays, and nothing more is sent', async () => {
  const { state, user, choice } = await open();
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(choice).toHaveValue('usr_mio');
  expect(screen.queryByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument();
  expect(state.sent).toHaveLength(1);
});
