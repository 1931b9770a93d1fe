import { isDrawnOnServer, type RemoteManifest, type RemotePart } from '@orime/contracts';
import type { LentFragment } from '../documents/lent-fragments.ts';
import type { LiveSet } from '../releases/live-set.ts';
import type { RouteMatch } from '../releases/route-table.ts';

/** What of remotes a server can draw for the first view: the screen of the owner, then what others lend to it. */
export function pageParts(
  set: LiveSet,
  match: RouteMatch | undefined,
  lent: readonly LentFragment[],
  canRender: (manifest: RemoteManifest) => boolean,
): readonly RemotePart[] {
  if (match === undefined || match.remote === 'shell') return [];
  const owner = set.manifests.get(match.remote);
  // Slots are on the owner's screen.
  if (owner === undefined || set.missing.has(owner.name) || !canRender(owner)) return [];
  const fragments = lent
    .filter(({ lender }) => canRender(lender))
    .map(({ lender, fragment }) => ({ remote: lender.name, kind: 'fragment', key: fragment.key }) as const);
  return [{ remote: owner.name, kind: 'screen', key: match.route.screen }, ...fragments];
}

/** Whether the document of an address carries markup; that of an unknown one does. */
export function isRenderedRoute(match: RouteMatch | undefined): boolean {
  return match === undefined || isDrawnOnServer(match.route);
}
