/** Steps that can be taken back. */
export const MAX_STEPS = 100;

/** A value with its past and what was undone. Steps with the same `mark`, one after the other, are one step: typing, holding an arrow key. */
export type History<Value> = {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  readonly mark: string | undefined;
};

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], mark: undefined };
}

export function record<Value>(history: History<Value>, present: Value, mark?: string): History<Value> {
  if (present === history.present) return history;
  const isSameStep = mark !== undefined && mark === history.mark;
  return { past: isSameStep ? history.past : [...history.past, history.present].slice(-MAX_STEPS), present, future: [], mark };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  return past.length === 0
    ? history
    : { past: past.slice(0, -1), present: at(past, past.length - 1), future: [present, ...future], mark: undefined };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  return future.length === 0 ? history : { past: [...past, present], present: at(future, 0), future: future.slice(1), mark: undefined };
}

function at<Value>(values: readonly Value[], index: number): Value {
  // Callers have checked that there is one.
  return values[index] as Value;
}
