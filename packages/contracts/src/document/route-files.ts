import type { DocumentRead } from './document-declaration.ts';

/** What the first view of each route of a release set needs, as the gateway answers `/route-files`. */
export interface RouteFiles {
  readonly files: readonly string[];
  /** Of each route the numbers of its files, and what it reads. */
  readonly routes: Readonly<Record<string, { readonly files: readonly number[]; readonly reads?: readonly DocumentRead[] }>>;
}
