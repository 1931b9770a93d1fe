import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';
import { locales } from '../sample-designs.fixture.ts';
import { adminStats } from '../sample-stats.fixture.ts';
import { AdminLayout } from './admin-layout.tsx';

/** A release in which three of admin's own routes live, as the shell composes them. */
const live = routes.filter(({ path }) => ['/admin/update-all-designs', '/gmailer', '/bugs'].includes(path));
const release = {
  id: 'rs_1',
  revision: 1,
  shell: '1.0.0',
  remotes: { admin: { version: '1', base: '/r/admin/1/', entry: 'remote.js', container: 'admin', routes: live } },
};
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(
    () => (
      <AdminLayout>
        <h1>A duty</h1>
      </AdminLayout>
    ),
    { route: routes[0], locales, api, signedIn: { staffRole: 'admin' }, boot: { release }, ...options },
  );
  return shown;
}
// No width is wide in jsdom: the rail is drawn and hidden, as on a phone.
const rail = () => within(screen.getByRole('navigation', { hidden: true }));
const links = () =>
  rail()
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the rail', () => {
  test('has the duties that live routes answer, marks the open one, and says what waits', async () => {
    await open({ 'GET /api/admin/stats': () => adminStats({ designs: 2, designChanges: 1, bugs: 1, returns: 9 }) });
    expect(await screen.findByText('3 waiting')).toBeInTheDocument();
    expect(links()).toEqual([
      ['Designs33 waiting', '/admin/update-all-designs'],
      ['Gmail', '/gmailer'],
      ['Reported problems11 waiting', '/bugs'],
    ]);
    expect(rail().getByRole('link', { current: 'page', hidden: true })).toHaveTextContent(/^Designs/);
    expect(
      rail()
        .getAllByRole('heading', { level: 2, hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Review', 'Mail', 'Trouble']);
  });

  test('says when nothing waits, in Japanese too', async () => {
    await open({ 'GET /api/admin/stats': () => adminStats({}) }, { language: 'jp' });
    expect(await screen.findByText('対応待ちはありません。')).toBeInTheDocument();
  });

  test('stays of use when the numbers cannot be read, and reads them again', async () => {
    const { user, api } = await open({ 'GET /api/admin/stats': () => fail({ status: 500, code: 'internal' }) });
    const retry = await screen.findByRole('button', { name: 'Try again', hidden: true });
    expect(links()).toHaveLength(3);
    api.use({ 'GET /api/admin/stats': () => adminStats({ designs: 4 }) });
    await user.click(retry);
    expect(await screen.findByText('4 waiting')).toBeInTheDocument();
  });

  test('spares an account manager what is not hers, and asks for no numbers', async () => {
    const { api } = await open({}, { signedIn: { staffRole: 'account_manager' } });
    expect(links()).toEqual([['Reported problems', '/bugs']]);
    expect(api.calls).toEqual([]);
  });

  test('is not there for others', async () => {
    const { api } = await open({}, { signedIn: { staffRole: 'none' } });
    expect(screen.getByRole('heading', { name: 'A duty' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { hidden: true })).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  test('opens as a drawer from the bar of a phone, and closes with the way to a duty', async () => {
    const { user, address } = await open({ 'GET /api/admin/stats': () => adminStats({}) });
    await user.click(screen.getByRole('button', { name: /^Administration/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Administration' }, { timeout: 20_000 });
    await user.click(within(drawer).getByRole('link', { name: 'Gmail' }));
    expect(address()).toBe('/gmailer');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
