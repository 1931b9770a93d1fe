export { requestAvif } from './avif.queries.ts';
export { clothTileRoutes } from './cloth-tile.routes.ts';
export { mediaRoutes } from './media.routes.ts';
export { modelRoutes } from './model.routes.ts';
export { videoRoutes } from './video.routes.ts';
