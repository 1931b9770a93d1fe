export { requestAvif } from './avif.queries.ts';
export { mediaRoutes } from './media.routes.ts';
export { videoRoutes } from './video.routes.ts';
