import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Releases, ReleaseVersion } from '@orime/contracts/api/office/releases';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { ToastRegion } from '@orime/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { routeOf } from '../../route-of.fixture.ts';
import { locales } from '../../sample-designs.fixture.ts';
import ReleasesScreen from './releases-screen.tsx';
import { sampleApp, sampleReleases, sampleRevision, sampleTrial, sampleVersion } from './releases.fixture.ts';

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

/** An API with one registry, which promotes and rolls back as the real one does. */
async function open(search = '', api: ApiHandlers = {}): Promise<RenderedScreen & { readonly state: { releases: Releases } }> {
  const state = { releases: sampleReleases() };
  const change = (version: string, reason: 'deploy' | 'rollback') => {
    const [magazine, ...others] = state.releases.apps;
    if (magazine === undefined) throw new Error('the sample has an app');
    const revision = state.releases.revision + 1;
    state.releases = { ...state.releases, revision, apps: [{ ...magazine, version, previous: magazine.version }, ...others] };
    return sampleRevision({ revision, previous: revision - 1, reason, changed: { magazine: version } });
  };
  const versions: Readonly<Record<string, ReleaseVersion>> = {
    '1.0.0+a': sampleVersion({ version: '1.0.0+a', isLive: false }),
    '1.1.0+b': sampleVersion(),
    '1.2.0+c': sampleVersion({ version: '1.2.0+c', isLive: false, publishes: ['article.read@2'] }),
  };
  shown = await renderScreen(ScreenWithMessages, {
    route: routeOf('releases'),
    at: `/admin/releases${search}`,
    locales,
    signedIn: { staffRole: 'admin' },
    api: {
      'GET /api/releases': () => state.releases,
      'GET /api/releases/version/:name/:version': ({ params }) =>
        versions[decodeURIComponent(params.version)] ?? fail({ status: 404, code: 'not_found' }),
      'GET /api/releases/history': () => ({
        items: [
          sampleRevision({ note: 'The autumn issue', changed: { magazine: '1.1.0+b', shell: '3.0.0+s' } }),
          sampleRevision({ revision: 6, previous: 5, reason: 'rollback', createdBy: 'npm start' }),
        ],
        total: 2,
        page: 1,
      }),
      'POST /api/releases/promote': ({ body }) => change(body.versions['magazine'] ?? '', 'deploy'),
      'POST /api/releases/rollback': () => change('1.0.0+a', 'rollback'),
      ...api,
    },
  });
  return { ...shown, state };
}
/** With the messages that the shell shows over every screen. */
function ScreenWithMessages() {
  return (
    <>
      <ReleasesScreen />
      <ToastRegion />
    </>
  );
}
const sent = (url: string) => shown?.api.calls.filter((call) => call.url === url).map(({ body }) => body);
const panel = (name: string) => within(screen.getByRole('region', { name }));
const confirm = async (word: string, label: string): Promise<void> => {
  const dialog = within(await screen.findByRole('alertdialog', {}, { timeout: 20_000 }));
  await shown?.user.type(dialog.getByRole('textbox'), word);
  await shown?.user.click(dialog.getByRole('button', { name: label }));
};

test('the list has every app with its version and owner, and invents no figures', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /magazine/ }));
  for (const name of ['editors', '1.1.0+b', '1.0.0+a', 'None', 'Whole']) expect(row.getByRole('gridcell', { name })).toBeInTheDocument();
  expect(row.getAllByRole('gridcell', { name: '—' })).toHaveLength(4);
  expect(screen.getByText(/No browser has sent figures of the live versions/)).toBeInTheDocument();
  expect(screen.getByText(/A judge compares it with the live one/)).toBeInTheDocument();
  expect(screen.getByText(/^Revision 7 is live since .* released by Mori Aya\.$/)).toBeInTheDocument();
});

test('figures, errors and lost files are shown where there are some', async () => {
  const health = { mounts: 200, failedMounts: 3, mountP75Ms: 84, lcpP75Ms: 1180, inpP75Ms: 64, clsP75: 0.02, longP75Ms: 210 };
  await open('', { 'GET /api/releases': () => sampleReleases({ apps: [sampleApp({ health, openErrors: 2, damagedFiles: 1 })] }) });
  const row = within(await screen.findByRole('row', { name: /magazine/ }));
  for (const name of ['200', '1.5%', '1,180 ms', '64 ms', '1 file is damaged'])
    expect(row.getByRole('gridcell', { name })).toBeInTheDocument();
  expect(row.getByRole('link', { name: '2' })).toHaveAttribute('href', '/admin/errors?f.release=magazine%401.1.0%2Bb');
  expect(screen.queryByText(/No browser has sent figures/)).not.toBeInTheDocument();
});

