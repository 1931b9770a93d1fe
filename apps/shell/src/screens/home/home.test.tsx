import { afterEach, describe, expect, test } from '@jest/globals';
import { fail, type AnswerOf } from '@orime/testing';
import { sampleDesignCard, sampleImage, sampleProfileCard, sampleSettings } from '@orime/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';
import { HOME_DATA, sampleArticle } from '../../test/samples.ts';
import { HERO_WIDE } from './home-reads.ts';

let page: RenderedPage;
const open = async (options: RenderPageOptions = {}) => (page = await renderPage({ data: HOME_DATA, ...options }));
afterEach(() => page.close());

const STORIES_URL = '/api/article/?cover=1&limit=4&sort=new&status=published';
const NEW_IN_URL = '/api/design/?currency=USD&limit=16&sort=new';

const LOOKBOOK: AnswerOf<'GET /api/lookbook/'>[number] = {
  _id: 'lkb_1',
  id: 'lkb_1',
  slug: 'unfolded',
  title: { en: 'Unfolded', jp: 'ひらく' },
  season: 'AW26',
  designer: { id: 'prf_1', handle: 'p2', name: 'Designer p2', nameJp: '作家 p2' },
  cover: null,
  published: true,
  version: 1,
  looks: [
    { number: 1, image: sampleImage({ id: 'look1' }), hotspots: [spot('haori', 0.5)] },
    { number: 2, image: sampleImage({ id: 'look2' }), hotspots: [spot('coat', 0.3), spot('trousers', 0.7)] },
  ],
};

function spot(slug: string, x: number) {
  return { x, y: 0.5, designId: slug, slug, name: slug, nameJp: slug };
}

const PROFILE_REST = {
  bio: { en: 'She folds before she cuts.', jp: '裁つ前に畳む。' },
  links: [],
  holidayUntil: null,
  lookbook: [],
  designs: [],
  viewer: { following: false, canEdit: false },
};

