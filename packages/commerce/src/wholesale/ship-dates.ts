/** When a designer ships, as `YYYY-MM-DD` (they compare as text). */
export interface DeliveryWindow {
  readonly id: string;
  readonly startShip: string;
  readonly endShip: string;
  /** The last day on which one may order for it. */
  readonly orderCutoff: string;
  /** Goods are made for the window; nothing is taken from stock. */
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
  /** The buyer may refuse goods that come later. */
  readonly cancelAfter: string;
}

export type ShipProblem = 'window_unknown' | 'window_closed' | 'dates_invalid';

/** Days between the first day of shipping and the last for a designer without windows. */
const DEFAULT_SPAN_DAYS = 30;

export function isWindowOpen(window: Pick<DeliveryWindow, 'orderCutoff'>, today: string): boolean {
  return window.orderCutoff >= today;
}

/**
 * When an order ships: in the window asked for, or the first that is open. The first day is never before today nor before
 * the window begins, and the last never after the window ends; dates that then make no span are a problem.
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
