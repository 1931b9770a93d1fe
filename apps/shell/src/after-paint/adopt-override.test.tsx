import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startTestPlatform } from '@orime/testing';
import { waitFor } from '@testing-library/dom';
import { adoptOverride } from './adopt-override.ts';

const originalFetch = globalThis.fetch;
let sent: { readonly url: string; readonly headers: Headers }[];
let status: number;
/** jsdom cannot load a page: it says so. */
let loads: jest.SpiedFunction<typeof console.error>;
let end: () => void = () => undefined;

beforeEach(() => {
  [sent, status] = [[], 204];
  loads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async (input, { headers } = {}) => {
    // The account's own reads are requests.
    if (typeof input !== 'string') return Response.json({ items: [] });
    sent.push({ url: input, headers: new Headers(headers) });
    return new Response(null, { status });
  };
  window.history.replaceState({ key: 'first' }, '', '/catalog?page=2&override=signed.by.us');
});
afterEach(() => {
  end();
  globalThis.fetch = originalFetch;
  loads.mockRestore();
});

async function visit(signedIn?: { readonly sub: string }): Promise<void> {
  const { platform, running } = await startTestPlatform({ ...(signedIn && { signedIn }) });
  end = () => running.stop();
  adoptOverride(platform);
}

test('an override in the address goes to the gateway as who is signed in, and the page is loaded anew with it', async () => {
  await visit({ sub: 'usr_dev' });
  await waitFor(() => expect(loads).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') })));
  expect(sent.map(({ url, headers }) => [url, headers.get('x-orime-override')])).toEqual([['/override', 'signed.by.us']]);
  expect(sent[0]?.headers.get('authorization')).toMatch(/\S/);
});

test('one that is refused leaves the address, and the page as it is', async () => {
  status = 403;
  await visit({ sub: 'usr_other' });
  await waitFor(() => expect(location.search).toBe('?page=2'));
  expect(window.history.state).toEqual({ key: 'first' });
  expect(loads).not.toHaveBeenCalled();
});

test('without somebody signed in it waits in the address, and a page without one asks nobody', async () => {
  await visit();
  expect(location.search).toBe('?page=2&override=signed.by.us');
  end();
  window.history.replaceState({}, '', '/catalog');
  await visit({ sub: 'usr_dev' });
  expect(sent).toEqual([]);
});

test('without a network it waits in the address', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await visit({ sub: 'usr_dev' });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(location.search).toBe('?page=2&override=signed.by.us');
  expect(loads).not.toHaveBeenCalled();
});
