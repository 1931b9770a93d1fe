export { bannerRoutes } from './banner.routes.ts';
export { listBannerItems } from './banner.queries.ts';
