import type { RemoteManifest } from '@orime/contracts';
import { SLOTS } from '@orime/contracts/schemas';

type Lender = Pick<RemoteManifest, 'name' | 'fragments' | 'routes'>;

/**
 * What of the lending between versions does not meet, as sentences. It is no reason to refuse a release: visitors miss a part of a
 * page, and lenders and hosts take up a new major of a slot one after the other.
 */
export function slotNotes(manifests: readonly Lender[]): readonly string[] {
  const lent = manifests.flatMap(({ name, fragments }) => fragments.map(({ slot }) => ({ name, slot })));
  const shown = manifests.flatMap(({ name, routes }) =>
    routes.flatMap(({ path, document }) => (document?.slots ?? []).map(({ slot }) => ({ name, path, slot }))),
  );
  const unknown = lent
    .filter(({ slot }) => !Object.hasOwn(SLOTS, slot))
    .map(({ name, slot }) => `${name} lends ${slot}, which the contracts of this release do not know: documents bring nothing of it`);
  const skewed = shown.flatMap(({ name, path, slot }) =>
    lent.some((other) => other.slot === slot)
      ? []
      : lent
          .filter((other) => nameOf(other.slot) === nameOf(slot))
          .map((other) => `${name} shows ${slot} on ${path}, ${other.name} lends ${other.slot}: the place stays empty`),
  );
  return [...unknown, ...skewed];
}

function nameOf(slot: string): string {
  return slot.split('@', 1)[0] ?? '';
}