test('another version is made live with a reason, only after the app’s name was typed', async () => {
  const { user } = await open('?app=magazine');
  const promote = (await screen.findByRole('region', { name: 'Make another version live' })) && panel('Make another version live');
  expect(promote.getByRole('combobox', { name: 'Live version' })).toHaveValue('1.2.0+c');
  await user.type(promote.getByRole('textbox', { name: /Why/ }), 'The winter issue');
  await user.click(promote.getByRole('button', { name: 'Make it live…' }));
  await confirm('shell', 'Make it live');
  expect(sent('/api/releases/promote')).toEqual([]);
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByRole('textbox')).toBeInvalid();
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), 'magazine');
  await user.click(dialog.getByRole('button', { name: 'Make it live' }));
  await waitFor(() =>
    expect(sent('/api/releases/promote')).toEqual([{ versions: { magazine: '1.2.0+c' }, onRevision: 7, note: 'The winter issue' }]),
  );
  expect(await screen.findByText('Revision 8 is live.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Go back to 1.1.0+b…' })).toBeInTheDocument();
});

test('a version is tried with a part of the visitors, and what the judge knows of it is shown', async () => {
  const { user } = await open('?app=magazine');
  const promote = (await screen.findByRole('region', { name: 'Make another version live' })) && panel('Make another version live');
  await user.selectOptions(promote.getByRole('combobox', { name: 'For whom' }), '10');
  await user.click(promote.getByRole('button', { name: 'Start the trial…' }));
  await confirm('magazine', 'Start the trial');
  await waitFor(() =>
    expect(sent('/api/releases/promote')).toEqual([{ versions: { magazine: '1.2.0+c' }, share: 10, onRevision: 7, note: '' }]),
  );
  shown?.close();

  await open('?app=magazine', { 'GET /api/releases': () => sampleReleases({ apps: [sampleApp({ canaries: [sampleTrial()] })] }) });
  expect(await screen.findByRole('row', { name: 'Failed to show 5% 0.5%' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Had errors in it 10% 1%' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Answer to a press, p75 90 ms 80 ms' })).toBeInTheDocument();
  expect(screen.getByText(/decides from 30 mounts on; there are 20.* 100 ms later/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Go back' })).not.toBeInTheDocument();
  await shown?.user.click(panel('End the trial').getByRole('button'));
  await confirm('magazine', 'End the trial');
  await waitFor(() => expect(sent('/api/releases/rollback')).toEqual([{ name: 'magazine', onRevision: 7, note: '' }]));
});

test('the password is asked for, and then what was wanted is done', async () => {
  let isFresh = false;
  const { user } = await open('?app=magazine', {
    'POST /api/releases/rollback': () => (isFresh ? sampleRevision({ revision: 8 }) : fail({ status: 403, code: 'reauth_required' })),
    'POST /api/users/reauth': () => {
      isFresh = true;
      return { until: '2026-11-21T10:10:00.000Z' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Go back to/ }));
  await confirm('magazine', 'Go back');
  await user.type(await screen.findByLabelText('Password', {}, { timeout: 20_000 }), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Revision 8 is live.')).toBeInTheDocument();
});

test('the history says why the judge took a version back', async () => {
  const trial = { mounts: 100, failedMounts: 30, lcpP75Ms: null };
  const cause = { code: 'errors' as const, source: 'magazine@1.2.0+c', trial, live: { ...trial, mounts: 1000, failedMounts: 5 } };
  await open('?tab=history', {
    'GET /api/releases/history': () => ({
      items: [
        sampleRevision({ createdBy: 'judge', reason: 'rollback', changed: {}, cause }),
        sampleRevision({ revision: 6, changed: {}, tried: [{ name: 'magazine', version: '1.2.0+c', weight: 10 }] }),
      ],
      total: 2,
      page: 1,
    }),
  });
  expect(
    await screen.findByRole('row', { name: /The judge .*failed in 30% of 100 mounts, the live version in 0\.5%/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: 'magazine 1.2.0+c on trial for 10%' })).toBeInTheDocument();
});

test('somebody else was faster: nothing is sent on what is old, and the reason stays', async () => {
  const { user, state } = await open('?app=magazine', {
    'POST /api/releases/rollback': ({ body }) =>
      body.onRevision === 9
        ? sampleRevision({ revision: 10 })
        : fail({ status: 409, code: 'conflict', details: { reason: 'revision_conflict' } }),
  });
  const back = (await screen.findByRole('region', { name: 'Go back' })) && panel('Go back');
  await user.type(back.getByRole('textbox', { name: /Why/ }), 'Broken cover');
  await user.click(back.getByRole('button', { name: /^Go back to/ }));
  await confirm('magazine', 'Go back');
  const notice = within(await screen.findByRole('alert'));
  state.releases = { ...state.releases, revision: 9 };
  await user.click(notice.getByRole('button'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(back.getByRole('textbox', { name: /Why/ })).toHaveValue('Broken cover');
  await user.click(back.getByRole('button', { name: /^Go back to/ }));
  await confirm('magazine', 'Go back');
  await waitFor(() => expect(sent('/api/releases/rollback')?.at(-1)).toEqual({ name: 'magazine', onRevision: 9, note: 'Broken cover' }));
});

const compare = 'orime compare magazine@1.2.0+c shell@3.0.0+s';
const takenBack = { reason: 'rolled_back', remote: 'magazine', version: '1.2.0+c', revision: 7, createdBy: 'Aoi' };
test.each([
  [
    { reason: 'shell_api_mismatch', remote: 'magazine', version: '1.2.0+c', needs: '^2.0.0', offers: '0.1.0' },
    /needs the shell’s interface \^2\.0\.0; the live shell offers 0\.1\.0/,
  ],
  [
    { reason: 'types_not_compared', usedBy: 'magazine@1.2.0+c', providedBy: 'shell@3.0.0+s', command: compare },
    /types of magazine@1\.2\.0\+c with those of shell.*run: orime compare magazine/,
  ],
  [takenBack, /magazine 1\.2\.0\+c was taken back in revision 7 by Aoi/],
])('a refusal is told in words, with what to do: $reason', async (details, words) => {
  const refused = fail({ status: 422, code: 'business_rule', details });
  const { user } = await open('?app=magazine', { 'POST /api/releases/promote': () => refused });
  await user.click(await screen.findByRole('button', { name: 'Make it live…' }));
  await confirm('magazine', 'Make it live');
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('contracts are compared, live with another by themselves, any two by choice', async () => {
  const { user, address } = await open('?app=magazine');
  expect(await screen.findByRole('row', { name: 'Event it sends article.read@2 Not in it yet article.read@2' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), '1.0.0+a');
  expect(await screen.findByText(/Both versions need, own and promise the same/)).toBeInTheDocument();
  expect(address()).toBe('/admin/releases?app=magazine&to=1.0.0%2Ba');
  expect(screen.getByRole('row', { name: '/digital-magazine 20 kB 1 kB 4 Japanese' })).toBeInTheDocument();
});

test('the history tells who, when and why; the newest revision is taken back whole', async () => {
  const { user } = await open('?tab=history');
  const row = await screen.findByRole('row', { name: /The autumn issue/ });
  expect(within(row).getByRole('gridcell', { name: 'magazine 1.1.0+b, shell 3.0.0+s' })).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: 'npm start' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back all of it…' }));
  expect(await screen.findByText(/This page is part of what changes/, {}, { timeout: 20_000 })).toBeInTheDocument();
  await confirm('7', 'Take back');
  await waitFor(() => expect(sent('/api/releases/rollback')).toEqual([{ onRevision: 7, note: '' }]));
});

test('nothing released, an unknown app and a failing API have a page of their own', async () => {
  await open('', { 'GET /api/releases': () => sampleReleases({ revision: 0, createdAt: null, createdBy: null, apps: [] }) });
  expect(await screen.findByText('Nothing was released yet')).toBeInTheDocument();
  shown?.close();
  await open('?app=none');
  expect(await screen.findByText('There is no such app')).toBeInTheDocument();
  shown?.close();
  const { user } = await open('', { 'GET /api/releases': () => fail({ status: 500, code: 'internal' }) });
  shown?.api.use({ 'GET /api/releases': () => sampleReleases() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /magazine/ })).toBeInTheDocument();
});
