export { listLookbooks } from './lookbook.queries.ts';
export { lookbookRoutes } from './lookbook.routes.ts';
