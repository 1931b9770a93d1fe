export { requestAvif } from './avif.queries.ts';
export { mediaRoutes } from './media.routes.ts';
