import { isApiError } from '@orime/platform';
import { useRef, useState } from 'react';
import { useSendKey } from './use-send-key.ts';

export interface FormOptions<Draft> {
  readonly initial: Draft;
  /** Names that the API gives to fields, where they differ from the draft's. */
  readonly aliases?: Readonly<Record<string, keyof Draft & string>>;
}

interface FormState<Draft> {
  readonly draft: Draft;
  /** Fields that are wrong. What to say about each is the form's. */
  readonly wrong: readonly (keyof Draft & string)[];
  /** What went wrong with the whole form. */
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** Something was changed since the form was opened or sent. */
  readonly isDirty: boolean;
  /** Counts the refused attempts; moves focus to the summary. */
  readonly attempt: number;
}

/** State of a form whose fields are checked here first and then by the API, whose answers land at the same fields. */
export function useForm<Draft extends object>({ initial, aliases = {} }: FormOptions<Draft>) {
  const [state, setState] = useState<FormState<Draft>>({
    draft: initial,
    wrong: [],
    failure: undefined,
    isBusy: false,
    isDirty: false,
    attempt: 0,
  });
  // Known at once, while the state is known at the next drawing: the second press of a double-click finds it.
  const isSending = useRef(false);
  const keyOf = useSendKey();

  const refuse = (wrong: readonly (keyof Draft & string)[], failure: unknown): void =>
    setState((now) => ({ ...now, wrong, failure, isBusy: false, attempt: now.attempt + 1 }));

  return {
    ...state,
    /** What it is now: answers of uploads arrive later than the render they started in. */
    change(patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void {
      setState((now) => {
        const changed = typeof patch === 'function' ? patch(now.draft) : patch;
        return { ...now, draft: { ...now.draft, ...changed }, wrong: now.wrong.filter((field) => !(field in changed)), isDirty: true };
      });
    },
    /** Starts over from another draft. */
    reset(draft: Draft, isDirty = false): void {
      setState((now) => ({ ...now, draft, wrong: [], failure: undefined, isDirty }));
    },
    /** Sends the input of a draft that `check` finds nothing wrong with, with an idempotency key. Gives the answer; undefined when there is none. */
    async submit<Input extends object, Answer>(
      check: (draft: Draft) => readonly (keyof Draft & string)[],
      inputOf: (draft: Draft) => Input,
      send: (input: Input, idempotencyKey: string) => Promise<Answer>,
    ): Promise<Answer | undefined> {
      if (isSending.current) return undefined;
      const wrong = check(state.draft);
      if (wrong.length > 0) {
        refuse(wrong, undefined);
        return undefined;
      }
      isSending.current = true;
      setState((now) => ({ ...now, wrong: [], failure: undefined, isBusy: true }));
      try {
        const input = inputOf(state.draft);
        const answer = await send(input, keyOf(input));
        setState((now) => ({ ...now, isBusy: false, isDirty: false }));
        return answer;
      } catch (error) {
        const fields = isApiError(error) ? ownFields(Object.keys(error.fields), state.draft, aliases) : [];
        refuse(fields, fields.length > 0 ? undefined : error);
        return undefined;
      } finally {
        isSending.current = false;
      }
    },
  };
}

export type Form<Draft extends object> = ReturnType<typeof useForm<Draft>>;

/** `retailMinor.USD` and `sizes.0.leadDays` are about the fields `retail` and `sizes` of this form. */
function ownFields<Draft extends object>(
  names: readonly string[],
  draft: Draft,
  aliases: Readonly<Record<string, keyof Draft & string>>,
): (keyof Draft & string)[] {
  const heads = names.map((name) => name.split(/[./]/)[0] ?? '').map((head) => aliases[head] ?? head);
  return [...new Set(heads)].filter((head): head is keyof Draft & string => head in draft);
}
