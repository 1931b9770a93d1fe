import { afterEach, expect, test } from '@jest/globals';
import { fail, type ApiHandlers, type AnswerOf } from '@orime/testing';
import { sampleImage, sampleProfileCard, sampleSettings } from '@orime/testing/samples';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';
import type { RenderedPage } from '../../../test/render-page.tsx';

let page: RenderedPage;
afterEach(() => page.close());

type Story = AnswerOf<'GET /api/article/'>['items'][number];
type Book = AnswerOf<'GET /api/lookbook/'>[number];

const image = (id: string) => sampleImage({ id });

function story(slug: string, changed: Partial<Story>): Story {
  return {
    _id: slug,
    id: slug,
    slug,
    title: { en: slug, jp: slug },
    dek: { en: '', jp: '' },
    section: 'craft',
    sectionLabel: { en: 'Craft', jp: '手仕事' },
    tags: [],
    author: { name: 'Orime', nameJp: 'Orime' },
    cover: image(`${slug}-cover`),
    publishedAt: '2026-01-01T00:00:00Z',
    readingMinutes: { en: 1, jp: 1 },
    likes: 0,
    ...changed,
  };
}

const spot = (slug: string): Book['looks'][number]['hotspots'][number] => ({
  x: 0.5,
  y: 0.5,
  designId: slug,
  slug,
  name: slug,
  nameJp: slug,
});

const book: Book = {
  _id: 'lkb_1',
  id: 'lkb_1',
  slug: 'unfolded',
  title: { en: 'Unfolded', jp: 'ひらく' },
  season: 'AW26',
  designer: { id: 'prf_1', handle: 'ito', name: 'Ito', nameJp: '伊藤' },
  cover: null,
  published: true,
  version: 1,
  looks: [[spot('a')], [spot('a'), spot('b')], [spot('c')], [], [spot('d')], [spot('e')]].map((hotspots, at) => ({
    number: at + 1,
    image: image(`look-${at + 1}`),
    hotspots,
  })),
};

const PICTURES: ApiHandlers = {
  'GET /api/settings/public': () => sampleSettings({ pictures: { hero: image('site-hero'), map: image('site-map') } }),
  'GET /api/lookbook/': () => [book],
  'GET /api/article/': () => ({
    items: [story('first', { hero: image('first-hero') }), story('second', {}), story('third', { hero: image('third-hero') })],
    total: 3,
    page: 1,
    limit: 4,
    sections: [],
    tags: [],
  }),
  'GET /api/profile/all': () => ['told', 'two', 'three'].map((id) => sampleProfileCard({ id, handle: id, cover: image(`${id}-cover`) })),
};
const NOTHING: ApiHandlers = {
  'GET /api/settings/public': () => sampleSettings(),
  'GET /api/lookbook/': () => [],
  'GET /api/article/': () => ({ items: [], total: 0, page: 1, limit: 4, sections: [], tags: [] }),
  'GET /api/profile/all': () => fail({ status: 500, code: 'internal' }),
};

async function openMenu(api: ApiHandlers) {
  page = await renderPage({ at: '/login', api });
  await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('region', { name: 'Shop' });
}

async function turnTo(name: string): Promise<HTMLElement> {
  const links = within(screen.getByRole('navigation', { name: 'Menu' }));
  act(() => links.getByRole('link', { name }).focus());
  return within(screen.getByRole('region', { name })).getByRole('link');
}

/** Names of the files in the panel itself, which stands between those of its neighbours. */
const picturesOf = (panel: HTMLElement): readonly (string | undefined)[] =>
  [...panel.querySelectorAll<HTMLElement>('[style*="--place: 0"] img')].map(
    (picture) => /site-\w+|look-\d|\w+-(hero|cover)/.exec(picture.getAttribute('src') ?? '')?.[0],
  );

test.each([
  ['Shop', ['look-3', 'look-4', 'look-5']],
  ['Magazine', ['third-hero']],
  ['Designers', ['two-cover', 'three-cover']],
  ['World Map', ['site-map']],
])('%s shows pictures that neither its page nor home shows', async (name, pictures) => {
  await openMenu(PICTURES);
  const panel = await turnTo(name);
  await waitFor(() => expect(picturesOf(panel)).toEqual(pictures));
  expect(panel).toHaveAttribute('data-theme', 'dark');
});

test('the second story stands in by its cover when no other has a wide picture', async () => {
  await openMenu({
    ...PICTURES,
    'GET /api/article/': () => ({ items: [story('first', {}), story('second', {})], total: 2, page: 1, limit: 4, sections: [], tags: [] }),
  });
  const panel = await turnTo('Magazine');
  await waitFor(() => expect(picturesOf(panel)).toEqual(['second-cover']));
});

test.each(['Shop', 'Magazine', 'Designers', 'World Map'])('%s is drawn in the colours of the page without a picture', async (name) => {
  await openMenu(NOTHING);
  const panel = await turnTo(name);
  await waitFor(() => expect(panel).not.toHaveAttribute('data-theme'));
  const drawing = panel.querySelector('[style*="--place: 0"] [data-theme]');
  expect(drawing).toHaveAttribute('data-theme', 'dark');
  act(() => page.platform.root.setState({ theme: 'light' }));
  expect(drawing).toHaveAttribute('data-theme', 'light');
});

test('pictures are asked for when the menu opens, and nothing waits for them', async () => {
  const never = new Promise<never>(() => undefined);
  const reads = ['/api/lookbook/', '/api/article/', '/api/profile/all'];
  const asked = () => reads.filter((read) => page.api.calls.some(({ url }) => new URL(url, 'https://orime.test').pathname === read));
  page = await renderPage({
    at: '/login',
    api: { 'GET /api/lookbook/': () => never, 'GET /api/article/': () => never, 'GET /api/profile/all': () => never },
  });
  expect(asked()).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
  const panel = await screen.findByRole('region', { name: 'Shop' });
  expect(within(panel).getByRole('link')).toHaveAttribute('href', '/catalog');
  await turnTo('World Map');
  await waitFor(() => expect(asked()).toEqual(reads));
});
