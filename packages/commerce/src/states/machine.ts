/** From each state the states that may follow; a state without followers is final. */
export type StateMachine<S extends string> = Readonly<Record<S, readonly S[]>>;

/** True when the machine allows the step. Staying in a state is not a step. */
export function canTransition<S extends string>(machine: StateMachine<S>, from: S, to: S): boolean {
  return machine[from].includes(to);
}

/** The new state, or which step was refused; callers answer it with `invalid_transition`. */
export function transition<S extends string>(
  machine: StateMachine<S>,
  from: S,
  to: S,
): { readonly ok: true; readonly state: S } | { readonly ok: false; readonly from: S; readonly to: S } {
  return canTransition(machine, from, to) ? { ok: true, state: to } : { ok: false, from, to };
}

/** States from which a step to `to` is allowed; what a conditional UPDATE names in its WHERE. */
export function statesBefore<S extends string>(machine: StateMachine<S>, to: S): S[] {
  return (Object.keys(machine) as S[]).filter((from) => machine[from].includes(to)); // keys of a Record<S, …> are S
}
