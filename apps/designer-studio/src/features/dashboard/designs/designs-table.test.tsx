import { afterEach, describe, expect, test } from '@jest/globals';
import type { RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard, page } from '../../../dashboard.fixture.tsx';
import { ownDesign } from '../../../sample-studio.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const open = async (...args: Parameters<typeof openDashboard>) => (shown = await openDashboard(...args));

describe('a designer', () => {
  test('sees what sells and what is left of it', async () => {
    await open({}, { tab: 'designs' });
    expect(await screen.findByRole('link', { name: 'Noren Dress' })).toHaveAttribute('href', '/designs/edit/id/dsn_1');
    expect(screen.getByRole('link', { name: 'Noren Dress in the shop' })).toHaveAttribute('href', '/designs/noren-dress');
    expect(screen.getByText('M: 2')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Ren House' })).toBeInTheDocument();
  });

  test('hides a design', async () => {
    const { user, api } = await open({ 'POST /api/design/hide/id/:id': () => ownDesign({ hidden: true }) }, { tab: 'designs' });
    const button = await screen.findByRole('button', { name: 'Hide Noren Dress' });
    api.use({ 'GET /api/design/mine': () => page([ownDesign({ hidden: true })]) });
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Show Noren Dress' })).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ hidden: true });
  });

  test('finds designs by words and state, and hides those that are chosen at once', async () => {
    const shown = ownDesign({ id: 'dsn_2', slug: 'noren-coat', name: 'Noren Coat' });
    const { user, api, address } = await open(
      {
        'GET /api/design/mine': ({ query }) => page(query.q === 'zzz' ? [] : [ownDesign({ hidden: true }), shown]),
        'POST /api/design/hide/id/:id': () => shown,
      },
      { tab: 'designs' },
    );
    const find = within(await screen.findByRole('search', { name: 'Find designs' }));
    await user.selectOptions(find.getByRole('combobox', { name: 'State' }), 'Confirmed');
    expect(address()).toBe('/dashboard?tab=designs&state=confirmed');
    await user.click(await screen.findByRole('checkbox', { name: /Noren Dress/ }));
    await user.click(screen.getByRole('checkbox', { name: /Noren Coat/ }));
    const chosen = within(screen.getByRole('group', { name: 'Chosen designs' }));
    expect(chosen.getByText('2 chosen')).toBeInTheDocument();
    await user.dblClick(chosen.getByRole('button', { name: 'Hide them' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Chosen designs' })).not.toBeInTheDocument());
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body])).toEqual([
      ['/api/design/hide/id/dsn_2', { hidden: true }],
    ]);
    await user.type(screen.getByRole('searchbox', { name: 'Words of the name' }), ' zzz {Enter}');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeInTheDocument();
    expect(address()).toBe('/dashboard?tab=designs&state=confirmed&q=zzz');
  });
});
