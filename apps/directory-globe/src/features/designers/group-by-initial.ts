import type { ProfileCard } from '@orime/contracts/api/people/profile';

export interface InitialGroup {
  /** A to Z, or `#` for names that begin otherwise. */
  readonly initial: string;
  readonly profiles: readonly ProfileCard[];
}

/** Groups by the first letter of the Latin name, accents apart: Japanese names carry no reading to sort by. */
export function groupByInitial(profiles: readonly ProfileCard[]): readonly InitialGroup[] {
  const groups = new Map<string, ProfileCard[]>();
  for (const profile of profiles.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const letter = profile.name.normalize('NFD').charAt(0).toUpperCase();
    const initial = /[A-Z]/.test(letter) ? letter : '#';
    groups.set(initial, [...(groups.get(initial) ?? []), profile]);
  }
  return [...groups].map(([initial, members]) => ({ initial, profiles: members }));
}
