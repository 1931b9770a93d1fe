export { privateReserveRoutes } from './private-reserve.routes.ts';
