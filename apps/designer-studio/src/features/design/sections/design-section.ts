import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import type { FormState } from '@orime/forms';
import type { DesignDraft } from '../draft/design-draft.ts';

/** What every part of the form gets. */
export type DesignSectionProps = { readonly form: FormState<DesignDraft> };

/** Of a part that offers words of the catalogue. */
export type WordedSectionProps = DesignSectionProps & { readonly words: Vocabulary };
