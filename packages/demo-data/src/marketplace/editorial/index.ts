import type { ArticleRow, BannerItemRow, LookbookRow } from '../catalogue/catalogue-rows.ts';
import type { World } from '../world/world.ts';
import { buildArticlePlaces } from './article-places.ts';
import type { ArticlePlaceRow } from './article-places.ts';
import { buildEvents } from './events.ts';
import type { EventRow } from './events.ts';
import { buildArticles, buildBannerItems, buildLookbooks } from './publications.ts';

/** What is published: lookbooks, articles, banners and events. */
export type EditorialRows = {
  readonly lookbooks: readonly LookbookRow[];
  readonly articles: readonly ArticleRow[];
  readonly articlePlaces: readonly ArticlePlaceRow[];
  readonly bannerItems: readonly BannerItemRow[];
  readonly events: readonly EventRow[];
};

export function buildEditorial(world: World): EditorialRows {
  return {
    lookbooks: buildLookbooks(world),
    articles: buildArticles(world),
    articlePlaces: buildArticlePlaces(world),
    bannerItems: buildBannerItems(world),
    events: buildEvents(world),
  };
}
