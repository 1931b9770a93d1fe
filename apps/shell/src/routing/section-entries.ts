import type { SectionEntry, SectionRole } from '@orime/contracts';
import type { RouteRow } from './route-table.ts';

export interface SectionLink {
  readonly path: string;
  readonly tab: string | undefined;
  readonly label: SectionEntry['label'];
}

/** The section navigation of a role: what the live routes declare for it, in its order. */
export function sectionEntries(rows: readonly RouteRow[], role: SectionRole): readonly SectionLink[] {
  return rows
    .flatMap(({ route }) => (route.section?.entries ?? []).map((entry) => ({ entry, path: route.path })))
    .filter(({ entry }) => entry.roles.includes(role))
    .toSorted((one, other) => one.entry.order - other.entry.order)
    .map(({ entry, path }) => ({ path, tab: entry.tab, label: entry.label }));
}

/** The entry of an address: of its tab, or the first of its path when that tab is no entry. */
export function currentLink(links: readonly SectionLink[], pathname: string, tab: string | null): SectionLink | undefined {
  const here = links.filter(({ path }) => path === pathname);
  return here.find((link) => link.tab === (tab ?? undefined)) ?? here[0];
}
