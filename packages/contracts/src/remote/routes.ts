import type { DocumentDeclaration } from '../document/document-declaration.ts';
import type { LocalText } from '../schemas/local-text.ts';

/** `signed-in` routes redirect visitors to `/register`; permissions by role are enforced by the server only. */
export type RouteAccess = 'public' | 'signed-in';

/** Parts of the shell around a screen (decisions T14 and T17). */
export interface RouteChrome {
  readonly header: 'full' | 'compact' | 'none';
  readonly banner: boolean;
  readonly scrollButton: boolean;
}

/** Who has a section navigation of their own (decision T42). */
export const SECTION_ROLES = ['consumer', 'buyer', 'designer', 'producer', 'manager', 'admin'] as const;
export type SectionRole = (typeof SECTION_ROLES)[number];

/** A link of the section navigation to a route without parameters, or to one of its tabs. */
export interface SectionEntry {
  readonly roles: readonly SectionRole[];
  /** Written out: the navigation is drawn before the texts of a remote are loaded. */
  readonly label: LocalText;
  /** Ascending within a role, over all remotes; leave gaps. */
  readonly order: number;
  /** Value of `?tab=`; the entry without one is the first tab. */
  readonly tab?: string;
}

/** Makes a route part of the working areas. */
export interface RouteSection {
  /** `shell`: the shell draws the navigation of the visitor's role below the compact header. `own`: the screen draws one itself. */
  readonly navigation: 'shell' | 'own';
  readonly entries?: readonly SectionEntry[];
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
  readonly section?: RouteSection;
  readonly document?: DocumentDeclaration;
}

/** Type-checks every row of a table and keeps its literal types. */
export function defineRoutes<const Rows extends readonly RouteDeclaration[]>(rows: Rows): Rows {
  return rows;
}

/** Whether documents of this route carry markup. Pages for signed-in people are drawn by the browser, which alone knows who they are. */
export function isDrawnOnServer({ access, document }: Pick<RouteDeclaration, 'access' | 'document'>): boolean {
  return access === 'public' && document?.rendersOnServer !== false;
}
