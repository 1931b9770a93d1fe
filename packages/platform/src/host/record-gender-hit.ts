import type { Platform } from '../platform.ts';
import { countHit, genderOfPath } from '../state/gender.ts';

/** Counts a completed navigation to a men's or women's page; other paths are ignored (decision T21). */
export function recordGenderHit(platform: Platform, path: string): void {
  const gender = genderOfPath(path);
  if (gender === null) return;
  const { genderClassification } = platform.root.getState();
  platform.root.setState({ genderClassification: countHit(genderClassification, gender) });
}
