import { matchRoutes } from 'react-router-dom';

/** Key of the rows that may match whatever a path begins with. */
const ANY = '*';

const tables = new WeakMap<readonly { readonly path: string }[], ReadonlyMap<string, readonly { readonly path: string }[]>>();

/**
 * The row of a flat table that shows a path, with the values of its parameters, as React Router's `matchRoutes` gives it; undefined when
 * none does. That compiles all paths of its table with every call, and a page asks for each of its links: only the rows that begin as the
 * path does are given to it. A table is looked through once and must not change.
 */
export function matchInTable<Row extends { readonly path: string }>(table: readonly Row[], pathname: string) {
  return matchRoutes([...candidatesIn(table, pathname)], pathname)?.[0];
}

function candidatesIn<Row extends { readonly path: string }>(table: readonly Row[], pathname: string): readonly Row[] {
  // What is written in escapes is left to the router.
  if (pathname.includes('%')) return table;
  const groups = tables.get(table) ?? groupByFirst(table);
  tables.set(table, groups);
  // The groups of a table hold its own rows.
  return (groups.get(firstOf(pathname)) ?? groups.get(ANY) ?? []) as readonly Row[];
}

/** In the order of the table, which decides between paths of equal rank. */
function groupByFirst<Row extends { readonly path: string }>(table: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const firsts = table.map(({ path }) => firstOf(path));
  const isOpen = (first: string | undefined): boolean => first === undefined || /[:*?]/.test(first);
  const rowsOf = (key: string): readonly Row[] => table.filter((_, index) => isOpen(firsts[index]) || firsts[index] === key);
  return new Map([ANY, ...firsts.filter((first) => !isOpen(first))].map((key) => [key, rowsOf(key)]));
}

/** The router compares without regard to case. */
function firstOf(path: string): string {
  return path.replace(/^\/+/, '').split('/', 1)[0]?.toLowerCase() ?? '';
}
