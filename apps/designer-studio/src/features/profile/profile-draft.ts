import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import type { OwnProfile, ProfileInput } from '@orime/contracts/api/people/profile';
import { emptyPlace, isHandle, readPosition } from '@orime/forms';
import type { Place } from '@orime/forms';
import type { Picture } from '@orime/forms/files';

export type ProfileLink = { readonly label: string; readonly url: string };

/** What a designer types about herself. */
export type ProfileDraft = {
  readonly name: string;
  readonly nameJp: string;
  readonly handle: string;
  readonly bio: LocalText;
  readonly disciplines: readonly string[];
  readonly place: Place;
  readonly avatar: Picture | null;
  readonly cover: Picture | null;
  readonly links: readonly ProfileLink[];
  /** First day on which the shop is open again, as `2026-12-31`; empty while it is open. */
  readonly holidayUntil: string;
};

export const emptyProfile: ProfileDraft = {
  name: '',
  nameJp: '',
  handle: '',
  bio: { en: '', jp: '' },
  disciplines: [],
  place: emptyPlace,
  avatar: null,
  cover: null,
  links: [],
  holidayUntil: '',
};

/** The API's names of the pictures. */
export const PICTURE_ALIASES = { avatarFileId: 'avatar', coverFileId: 'cover' } as const;

/** A saved profile as the form edits it. */
export function profileDraft(profile: OwnProfile): ProfileDraft {
  const { name, nameJp, handle, bio, disciplines, country, city, cityJp = '', lat, lon, avatar, cover, links, holidayUntil } = profile;
  return {
    name,
    nameJp,
    handle,
    bio: { ...bio },
    disciplines,
    place: { country, city, cityJp, position: lat === null || lon === null ? '' : `${lat}, ${lon}` },
    avatar,
    cover,
    links,
    holidayUntil: holidayUntil?.slice(0, 10) ?? '',
  };
}

/** Fields that cannot be sent as they are, in the order of the form. */
export function checkProfile({ name, handle, bio, place, links }: ProfileDraft): string[] {
  const wrong: (string | false)[] = [
    isEmpty(name) && 'name',
    !isHandle(handle) && 'handle',
    isEmpty(bio.en) && isEmpty(bio.jp) && 'bio',
    isEmpty(place.country) && 'place.country',
    isEmpty(place.city) && 'place.city',
    !isEmpty(place.position) && readPosition(place.position) === undefined && 'place.position',
    links.some((link) => !isBlank(link) && (isEmpty(link.label) || !/^https:\/\/\S+\.\S+$/.test(link.url.trim()))) && 'links',
  ];
  return wrong.filter((field) => field !== false);
}

/** The draft as the API takes it for a new profile: optional parts only where something was given. */
export function profileInput({ place, ...draft }: ProfileDraft): ProfileInput {
  const links = draft.links.filter((link) => !isBlank(link)).map(({ label, url }) => ({ label: label.trim(), url: url.trim() }));
  return {
    handle: draft.handle,
    name: draft.name.trim(),
    nameJp: draft.nameJp.trim(),
    bio: draft.bio,
    country: place.country,
    city: place.city.trim(),
    cityJp: place.cityJp.trim(),
    ...readPosition(place.position),
    disciplines: [...draft.disciplines],
    ...(draft.avatar && { avatarFileId: draft.avatar.id }),
    ...(draft.cover && { coverFileId: draft.cover.id }),
    links,
  };
}

/** The same for a saved one: what was emptied is taken away. */
export function profileUpdate(draft: ProfileDraft): ProfileInput {
  const { lat = null, lon = null } = readPosition(draft.place.position) ?? {};
  return {
    ...profileInput(draft),
    lat,
    lon,
    avatarFileId: draft.avatar?.id ?? null,
    coverFileId: draft.cover?.id ?? null,
    holidayUntil: draft.holidayUntil === '' ? null : draft.holidayUntil,
  };
}

function isBlank({ label, url }: ProfileLink): boolean {
  return isEmpty(label) && isEmpty(url);
}
