import { isApiError, useT, useText } from '@orime/platform';
import { useState } from 'react';
import type { FormEvent } from 'react';

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

export interface FormOptions<Values> {
  readonly initial: Values;
  /** What is wrong before anything is sent, by field, in the visitor's language. */
  readonly check: (values: Values) => FieldErrors<Values>;
  readonly submit: (values: Values) => Promise<void>;
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
export function useForm<Values extends Readonly<Record<string, string | boolean>>>({ initial, check, submit }: FormOptions<Values>) {
  const t = useT('shell');
  const text = useText();
  const [state, setState] = useState<FormState<Values>>({ values: initial, errors: {}, failure: undefined, isBusy: false, attempt: 0 });

  function refuse(errors: FieldErrors<Values>, failure: unknown): void {
    setState((now) => ({ ...now, errors, failure, isBusy: false, attempt: now.attempt + 1 }));
  }

  async function send(): Promise<void> {
    const errors = check(state.values);
    if (Object.keys(errors).length > 0) return refuse(errors, undefined);
    setState((now) => ({ ...now, errors: {}, failure: undefined, isBusy: true }));
    try {
      await submit(state.values);
      setState((now) => ({ ...now, isBusy: false }));
    } catch (error) {
      const fields = isApiError(error) ? ownFields(error.fields, initial) : {};
      refuse(fields, Object.keys(fields).length > 0 ? undefined : error);
    }
  }

  /** The api says it in both languages; where no answer of it came, we say it. */
  function failureText(failure: unknown): string {
    if (!isApiError(failure)) return t('form.failed');
    return failure.status === 0 ? t('form.offline') : failure.text === undefined ? t('form.failed') : text(failure.text);
  }

  return {
    ...state,
    /** The failure in words; undefined when there is none. */
    failureText: state.failure === undefined ? undefined : failureText(state.failure),
    set<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
      setState((now) => ({ ...now, values: { ...now.values, [name]: value }, errors: { ...now.errors, [name]: undefined } }));
    },
    handleSubmit(event: FormEvent): void {
      event.preventDefault();
      if (!state.isBusy) void send();
    },
  };
}

/** Errors of fields that this form has; others belong to the whole. */
function ownFields<Values extends object>(fields: Readonly<Record<string, string>>, initial: Values): FieldErrors<Values> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in initial)) as FieldErrors<Values>;
}
