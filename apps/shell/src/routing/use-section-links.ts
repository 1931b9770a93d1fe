import { useSession } from '@orime/platform';
import { useContext } from 'react';
import type { RouteRow } from './route-table.ts';
import { RoutesContext } from './routes-context.tsx';
import { sectionEntries } from './section-entries.ts';
import type { SectionLink } from './section-entries.ts';
import { sectionRole } from './section-role.ts';

const NONE: readonly SectionLink[] = [];

/** What the shell draws below the compact header of a row: nothing for visitors, nor where there is only one place to go. */
export function useSectionLinks(row: RouteRow | undefined): readonly SectionLink[] {
  const rows = useContext(RoutesContext);
  const session = useSession();
  if (row?.route.section?.navigation !== 'shell' || session.status !== 'signed-in') return NONE;
  const role = sectionRole(session.user);
  const links = role === undefined ? NONE : sectionEntries(rows, role);
  return links.length > 1 ? links : NONE;
}
