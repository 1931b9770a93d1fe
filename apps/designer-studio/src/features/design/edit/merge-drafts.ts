import { changedFields } from '../design-sections.ts';
import type { DesignDraft, DesignField } from '../draft/design-draft.ts';

export type Merge = {
  /** Changed on both sides, and not to the same. */
  readonly conflicts: readonly DesignField[];
  /** Changed on one side alone: taken without a question. */
  readonly theirs: readonly DesignField[];
  readonly mine: readonly DesignField[];
};

/** What two drafts made of the one that both began with. */
export function compareDrafts(base: DesignDraft, mine: DesignDraft, theirs: DesignDraft): Merge {
  const byMe = new Set(changedFields(mine, base));
  const byThem = new Set(changedFields(theirs, base));
  const differing = changedFields(mine, theirs);
  return {
    conflicts: differing.filter((field) => byMe.has(field) && byThem.has(field)),
    theirs: differing.filter((field) => !byMe.has(field)),
    mine: differing.filter((field) => byMe.has(field) && !byThem.has(field)),
  };
}

/** Their draft with my changes: those that nobody contests, and the contested ones that are chosen. */
export function mergeDrafts(mine: DesignDraft, theirs: DesignDraft, merge: Merge, chosen: ReadonlySet<DesignField>): DesignDraft {
  const kept = [...merge.mine, ...merge.conflicts.filter((field) => chosen.has(field))];
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
