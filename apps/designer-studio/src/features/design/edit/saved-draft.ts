import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import type { DesignDraft } from '../draft/design-draft.ts';
import { draftOfForm } from '../draft/draft-of-form.ts';

/** A saved design as the form edits it: with the change that waits for review. */
export function savedDraft({ form, design }: OwnDesign): DesignDraft {
  return draftOfForm(form, design.images);
}

/** The same as the shop shows it, without that change; undefined when none waits. */
export function shownDraft({ form, design, change }: OwnDesign): DesignDraft | undefined {
  if (change === null) return undefined;
  const before = Object.fromEntries(change.fields.map(({ field, before: value }) => [field, value ?? undefined]));
  return draftOfForm({ ...form, ...before }, design.images);
}
