import type { DocumentDeclaration } from '../document/document-declaration.ts';

/** `signed-in` routes redirect visitors to `/register`; permissions by role are enforced by the server only. */
export type RouteAccess = 'public' | 'signed-in';

/** Parts of the shell around a screen (decisions T14 and T17). */
export interface RouteChrome {
  readonly header: 'full' | 'compact' | 'none';
  readonly banner: boolean;
  readonly scrollButton: boolean;
}

/** One row of a route table: plain data, readable without executing the remote. */
export interface RouteDeclaration {
  /** Absolute path in React Router syntax: `/article/id/:id`. */
  readonly path: string;
  /** Key of the screen in the remote's `routes` map. */
  readonly screen: string;
  readonly access: RouteAccess;
  readonly chrome: RouteChrome;
  /** Key of the title in the owner's locale files. */
  readonly titleKey: string;
  /** `core` routes are prefetched and monitored first; losing one is an incident. */
  readonly criticality: 'core' | 'standard';
  readonly document?: DocumentDeclaration;
}

/** Type-checks every row of a table and keeps its literal types. */
export function defineRoutes<const Rows extends readonly RouteDeclaration[]>(rows: Rows): Rows {
  return rows;
}
