import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, unlisted, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { articleCard, articlePage, locales } from '../../sample-articles.fixture.ts';
import { lookbook } from '../../sample-lookbook.fixture.ts';
import InvestorsScreen from '../investors/investors-screen.tsx';
import { BOILERPLATE } from './media-content.ts';
import MediaScreen from './media-screen.tsx';
import { makePressKit } from './press-kit.ts';
import { creditOf, listPressPictures } from './press-pictures.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const pictures = listPressPictures([lookbook('rain', 'AW26'), lookbook('secret', 'AW26', { published: false })]);

async function open(key: 'media' | 'investors', options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  const route = routes.find(({ screen: name }) => name === key);
  if (route === undefined) throw new Error(`${key} has no route`);
  shown = await renderScreen(key === 'media' ? MediaScreen : InvestorsScreen, {
    route,
    locales,
    api: {
      'GET /api/article/': () => articlePage([articleCard(1)]),
      'GET /api/lookbook/': () => [lookbook('rain', 'AW26')],
      'POST /api/contact': () => ({ ok: true as const }),
    },
    ...options,
  });
  return shown;
}

describe('the press room', () => {
  test('lists releases and pictures with their credits, and takes questions', async () => {
    const { user, api } = await open('media');
    expect(await screen.findByRole('link', { name: 'Story 1' })).toHaveAttribute('href', '/article/id/story-1');
    expect(await screen.findByText('Ito Kasumi, Book rain. Courtesy of Orime')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1600 px' })).toHaveAttribute('download', 'ito-rain-2-1600.webp');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada Press');
    await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'May we visit the vats?');
    await user.click(screen.getByRole('button', { name: 'Send to the press desk' }));
    expect(await screen.findByText(/A person reads this/)).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toMatchObject({ topic: 'press', email: 'ada@example.com', locale: 'en' });
    expect(api.calls.at(-1)?.body).not.toHaveProperty('firm');
  });

  test('is whole where the pictures cannot be had', async () => {
    await open('media', {
      api: { 'GET /api/article/': () => articlePage([]), 'GET /api/lookbook/': () => fail({ status: 503, code: 'unavailable' }) },
    });
    expect(await screen.findByText('Nothing has been announced yet.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send to the press desk' })).toBeInTheDocument();
  });
});

test('investors say for whom they write', async () => {
  const { user, api } = await open('investors');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ben Fund');
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'ben@example.com');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'The deck, please.');
  const send = screen.getByRole('button', { name: 'Ask for the deck' });
  await user.click(send);
  expect(api.calls).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Company or publication' }), 'Slow Capital');
  await user.click(send);
  expect(await screen.findByText(/A person reads this/)).toBeInTheDocument();
  expect(api.calls[0]?.body).toMatchObject({ topic: 'investors', firm: 'Slow Capital' });
});

describe('the press kit', () => {
  test('has wordmarks, pictures with their credits, and the house in both languages', async () => {
    shown = await renderScreen(() => null, {
      route: routes[0],
      locales,
      api: unlisted({ 'GET /media/:id/:file': () => 'picture' }),
    });
    const text = await (await makePressKit(pictures, BOILERPLATE, new AbortController().signal)).text();
    for (const part of ['wordmark/orime-wordmark-black.svg', 'pictures/ito-rain-2.webp', 'about-orime-jp.txt', BOILERPLATE.jp])
      expect(text).toContain(part);
    expect(text).toContain('ito-rain-2.webp: 伊藤霞「本rain」／写真提供 Orime');
  });

  test('is not made without a picture it promises', async () => {
    shown = await renderScreen(() => null, { route: routes[0], locales, api: {} });
    await expect(makePressKit(pictures, BOILERPLATE, new AbortController().signal)).rejects.toThrow(/failed: 404/);
  });

  test('has only what is published', () => {
    expect(pictures.map((picture) => creditOf(picture, 'en'))).toEqual(['Ito Kasumi, Book rain. Courtesy of Orime']);
  });
});
