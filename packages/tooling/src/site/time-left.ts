/** A share of less than this, or a time of less, says nothing about the pace. */
const ENOUGH_SHARE = 0.1;
const ENOUGH_MS = 3_000;

/** When work of an even pace will end, as a time in milliseconds; undefined while too little is done to tell. */
export function expectedEnd(startedAt: number, share: number, now: number): number | undefined {
  const passed = now - startedAt;
  return share < ENOUGH_SHARE || passed < ENOUGH_MS ? undefined : startedAt + passed / share;
}

/** "about 35 s left" in steps of five seconds; what should have ended already is "a few seconds". */
export function describeTimeLeft(endsAt: number, now: number): string {
  const seconds = Math.ceil((endsAt - now) / 5_000) * 5;
  return seconds > 5 ? `about ${seconds} s left` : 'a few seconds left';
}
