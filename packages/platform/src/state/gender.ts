import { currentPlatform } from '../current-platform.ts';
import { NO_HITS } from './root-state.ts';
import type { Gender, GenderClassification } from './root-state.ts';
import { useRoot } from './use-root.ts';

/** Page hits of one gender that classify a visitor (specification, section 9). */
export const GENDER_THRESHOLD = 5;

/** The gender that home and catalogue lead with; null until the visits decide. */
export function useGender(): Gender | null {
  return useRoot((state) => state.genderClassification.classified);
}

/** The gender that a visit of this path counts for; null for other paths. */
export function genderOfPath(path: string): Gender | null {
  const match = /^\/(?:catalog\/)?(men|women)\/?$/.exec(path);
  return match === null ? null : (match[1] as Gender);
}

/** Counts one hit. Once a count reaches the threshold and is at least the other, that gender is fixed. */
export function countHit(known: GenderClassification, gender: Gender): GenderClassification {
  const menHits = known.menHits + (gender === 'men' ? 1 : 0);
  const womenHits = known.womenHits + (gender === 'women' ? 1 : 0);
  return { menHits, womenHits, classified: known.classified ?? classify(menHits, womenHits) };
}

/** The gender of the counts, or null. On a tie at the threshold, the gender that the specification names first wins. */
export function classify(menHits: number, womenHits: number): Gender | null {
  if (menHits >= GENDER_THRESHOLD && menHits >= womenHits) return 'men';
  return womenHits >= GENDER_THRESHOLD && womenHits >= menHits ? 'women' : null;
}

/** Resets the classification; counting starts over. */
export function resetGender(): void {
  currentPlatform().root.setState({ genderClassification: NO_HITS });
}
