import type { ApiApp } from '../app.ts';
import { designReadRoutes } from './design/index.ts';
import { usersRoutes } from './users/index.ts';

/** Every module of the api: one line each, its folder named as the first path segment after `/api`. */
export const modules: readonly ((app: ApiApp) => Promise<void>)[] = [designReadRoutes, usersRoutes];
