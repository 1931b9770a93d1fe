import { css, FormErrorSummary, space } from '@orime/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { RestoredNotice } from '../draft/restored-notice.tsx';
import { LeaveGuard } from '../leave/leave-guard.tsx';
import { FormFailure } from './form-failure.tsx';
import type { Form as FormState } from './use-form.ts';

/** What the frame needs of a form, whatever its draft. */
export type FormFrameState = Pick<
  FormState<Record<string, unknown>>,
  'name' | 'errors' | 'attempt' | 'failure' | 'status' | 'isBusy' | 'isDirty' | 'isKept' | 'isRestored' | 'handleSubmit' | 'stopWaiting'
> & { readonly startOver: () => void };

export type FormProps = {
  readonly form: FormFrameState;
  /** Names the form where the page has several. */
  readonly label?: string;
  /** Leaving with unsent changes asks first; off for short forms such as a search. */
  readonly guarded?: boolean;
  /** The summary puts the label of a field before its message; off where every message says itself what it is about. */
  readonly named?: boolean;
  /** In place of the general words about a send that failed: what the form knows better, such as where to go instead. */
  readonly failureNotice?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** The frame of a form: its errors above it, what became of sending it, and a question before unsent work is left behind. */
export function Form({ form, label, guarded = true, named = true, failureNotice, children, className }: FormProps) {
  const { failure } = form;
  const failed = useRef<HTMLDivElement>(null);
  // Moves the focus, and with it the view, to what went wrong with the whole: the button may be far below.
  useEffect(() => {
    if (failure !== undefined) failed.current?.focus();
  }, [failure]);
  return (
    <form
      id={form.name}
      css={styles.root}
      className={className}
      aria-label={label}
      aria-busy={form.isBusy || undefined}
      // Without JavaScript a browser would write what was typed into the address.
      method="post"
      noValidate
      onSubmit={form.handleSubmit}
    >
      {form.isRestored && <RestoredNotice onDiscard={() => form.startOver()} />}
      <FormErrorSummary named={named} errors={form.errors} attempt={form.attempt} />
      {failure !== undefined && (
        <div ref={failed} tabIndex={-1}>
          {failureNotice ?? <FormFailure failure={failure} isWaiting={form.status === 'waiting'} onStopWaiting={form.stopWaiting} />}
        </div>
      )}
      {children}
      {guarded && <LeaveGuard isOn={form.isDirty && form.status !== 'sent'} isKept={form.isKept} />}
    </form>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5], minWidth: 0, '& > *': { minWidth: 0 } }) };
