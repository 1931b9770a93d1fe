/** Intersection over union of two coverages; what is covered by half or more counts. */
export function overlapOf(found: ArrayLike<number>, truth: ArrayLike<number>): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < truth.length; i += 1) {
    const [one, other] = [(found[i] ?? 0) >= 128, (truth[i] ?? 0) >= 128];
    if (one && other) both += 1;
    if (one || other) either += 1;
  }
  return either === 0 ? 1 : both / either;
}
