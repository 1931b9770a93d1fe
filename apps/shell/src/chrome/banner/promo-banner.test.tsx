import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail } from '@orime/testing';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage } from '../../test/render-page.tsx';
import { ROTATION_MS } from './use-rotation.ts';

const item = (id: string, promoText: string, part: object = {}) => ({ id, name: id, published: 'published', data: { promoText, promoTextJp: `${promoText} 日本語`, promoUrl: `/${id}` }, createdDate: '', lastUpdated: '', ...part });
const results = [item('first', 'First message'), item('second', 'Second message'), item('draft', 'Draft', { published: 'draft' }), item('blank', '  '), item('third', 'Third message')];

let page: RenderedPage;
afterEach(() => {
  jest.useRealTimers();
  page.close();
});

const open = async (answer: unknown, language: 'en' | 'jp' = 'en') => {
  page = await renderPage({ at: '/about', language, api: { 'GET /api/content/promo-banner': () => answer } });
};
const shown = () => within(screen.getByRole('region', { name: 'Promotion' })).getByRole('link');
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the promo banner', () => {
  it('shows published messages with a text, one after the other every seven seconds, and starts again', async () => {
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

  it('stays while the pointer or the focus is on it', async () => {
    jest.useFakeTimers();
    await open({ results });
    await wait(0);
    const banner = screen.getByRole('region', { name: 'Promotion' });
    fireEvent.mouseEnter(banner);
    await wait(3 * ROTATION_MS);
    expect(shown()).toHaveTextContent('First message');
    fireEvent.mouseLeave(banner);
    await wait(ROTATION_MS);
    expect(shown()).toHaveTextContent('Second message');
    fireEvent.focus(shown());
    await wait(2 * ROTATION_MS);
    expect(shown()).toHaveTextContent('Second message');
  });

  it.each([
    ['en', 'EXCLUSIVE SALE - UP TO 50% OFF SELECTED ITEMS'],
    ['jp', '期間限定セール 対象商品が最大50%OFF'],
  ] as const)('falls back to the sale when the service fails (%s)', async (language, text) => {
    await open(fail({ status: 503, code: 'unavailable' }), language);
    const link = await screen.findByRole('link', { name: text }, { timeout: 5000 });
    expect(link).toHaveAttribute('href', '/sale');
  });

  it('is not there when there is nothing to say', async () => {
    await open({ results: [item('draft', 'Draft', { published: 'draft' })] });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Promotion' })).not.toBeInTheDocument());
  });

  it('leads to the catalogue without an address of its own, or with one that no link may have', async () => {
    // oxlint-disable-next-line no-script-url -- the address that must be refused
    await open({ results: [item('a', 'Message', { data: { promoText: 'Message', promoUrl: 'javascript:alert(1)' } })] });
    expect(await screen.findByRole('link', { name: 'Message' })).toHaveAttribute('href', '/catalog');
  });

  it('never sends the token to the service', async () => {
    page = await renderPage({ at: '/about', signedIn: { type: 'buyer' }, api: { 'GET /api/content/promo-banner': () => ({ results }) } });
    await screen.findByRole('link', { name: 'First message' });
    const call = page.api.calls.find(({ url }) => url.startsWith('/api/content/promo-banner'));
    expect(call?.headers.has('authorization')).toBe(false);
    expect(call?.search.get('limit')).toBe('50');
  });
});
