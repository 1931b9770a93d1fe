import type { RouteDeclaration } from '@orime/contracts';
import { routeDocuments } from './routing/route-documents.ts';
import { shellRoutes } from './routing/shell-routes.ts';

/** Screens the shell owns, as a release declares them. Every other path belongs to a remote. */
export const routes: readonly RouteDeclaration[] = shellRoutes.map((route) => ({ ...route, document: routeDocuments[route.path] }));
