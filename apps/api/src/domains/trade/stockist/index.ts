export { listStockistsByIds } from './stockist.queries.ts';
export { stockistRoutes } from './stockist.routes.ts';
