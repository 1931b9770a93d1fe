import { useText } from '@orime/platform';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { get, set, useForm as useHookForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldPath, FieldPathValue, FieldValues, PathValue, Resolver } from 'react-hook-form';
import { fitDraft } from '../draft/fit-draft.ts';
import { useKeptDraft } from '../draft/use-kept-draft.ts';
import { fieldId, fieldOf, inOrderOf } from './field-names.ts';
import { findProblems } from './find-problems.ts';
import type { FormOptions } from './form-options.ts';
import { readRefusal } from './read-refusal.ts';
import { useProblemText } from './use-problem-text.ts';
import { useSending } from './use-sending.ts';

/** A second press within this time is part of the first, also where the same may be sent again. */
const DOUBLE_PRESS_MS = 700;

/**
 * State of a form on react-hook-form. The draft is checked by the contract of what is sent, then by the API, whose refusals land
 * at their fields; a press sends once, and the same body under the same idempotency key until a try succeeds.
 *
 * Controls are bound by spreading: `text` for native inputs, selects and areas (they keep their own value), `ticked` for checkboxes,
 * `value` for everything with `value` and `onChange`.
 */
export function useForm<Draft extends FieldValues, Body = Draft, Answer = unknown>(options: FormOptions<Draft, Body, Answer>) {
  const { name, initial, aliases = {}, say, send, onSent, keep, repeats = false } = options;
  const problemText = useProblemText();
  const readText = useText();
  const sending = useSending();
  const [attempt, setAttempt] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const lastBody = useRef<Body>(undefined);
  /** When the last send succeeded, in the page's own time. */
  const sentAt = useRef(-Infinity);

  const resolver: Resolver<Draft> = async (draft) => {
    const { body, problems } = await findProblems(draft, options);
    lastBody.current = body;
    const errors = {};
    for (const { field, problem } of problems)
      set(errors, field, { type: problem.kind, message: say?.(field, problem) ?? problemText(problem) });
    return problems.length === 0 ? { values: draft, errors: {} } : { values: {}, errors };
  };
  // The types of react-hook-form's generics know partial first values only; ours are whole.
  const { register, watch, setValue, setError, getValues, handleSubmit, reset, subscribe, trigger, formState } = useHookForm<Draft>({
    defaultValues: initial as DefaultValues<Draft>,
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const { isDirty, isSubmitted } = formState;
  const messages = messagesOf(formState.errors);
  const errorOf = (field: string): string | undefined =>
    messages.get(field) ?? [...messages].find(([path]) => path.startsWith(`${field}.`))?.[1];
  const kept = useKeptDraft({
    form: name,
    keep,
    subscribe,
    onFound: (found) => {
      reset(fitDraft(initial, found), { keepDefaultValues: true });
      setRestored(true);
    },
  });
  const valueOf = <Name extends FieldPath<Draft>>(field: Name): FieldPathValue<Draft, Name> =>
    // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled or memoised, so its answer is always today's
    watch(field);

  function change<Name extends FieldPath<Draft>>(field: Name, value: FieldPathValue<Draft, Name>): void {
    sending.settle();
    // The two names of the value's type are the same one.
    setValue(field, value as PathValue<Draft, Name>, { shouldDirty: true, shouldValidate: isSubmitted || errorOf(field) !== undefined });
  }

  /** After a change in a native control. What `checkOnly` found goes away here; after a press to send, react-hook-form looks by itself. */
  function edited(field: FieldPath<Draft>): void {
    sending.settle();
    if (!isSubmitted && errorOf(field) !== undefined) void trigger(field);
  }

  function refuse(error: unknown): boolean {
    const refused = readRefusal(error, initial, aliases);
    for (const { field, code, text } of refused) {
      const message = say?.(field, { kind: 'refused', code }) ?? (text === undefined ? problemText({ kind: 'refused' }) : readText(text));
      // Its path was followed in the draft.
      setError(field as FieldPath<Draft>, { type: 'refused', message });
    }
    return refused.length > 0;
  }

  async function sendOnce(draft: Draft, keyOf: (body: Body) => string): Promise<'sent' | 'refused'> {
    try {
      // The resolver, which made the body, has just accepted it.
      const body = lastBody.current as Body;
      const answer = await send(body, { idempotencyKey: keyOf(body) });
      kept.forget();
      setRestored(false);
      markSaved(draft);
      sentAt.current = performance.now();
      await onSent?.(answer);
      return 'sent';
    } catch (error) {
      if (refuse(error)) return 'refused';
      throw error;
    }
  }

  /** What was sent is the new starting point; what was typed meanwhile stays, and stays unsaved. */
  function markSaved(sent: Draft): void {
    const now = getValues();
    reset(sent);
    for (const field of Object.keys(sent) as FieldPath<Draft>[]) {
      if (JSON.stringify(get(now, field)) !== JSON.stringify(get(sent, field))) setValue(field, get(now, field), { shouldDirty: true });
    }
  }

  const submit = async (): Promise<void> => {
    if (sending.status === 'sent' && !isDirty && !(repeats && performance.now() - sentAt.current > DOUBLE_PRESS_MS)) return;
    await sending.run(async (keyOf) => {
      let outcome: 'sent' | 'refused' = 'refused';
      let failure: unknown;
      await handleSubmit(async (draft) => {
        outcome = await sendOnce(draft, keyOf).catch((error: unknown) => {
          failure = error;
          return 'refused';
        });
      })();
      // Not before react-hook-form has published the errors: the summary that takes the focus must be there.
      if (outcome === 'refused') setAttempt((now) => now + 1);
      if (failure !== undefined) throw failure;
      return outcome;
    });
  };

  return {
    name,
    isDirty,
    status: sending.status,
    isBusy: sending.status === 'sending',
    /** What went wrong with the whole form; undefined when nothing did or when the fields say it. */
    failure: sending.failure,
    /** Counts refused and failed tries; moves the focus to the summary. */
    attempt,
    /** Wrong fields in the order of the page. */
    errors: inOrderOf(initial, [...messages.keys()]).map((field) => ({
      fieldId: fieldId(name, fieldOf(field, initial) ?? field),
      message: messages.get(field) ?? '',
    })),
    isKept: keep !== undefined,
    isRestored,
    errorOf,
    change,
    /** What the draft is now, without following it. */
    read: (): Draft => getValues(),
    /** The value of one field; the component is drawn again whenever it changes. */
    follow: valueOf,
    /** The whole draft, drawn again with every change: for a preview beside the form. */
    followAll: (): Draft => watch(),
    /** For a native input, select or text area. */
    text: (field: FieldPath<Draft>) => ({
      ...register(field, { onChange: () => edited(field) }),
      id: fieldId(name, field),
      defaultValue: get(initial, field) as string | undefined,
      error: errorOf(field),
    }),
    /** For a checkbox. */
    ticked: (field: FieldPath<Draft>) => ({
      ...register(field, { onChange: () => edited(field) }),
      id: fieldId(name, field),
      defaultChecked: get(initial, field) === true,
      error: errorOf(field),
    }),
    /** For every other control. */
    value: <Name extends FieldPath<Draft>>(field: Name) => ({
      id: fieldId(name, field),
      value: valueOf(field),
      onChange: (value: FieldPathValue<Draft, Name>): void => change(field, value),
      error: errorOf(field),
    }),
    /** For a group of controls that is one value with named parts, such as an address. What is wrong with the whole is said at its first part. */
    group: <Name extends FieldPath<Draft>>(field: Name) => ({
      id: fieldId(name, field),
      value: valueOf(field),
      onChange: (value: FieldPathValue<Draft, Name>): void => change(field, value),
      errorOf: (part: string): string | undefined =>
        errorOf(`${field}.${part}`) ?? (part === Object.keys(get(initial, field) as object)[0] ? messages.get(field) : undefined),
    }),
    submit,
    /** Checks some fields before the whole is sent, as one step of a long form. False leaves the focus in the summary of what is wrong. */
    async checkOnly(fields: readonly FieldPath<Draft>[]): Promise<boolean> {
      const isRight = await trigger([...fields]);
      if (!isRight) setAttempt((now) => now + 1);
      return isRight;
    },
    handleSubmit(event: FormEvent): void {
      event.preventDefault();
      void submit();
    },
    stopWaiting: sending.stopWaiting,
    /** Starts over, from other values where they are given: the server's after a conflict, another row. */
    startOver(draft: Draft = initial): void {
      kept.forget();
      setRestored(false);
      sending.settle();
      reset(draft);
    },
  };
}

export type Form<Draft extends FieldValues> = ReturnType<typeof useForm<Draft>>;

/** The messages of nested errors by path. */
function messagesOf(errors: FieldErrors, prefix = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, error] of Object.entries(errors)) {
    if (error === undefined || error === null) continue;
    if (typeof error['message'] === 'string') found.set(prefix + name, error['message']);
    // Without a message of its own it holds the errors of its parts.
    else for (const [path, message] of messagesOf(error as FieldErrors, `${prefix}${name}.`)) found.set(path, message);
  }
  return found;
}
