export { consumerRoutes } from './consumer.routes.ts';
