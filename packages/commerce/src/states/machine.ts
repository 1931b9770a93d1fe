/** Allowed next states by state; a state without any is final. */
export type StateMachine<S extends string> = Readonly<Record<S, readonly S[]>>;

/** Whether the machine allows the transition. Staying in a state is not a transition. */
export function canTransition<S extends string>(machine: StateMachine<S>, from: S, to: S): boolean {
  return machine[from].includes(to);
}

/** The new state, or the refused transition, which callers report as `invalid_transition`. */
export function transition<S extends string>(
  machine: StateMachine<S>,
  from: S,
  to: S,
): { readonly ok: true; readonly state: S } | { readonly ok: false; readonly from: S; readonly to: S } {
  return canTransition(machine, from, to) ? { ok: true, state: to } : { ok: false, from, to };
}

/** States that allow a transition to `to`, for the WHERE clause of a conditional UPDATE. */
export function statesBefore<S extends string>(machine: StateMachine<S>, to: S): S[] {
  return (Object.keys(machine) as S[]).filter((from) => machine[from].includes(to)); // Keys of a Record<S, …> are S.
}
