export interface MountOutcome {
  readonly remote: string;
  readonly isOk: boolean;
  /** From the first render of its place until it was there. */
  readonly ms: number;
}

/** What became of screens and fragments. Telemetry, whose code comes after the first paint, takes it away. */
export const mountOutcomes: MountOutcome[] = [];

/** @param begunAt when its place was rendered first; default: now */
export function noteMount(remote: string, isOk: boolean, begunAt = performance.now()): void {
  mountOutcomes.push({ remote, isOk, ms: performance.now() - begunAt });
}