describe('home', () => {
  test('opens with the newest story, and asks the api for nothing that the document brought', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Story a' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the story' })).toHaveAttribute('href', '/article/id/a');
    const rail = screen.getByRole('region', { name: 'New in' });
    expect(within(rail).getByRole('link', { name: 'Garment n1' })).toHaveAttribute('href', '/designs/n1');
    expect(screen.getByRole('region', { name: 'Designers to know' })).toHaveTextContent('Designer p1');
    expect(within(screen.getByRole('region', { name: 'From the magazine' })).getAllByRole('article')).toHaveLength(3);
    expect(page.api.calls.filter(({ url }) => Object.keys(HOME_DATA).some((read) => url.endsWith(read)))).toEqual([]);
    expect(document.title).toBe('Orime');
  });

  test('opens with a wide picture in wide windows, and the upright one on a phone', async () => {
    await open();
    const cover = await screen.findByRole('region', { name: 'Cover story' });
    expect(within(cover).getByRole('heading', { level: 1, name: 'Story a' })).toBeInTheDocument();
    expect(within(cover).getByRole('img', { name: 'Picture cover_a' })).toHaveAttribute(
      'srcset',
      expect.stringContaining('/media/cover_a/'),
    );
    const source = cover.querySelector('picture > source');
    expect(source).toHaveAttribute('media', HERO_WIDE.media);
    expect(source).toHaveAttribute('srcset', expect.stringContaining('/media/hero_a/1600.webp'));
  });

  test('opens beside its cover when the story has no wide picture', async () => {
    await open({ data: { ...HOME_DATA, [STORIES_URL]: { items: [sampleArticle('a')], total: 1, page: 1, sections: [], tags: [] } } });
    const cover = await screen.findByRole('region', { name: 'Cover story' });
    expect(within(cover).getByRole('img', { name: 'Picture cover_a' })).toBeInTheDocument();
    expect(cover.querySelector('picture')).toBeNull();
  });

  test('leads with the gender the visitor keeps choosing', async () => {
    await open();
    const doors = await screen.findByRole('navigation', { name: 'Departments' });
    const order = () =>
      within(doors)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(order()).toEqual(['/women', '/men']);
    act(() => page.platform.root.setState({ genderClassification: { menHits: 5, womenHits: 0, classified: 'men' } }));
    expect(order()).toEqual(['/men', '/women']);
  });

  test('loses only the part that fails, and tries it again', async () => {
    const { ['/api/profile/all?featured=1&limit=4']: featured, ...data } = HOME_DATA;
    const featuredProfiles = featured as AnswerOf<'GET /api/profile/all'>; // The page's data is a map from URLs to anything.
    let isBroken = true;
    await open({ data, api: { 'GET /api/profile/all': () => (isBroken ? fail({ status: 500, code: 'internal' }) : featuredProfiles) } });
    const part = await screen.findByRole('region', { name: 'Designers to know' });
    await within(part).findByText('This part could not be loaded');
    expect(screen.getByRole('region', { name: 'New in' })).toHaveTextContent('Garment n1');
    isBroken = false;
    await page.user.click(within(part).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(part).toHaveTextContent('Designer p1'));
  });

  test('has no empty rails, and a line of its own without a story', async () => {
    const empty = Object.fromEntries(
      Object.keys(HOME_DATA).map((url) => [
        url,
        url.startsWith('/api/article')
          ? { items: [], total: 0, page: 1, sections: [], tags: [] }
          : url.startsWith('/api/settings')
            ? sampleSettings()
            : [],
      ]),
    );
    await open({ data: empty, api: { 'GET /api/lookbook/': () => [] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Independent fashion, from the hands that make it' })).toBeInTheDocument();
    const made = await screen.findByRole('region', { name: 'Made to order, and why it takes a while' });
    expect(within(made).getByRole('link', { name: 'See what is made to order' })).toHaveAttribute('href', '/catalog?mto=1');
    for (const name of ['New in', 'Designers to know', 'From the magazine', 'Shop the look'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  test('shows as new what can be had, and no rail once all of it is gone', async () => {
    const cards = (soldOut: boolean) => ['first', 'second'].map((id) => sampleDesignCard({ id, slug: id, name: id, soldOut }));
    await open({ data: { ...HOME_DATA, [NEW_IN_URL]: [sampleDesignCard({ id: 'gone', name: 'Gone', soldOut: true }), ...cards(false)] } });
    const rail = await screen.findByRole('region', { name: 'New in' });
    expect(within(rail).getAllByRole('article')).toHaveLength(2);
    expect(rail).not.toHaveTextContent('Gone');
    page.close();
    await open({ data: { ...HOME_DATA, [NEW_IN_URL]: cards(true) } });
    await screen.findByRole('region', { name: 'From the magazine' });
    expect(screen.queryByRole('region', { name: 'New in' })).not.toBeInTheDocument();
  });

  test('fills the rail with twelve of sixteen, whatever has gone', async () => {
    const cards = Array.from({ length: 16 }, (_, place) =>
      sampleDesignCard({ id: `n${place}`, slug: `n${place}`, soldOut: place % 5 === 0 }),
    );
    await open({ data: { ...HOME_DATA, [NEW_IN_URL]: cards } });
    const rail = await screen.findByRole('region', { name: 'New in' });
    const links = within(rail).getAllByRole('heading', { level: 3 });
    expect(links.map((heading) => within(heading).getByRole('link').getAttribute('href'))).toEqual(
      cards.filter(({ soldOut }) => !soldOut).map(({ slug }) => `/designs/${slug}`),
    );
  });

  test('tells of one designer, shows kinds, and a look whose garments can be had', async () => {
    await open({
      api: {
        'GET /api/profile/handle/:handle': () => ({
          ...sampleProfileCard({ handle: 'p1' }),
          ...PROFILE_REST,
        }),
        'GET /api/design/': () => ({
          items: [],
          total: 2,
          page: 1,
          priceRange: { minMinor: 0, maxMinor: 90_000 },
          facets: { category: [{ value: 'coat', label: { en: 'Coat', jp: 'コート' }, count: 14 }] },
        }),
        'GET /api/lookbook/': () => [LOOKBOOK],
      },
    });
    const told = await screen.findByRole('region', { name: 'Designers to know' });
    expect(await within(told).findByText('She folds before she cuts.')).toBeVisible();
    expect(within(told).getByRole('link', { name: 'See the shop' })).toHaveAttribute('href', '/shop/p1');
    expect(within(told).getByRole('link', { name: 'Designer p2' })).toHaveAttribute('href', '/shop/p2');
    expect(await screen.findByRole('link', { name: /Coat\s*14/ })).toHaveAttribute('href', '/catalog?category=coat');
    const look = await screen.findByRole('region', { name: 'Shop the look' });
    const pieces = await within(look).findAllByRole('listitem');
    expect(pieces.map((piece) => within(piece).getByRole('link').getAttribute('href'))).toEqual(['/designs/coat', '/designs/trousers']);
  });

  test('signs up for the letter only with consent', async () => {
    await open({ api: { 'POST /api/newsletter': () => ({ ok: true }) } });
    const form = await screen.findByRole('region', { name: 'A letter now and then' });
    await page.user.type(within(form).getByRole('textbox', { name: 'Email' }), 'kasumi@example.com');
    await page.user.click(within(form).getByRole('button', { name: 'Sign up for the letter' }));
    expect(await within(form).findAllByText('Please tick the box so that we may write to you.')).toHaveLength(2);
    await page.user.click(within(form).getByRole('checkbox', { name: 'Yes, send me the letter' }));
    await page.user.click(within(form).getByRole('button', { name: 'Sign up for the letter' }));
    expect(await within(form).findByText(/^Thank you\. Please confirm it with the mail/)).toBeInTheDocument();
    expect(page.api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'kasumi@example.com',
      locale: 'en',
      source: 'home',
    });
  });

  test('is Japanese throughout in Japanese', async () => {
    await open({ language: 'jp', at: '/?lang=jp' });
    expect(await screen.findByRole('heading', { level: 1, name: '記事 a' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '新着' })).toHaveTextContent('伊藤霞');
  });
});
