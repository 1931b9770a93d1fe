import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { sampleImage } from '@orime/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { article, locales } from '../../sample-articles.fixture.ts';
import ArticleScreen from './article-screen.tsx';

const route = routes[1];
let shown: RenderedScreen | undefined;
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => shown?.close());

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(ArticleScreen, {
    route,
    at: '/article/id/story-1',
    locales,
    api: { 'GET /api/article/id/:id': () => article() },
    ...options,
  });
  return shown;
}

describe('a story', () => {
  test('shows its words, its footnote and what can be bought from it', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('href', '#footnote-1');
    await shown?.user.click(screen.getByRole('link', { name: '1' }));
    expect(document.activeElement).toHaveTextContent('It ferments.');
    await shown?.user.click(screen.getByRole('link', { name: 'Back to reference 1 in the text' }));
    expect(screen.getByRole('link', { name: '1' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ask the dyer' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText(/It ferments/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Vat coat/ })).toHaveAttribute('href', '/designs/vat-coat');
  });

  test('shows its author, by a letter where there is no picture', async () => {
    const { container } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Story 1' });
    expect(screen.getByText(article().author.name.slice(0, 1), { selector: 'header [aria-hidden]' })).toBeInTheDocument();
    expect(container.querySelector('header [aria-hidden] img')).not.toBeInTheDocument();
    shown?.close();
    const author = { ...article().author, image: sampleImage({ id: 'fil_face' }) };
    const signed = await open({ api: { 'GET /api/article/id/:id': () => article({ author }) } });
    await screen.findByRole('heading', { level: 1, name: 'Story 1' });
    expect(signed.container.querySelector('header [aria-hidden] img[src*="fil_face"]')).toBeInTheDocument();
  });

  test('that was renamed goes on under its new address, without being read again', async () => {
    const { api, address } = await open({ at: '/article/id/an-old-name?lang=en', api: { 'GET /api/article/id/:id': () => article() } });
    await waitFor(() => expect(address()).toBe('/article/id/story-1?lang=en'));
    expect(screen.getByRole('heading', { level: 1, name: 'Story 1' })).toBeInTheDocument();
    expect(api.calls.filter(({ url }) => url.startsWith('/api/article/id/'))).toHaveLength(1);
  });

  test('is liked at once, and the like is taken back when the server refuses', async () => {
    let settle: () => void = () => {};
    const refused = new Promise<void>((done) => (settle = done));
    const { user } = await open({
      signedIn: {},
      api: {
        'GET /api/article/id/:id': () => article(),
        'GET /api/users/me': () => fail({ status: 500, code: 'internal' }),
        'POST /api/article/like/:id': async () => {
          await refused;
          return fail({ status: 500, code: 'internal' });
        },
      },
    });
    const like = await screen.findByRole('button', { name: /^Like/ });
    await user.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    expect(like).toHaveTextContent('13');
    settle();
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    expect(like).toHaveTextContent('12');
  });

  test('sends a visitor who likes it to registration and back', async () => {
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: /^Like/ }));
    expect(address()).toBe('/register?returnTo=%2Farticle%2Fid%2Fstory-1');
  });

  test('says so when it exists in the other language only', async () => {
    await open({ language: 'jp', api: { 'GET /api/article/id/:id': () => article({ body: { ...article().body, jp: [] } }) } });
    expect(await screen.findByText('この記事の日本語版はまだありません。英語の原文を表示しています。')).toBeInTheDocument();
    expect(screen.getByText(/The vat is alive/)).toBeInTheDocument();
  });

  test('that does not exist leads back to the magazine', async () => {
    await open({ api: { 'GET /api/article/id/:id': () => fail({ status: 404, code: 'not_found' }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This story is not here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the magazine' })).toHaveAttribute('href', '/digital-magazine');
  });

  test('that could not be loaded is there after trying again', async () => {
    let isDown = true;
    const { user } = await open({
      api: { 'GET /api/article/id/:id': () => (isDown ? fail({ status: 503, code: 'unavailable' }) : article()) },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Story 1' })).toBeInTheDocument();
  });
});
