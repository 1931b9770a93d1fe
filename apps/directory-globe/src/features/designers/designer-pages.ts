import type { Language } from '@orime/contracts';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import type { DesignerSort } from './designers-search.ts';
import { groupByInitial, type InitialGroup } from './group-by-initial.ts';

/** Designers a page of the list has: a phone shows them within about six screens. */
export const DESIGNERS_PER_PAGE = 15;
/** One read brings several whole pages; initials are made of all of them. */
export const PAGES_PER_READ = 6;

/** The read, counted from 1, that brings a page of the list. */
export function readOfPage(page: number): number {
  return Math.ceil(page / PAGES_PER_READ);
}

/** A page of the list as the address names it, counted from 1. */
export function pageOfSearch(search: URLSearchParams): number {
  return Number(search.get('page') ?? 1);
}

export interface DesignerPages {
  /** Under initials; a single group without one in any other order than by name. */
  readonly groups: readonly InitialGroup[];
  /** Every initial of the read, and the page on which it begins. */
  readonly initials: ReadonlyMap<string, number>;
  /** The page of every designer of the read, by id. */
  readonly pages: ReadonlyMap<string, number>;
}

/** What one page of the list shows of the designers that its read has brought. */
export function pageOfDesigners(profiles: readonly ProfileCard[], sort: DesignerSort, language: Language, page: number): DesignerPages {
  const groups = sort === 'name' ? groupByInitial(profiles, language) : [{ initial: '', profiles }];
  const firstPage = (readOfPage(page) - 1) * PAGES_PER_READ + 1;
  const start = (page - firstPage) * DESIGNERS_PER_PAGE;
  const pageAt = (place: number) => firstPage + Math.floor(place / DESIGNERS_PER_PAGE);
  const initials = new Map<string, number>();
  const pages = new Map<string, number>();
  const shown: InitialGroup[] = [];
  let place = 0;
  for (const group of groups) {
    initials.set(group.initial, pageAt(place));
    for (const [index, { id }] of group.profiles.entries()) pages.set(id, pageAt(place + index));
    const inPage = group.profiles.slice(Math.max(0, start - place), Math.max(0, start + DESIGNERS_PER_PAGE - place));
    if (inPage.length > 0) shown.push({ initial: group.initial, profiles: inPage });
    place += group.profiles.length;
  }
  return { groups: shown, initials, pages };
}
