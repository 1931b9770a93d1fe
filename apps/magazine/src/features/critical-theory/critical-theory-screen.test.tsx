import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-articles.fixture.ts';
import { chapter } from '../../sample-chapters.fixture.ts';
import CriticalTheoryScreen from './critical-theory-screen.tsx';
import { listNotedBlocks } from './noted-blocks.ts';

const route = routes.find(({ screen: key }) => key === 'critical-theory');
let shown: RenderedScreen | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => shown?.close());

async function open(at = '/critical-theory', options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  if (route === undefined) throw new Error('the issue has no route');
  shown = await renderScreen(CriticalTheoryScreen, {
    route,
    at,
    locales,
    api: { 'GET /api/article/collection/:by/:value': () => ({ chapters: [chapter(1), chapter(2)] }) },
    ...options,
  });
  return shown;
}

describe('the special issue', () => {
  test('opens with its contents, in which chapters that were read say so', async () => {
    localStorage.setItem('orime.magazine.critical-theory-read', '["chapter-2"]');
    const { user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Critical theory' })).toBeInTheDocument();
    const [, second] = screen.getAllByRole('listitem');
    expect(second).toHaveTextContent(/Chapter 2.*Read/);
    await user.click(screen.getByRole('link', { name: 'Chapter 1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Chapter 1' })).toBeInTheDocument();
  });

  test('has notes beside the text, a line to quote and the next chapter', async () => {
    await open('/critical-theory?chapter=chapter-1');
    expect(await screen.findByRole('complementary', { name: 'Note 1' })).toHaveTextContent('A mark stays.');
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('href', '#footnote-1');
    expect(screen.getByText(/Mina Hoshi, “Chapter 1”, Critical Theory, Orime/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Next chapter/ })).toHaveAttribute('href', '/critical-theory?chapter=chapter-2');
  });

  test('that could not be loaded can be tried again', async () => {
    await open(undefined, { api: { 'GET /api/article/collection/:by/:value': () => fail({ status: 503, code: 'unavailable' }) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

test('a note stands at the first block that refers to it, or at the last block', () => {
  const note = (number: number) => ({ type: 'footnote', number, text: `note ${number}` }) as const;
  const body = [
    { type: 'paragraph', text: 'one[^1]' },
    { type: 'paragraph', text: 'two[^2] and again[^1]' },
    note(1),
    note(2),
    note(3),
  ] as const;
  expect(listNotedBlocks(body).map(({ notes }) => notes.map(({ number }) => number))).toEqual([[1], [2, 3]]);
});
