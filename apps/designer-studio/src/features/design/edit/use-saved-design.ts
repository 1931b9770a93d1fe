import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignUpdate } from '@orime/contracts/api/catalogue/design-input';
import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { useForm } from '@orime/forms';
import { isApiError, useMarket, useQueryClient, useText } from '@orime/platform';
import { showToast } from '@orime/ui';
import { useRef, useState } from 'react';
import { wordOf, wrongFields } from '../../draft/index.ts';
import { changedFields, DESIGN_SECTIONS } from '../design-sections.ts';
import type { DesignSection } from '../design-sections.ts';
import { useDesignT } from '../design-texts.ts';
import { ownDesignQuery, updateDesign } from '../design.api.ts';
import { checkForDraft, checkForSubmission } from '../draft/check-design.ts';
import { DESIGN_ALIASES } from '../draft/design-aliases.ts';
import type { DesignDraft, DesignField } from '../draft/design-draft.ts';
import { designUpdate } from '../draft/design-input.ts';
import { savedDraft } from './saved-draft.ts';

/** The form of a saved design: what differs from the version that was opened, and what becomes of it. */
export function useSavedDesign(own: OwnDesign, words: Vocabulary, isAdmin: boolean) {
  const t = useDesignT();
  const text = useText();
  const queries = useQueryClient();
  const { currency } = useMarket();
  // What the draft is compared with. A later version takes its place when it was saved, or merged.
  const [opened, setOpened] = useState(own);
  const { id, confirmed, version } = opened.design;
  const isUnsent = confirmed === 'draft' || confirmed === 'rejected';
  // Read by the send that the press begins, before anything is drawn anew.
  const isSubmission = useRef(false);
  const before = savedDraft(opened);
  const form = useForm<DesignDraft, DesignUpdate, OwnerDesign>({
    name: 'design',
    initial: before,
    aliases: DESIGN_ALIASES,
    check: (draft) => wrongFields(isSubmission.current || !isUnsent ? checkForSubmission(draft) : checkForDraft(draft)),
    say: (field) => t(`design.error.${wordOf(field)}`),
    toBody: (draft) => designUpdate(draft, before, words, isSubmission.current),
    // Handing in what was saved a moment ago sends again.
    repeats: true,
    send: (input) => updateDesign(id, input, version),
    onSent: async (saved) => {
      await Promise.all(['designs', 'profile'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      setOpened(await queries.fetchQuery({ ...ownDesignQuery(id, currency), staleTime: 0 }));
      const said = isSubmission.current ? 'design.submitted' : confirmed === 'confirmed' && !isAdmin ? 'design.asked' : 'design.kept';
      showToast({ message: t(said, { name: text(saved) }), tone: 'success' });
    },
  });
  const draft = form.followAll();

  function put(fields: readonly DesignField[], from: DesignDraft): void {
    // A field of the draft has the type of that field.
    for (const field of fields) form.change(field, from[field] as never);
  }

  return {
    form,
    opened,
    draft,
    before,
    changed: changedFields(draft, before),
    isUnsent,
    isConflict: isApiError(form.failure) && form.failure.code === 'conflict',
    save(): void {
      isSubmission.current = false;
      void form.submit();
    },
    submit(): void {
      isSubmission.current = true;
      void form.submit();
    },
    undo: (section: DesignSection): void => put(DESIGN_SECTIONS[section], before),
    /** Starts from a newer version, with what was decided to be changed in it. */
    merge(newer: OwnDesign, merged: DesignDraft): void {
      const theirs = savedDraft(newer);
      setOpened(newer);
      form.startOver(theirs);
      put(changedFields(merged, theirs), merged);
    },
  };
}

export type SavedDesign = ReturnType<typeof useSavedDesign>;
