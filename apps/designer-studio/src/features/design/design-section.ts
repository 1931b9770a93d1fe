import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import type { DesignDraft, DesignField } from './design-draft.ts';

/** What every part of the form gets. */
export type DesignSectionProps = {
  readonly draft: DesignDraft;
  readonly change: (patch: Partial<DesignDraft>) => void;
  readonly errorOf: (field: DesignField) => string | undefined;
};

/** Of a part that offers words of the catalogue. */
export type WordedSectionProps = DesignSectionProps & { readonly words: Vocabulary };
