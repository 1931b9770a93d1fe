import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FragmentDeclaration, ReleaseRemote } from '@orime/contracts';
import { Slot, useIsSlotFilled, useT } from '@orime/platform';
import { MemoryRouter, PlatformProvider, SlotContext } from '@orime/platform/host';
import { interceptApi, startTestPlatform, type FakeApi } from '@orime/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, useEffect } from 'react';
import { entryOf, startScriptNetwork, type ScriptNetwork } from '../../test/script-network.ts';
import { slotHost } from './slot-host.ts';

const SLOT = 'designer-designs@1';

type PageOptions = Parameters<typeof startTestPlatform>[0] & { readonly withRetry?: boolean };

let network: ScriptNetwork;
let api: FakeApi;
let reports: { readonly remote: string; readonly message: string }[];
let close: () => void;
let count = 0;

/** A lender of its own for every test: what the page has loaded once it keeps. */
let lender: string;
const entry = () => `/r/${lender}/2.0.0+ab/remote.js`;
const container = () => lender.replace('-', '_');

beforeEach(() => {
  lender = `lender-${String((count += 1))}`;
  network = startScriptNetwork();
  reports = [];
  api = interceptApi({
    'POST /api/errors/front-end': ({ body }) => {
      // The reports of this page.
      reports.push(body as (typeof reports)[number]);
      return { id: 'err_1' };
    },
    'GET /api/design/': () => [],
  });
});

afterEach(() => {
  close();
  api.restore();
  network.stop();
  jest.useRealTimers();
});

function releaseRemote(fragments: readonly FragmentDeclaration[]): ReleaseRemote {
  return { version: '2.0.0+ab', base: `/r/${lender}/2.0.0+ab/`, entry: 'remote.js', container: container(), routes: [], fragments };
}

function Page({ withRetry = false }) {
  const isFilled = useIsSlotFilled(SLOT);
  return (
    <main>
      <h1>The page of another remote</h1>
      <p>{isFilled ? 'expects designs' : 'expects nothing'}</p>
      <Slot
        name={SLOT}
        props={{ designer: 'ito-kasumi' }}
        placeholder={<p>holding the place</p>}
        frame={(content) => <section aria-label="Newest designs">{content}</section>}
        {...(withRetry && { failed: (retry: () => void) => <button onClick={retry}>Try again</button> })}
      />
    </main>
  );
}

async function open(
  fragments: readonly FragmentDeclaration[] = [{ slot: SLOT, key: 'designs', order: 1 }],
  { withRetry = false, ...options }: PageOptions = {},
) {
  const remotes = { [lender]: releaseRemote(fragments) };
  const { platform, running } = await startTestPlatform({
    boot: { release: { id: 'rs_1', revision: 1, shell: '1.0.0', remotes } },
    ...options,
  });
  const page = (
    <PlatformProvider platform={platform}>
      <MemoryRouter initialEntries={['/producer/aizome?page=2']}>
        <SlotContext value={slotHost}>
          <Page withRetry={withRetry} />
        </SlotContext>
      </MemoryRouter>
    </PlatformProvider>
  );
  const { unmount } = await act(async () => render(page));
  close = () => {
    unmount();
    running.stop();
    platform.queries.clear();
  };
}

/** A lender that offers one fragment and a text of its own. */
function lend(Fragment: (props: { readonly designer: string }) => React.ReactNode): () => void {
  const locales = { en: async () => ({ default: { of: 'Designs of {{name}}' } }), jp: async () => ({ default: { of: '{{name}}の作品' } }) };
  return entryOf(container(), { routes: {}, fragments: { designs: async () => ({ default: Fragment }) }, locales });
}

/** Says whose designs it shows, in the texts of its own remote. */
function Designs({ designer }: { readonly designer: string }) {
  return <p>{useT(lender)('of', { name: designer })}</p>;
}

const place = () => screen.queryByRole('region', { name: 'Newest designs' });
const expectWholePage = () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page of another remote');

