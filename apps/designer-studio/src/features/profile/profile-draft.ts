import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import type { ProfileInput } from '@orime/contracts/api/people/profile';
import { isHandle, readPosition } from '../form/index.ts';
import type { Picture } from '../pictures/index.ts';

export type ProfileLink = { readonly label: string; readonly url: string };

/** What a designer types about herself. */
export type ProfileDraft = {
  readonly name: string;
  readonly nameJp: string;
  readonly handle: string;
  readonly bio: LocalText;
  readonly country: string;
  readonly city: string;
  readonly cityJp: string;
  readonly position: string;
  readonly disciplines: readonly string[];
  readonly avatar: Picture | null;
  readonly cover: Picture | null;
  readonly links: readonly ProfileLink[];
};

export const emptyProfile: ProfileDraft = {
  name: '',
  nameJp: '',
  handle: '',
  bio: { en: '', jp: '' },
  country: '',
  city: '',
  cityJp: '',
  position: '',
  disciplines: [],
  avatar: null,
  cover: null,
  links: [],
};

/** Fields that cannot be sent as they are, in the order of the form. */
export function checkProfile(draft: ProfileDraft): (keyof ProfileDraft)[] {
  const wrong: (keyof ProfileDraft | false)[] = [
    isEmpty(draft.name) && 'name',
    !isHandle(draft.handle) && 'handle',
    isEmpty(draft.bio.en) && isEmpty(draft.bio.jp) && 'bio',
    isEmpty(draft.country) && 'country',
    isEmpty(draft.city) && 'city',
    !isEmpty(draft.position) && readPosition(draft.position) === undefined && 'position',
    draft.links.some(({ label, url }) => !isBlank({ label, url }) && (isEmpty(label) || !/^https:\/\/\S+\.\S+$/.test(url.trim()))) &&
      'links',
  ];
  return wrong.filter((field) => field !== false);
}

/** The draft as the API takes it: optional parts only where something was given. */
export function profileInput(draft: ProfileDraft): ProfileInput {
  const links = draft.links.filter((link) => !isBlank(link)).map(({ label, url }) => ({ label: label.trim(), url: url.trim() }));
  return {
    handle: draft.handle,
    name: draft.name.trim(),
    nameJp: draft.nameJp.trim(),
    bio: draft.bio,
    country: draft.country,
    city: draft.city.trim(),
    cityJp: draft.cityJp.trim(),
    ...readPosition(draft.position),
    disciplines: [...draft.disciplines],
    ...(draft.avatar && { avatarFileId: draft.avatar.id }),
    ...(draft.cover && { coverFileId: draft.cover.id }),
    links,
  };
}

function isBlank({ label, url }: ProfileLink): boolean {
  return isEmpty(label) && isEmpty(url);
}
