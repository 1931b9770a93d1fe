import {
  fillValue,
  fragmentContext,
  isLentTo,
  readUrl,
  type FragmentDeclaration,
  type ReadContext,
  type RemoteManifest,
} from '@orime/contracts';
import { fitsSlot } from '@orime/contracts/schemas';
import type { LiveSet } from '../releases/live-set.ts';
import type { RouteMatch } from '../releases/route-table.ts';

/** A fragment that will stand on the page, known from the page's address alone. */
export interface LentFragment {
  readonly lender: RemoteManifest;
  readonly fragment: FragmentDeclaration;
  readonly props: Readonly<Record<string, string>>;
}

/**
 * What other remotes lend to the declared slots of a route. A slot that the contracts of this release do not know, props that
 * break its contract, and fragments for some visitors only bring nothing: the browser decides about them.
 */
export function lentFragments(set: LiveSet, match: RouteMatch | undefined, context: ReadContext): readonly LentFragment[] {
  if (match === undefined) return [];
  return (match.route.document?.slots ?? []).flatMap(({ slot, props: templates }) => {
    const props = Object.fromEntries(Object.entries(templates).map(([name, value]) => [name, fillValue(value, context)]));
    return fitsSlot(slot, props) ? lendersOf(set, slot, match.route.path).map((lent) => ({ ...lent, props })) : [];
  });
}

/** Addresses of the fragments' declared reads. */
export function fragmentReadUrls(lent: readonly LentFragment[], context: ReadContext): readonly string[] {
  return lent.flatMap(({ fragment, props }) => (fragment.reads ?? []).map((read) => readUrl(read, fragmentContext(context, props))));
}

function lendersOf({ manifests, missing }: LiveSet, slot: string, route: string): Pick<LentFragment, 'lender' | 'fragment'>[] {
  const lenders = [...manifests.values()].filter(({ name }) => !missing.has(name));
  return lenders.flatMap((lender) =>
    lender.fragments
      .filter((fragment) => fragment.slot === slot && isLentTo(fragment.when, { userType: null, route }))
      .map((fragment) => ({ lender, fragment })),
  );
}
