import { isApiError, useT, useText } from '@orime/platform';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

export interface FormOptions<Values> {
  readonly initial: Values;
  /** What is wrong before anything is sent, by field, in the visitor's language. */
  readonly check: (values: Values) => FieldErrors<Values>;
  /** Answers `leaving` when the page is about to change: the form then stays busy, so that nothing is sent twice. */
  readonly submit: (values: Values) => Promise<'leaving' | void>;
  /** Our words for fields that the api refuses; without them its own are shown. */
  readonly say?: FieldErrors<Values>;
}

interface FormState<Values> {
  readonly values: Values;
  readonly errors: FieldErrors<Values>;
  /** What went wrong with the whole form. */
  readonly failure: unknown;
  readonly isBusy: boolean;
  /** Counts the refused attempts; moves focus to the summary. */
  readonly attempt: number;
}

/** State of a short form: checked here first, then by the api, whose answers land at their fields. */
export function useForm<Values extends Readonly<Record<string, string | boolean>>>({
  initial,
  check,
  submit,
  say = {},
}: FormOptions<Values>) {
  const [state, setState] = useState<FormState<Values>>({ values: initial, errors: {}, failure: undefined, isBusy: false, attempt: 0 });
  const failureText = useFailureText();
  // Known at once, while the state is known at the next drawing: the second press of a double-click finds it.
  const isSending = useRef(false);

  function refuse(errors: FieldErrors<Values>, failure: unknown): void {
    setState((now) => ({ ...now, errors, failure, isBusy: false, attempt: now.attempt + 1 }));
  }

  async function send(): Promise<void> {
    const errors = check(state.values);
    if (Object.keys(errors).length > 0) return refuse(errors, undefined);
    isSending.current = true;
    setState((now) => ({ ...now, errors: {}, failure: undefined, isBusy: true }));
    try {
      if ((await submit(state.values)) === 'leaving') return;
      setState((now) => ({ ...now, isBusy: false }));
    } catch (error) {
      const fields = isApiError(error) && error.code === 'validation' ? ownFields(error.fields, initial, say) : {};
      refuse(fields, Object.keys(fields).length > 0 ? undefined : error);
    }
    isSending.current = false;
  }

  return {
    ...state,
    /** The failure in words; undefined when there is none. */
    failureText: state.failure === undefined ? undefined : failureText(state.failure),
    set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
      setState((now) => ({ ...now, values: { ...now.values, [name]: value }, errors: { ...now.errors, [name]: undefined } }));
    },
    /** Back to the first values. */
    reset: (): void => setState((now) => ({ ...now, values: initial, errors: {} })),
    handleSubmit(event: FormEvent): void {
      event.preventDefault();
      if (!isSending.current) void send();
    },
  };
}

/** The api says what went wrong in both languages; where no answer of it came, we say it. */
function useFailureText(): (failure: unknown) => string {
  const t = useT('shell');
  const text = useText();
  return (failure) => {
    if (!isApiError(failure)) return t('form.failed');
    const wait = failure.retryAfterSeconds;
    if (wait !== undefined && (failure.code === 'locked' || failure.code === 'rate_limited')) {
      return wait < 90 ? t('form.wait.seconds', { count: Math.max(1, wait) }) : t('form.wait.minutes', { count: Math.ceil(wait / 60) });
    }
    return failure.status === 0 ? t('form.offline') : failure.text === undefined ? t('form.failed') : text(failure.text);
  };
}

/** Errors of fields that this form has; others belong to the whole. */
function ownFields<Values extends object>(
  fields: Readonly<Record<string, string>>,
  initial: Values,
  say: FieldErrors<Values>,
): FieldErrors<Values> {
  const own = Object.entries(fields).filter(([name]) => name in initial);
  // The names are those of `initial`, by the filter.
  return Object.fromEntries(own.map(([name, text]) => [name, say[name as keyof Values & string] ?? text])) as FieldErrors<Values>;
}
