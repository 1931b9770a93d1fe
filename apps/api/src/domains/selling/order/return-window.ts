const dayMs = 86_400_000;

/** The last moment to ask for a return of what arrived then. */
export function endOfReturnWindow(deliveredAt: Date, windowDays: number): Date {
  return new Date(deliveredAt.getTime() + windowDays * dayMs);
}
