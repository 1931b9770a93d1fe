import { isLentTo, type FragmentDeclaration, type FragmentViewer, type ReleaseSet } from '@orime/contracts';

/** A fragment and the remote that lends it. */
export type LentFragment = FragmentDeclaration & { readonly remote: string };

/** The fragments of a release set for a slot, in order. Slots that nothing asks for are never looked at. */
export function findFragments(release: ReleaseSet, slot: string, viewer: FragmentViewer): readonly LentFragment[] {
  return lentFragments(release)
    .filter((fragment) => fragment.slot === slot && isLentTo(fragment.when, viewer))
    .toSorted((a, b) => a.order - b.order || a.remote.localeCompare(b.remote));
}

/** A fragment for another major of the slot: its lender and the page were built for contracts that do not meet. */
export function findOtherMajor(release: ReleaseSet, slot: string): LentFragment | undefined {
  return lentFragments(release).find((fragment) => fragment.slot !== slot && nameOf(fragment.slot) === nameOf(slot));
}

function lentFragments({ remotes }: ReleaseSet): LentFragment[] {
  return Object.entries(remotes).flatMap(([remote, { fragments = [] }]) => fragments.map((fragment) => ({ ...fragment, remote })));
}

function nameOf(slot: string): string {
  return slot.split('@', 1)[0] ?? '';
}
