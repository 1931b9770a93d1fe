import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-articles.fixture.ts';
import { chapter } from '../../sample-chapters.fixture.ts';
import HandbookScreen from './handbook-screen.tsx';
import { searchHandbook } from './search-handbook.ts';

const route = routes.find(({ screen: key }) => key === 'handbook');
let shown: RenderedScreen | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => shown?.close());

async function open(at = '/resources/marketing-handbook', options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  if (route === undefined) throw new Error('the handbook has no route');
  shown = await renderScreen(HandbookScreen, {
    route,
    at,
    locales,
    api: { 'GET /api/article/collection/:by/:value': () => ({ chapters: [chapter(1), chapter(2), chapter(3)] }) },
    ...options,
  });
  return shown;
}

describe('the handbook', () => {
  test('keeps ticks, and counts them in the contents', async () => {
    const { user } = await open('/resources/marketing-handbook?chapter=chapter-2');
    await user.click(await screen.findByRole('checkbox', { name: 'Weigh the parcel.' }));
    shown?.close();
    const { api } = await open();
    const rows = within(await screen.findByRole('navigation', { name: 'Chapters' })).getAllByRole('listitem');
    await waitFor(() => expect(rows[1]).toHaveTextContent('1 of 2 done'));
    expect(rows[0]).toHaveTextContent('0 of 2 done');
    expect(api.calls.map(({ url }) => url)).toEqual(['/api/article/collection/section/handbook?lang=en']);
  });

  test('finds a word in every chapter, under an address of its own', async () => {
    const { user, address } = await open(undefined, { language: 'jp' });
    await user.type(await screen.findByRole('searchbox', { name: 'ハンドブック内を検索' }), '見本');
    expect(await screen.findByRole('heading', { name: '「見本」が3か所' })).toBeInTheDocument();
    expect(decodeURIComponent(address())).toBe('/resources/marketing-handbook?q=見本');
    expect(screen.getByRole('link', { name: '第1章' })).toHaveAttribute('href', '/resources/marketing-handbook?chapter=chapter-1');
  });

  test('goes on to the chapters beside one', async () => {
    const { user } = await open('/resources/marketing-handbook?chapter=chapter-2');
    const turn = await screen.findByRole('navigation', { name: 'Other chapters' });
    expect(within(turn).getByRole('link', { name: /Previous chapter/ })).toHaveAttribute('href', expect.stringContaining('chapter-1'));
    await user.click(within(turn).getByRole('link', { name: /Next chapter/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Chapter 3' })).toBeInTheDocument();
    expect(screen.getByText('A mark stays.')).toBeInTheDocument();
  });

  test('without chapters says that they are being written', async () => {
    await open(undefined, { api: { 'GET /api/article/collection/:by/:value': () => ({ chapters: [] }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'The handbook is being written' })).toBeInTheDocument();
  });
});

describe('a search', () => {
  const chapters = [chapter(1, { body: [{ type: 'paragraph', text: 'Send the ｓａｍｐｌｅ. サンプルを送る。A sample.' }] })];

  test.each([
    ['SAMPLE', ['ｓａｍｐｌｅ', 'sample']],
    ['さんぷる', ['サンプル']],
    ['  ', []],
    ['price', []],
  ])('for %j finds %j', (query, found) => {
    expect(searchHandbook(chapters, query).flatMap(({ passages }) => passages.map((passage) => passage.found))).toEqual(found);
  });
});
