import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { PromoBannerItem } from '@orime/contracts/api/site/content';
import { fail, malformed, type ApiHandler } from '@orime/testing';
import { REDUCED_MOTION } from '@orime/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setMedia } from '../../test/missing-browser-parts.ts';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage } from '../../test/render-page.tsx';
import { ROTATION_MS } from './use-rotation.ts';

const item = (id: string, promoText: string, part: Partial<PromoBannerItem> = {}): PromoBannerItem => ({
  id,
  name: id,
  published: 'published',
  data: { promoText, promoTextJp: `${promoText} 日本語`, promoUrl: `/${id}` },
  createdDate: '',
  lastUpdated: '',
  ...part,
});
const results = [
  item('first', 'First message'),
  item('second', 'Second message'),
  item('draft', 'Draft', { published: 'draft' }),
  item('blank', '  '),
  item('third', 'Third message'),
];

let page: RenderedPage;
afterEach(() => {
  jest.useRealTimers();
  page.close();
});

type Answer = ReturnType<ApiHandler<'GET /api/content/promo-banner'>>;

const open = async (answer: Answer, language: 'en' | 'jp' = 'en', media: readonly string[] = []) => {
  page = await renderPage({
    at: '/about',
    language,
    media,
    api: { 'GET /api/content/promo-banner': () => answer, 'POST /api/errors/front-end': () => ({ id: 'err_1' }) },
  });
};
const banner = () => screen.getByRole('region', { name: 'Promotion' });
const shown = () => within(banner()).getByRole('link');
const control = (name: string) => within(banner()).getByRole('button', { name });
const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') });
  fireEvent(document, new Event('visibilitychange'));
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the promo banner', () => {
  test('shows published messages with a text, one after the other every seven seconds, and starts again', async () => {
    jest.useFakeTimers();
    await open({ results });
    await wait(0);
    expect(shown()).toHaveTextContent('First message');
    expect(shown()).toHaveAttribute('href', '/first');
    await wait(ROTATION_MS - 1);
    expect(shown()).toHaveTextContent('First message');
    await wait(1);
    expect(shown()).toHaveTextContent('Second message');
    await wait(ROTATION_MS);
    expect(shown()).toHaveTextContent('Third message');
    await wait(ROTATION_MS);
    expect(shown()).toHaveTextContent('First message');
  });

  test('stays while the pointer or the focus is on it', async () => {
    jest.useFakeTimers();
    await open({ results });
    await wait(0);
    fireEvent.mouseEnter(banner());
    await wait(3 * ROTATION_MS);
    expect(shown()).toHaveTextContent('First message');
    fireEvent.mouseLeave(banner());
    await wait(ROTATION_MS);
    expect(shown()).toHaveTextContent('Second message');
    act(() => shown().focus());
    await wait(2 * ROTATION_MS);
    expect(shown()).toHaveTextContent('Second message');
    // From the message to a control of the banner: the focus is still on it.
    act(() => control('Next message').focus());
    await wait(2 * ROTATION_MS);
    expect(shown()).toHaveTextContent('Second message');
    fireEvent.mouseEnter(banner());
    fireEvent.mouseLeave(banner());
    await wait(2 * ROTATION_MS);
    expect(shown()).toHaveTextContent('Second message');
    act(() => screen.getByRole('button', { name: 'Open menu' }).focus());
    await wait(ROTATION_MS);
    expect(shown()).toHaveTextContent('Third message');
  });

  test('is turned by hand, round and round in both directions, and then shows the message for its whole time', async () => {
    jest.useFakeTimers();
    await open({ results });
    await wait(0);
    fireEvent.click(control('Previous message'));
    expect(shown()).toHaveTextContent('Third message');
    fireEvent.click(control('Next message'));
    expect(shown()).toHaveTextContent('First message');
    await wait(ROTATION_MS - 1);
    fireEvent.click(control('Next message'));
    await wait(ROTATION_MS - 1);
    expect(shown()).toHaveTextContent('Second message');
    await wait(1);
    expect(shown()).toHaveTextContent('Third message');
  });

  test('once paused stays paused, whatever pointer and focus do, until it is told to go on', async () => {
    jest.useFakeTimers();
    await open({ results });
    await wait(0);
    fireEvent.click(control('Pause messages'));
    fireEvent.mouseEnter(banner());
    fireEvent.mouseLeave(banner());
    await wait(3 * ROTATION_MS);
    expect(shown()).toHaveTextContent('First message');
    fireEvent.click(control('Next message'));
    await wait(3 * ROTATION_MS);
    expect(shown()).toHaveTextContent('Second message');
    fireEvent.click(control('Play messages'));
    await wait(ROTATION_MS);
    expect(shown()).toHaveTextContent('Third message');
  });

  test('does not turn by itself for a visitor who wants less motion, and can be turned by hand', async () => {
    jest.useFakeTimers();
    await open({ results }, 'en', [REDUCED_MOTION]);
    await wait(3 * ROTATION_MS);
    expect(shown()).toHaveTextContent('First message');
    fireEvent.click(control('Next message'));
    await wait(3 * ROTATION_MS);
    expect(shown()).toHaveTextContent('Second message');
    act(() => setMedia(REDUCED_MOTION, false));
    await wait(ROTATION_MS);
    expect(shown()).toHaveTextContent('Third message');
  });

  test('rests while the tab is hidden, and gives the message its whole time when it is seen again', async () => {
    jest.useFakeTimers();
    await open({ results });
    await wait(ROTATION_MS - 1);
    setHidden(true);
    await wait(10 * ROTATION_MS);
    setHidden(false);
    expect(shown()).toHaveTextContent('First message');
    await wait(ROTATION_MS - 1);
    expect(shown()).toHaveTextContent('First message');
    await wait(1);
    expect(shown()).toHaveTextContent('Second message');
  });

  test('does not talk while it turns, and reads out what the visitor turns to', async () => {
    await open({ results });
    const message = (await screen.findByRole('link', { name: 'First message' })).parentElement;
    expect(message).toHaveAttribute('aria-live', 'off');
    fireEvent.click(control('Pause messages'));
    expect(message).toHaveAttribute('aria-live', 'polite');
  });

  test('has no controls for one message', async () => {
    await open({ results: [item('only', 'Only message')] });
    await screen.findByRole('link', { name: 'Only message' });
    expect(within(banner()).queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    ['en', 'EXCLUSIVE SALE - UP TO 50% OFF SELECTED ITEMS'],
    ['jp', '期間限定セール 対象商品が最大50%OFF'],
  ] as const)('falls back to the sale when the service fails (%s)', async (language, text) => {
    await open(fail({ status: 503, code: 'unavailable' }), language);
    const link = await screen.findByRole('link', { name: text }, { timeout: 5000 });
    expect(link).toHaveAttribute('href', '/sale');
  });

  test.each([
    ['no list', { error: 'The plan has expired' }],
    ['no object', 'expired'],
  ])('falls back to the sale when the answer has %s', async (_, answer) => {
    await open(malformed(answer));
    expect(await screen.findByRole('link', { name: 'EXCLUSIVE SALE - UP TO 50% OFF SELECTED ITEMS' })).toBeInTheDocument();
  });

  test('reports that the service failed', async () => {
    await open(fail({ status: 402, code: 'unavailable' }));
    const reports = () => page.api.calls.filter(({ url }) => url === '/api/errors/front-end').map(({ body }) => body);
    await waitFor(() =>
      expect(reports()).toEqual([
        expect.objectContaining({
          message: expect.stringContaining('failed: 402'),
          info: 'Reading the promo banner',
          remote: 'shell@1.0.0',
        }),
      ]),
    );
  });

  test('is not there when there is nothing to say', async () => {
    await open({ results: [item('draft', 'Draft', { published: 'draft' })] });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Promotion' })).not.toBeInTheDocument());
  });

  test('leads to the catalogue without an address of its own, or with one that no link may have', async () => {
    // oxlint-disable-next-line no-script-url -- the address that must be refused
    await open({ results: [item('a', 'Message', { data: { promoText: 'Message', promoUrl: 'javascript:alert(1)' } })] });
    expect(await screen.findByRole('link', { name: 'Message' })).toHaveAttribute('href', '/catalog');
  });

  test('never sends the token to the service', async () => {
    page = await renderPage({ at: '/about', signedIn: { type: 'buyer' }, api: { 'GET /api/content/promo-banner': () => ({ results }) } });
    await screen.findByRole('link', { name: 'First message' });
    const call = page.api.calls.find(({ url }) => url.startsWith('/api/content/promo-banner'));
    expect(call?.headers.has('authorization')).toBe(false);
    expect(call?.search.get('limit')).toBe('50');
  });
});
