import type { ArticleBlock, ArticleSource } from '../../content/article-blocks.ts';
import { articleCovers, type CoverSource } from '../../content/article-covers.ts';
import { articles } from '../../content/articles/index.ts';
import { bannerItems } from '../../content/banner-items.ts';
import { getDesigner } from '../../content/designers/index.ts';
import { lookSpots } from '../../content/editorial.ts';
import { lookbooks } from '../../content/lookbooks/index.ts';
import { writers } from '../../content/people/person-source.ts';
import type { ArticleRow, BannerItemRow, LookbookRow } from '../catalogue/catalogue-rows.ts';
import { designId } from '../catalogue/designs.ts';
import { profileId } from '../people/houses.ts';
import { designerEmail, userId } from '../people/people.ts';
import type { World } from '../world/world.ts';

export function buildLookbooks(world: World): LookbookRow[] {
  return lookbooks.map((book, index) => ({
    id: world.id('lkb', book.slug),
    slug: book.slug,
    profileId: profileId(world, book.designer),
    title: book.title,
    intro: book.intro,
    season: book.season.startsWith('SS') ? 'SS' : 'AW',
    year: 2000 + Number(book.season.slice(2)),
    coverKey: `lookbook/${book.slug}/1`,
    published: true,
    position: index + 1,
    looks: book.looks.map((slugs, at) => {
      const spots = lookSpots(slugs);
      return {
        number: at + 1,
        imageKey: `lookbook/${book.slug}/${at + 1}`,
        hotspots: slugs.map((slug, place) => ({ ...(spots[place] ?? { x: 0.5, y: 0.5 }), designId: designId(world, slug) })),
      };
    }),
  }));
}

export function buildArticles(world: World): ArticleRow[] {
  return articles.map((article) => articleRow(world, article));
}

export function buildBannerItems(world: World): BannerItemRow[] {
  return bannerItems.map((item, index) => ({
    id: world.id('ban', item.name),
    name: item.name,
    published: item.published,
    promoText: item.promo,
    promoUrl: item.url,
    position: index + 1,
    createdAt: world.daysAgo(30 - index),
    updatedAt: world.daysAgo(12 - index),
  }));
}

function articleRow(world: World, article: ArticleSource): ArticleRow {
  const { author, status, daysAgo } = article;
  const rendered = (articleCovers as Readonly<Record<string, CoverSource>>)[article.slug];
  const writer = author in writers ? writers[author as keyof typeof writers] : undefined;
  const designer = writer ? undefined : getDesigner(author);
  return {
    id: world.id('art', article.slug),
    slug: article.slug,
    authorUserId: userId(world, writer ? writer.email : designer ? designerEmail(designer) : ''),
    authorName: { en: (writer ?? designer)?.name ?? '', jp: (writer ?? designer)?.nameJp ?? '' },
    status,
    returnReason: article.returned ?? null,
    publishAt: status === 'published' || status === 'scheduled' ? world.daysAgo(daysAgo) : null,
    section: article.section,
    tags: article.tags,
    featured: article.featured ?? false,
    title: article.title,
    dek: article.dek,
    coverKey: article.pictures?.cover ?? `article/${article.slug}/cover`,
    heroKey: rendered?.hero ? `article/${article.slug}/hero` : null,
    body: article.body,
    // 220 English words or 500 Japanese characters a minute.
    readingMinutes: {
      en: Math.max(1, Math.round(wordsOf(article.body.en).split(/\s+/).length / 220)),
      jp: Math.max(1, Math.round(wordsOf(article.body.jp).length / 500)),
    },
    createdAt: world.daysAgo(Math.max(daysAgo, 0) + 12),
    updatedAt: world.daysAgo(Math.max(daysAgo, 0.5)),
  };
}

function wordsOf(blocks: readonly ArticleBlock[]): string {
  return blocks.map((block) => ('text' in block ? block.text : '')).join(' ');
}
