import type { UserType } from '../api/people/users.ts';
import type { DocumentRead } from '../document/document-declaration.ts';
import type { SlotName } from './slots.ts';

/** Where and for whom a fragment stands; all given conditions must hold. */
export interface FragmentCondition {
  /** Account types that see it. Absent: everybody, and only then it is part of documents. */
  readonly types?: readonly UserType[];
  /** Paths of routes, as declared: `/designs/:name`. Absent: every page with the slot. */
  readonly routes?: readonly string[];
}

/** A part of a page that a remote lends to the pages of others: plain data, readable without executing the remote. */
export interface FragmentDeclaration<Slot extends string = string> {
  /** `name@major` from the contract of slots. */
  readonly slot: Slot;
  /** Key of the component in the remote's `fragments` map; different from its screens' keys. */
  readonly key: string;
  /** Position among the fragments of a slot, ascending. */
  readonly order: number;
  readonly when?: FragmentCondition;
  /** What the first view reads. `:name` and `{param.name}` are the slot's props; the page's query string is no part of it. */
  readonly reads?: readonly DocumentRead[];
}

/** Type-checks every row and keeps its literal types. */
export function defineFragments<const Rows extends readonly FragmentDeclaration<SlotName>[]>(rows: Rows): Rows {
  return rows;
}

/** Who looks at which page. */
export interface FragmentViewer {
  /** Null for visitors without an account of a type. */
  readonly userType: UserType | null;
  /** The declared path of the page's route. */
  readonly route: string | undefined;
}

const KNOWN = new Set<string>(['types', 'routes'] satisfies (keyof FragmentCondition)[]);

/** Whether a fragment's conditions hold. One that this release does not know may keep it from somebody, so it does not hold. */
export function isLentTo(when: FragmentCondition | undefined, { userType, route }: FragmentViewer): boolean {
  if (when === undefined) return true;
  if (Object.keys(when).some((name) => !KNOWN.has(name))) return false;
  const isForThem = when.types === undefined || (userType !== null && when.types.includes(userType));
  const isHere = when.routes === undefined || (route !== undefined && when.routes.includes(route));
  return isForThem && isHere;
}
