export { stockAlertRoutes } from './stock-alert.routes.ts';
