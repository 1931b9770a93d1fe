import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FragmentDeclaration } from '@orime/contracts';
import { Slot, useT } from '@orime/platform';
import { MemoryRouter, PlatformProvider, SlotContext } from '@orime/platform/host';
import { interceptApi, startTestPlatform, type FakeApi } from '@orime/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startScriptNetwork, type ScriptNetwork } from '../test/script-network.ts';
import type { PartComponent } from './load-part.ts';
import { MARKUP_GIVEN_UP } from './markup-given-up.ts';
import { offerParts } from './part-loads.ts';
import { slotHost } from './slot/slot-host.ts';

const SLOT = 'designer-designs@1';
const FRAGMENTS: readonly FragmentDeclaration[] = [{ slot: SLOT, key: 'designs', order: 1 }];
const LOCALES = { en: async () => ({ default: { of: 'Designs of {{name}}' } }), jp: async () => ({ default: { of: '{{name}}の作品' } }) };

let network: ScriptNetwork;
let api: FakeApi;
let close: () => void;
let count = 0;
/** One of its own for every test: what the page has loaded once it keeps. */
let lender: string;

beforeEach(() => {
  lender = `rendered-${String((count += 1))}`;
  network = startScriptNetwork();
  api = interceptApi({ 'POST /api/errors/front-end': () => ({ id: 'err_1' }) });
});
afterEach(() => {
  close();
  api.restore();
  network.stop();
});

function Designs({ designer }: { readonly designer: string }) {
  return <p>{useT(lender)('of', { name: designer })}</p>;
}

async function startPage(texts: boolean) {
  const container = lender.replace('-', '_');
  const remotes = {
    [lender]: { version: '2.0.0', base: `/r/${lender}/2.0.0/`, entry: 'remote.js', container, routes: [], fragments: FRAGMENTS },
  };
  const { platform, running } = await startTestPlatform({
    boot: { release: { id: 'rs_1', revision: 1, shell: '1.0.0', remotes }, rendered: [`${lender}/fragment/designs`] },
    ...(texts && { locales: { [lender]: LOCALES } }),
  });
  const page = (
    <PlatformProvider platform={platform}>
      <MemoryRouter>
        <SlotContext value={slotHost}>
          <h1>The page of another remote</h1>
          <Slot name={SLOT} props={{ designer: 'ito-kasumi' }} placeholder={<p>holding the place</p>} />
        </SlotContext>
      </MemoryRouter>
    </PlatformProvider>
  );
  return { page, stop: () => running.stop() };
}

/** The markup of a server that has loaded the fragment, taken over by a browser that has loaded nothing yet. */
async function openRendered(): Promise<{ readonly faults: readonly unknown[] }> {
  const server = await startPage(true);
  // Its props are those of the slot.
  offerParts(new Map([[`${lender}/fragment/designs`, Designs as unknown as PartComponent]]));
  const html = renderToString(server.page);
  server.stop();
  offerParts(new Map());
  const browser = await startPage(false);
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  const faults: unknown[] = [];
  const root = await act(async () => hydrateRoot(box, browser.page, { onRecoverableError: (error) => faults.push(error) }));
  close = () => {
    act(() => root.unmount());
    box.remove();
    browser.stop();
  };
  return { faults };
}

test('markup of a fragment that cannot be had gives way to what the page says then', async () => {
  const { faults } = await openRendered();
  await waitFor(() => expect(screen.queryByText('Designs of ito-kasumi')).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(faults.map((fault) => fault instanceof Error && fault.cause === MARKUP_GIVEN_UP)).toEqual([true]);
});
