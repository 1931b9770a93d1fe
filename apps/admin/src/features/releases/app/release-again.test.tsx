import { afterEach, expect, test } from '@jest/globals';
import { fail, renderScreen, type RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../../route-of.fixture.ts';
import { locales } from '../../../sample-designs.fixture.ts';
import ReleasesScreen from '../releases-screen.tsx';
import { sampleReleases, sampleRevision, sampleVersion } from '../releases.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function confirm({ user }: RenderedScreen): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  await user.type(dialog.getByRole('textbox'), 'magazine');
  await user.click(dialog.getByRole('button', { name: 'Make it live' }));
}

test('what somebody took back is refused, and released on purpose after the name was typed again', async () => {
  const details = { reason: 'rolled_back', remote: 'magazine', version: '1.2.0+c', revision: 6, createdBy: 'Aoi' };
  shown = await renderScreen(ReleasesScreen, {
    route: routeOf('releases'),
    at: '/admin/releases?app=magazine',
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/releases': () => sampleReleases(),
      'GET /api/releases/version/:name/:version': () => sampleVersion(),
      'POST /api/releases/promote': ({ body }) =>
        body.again === true ? sampleRevision({ revision: 8, previous: 7 }) : fail({ status: 422, code: 'business_rule', details }),
    },
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Make it live…' }));
  await confirm(shown);
  expect(await screen.findByText('magazine 1.2.0+c was taken back in revision 6 by Aoi.')).toBeInTheDocument();
  await shown.user.click(screen.getByRole('button', { name: 'Release it all the same…' }));
  await confirm(shown);
  await waitFor(() => expect(screen.queryByText(/was taken back in revision 6/)).not.toBeInTheDocument());
  const sent = shown.api.calls.filter(({ url }) => url === '/api/releases/promote').map(({ body }) => body);
  expect(sent).toEqual([
    { versions: { magazine: '1.2.0+c' }, onRevision: 7, note: '' },
    { versions: { magazine: '1.2.0+c' }, onRevision: 7, note: '', again: true },
  ]);
});
