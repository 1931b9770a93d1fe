import { afterEach, describe, expect, test } from '@jest/globals';
import type { Suggestion } from '@orime/contracts/api/discovery/search';
import { fail } from '@orime/testing';
import type { ApiHandlers } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';
import { groupSuggestions } from './search-options.ts';

const suggestions: readonly Suggestion[] = [
  { kind: 'profile', label: 'Ito Kasumi', labelJp: '伊藤霞', url: '/shop/ito-kasumi' },
  { kind: 'design', label: 'Indigo Coat', labelJp: '藍のコート', url: '/designs/indigo-coat' },
  { kind: 'article', label: 'Under Cedars', labelJp: '杉の下で', url: '/article/id/under-cedars' },
  { kind: 'producer', label: 'Kiryu Silk', labelJp: '桐生絹', url: '/producer/kiryu-silk' },
];
let page: RenderedPage;
afterEach(() => {
  page.close();
  localStorage.clear();
});
const found: ApiHandlers = { 'GET /api/search/suggest': () => ({ items: suggestions }) };

async function open(api: ApiHandlers = found, options: RenderPageOptions = {}): Promise<HTMLElement> {
  page = await renderPage({ at: '/about', api, ...options });
  await page.user.click(await screen.findByRole('button', { name: /^(Search|検索)$/ }));
  return screen.findByRole('combobox', { name: /^(Search|検索)$/ });
}
const options = () => screen.getAllByRole('option').map((option) => [option.textContent, option.getAttribute('href')]);

describe('the search', () => {
  test('suggests by kind, and leads to the catalogue of a designer who has no storefront yet', async () => {
    const field = await open();
    await page.user.type(field, 'ito');
    const people = await screen.findByRole('group', { name: 'People' });
    expect(within(people).getByRole('option', { name: 'Ito Kasumi' })).toHaveAttribute('href', '/catalog?designer=ito-kasumi');
    // No live route answers the maker's page.
    expect(options()).toEqual([
      ['Ito Kasumi', '/catalog?designer=ito-kasumi'],
      ['Indigo Coat', '/designs/indigo-coat'],
      ['Under Cedars', '/article/id/under-cedars'],
      ['See everything for “ito”', '/catalog?q=ito'],
    ]);
    expect(screen.getByText('3 suggestions')).toBeInTheDocument();
    // The pause between keys is waited for.
    expect(page.api.calls.filter(({ url }) => url.includes('suggest')).map(({ url }) => url)).toEqual(['/api/search/suggest?q=ito']);
  });

  test('is walked through with arrows, the field keeping the focus, and followed with Enter', async () => {
    const field = await open();
    await page.user.type(field, 'ito');
    await screen.findByRole('option', { name: 'Ito Kasumi' });
    await page.user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { name: 'Indigo Coat' });
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', active.id);
    expect(field).toHaveFocus();
    await page.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { name: /^See everything/ })).toHaveAttribute('aria-selected', 'true');
    await page.user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(page.address()).toBe('/designs/indigo-coat');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument());
  });

  test('searches all garments with Enter, and remembers the word', async () => {
    const field = await open();
    await page.user.type(field, 'wool coat{Enter}');
    expect(page.address()).toBe('/catalog?q=wool%20coat');
    await page.user.click(await screen.findByRole('button', { name: 'Search' }));
    const recent = await screen.findByRole('group', { name: 'Recent searches' });
    expect(within(recent).getByRole('option', { name: 'wool coat' })).toHaveAttribute('href', '/catalog?q=wool%20coat');
    await page.user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.getByText(/Type a garment/)).toBeInTheDocument();
  });

  test('says when there is nothing, and still searches when suggestions fail', async () => {
    const field = await open({ 'GET /api/search/suggest': () => ({ items: [] }) });
    await page.user.type(field, 'zzz');
    expect(await screen.findByRole('heading', { name: 'No suggestions for “zzz”' })).toBeInTheDocument();
    page.api.use({ 'GET /api/search/suggest': () => fail({ status: 500, code: 'internal' }) });
    await page.user.clear(field);
    await page.user.type(field, 'wool');
    expect(await screen.findByText(/Suggestions cannot be loaded now/)).toBeInTheDocument();
    await page.user.keyboard('{Enter}');
    expect(page.address()).toBe('/catalog?q=wool');
  });

  test('opens with “/” but not while somebody types, and speaks Japanese', async () => {
    page = await renderPage({ at: '/about', language: 'jp', api: found });
    await screen.findByRole('button', { name: '検索' });
    await page.user.keyboard('/');
    const field = await screen.findByRole('combobox', { name: '検索' });
    await page.user.type(field, 'いとう/');
    expect(field).toHaveValue('いとう/');
    expect(await screen.findByRole('option', { name: '伊藤霞' })).toBeInTheDocument();
    expect(screen.getAllByRole('combobox', { name: '検索' })).toHaveLength(1);
  });
});

test('a storefront is linked to as soon as it is there', () => {
  const [people] = groupSuggestions(suggestions, () => true);
  expect(people?.options[0]?.to).toBe('/shop/ito-kasumi');
});
