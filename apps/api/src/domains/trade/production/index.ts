export { findOwnDesign } from './production.queries.ts';
export { productionRoutes } from './production.routes.ts';
export { assertSizes, startProduction } from './production.service.ts';
