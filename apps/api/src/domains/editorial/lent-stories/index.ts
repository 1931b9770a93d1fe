export { lentStoryRoutes } from './lent-stories.routes.ts';
