/** A designer's delivery window. Dates are `YYYY-MM-DD`, so they compare as text. */
export interface DeliveryWindow {
  readonly id: string;
  readonly startShip: string;
  readonly endShip: string;
  /** Last day to order for this window. */
  readonly orderCutoff: string;
  /** Goods are produced for the window instead of taken from stock. */
  readonly isPrebook: boolean;
}

export interface ShipWish {
  readonly windowId?: string | undefined;
  readonly startShip?: string | undefined;
  readonly cancelAfter?: string | undefined;
}

export interface ShipDates {
  readonly windowId: string | null;
  readonly isPrebook: boolean;
  readonly startShip: string;
  /** After this day the buyer may refuse delivery. */
  readonly cancelAfter: string;
}

export type ShipProblem = 'window_unknown' | 'window_closed' | 'dates_invalid';

/** Days between first and last shipping date for designers without windows. */
const DEFAULT_SPAN_DAYS = 30;

/** Whether orders for the window are accepted on `today` (`YYYY-MM-DD`); the cutoff day is included. */
export function isWindowOpen(window: Pick<DeliveryWindow, 'orderCutoff'>, today: string): boolean {
  return window.orderCutoff >= today;
}

/**
 * Shipping dates of an order in the requested window, or the first open one. The first date is not before today or the window's
 * start, the last not after its end; dates that leave no span are a problem.
 */
export function planShipping(
  windows: readonly DeliveryWindow[],
  wish: ShipWish,
  today: string,
): { readonly dates: ShipDates; readonly problem: ShipProblem | null } {
  const open = windows
    .filter((window) => isWindowOpen(window, today))
    .toSorted((a, b) => compare(a.startShip, b.startShip) || compare(a.id, b.id));
  const window = wish.windowId === undefined ? open[0] : windows.find(({ id }) => id === wish.windowId);
  const startShip = latest(today, window?.startShip, wish.startShip);
  const lastDay = window?.endShip ?? addDays(startShip, DEFAULT_SPAN_DAYS);
  const cancelAfter = wish.cancelAfter === undefined || (window !== undefined && wish.cancelAfter > lastDay) ? lastDay : wish.cancelAfter;
  const dates = { windowId: window?.id ?? null, isPrebook: window?.isPrebook ?? false, startShip, cancelAfter };
  return { dates, problem: problemOf(windows, window, wish, dates, today) };
}

function problemOf(
  windows: readonly DeliveryWindow[],
  window: DeliveryWindow | undefined,
  wish: ShipWish,
  dates: ShipDates,
  today: string,
): ShipProblem | null {
  if (window === undefined) {
    if (wish.windowId !== undefined) return 'window_unknown';
    if (windows.length > 0) return 'window_closed';
  } else if (!isWindowOpen(window, today)) {
    return 'window_closed';
  }
  return dates.cancelAfter < dates.startShip ? 'dates_invalid' : null;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function latest(today: string, ...days: readonly (string | undefined)[]): string {
  return days.reduce<string>((last, day) => (day !== undefined && day > last ? day : last), today);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
