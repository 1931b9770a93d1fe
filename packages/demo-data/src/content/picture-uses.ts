import type { ArticleSource } from './article-blocks.ts';
import { articleCovers, type CoverSource } from './article-covers.ts';
import { articles } from './articles/index.ts';
import { designers } from './designers/index.ts';
import { lookbooks } from './lookbooks/index.ts';
import { producers } from './producers/index.ts';

/** A page as a visitor meets it: the editorial pictures on it, and where its links lead. */
export type PictureStep = {
  readonly at: string;
  readonly shows: readonly string[];
  readonly links: readonly PictureLink[];
};

/** A link and the picture of its card, if any, which may be on both sides of it: the same thing come nearer, or gone back to. */
export type PictureLink = { readonly to: string; readonly card?: string };

/** Stories that home and the menu read; the newest leads. */
const storiesRead = 4;
/** Designers that home and the menu read; the first is told on home, the menu shows the others. */
const designersRead = 4;
/** Pictures side by side in a panel of the menu. */
const picturesInPanel = 3;

/** Where the marketplace shows its editorial pictures. Pictures of designs belong to their product and are not listed. */
export function listPictureUses(): readonly PictureStep[] {
  const stories = articles.filter(({ status }) => status === 'published').sort((a, b) => a.daysAgo - b.daysAgo);
  const newest = stories.slice(0, storiesRead);
  const chosen = designers
    .filter(({ featured }) => featured)
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .slice(0, designersRead)
    .map(({ handle }) => handle);
  return [
    homeStep(newest, chosen),
    menuStep(newest, chosen),
    { at: '/about', shows: ['home/hero'], links: [] },
    // The map shows no photograph.
    { at: '/globe', shows: [], links: [] },
    // The catalogue shows garments alone.
    { at: '/catalog', shows: [], links: [] },
    {
      at: '/digital-magazine',
      shows: stories.map((story, i) => (i === 0 ? openingOf(story) : coverOf(story))),
      links: stories.map((story, i) => (i === 0 ? { to: `/article/${story.slug}`, card: openingOf(story) } : linkToStory(story))),
    },
    ...articles.map(storyStep),
    { at: '/lookbook', shows: lookbooks.map(({ slug }) => coverOfBook(slug)), links: lookbooks.map(({ slug }) => linkToBook(slug)) },
    ...lookbooks.map(({ designer, looks, slug }) => ({
      at: `/lookbook/${slug}`,
      shows: looks.map((_, look) => `lookbook/${slug}/${look + 1}`),
      links: [{ to: `/shop/${designer}`, card: coverOfBook(slug) }],
    })),
    // Three garments stand for each designer.
    { at: '/designers', shows: [], links: designers.map(({ handle }) => ({ to: `/shop/${handle}` })) },
    ...designers.map(({ handle }) => {
      const own = lookbooks.filter(({ designer }) => designer === handle).map(({ slug }) => slug);
      return { at: `/shop/${handle}`, shows: [coverOfDesigner(handle), ...own.map(coverOfBook)], links: own.map(linkToBook) };
    }),
    ...producers.map(({ slug }) => ({ at: `/producer/${slug}`, shows: [`producer/${slug}/cover`], links: [] })),
  ];
}

/** The newest story leads, by its wide picture on a desktop and by its cover on a phone. One designer is told, one look is taken apart. */
function homeStep(newest: readonly ArticleSource[], [told]: readonly string[]): PictureStep {
  const [lead] = newest;
  const look = outfitOfHome();
  const cloth = told === undefined ? [] : [coverOfDesigner(told)];
  return {
    at: '/',
    shows: [
      ...new Set([...(lead ? [openingOf(lead)] : []), ...newest.map(coverOf)]),
      'home/women',
      'home/men',
      ...cloth,
      ...(look ? [look.picture] : []),
    ],
    links: [
      ...newest.map((story, i) => (i === 0 ? { to: `/article/${story.slug}`, card: openingOf(story) } : linkToStory(story))),
      ...cloth.map((card) => ({ to: `/shop/${told}`, card })),
      ...(look ? [{ to: `/lookbook/${look.book}`, card: look.picture }] : []),
      // Not the magazine, whose front lists the same newest stories by the same covers.
      ...['/catalog', '/designers', '/globe', '/lookbook', '/about'].map((to) => ({ to })),
    ],
  };
}

/** The panels of the menu (`usePanelImages` of the shell). It opens over every page and leads to the pages of its panels, to home, and further. */
function menuStep(newest: readonly ArticleSource[], [, ...others]: readonly string[]): PictureStep {
  const [book] = lookbooks;
  const looks = (book?.looks ?? []).flatMap((look, i) => (book && i > 0 && look.length === 1 ? [`lookbook/${book.slug}/${i + 1}`] : []));
  const [, second, ...later] = newest;
  const story = [second, ...later].find((one) => one && openingOf(one) !== coverOf(one)) ?? second;
  return {
    at: 'menu',
    shows: [
      ...looks.slice(0, picturesInPanel),
      ...(story ? [openingOf(story)] : []),
      ...others.slice(0, picturesInPanel).map(coverOfDesigner),
      'home/map',
    ],
    links: ['/', '/catalog', '/digital-magazine', '/designers', '/globe', '/about', '/lookbook'].map((to) => ({ to })),
  };
}

/** The first look in the order of the lookbooks that puts two garments together. */
function outfitOfHome(): { readonly book: string; readonly picture: string } | undefined {
  for (const { slug, looks } of lookbooks) {
    const at = looks.findIndex((look) => look.length > 1);
    if (at >= 0) return { book: slug, picture: `lookbook/${slug}/${at + 1}` };
  }
  return undefined;
}

function storyStep(story: ArticleSource): PictureStep {
  const links = story.body.en.flatMap((block) => (block.type === 'designer' ? [{ to: `/shop/${block.handle}` }] : []));
  return { at: `/article/${story.slug}`, shows: [openingOf(story), ...picturesIn(story)], links };
}

function picturesIn({ body }: ArticleSource): readonly string[] {
  return body.en.flatMap((block) => (block.type === 'image' ? [block.imageKey] : [])).filter((key) => !key.startsWith('design/'));
}

function coverOf({ pictures, slug }: ArticleSource): string {
  return pictures?.cover ?? `article/${slug}/cover`;
}

/** A story that leads an issue opens with its wide picture, the others with their cover. */
function openingOf(story: ArticleSource): string {
  const rendered = (articleCovers as Readonly<Record<string, CoverSource>>)[story.slug];
  return rendered?.hero ? `article/${story.slug}/hero` : coverOf(story);
}

function linkToStory(story: ArticleSource): PictureLink {
  return { to: `/article/${story.slug}`, card: coverOf(story) };
}

function coverOfDesigner(handle: string): string {
  return `designer/${handle}/cover`;
}

function coverOfBook(slug: string): string {
  return `lookbook/${slug}/1`;
}

function linkToBook(slug: string): PictureLink {
  return { to: `/lookbook/${slug}`, card: coverOfBook(slug) };
}
