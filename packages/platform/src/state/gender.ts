import { currentPlatform } from '../current-platform.ts';
import { NO_HITS } from './root-state.ts';
import type { Gender, GenderClassification } from './root-state.ts';
import { useRoot } from './use-root.ts';

/** Hits of one gender that classify a visitor (specification, section 9). */
export const GENDER_THRESHOLD = 5;

/** The gender home and catalogue lead with; null until the visits say so. */
export function useGender(): Gender | null {
  return useRoot((state) => state.genderClassification.classified);
}

/** Which gender a visit of this path counts for, if any. */
export function genderOfPath(path: string): Gender | null {
  const match = /^\/(?:catalog\/)?(men|women)\/?$/.exec(path);
  return match === null ? null : (match[1] as Gender);
}

/** One hit. Once either count reaches the threshold and is at least the other, that gender sticks. */
export function countHit(known: GenderClassification, gender: Gender): GenderClassification {
  const menHits = known.menHits + (gender === 'men' ? 1 : 0);
  const womenHits = known.womenHits + (gender === 'women' ? 1 : 0);
  return { menHits, womenHits, classified: known.classified ?? classify(menHits, womenHits) };
}

/** When both stand at the threshold together, the first of the two that the specification names wins. */
export function classify(menHits: number, womenHits: number): Gender | null {
  if (menHits >= GENDER_THRESHOLD && menHits >= womenHits) return 'men';
  return womenHits >= GENDER_THRESHOLD && womenHits >= menHits ? 'women' : null;
}

/** The visitor's undo: counting starts over. */
export function resetGender(): void {
  currentPlatform().root.setState({ genderClassification: NO_HITS });
}
