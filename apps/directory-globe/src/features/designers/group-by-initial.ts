import type { Language } from '@orime/contracts';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { kanaInitial, rowOfKana } from './kana-initial.ts';

export interface InitialGroup {
  /** A to Z, a row of the syllabary on the Japanese page, or `#` for names that begin otherwise. */
  readonly initial: string;
  readonly profiles: readonly ProfileCard[];
}

export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Groups by the first letter of the Latin name, accents apart, or by the row of the Japanese one's reading; names without kana come last. */
export function groupByInitial(profiles: readonly ProfileCard[], language: Language): readonly InitialGroup[] {
  const kanaOf = ({ name, nameJp }: ProfileCard) => (language === 'jp' ? kanaInitial(name, nameJp) : null);
  const initialOf = (profile: ProfileCard) => {
    const kana = kanaOf(profile);
    return kana === null ? latinInitial(profile.name) : rowOfKana(kana);
  };
  const order = (initial: string) => (initial === '#' ? '2' : /[A-Z]/.test(initial) && language === 'jp' ? `1${initial}` : `0${initial}`);
  const sorted = profiles.toSorted((a, b) => (kanaOf(a) ?? '').localeCompare(kanaOf(b) ?? '', 'ja') || a.name.localeCompare(b.name, 'en'));
  return [...Map.groupBy(sorted, initialOf)]
    .toSorted(([a], [b]) => order(a).localeCompare(order(b), 'ja'))
    .map(([initial, members]) => ({ initial, profiles: members }));
}

function latinInitial(name: string): string {
  const letter = name.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}
