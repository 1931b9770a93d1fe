import { isApiError } from '@orime/platform';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';

// Most calls of a page never ask: the dialog comes with the first one that does.
const ReauthDialog = lazy(async () => ({ default: (await import('./reauth-dialog.tsx')).ReauthDialog }));

export type Reauth = {
  readonly run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  readonly asksFirst: <Answer>(call: () => Promise<Answer>) => Promise<Answer | undefined>;
  readonly dialog: ReactNode;
};

type Question = { readonly onConfirmed: () => void; readonly onCancel: () => void };

/**
 * For calls that want the password once more: `await reauth.run(() => api.post(…))` asks for it when the API answers
 * `reauth_required`, and then repeats the call. Rejects with that answer when the person gives up. Draw `reauth.dialog`.
 *
 * `asksFirst` asks before the call as well when the session was confirmed a moment ago: for what must not happen by one press. It
 * answers undefined when the person gives up.
 */
export function useReauth(): Reauth {
  const [question, setQuestion] = useState<Question>();

  /** Whether the password was given. */
  function ask(): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (isGiven: boolean) => () => {
        setQuestion(undefined);
        resolve(isGiven);
      };
      setQuestion({ onConfirmed: answer(true), onCancel: answer(false) });
    });
  }

  async function run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'reauth_required' || !(await ask())) throw error;
      return call();
    }
  }

  return {
    run,
    asksFirst: async (call) => ((await ask()) ? run(call) : undefined),
    dialog: question && (
      <Suspense fallback={null}>
        <ReauthDialog {...question} />
      </Suspense>
    ),
  };
}
