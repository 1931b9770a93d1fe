import { remoteStorage } from '@orime/platform';
import type { GroupDefaults, PictureGroup } from './picture-groups.ts';

export type KeptGroups = { readonly groups: readonly PictureGroup[]; readonly defaults: GroupDefaults };

const storage = remoteStorage('designer-studio');

/** Older work is more likely forgotten than missed. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** The platform removes `orime.draft.usr_…` when that person signs out. */
const keyOf = (userId: string): string => `orime.draft.${userId}.design-pictures`;

/** Keeps groups whose pictures have arrived, so that a closed tab loses nothing. Answers whether the browser had room for them. */
export function keepGroups(userId: string, { groups, defaults }: KeptGroups): boolean {
  try {
    if (groups.length === 0) storage.removeItem(keyOf(userId));
    else storage.setItem(keyOf(userId), JSON.stringify({ groups, defaults, keptAt: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function findGroups(userId: string): KeptGroups | undefined {
  try {
    // Written by `keepGroups` alone; a file is not kept with the rest.
    const kept = JSON.parse(storage.getItem(keyOf(userId)) ?? 'null') as (KeptGroups & { readonly keptAt: number }) | null;
    if (kept === null || !(Date.now() - kept.keptAt < KEPT_MS)) return undefined;
    const groups = kept.groups.map((group) => ({ ...group, pictures: group.pictures.map((each) => ({ ...each, source: undefined })) }));
    return { groups, defaults: kept.defaults };
  } catch {
    return undefined;
  }
}
