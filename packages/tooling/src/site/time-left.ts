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

/** What webpack calls done, and the share of a build's time that has passed by then: half of it is minifying, between 0.85 and 0.95. */
const PASSED = [
  [0, 0],
  [0.1, 0.02],
  [0.65, 0.32],
  [0.85, 0.38],
  [0.95, 0.84],
  [1, 1],
] as const;

/** The share of a build's time that has passed, from the fraction that webpack reports. */
export function shareOfBuild(fraction: number): number {
  const next = PASSED.findIndex(([reported]) => reported >= fraction);
  const [to, from] = [PASSED[next], PASSED[next - 1]];
  if (to === undefined) return 1;
  if (from === undefined) return 0;
  return from[1] + ((fraction - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}
