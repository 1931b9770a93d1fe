/** The ends of a filter by days, as the grid keeps it in the address: `2026-05-01..2026-05-31`. An open end is undefined. */
export function readDays(filter: string | undefined): { readonly from: string | undefined; readonly to: string | undefined } {
  const [from, to] = (filter ?? '').split('..');
  return { from: from || undefined, to: to || undefined };
}
