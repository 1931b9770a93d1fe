export { modelIntakeRoutes } from './model-intake.routes.ts';
