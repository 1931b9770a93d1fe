import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';

let page: RenderedPage;
afterEach(async () => {
  await page.close();
  localStorage.clear();
  jest.restoreAllMocks();
});

async function open(languages: readonly string[], options: RenderPageOptions = {}): Promise<RenderedPage> {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  page = await renderPage({ at: '/wholesale/catalog', ...options });
  return page;
}

const offer = () => screen.queryByRole('button', { name: '日本語・円で見る' });
const marketOf = ({ platform }: RenderedPage) => platform.root.getState().market;

async function switchLanguage({ user }: RenderedPage, name: string): Promise<void> {
  if (screen.queryByRole('group', { name: /Language|言語/ }) === null)
    await user.click(screen.getByRole('button', { name: /Account|アカウント/ }));
  await user.click(within(await screen.findByRole('group', { name: /Language|言語/ })).getByRole('button', { name }));
}

describe('a first visit with a Japanese browser', () => {
  test('is offered Japanese and yen in one line, and takes both with one press', async () => {
    const shown = await open(['ja', 'en']);
    await waitFor(() => expect(offer()).toBeInTheDocument());
    await shown.user.click(screen.getByRole('button', { name: '日本語・円で見る' }));
    await waitFor(() => expect(shown.platform.root.getState()).toMatchObject({ language: 'jp', market: 'JP' }));
    expect(offer()).not.toBeInTheDocument();
  });

  test('is not asked again once the line was closed', async () => {
    const shown = await open(['ja-JP']);
    await waitFor(() => expect(offer()).toBeInTheDocument());
    await shown.user.click(screen.getByRole('button', { name: '閉じる' }));
    expect(offer()).not.toBeInTheDocument();
    await shown.close();
    await open(['ja-JP']);
    expect(offer()).not.toBeInTheDocument();
    expect(shown.platform.root.getState()).toMatchObject({ language: 'en', market: 'US' });
  });

  test('of another language is left alone', async () => {
    await open(['de', 'ja']);
    expect(offer()).not.toBeInTheDocument();
  });
});

describe('choosing Japanese', () => {
  test('for the first time chooses yen too, and says so with the way back; then never again', async () => {
    const shown = await open(['en']);
    await switchLanguage(shown, '日本語');
    await waitFor(() => expect(marketOf(shown)).toBe('JP'));
    await shown.user.click(await screen.findByRole('button', { name: '元の通貨に戻す' }));
    expect(marketOf(shown)).toBe('US');
    await switchLanguage(shown, 'English');
    await switchLanguage(shown, '日本語');
    await waitFor(() => expect(shown.platform.root.getState().language).toBe('jp'));
    expect(marketOf(shown)).toBe('US');
  });

  test('leaves a market alone that the visitor has chosen', async () => {
    const shown = await open(['en']);
    await shown.user.click(screen.getByRole('button', { name: 'Account' }));
    const market = await screen.findByRole('combobox', { name: 'Prices and delivery' });
    await shown.user.selectOptions(market, 'EU');
    await shown.user.selectOptions(market, 'US');
    await switchLanguage(shown, '日本語');
    await waitFor(() => expect(shown.platform.root.getState().language).toBe('jp'));
    expect(marketOf(shown)).toBe('US');
  });
});
