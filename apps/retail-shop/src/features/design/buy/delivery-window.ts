const dayMs = 86_400_000;
/** As the checkout promises it: goods in stock leave within two working days, standard delivery takes three to six more. */
const DISPATCH_DAYS = 2;
const TRANSIT_DAYS = { least: 3, most: 6 } as const;

/** When a parcel may arrive, as instants. */
export type DeliveryWindow = { readonly fromMs: number; readonly toMs: number };

/** When what is ordered now arrives by standard delivery. `leadDays` are calendar days until a made-to-order garment is ready; null for stock. */
export function deliveryWindow(leadDays: number | null, nowMs: number): DeliveryWindow {
  if (leadDays === null)
    return { fromMs: addWorkingDays(nowMs, TRANSIT_DAYS.least), toMs: addWorkingDays(nowMs, DISPATCH_DAYS + TRANSIT_DAYS.most) };
  const readyMs = nowMs + leadDays * dayMs;
  return { fromMs: addWorkingDays(readyMs, TRANSIT_DAYS.least), toMs: addWorkingDays(readyMs, TRANSIT_DAYS.most) };
}

function addWorkingDays(startMs: number, days: number): number {
  let at = startMs;
  for (let left = days; left > 0;) {
    at += dayMs;
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

const isWeekend = (ms: number): boolean => [0, 6].includes(new Date(ms).getDay());
