import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { installPlatform } from '../current-platform.ts';
import { testPlatform } from '../test-tools.ts';
import { useFulfilment } from './use-fulfilment.ts';

const original = globalThis.fetch;
const roots: Root[] = [];

beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT'));
afterEach(async () => {
  globalThis.fetch = original;
  await act(async () => roots.splice(0).forEach((root) => root.unmount()));
});

/** Renders the hook with one listed wholesale order; the test supplies the server's responses. */
async function wholesale() {
  const platform = testPlatform();
  installPlatform(platform);
  const answers: ((status: number, body: object) => void)[] = [];
  const keys: (string | null)[] = [];
  globalThis.fetch = (input, init) =>
    new Promise((resolve) => {
      keys.push(new Request(input, init).headers.get('idempotency-key'));
      answers.push((status, body) =>
        resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })),
      );
    });
  platform.queries.setQueryData(['wholesale-orders'], { items: [{ _id: 'wor_1', status: 'approved', fulfilled: false }] });
  const now: { hook?: ReturnType<typeof useFulfilment<'wholesale'>> } = {};
  function Probe() {
    now.hook = useFulfilment('wholesale');
    return null;
  }
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  await act(async () => root.render(createElement(Probe)));
  return {
    keys,
    state: () => now.hook,
    listed: () => platform.queries.getQueryData<{ items: unknown[] }>(['wholesale-orders'])?.items[0],
    fulfil: (parcel?: Parameters<NonNullable<typeof now.hook>['fulfil']>[1]) => act(async () => void now.hook?.fulfil('wor_1', parcel)),
    answer: (status: number, body: object) => act(async () => answers.shift()?.(status, body)),
  };
}

test('marks a wholesale order fulfilled at once when all of it goes', async () => {
  const { fulfil, answer, listed, state } = await wholesale();
  await fulfil();
  expect([listed(), state()?.loading]).toMatchObject([{ fulfilled: true }, true]);
  await answer(200, { _id: 'wor_1', status: 'shipped', fulfilled: true });
  expect([listed(), state()?.fulfillment_success]).toMatchObject([{ status: 'shipped', fulfilled: true }, { fulfilled: true }]);
});

test('leaves a wholesale order partly shipped until its last piece is sent', async () => {
  const { fulfil, answer, listed, state } = await wholesale();
  await fulfil({ lines: [{ lineId: 'wol_1', quantity: 2 }] });
  expect(listed()).toMatchObject({ fulfilled: false });
  await answer(200, { _id: 'wor_1', status: 'partially_shipped', fulfilled: false });
  expect([listed(), state()?.fulfillment_success]).toMatchObject([{ status: 'partially_shipped', fulfilled: false }, { fulfilled: false }]);
  await fulfil({ lines: [{ lineId: 'wol_1', quantity: 2 }] });
  await answer(200, { _id: 'wor_1', status: 'shipped', fulfilled: true });
  expect(listed()).toMatchObject({ status: 'shipped', fulfilled: true });
});

test('shows the order as it was when the server refuses, with the body of the refusal', async () => {
  const { fulfil, answer, listed, state } = await wholesale();
  await fulfil();
  await answer(422, { error: { code: 'business_rule', message: '', messageJp: '' }, message: 'Unpaid' });
  expect([listed(), state()?.fulfillment_error]).toMatchObject([
    { status: 'approved', fulfilled: false },
    { error: { code: 'business_rule' } },
  ]);
});

test('the same parcel tried again keeps its key, another parcel and one after a success have their own', async () => {
  const { fulfil, answer, keys } = await wholesale();
  const two = { lines: [{ lineId: 'wol_1', quantity: 2 }] };
  await fulfil(two);
  await answer(503, { error: { code: 'unavailable', message: '', messageJp: '' } });
  await fulfil(two);
  await answer(200, { _id: 'wor_1', status: 'partially_shipped', fulfilled: false });
  await fulfil(two);
  await answer(503, { error: { code: 'unavailable', message: '', messageJp: '' } });
  await fulfil({ lines: [{ lineId: 'wol_1', quantity: 3 }] });
  const [first, again, after, other] = keys;
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
  expect(new Set([first, after, other]).size).toBe(3);
});
