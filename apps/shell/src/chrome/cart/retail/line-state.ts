import type { CartItem, Currency } from '@orime/contracts';
import type { CheckedLine } from '@orime/contracts/api/selling/cart';

export type LineProblem = NonNullable<CheckedLine['problem']>;

/** How a line stands, as far as it is known. */
export interface LineState {
  readonly problem: LineProblem | null;
  /** Units that can be bought now; null where that is not known or not limited. */
  readonly available: number | null;
  /** End of the designer's holiday, as an ISO time. */
  readonly until: string | null;
}

/** Until the api has answered, only the currency tells that a line is not sold in this market. */
export function stateOfLine(item: CartItem, checked: CheckedLine | undefined, currency: Currency): LineState {
  if (checked === undefined) return { problem: item.currency === currency ? null : 'not_in_market', available: null, until: null };
  const { problem, available, until } = checked;
  return { problem: isAboutQuantity(problem) ? problemOfQuantity(item.quantity, available) : problem, available, until };
}

/** The answer is of a moment ago: the quantity may have changed since, the stock is taken as it was. */
function problemOfQuantity(quantity: number, available: number | null): LineProblem | null {
  return available !== null && quantity > available ? 'too_few' : null;
}

function isAboutQuantity(problem: LineProblem | null): boolean {
  return problem === null || problem === 'too_few';
}

/** Whether the line stands in the way of the checkout. A hold ends by itself and a holiday only delays. */
export function isBlocking({ problem }: LineState): boolean {
  return problem !== null && problem !== 'held' && problem !== 'holiday';
}

/** Whether nothing of the line can be bought; of `too_few` there are some. */
export function isUnsellable(state: LineState): boolean {
  return isBlocking(state) && state.problem !== 'too_few';
}
