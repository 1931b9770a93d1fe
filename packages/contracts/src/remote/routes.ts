import type { DocumentDeclaration } from '../document/document-declaration.ts';

/** `signed-in` routes send a visitor to `/register`; what a role may do is decided by the server alone. */
export type RouteAccess = 'public' | 'signed-in';

/** Which parts of the shell stand around a screen (decisions T14 and T17). */
export interface RouteChrome {
  readonly header: 'full' | 'compact' | 'none';
  readonly banner: boolean;
  readonly scrollButton: boolean;
}

/** One row of a route table: pure data, readable without executing the remote. */
export interface RouteDeclaration {
  /** React Router notation, absolute: `/article/id/:id`. */
  readonly path: string;
  /** Key of the screen in the remote's `routes` map. */
  readonly screen: string;
  readonly access: RouteAccess;
  readonly chrome: RouteChrome;
  /** Key of the title in the owner's locale files. */
  readonly titleKey: string;
  /** `core` routes are prefetched and judged first; losing one is an incident. */
  readonly criticality: 'core' | 'standard';
  readonly document?: DocumentDeclaration;
}

/** Keeps the literal types of a table while checking every row. */
export function defineRoutes<const Rows extends readonly RouteDeclaration[]>(rows: Rows): Rows {
  return rows;
}
