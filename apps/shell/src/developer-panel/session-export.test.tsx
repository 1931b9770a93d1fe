import { afterEach, expect, jest, test } from '@jest/globals';
import type { FactEntry } from '@orime/event-bus';
import { commandsOf, parseSessionLog, replaySessionLog, type SessionLog } from '@orime/platform/host';
import { sampleSettings } from '@orime/testing/samples';
import { act, screen, within } from '@testing-library/react';
import { coat } from '../chrome/cart/cart-line.fixture.ts';
import { renderPage } from '../test/render-page.tsx';
import type { RenderedPage } from '../test/render-page.tsx';

let page: RenderedPage;
const { createObjectURL, revokeObjectURL } = URL;
afterEach(() => {
  page.close();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

const open = async () => (page = await renderPage({ at: '/about', api: { 'GET /api/settings/public': () => sampleSettings() } }));

/** Ids that React counts by what else is on the page; the developer tools are on one of the two. */
const drawn = (element: HTMLElement): string => element.outerHTML.replaceAll(/_r_[0-9a-z]+_/g, '_r_');

/** jsdom saves no files: this takes what the page hands to the browser. */
async function pressExport(): Promise<SessionLog> {
  const files: Blob[] = [];
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:orime/${String(files.push(file))}`, revokeObjectURL: () => undefined });
  await page.user.click(screen.getByRole('button', { name: 'Save the log' }));
  clicked.mockRestore();
  const log = parseSessionLog((await files[0]?.text()) ?? '');
  if (log === undefined) throw new Error('the file is no log');
  return log;
}

test('what a remote asks for is in the exported file before what it leads to, and another page draws the same cart from it', async () => {
  await open();
  await page.user.keyboard('{Alt>}{Shift>}[KeyX]{/Shift}{/Alt}');
  await page.user.click(await screen.findByRole('tab', { name: 'Messages' }));
  const shop = commandsOf('retail-shop@1.0.0');
  await act(() => shop.addToCart(coat));
  await act(() => shop.addToCart({ ...coat, size: 'L', name: 'Longer coat', quantity: 1 }));
  act(shop.openCart);
  expect(screen.getAllByRole('row').find((row) => row.textContent?.includes('cart.item-added@1'))).toHaveTextContent(
    'cart.item-added@1shell@1.0.0cart.add@1',
  );
  const drawer = drawn(await screen.findByRole('dialog', { name: 'Cart' }));

  const log = await pressExport();
  const asked = log.entries.findIndex((entry) => entry.kind === 'command');
  expect(log.entries[asked]).toMatchObject({ type: 'cart.add@1', source: 'retail-shop@1.0.0', id: `${log.session}:c1` });
  const facts = log.entries.slice(asked).filter((entry): entry is FactEntry => entry.kind === 'fact');
  expect(facts.slice(0, 2).map(({ envelope }) => [envelope.type, envelope.cause])).toEqual([
    ['cart.changed@1', `${log.session}:c1`],
    ['cart.item-added@1', `${log.session}:c1`],
  ]);

  page.close();
  const { platform } = await open();
  act(() => void replaySessionLog(platform, log));
  const again = await screen.findByRole('dialog', { name: 'Cart' });
  expect(within(again).getByText('Longer coat')).toBeInTheDocument();
  expect(drawn(again)).toBe(drawer);
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveAccessibleDescription('3 items');
});
