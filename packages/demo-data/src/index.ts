export type { ArticleBlock, ArticleBody, ArticleSection } from './content/article-blocks.ts';
export { designRecipes } from './content/catalogue.ts';
export { disciplines, type Discipline } from './content/designer-source.ts';
export { avatarSpecs, editorialSpecs } from './content/editorial.ts';
export type * from './marketplace/catalogue-rows.ts';
export type { Marketplace, MarketplaceOptions } from './marketplace/marketplace.ts';
export type * from './marketplace/order-rows.ts';
export type * from './marketplace/people-rows.ts';
export * from './vocabulary/index.ts';
