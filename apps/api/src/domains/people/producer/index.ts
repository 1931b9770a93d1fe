export { listProducerCardsByIds } from './producer.queries.ts';
export { producerRoutes } from './producer.routes.ts';
