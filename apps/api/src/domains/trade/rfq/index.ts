export { rfqRoutes } from './rfq.routes.ts';
