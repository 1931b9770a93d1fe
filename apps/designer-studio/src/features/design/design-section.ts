import type { DesignDraft, DesignField } from './design-draft.ts';

/** What every part of the form gets. */
export type DesignSectionProps = {
  readonly draft: DesignDraft;
  readonly change: (patch: Partial<DesignDraft>) => void;
  readonly errorOf: (field: DesignField) => string | undefined;
};
