import type { Picture } from '@orime/forms/files';

/** A picture that has arrived, with the file it came from: what is cut and turned is sent anew. */
export type BulkPicture = {
  readonly picture: Picture;
  readonly fileName: string;
  /** Undefined after the tab was closed: then what the server has is cut. */
  readonly source: File | undefined;
  /** SHA-256 of the file in hexadecimal digits; empty where the browser has no such function. */
  readonly digest: string;
};

/** Pictures that become one draft, with what the API needs to keep one. */
export type PictureGroup = {
  readonly key: string;
  readonly name: string;
  readonly nameJp: string;
  readonly category: string;
  readonly colour: string;
  readonly fibre: string;
  readonly gender: 'women' | 'men' | 'unisex';
  readonly pictures: readonly BulkPicture[];
};

export const MOST_PICTURES = 60;
/** The contract's bound of one design. */
export const MOST_IN_GROUP = 12;

export type GroupDefaults = Pick<PictureGroup, 'category' | 'colour' | 'fibre' | 'gender'>;
export const noDefaults: GroupDefaults = { category: '', colour: '', fibre: '', gender: 'women' };

const CAMERA_NAMES = /^(img|dsc|dscf|dscn|_mg|p|pict|photo|image|screenshot|scan)?$/i;

/** What a file is of by its name: `coat` of `Coat-01.jpg` and `coat (2).png`; empty for the names that cameras give. */
export function subjectOf(fileName: string): string {
  const base = fileName.normalize('NFKC').replace(/\.[^.]+$/, '');
  const stem = base.replace(/[\s_-]*\(?\d+\)?$/, '').trim();
  return CAMERA_NAMES.test(stem) ? '' : stem;
}

/** The groups with pictures that have arrived: each goes to the group of its subject, which is made where there is none. */
export function addPictures(
  groups: readonly PictureGroup[],
  arrived: readonly BulkPicture[],
  defaults: GroupDefaults,
): readonly PictureGroup[] {
  return arrived.reduce<readonly PictureGroup[]>((now, added) => {
    const subject = subjectOf(added.fileName);
    const key = subject.toLowerCase();
    const known = now.findIndex((group) => group.key === key && group.pictures.length < MOST_IN_GROUP);
    if (known !== -1) return now.map((group, index) => (index === known ? { ...group, pictures: [...group.pictures, added] } : group));
    return [...now, { ...newGroup(freeKey(now, key), defaults), name: titleOf(subject), pictures: [added] }];
  }, groups);
}

/** Moves a picture to the end of a group, or to a new one; groups that are left without pictures go. */
export function movePicture(
  groups: readonly PictureGroup[],
  id: string,
  to: string | 'new',
  defaults: GroupDefaults,
): readonly PictureGroup[] {
  const moved = groups.flatMap(({ pictures }) => pictures).find(({ picture }) => picture.id === id);
  if (moved === undefined) return groups;
  const without = groups.map((group) => ({ ...group, pictures: group.pictures.filter(({ picture }) => picture.id !== id) }));
  const target = to === 'new' ? newGroup(freeKey(groups, 'design'), defaults) : undefined;
  return [...without, ...(target === undefined ? [] : [target])]
    .map((group) => (group.key === (target?.key ?? to) ? { ...group, pictures: [...group.pictures, moved] } : group))
    .filter(({ pictures }) => pictures.length > 0);
}

/** Ids of pictures whose file stands before them already. */
export function duplicateIds(groups: readonly PictureGroup[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const doubles = groups
    .flatMap(({ pictures }) => pictures)
    .filter(({ digest }) => {
      const isKnown = digest !== '' && seen.has(digest);
      seen.add(digest);
      return isKnown;
    });
  return new Set(doubles.map(({ picture }) => picture.id));
}

/** Whether a group says what a draft needs. */
export function isDraftable({ name, nameJp, category, colour, fibre, pictures }: PictureGroup): boolean {
  return (
    (name.trim() !== '' || nameJp.trim() !== '') && category !== '' && colour !== '' && fibre !== '' && pictures.length <= MOST_IN_GROUP
  );
}

function newGroup(key: string, defaults: GroupDefaults): PictureGroup {
  return { key, name: '', nameJp: '', ...defaults, pictures: [] };
}

function freeKey(groups: readonly PictureGroup[], wish: string): string {
  const taken = new Set(groups.map(({ key }) => key));
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? wish : `${wish} ${number}`;
    if (!taken.has(key)) return key;
  }
}

/** `Rain coat` of `rain_coat`. */
function titleOf(subject: string): string {
  const words = subject.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