describe('a slot', () => {
  test('holds the place, then shows what another remote lends, in its texts and under its name', async () => {
    network.scripts[entry()] = lend(Designs);
    await open(undefined, { language: 'jp' });
    const shown = await screen.findByText('ito-kasumiの作品');
    expect(place()).toContainElement(shown);
    expect(shown.closest('[data-remote]')).toHaveAttribute('data-remote', lender);
    expect(shown.closest('[data-version]')).toHaveAttribute('data-version', '2.0.0+ab');
    expect(screen.queryByText('holding the place')).not.toBeInTheDocument();
    expect(network.asked).toEqual([entry()]);
  });

  test('reads what the fragment declares while its code is still on the way, from its props alone', async () => {
    network.hanging.add(entry());
    const reads = [{ name: 'designs', path: '/api/design/', query: { designer: '{param.designer}' }, fromSearch: ['page'] }];
    await open([{ slot: SLOT, key: 'designs', order: 1, reads }]);
    expect(screen.getByText('holding the place')).toBeInTheDocument();
    await waitFor(() => expect(api.calls.map(({ url }) => url)).toEqual(['/api/design/?designer=ito-kasumi']));
  });

  test('is absent where the release set has no lender', async () => {
    await open([]);
    expectWholePage();
    expect(screen.getByText('expects nothing')).toBeInTheDocument();
    expect(place()).not.toBeInTheDocument();
  });

  test('is absent and reported where the lender was built for another major of it', async () => {
    await open([{ slot: 'designer-designs@2', key: 'designs', order: 1 }]);
    expect(place()).not.toBeInTheDocument();
    await waitFor(() =>
      expect(reports).toMatchObject([{ remote: `${lender}@2.0.0+ab`, message: expect.stringContaining('designer-designs@2') }]),
    );
    expect(network.asked).toEqual([]);
  });

  test('shows a fragment for buyers to buyers only', async () => {
    const fragments = [{ slot: SLOT, key: 'designs', order: 1, when: { types: ['buyer'] as const } }];
    await open(fragments, { signedIn: { type: 'consumer' } });
    expect(screen.getByText('expects nothing')).toBeInTheDocument();
    close();
    network.scripts[entry()] = lend(Designs);
    await open(fragments, { signedIn: { type: 'buyer' } });
    expect(await screen.findByText('Designs of ito-kasumi')).toBeInTheDocument();
  });
});

describe('a fragment that fails costs its place and nothing else', () => {
  const Broken = () => {
    throw new Error(`broken render of ${lender}`);
  };
  const BrokenLater = () => {
    useEffect(() => {
      throw new Error(`broken effect of ${lender}`);
    }, []);
    return <p>for a moment</p>;
  };

  test.each<[string, () => void]>([
    ['cannot be reached', () => undefined],
    ['throws while rendering', () => (network.scripts[entry()] = lend(Broken))],
    ['throws in an effect', () => (network.scripts[entry()] = lend(BrokenLater))],
    ['is not in its remote', () => (network.scripts[entry()] = entryOf(container(), { routes: {}, locales: {} }))],
  ])('when it %s', async (_, arrange) => {
    // React prints what a boundary caught.
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    arrange();
    await open();
    await waitFor(() => expect(place()).not.toBeInTheDocument());
    expectWholePage();
    await waitFor(() => expect(reports).toMatchObject([{ remote: `${lender}@2.0.0+ab` }]));
    quiet.mockRestore();
  });

  test('when it never answers: after ten seconds, and it does not appear later', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    network.hanging.add(entry());
    await open();
    await act(async () => jest.advanceTimersByTime(9_000));
    expect(screen.getByText('holding the place')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTime(1_500));
    expect(place()).not.toBeInTheDocument();
    expectWholePage();
    await waitFor(() => expect(reports).toMatchObject([{ remote: `${lender}@2.0.0+ab`, name: 'ChunkLoadError' }]));
    lend(Designs)();
    await act(async () => document.querySelector(`script[src$="${entry()}"]`)?.dispatchEvent(new Event('load')));
    expect(place()).not.toBeInTheDocument();
  });

  test('when it waits for code of its own that never comes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const Endless = lazy(() => new Promise<never>(() => undefined));
    network.scripts[entry()] = lend(() => <Endless />);
    await open();
    await waitFor(() => expect(screen.getByText('holding the place')).toBeVisible());
    await act(async () => jest.advanceTimersByTime(10_500));
    expect(place()).not.toBeInTheDocument();
    expectWholePage();
  });

  test('and comes back with the button, where the page offers one', async () => {
    await open(undefined, { withRetry: true });
    const button = await screen.findByRole('button', { name: 'Try again' });
    network.scripts[`/r/${lender}/2.0.0+ab/~2/remote.js`] = lend(Designs);
    await userEvent.click(button);
    expect(await screen.findByText('Designs of ito-kasumi')).toBeInTheDocument();
  });
});

test('outside of a host, as in a remote that runs alone, there is no slot', async () => {
  const { platform, running } = await startTestPlatform({});
  const { unmount } = render(
    <PlatformProvider platform={platform}>
      <Page />
    </PlatformProvider>,
  );
  close = () => {
    unmount();
    running.stop();
  };
  expectWholePage();
  expect(screen.getByText('expects nothing')).toBeInTheDocument();
  expect(place()).not.toBeInTheDocument();
});
