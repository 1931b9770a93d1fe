import type { ArticleSource } from './article-blocks.ts';
import { articleCovers, type CoverSource } from './article-covers.ts';
import { articles } from './articles/index.ts';
import { designers } from './designers/index.ts';
import { homeSpecs } from './home.ts';
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

/** Stories on the home page: the first is its cover. */
const storiesAtHome = 4;

/** Where the marketplace shows its editorial pictures. Pictures of designs belong to their product and are not listed. */
export function listPictureUses(): readonly PictureStep[] {
  const stories = articles.filter(({ status }) => status === 'published').sort((a, b) => a.daysAgo - b.daysAgo);
  const newest = stories.slice(0, storiesAtHome);
  const newestLink = newest.map(linkToStory);
  return [
    { at: '/', shows: [...homeSpecs.map(({ key }) => key), ...newest.map(coverOf)], links: newestLink },
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
    {
      at: '/designers',
      shows: designers.map(({ handle }) => `designer/${handle}/cover`),
      links: designers.map(({ handle }) => ({ to: `/shop/${handle}`, card: `designer/${handle}/cover` })),
    },
    ...designers.map(({ handle }) => {
      const own = lookbooks.filter(({ designer }) => designer === handle).map(({ slug }) => slug);
      return { at: `/shop/${handle}`, shows: [`designer/${handle}/cover`, ...own.map(coverOfBook)], links: own.map(linkToBook) };
    }),
    ...producers.map(({ slug }) => ({ at: `/producer/${slug}`, shows: [`producer/${slug}/cover`], links: [] })),
  ];
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

function coverOfBook(slug: string): string {
  return `lookbook/${slug}/1`;
}

function linkToBook(slug: string): PictureLink {
  return { to: `/lookbook/${slug}`, card: coverOfBook(slug) };
}
