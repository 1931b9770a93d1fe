import type { ArticleDraft } from '@orime/contracts/api/editorial/article-edit';
import { isApiError, textOfError, useQueryClient, useT, useText } from '@orime/platform';
import { useState } from 'react';
import { useWriting } from '../session/writing-context.ts';

/** Runs one step of the story after everything that was typed is saved, and goes on from its answer. */
export function useStoryStep() {
  const t = useT('magazine');
  const text = useText();
  const { session } = useWriting();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly message: string; readonly fields: readonly string[] }>();

  async function run(step: (draft: ArticleDraft) => Promise<ArticleDraft>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      await session.flush();
      const { draft, save } = session.store.getState();
      // What is not saved would not be part of the step.
      if (save.kind !== 'saved') {
        setFailure({ message: t('editor.step.unsaved'), fields: [] });
        return false;
      }
      await session.adopt(await step(draft));
      await queries.invalidateQueries({ queryKey: ['articles'] });
      return true;
    } catch (error) {
      setFailure({ message: text(textOfError(error)), fields: isApiError(error) ? Object.keys(error.fields) : [] });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, failure };
}
