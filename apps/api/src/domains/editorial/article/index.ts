export { resolveBodies } from './article-body.ts';
export type { StoredBlock } from './article-body.ts';
export { listArticleCardsByIds } from './article-cards.queries.ts';
export { articleRoutes } from './article.routes.ts';
