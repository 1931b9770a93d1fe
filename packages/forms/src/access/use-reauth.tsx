import { isApiError } from '@orime/platform';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

// Most calls of a page never ask: the dialog comes with the first one that does.
const ReauthDialog = lazy(async () => ({ default: (await import('./reauth-dialog.tsx')).ReauthDialog }));

type Question = { readonly onConfirmed: () => void; readonly onCancel: () => void };

/**
 * For calls that want the password once more: `await reauth.run(() => api.post(…))` asks for it when the API answers
 * `reauth_required`, and then repeats the call. Rejects with that answer when the person gives up. Draw `reauth.dialog`.
 */
export function useReauth(): { readonly run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>; readonly dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();

  function ask(refusal: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      const close = (): void => setQuestion(undefined);
      setQuestion({
        onConfirmed: () => {
          close();
          resolve();
        },
        onCancel: () => {
          close();
          reject(refusal instanceof Error ? refusal : new Error('The password was not given.'));
        },
      });
    });
  }

  return {
    async run(call) {
      try {
        return await call();
      } catch (error) {
        if (!isApiError(error) || error.code !== 'reauth_required') throw error;
        await ask(error);
        return call();
      }
    },
    dialog: question && (
      <Suspense fallback={null}>
        <ReauthDialog {...question} />
      </Suspense>
    ),
  };
}
