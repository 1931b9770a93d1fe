import { countStudioObjects } from '@orime/contracts/api/catalogue/read-studio-document';
import {
  MAX_STUDIO_OBJECTS,
  type StudioArea,
  type StudioDocument,
  type StudioObject,
} from '@orime/contracts/api/catalogue/studio-document';
import type { ObjectChange } from './object-types.ts';

/** Every change gives a new document and shares what it left alone: a view finds the difference by identity. */
export function addObjects(document: StudioDocument, area: string, objects: readonly StudioObject[]): StudioDocument {
  const room = MAX_STUDIO_OBJECTS - countStudioObjects(document);
  return room < objects.length ? document : inArea(document, area, (old) => [...old, ...objects]);
}

export function hasRoom(document: StudioDocument, more = 1): boolean {
  return countStudioObjects(document) + more <= MAX_STUDIO_OBJECTS;
}

export function changeObjects(
  document: StudioDocument,
  ids: ReadonlySet<string>,
  change: (object: StudioObject) => ObjectChange,
): StudioDocument {
  return everywhere(document, (objects) => {
    if (!objects.some(({ id }) => ids.has(id))) return objects;
    const next = objects.map((object) => (ids.has(object.id) ? changed(object, change(object)) : object));
    return next.some((object, index) => object !== objects[index]) ? next : objects;
  });
}

export function removeObjects(document: StudioDocument, ids: ReadonlySet<string>): StudioDocument {
  return everywhere(document, (objects) => (objects.some(({ id }) => ids.has(id)) ? objects.filter(({ id }) => !ids.has(id)) : objects));
}

/** Moves an object so many places towards the front, or with a negative number towards the back. */
export function moveLayer(document: StudioDocument, id: string, by: number): StudioDocument {
  return everywhere(document, (objects) => {
    const from = objects.findIndex((object) => object.id === id);
    const to = Math.max(0, Math.min(objects.length - 1, from + by));
    if (from === -1 || from === to) return objects;
    const rest = objects.filter((_, index) => index !== from);
    return [...rest.slice(0, to), ...objects.slice(from, from + 1), ...rest.slice(to)];
  });
}

/** Copies in front of their originals, a little aside; a group is copied as a group of its own. */
export function duplicateObjects(document: StudioDocument, area: string, ids: ReadonlySet<string>, newId: () => string): StudioDocument {
  const groups = new Map<string, string>();
  const groupOf = (group: string | null): string | null => {
    if (group === null) return null;
    const known = groups.get(group) ?? newId();
    groups.set(group, known);
    return known;
  };
  const copies = objectsOf(document, area)
    .filter(({ id }) => ids.has(id))
    .map((object) => ({ ...object, id: newId(), group: groupOf(object.group), x: object.x + 5, y: object.y + 5 }));
  return addObjects(document, area, copies);
}

export function objectsOf({ areas }: StudioDocument, area: string): readonly StudioObject[] {
  return areas.find(({ key }) => key === area)?.objects ?? [];
}

/** The chosen objects and everything grouped with one of them. */
export function withGroups(objects: readonly StudioObject[], ids: ReadonlySet<string>): ReadonlySet<string> {
  const groups = new Set(objects.flatMap(({ id, group }) => (ids.has(id) && group !== null ? [group] : [])));
  return new Set(objects.filter(({ id, group }) => ids.has(id) || (group !== null && groups.has(group))).map(({ id }) => id));
}

function changed(object: StudioObject, change: ObjectChange): StudioObject {
  const own = Object.entries(change).filter(([field, value]) => value !== undefined && Object.hasOwn(object, field));
  if (own.every(([field, value]) => object[field as keyof StudioObject] === value)) return object;
  // Only fields that the object has are replaced, each by a value of its own type.
  const next = { ...object, ...Object.fromEntries(own) } as StudioObject;
  return { ...next, x: held(next.x), y: held(next.y), width: Math.min(FAR_MM, next.width), height: Math.min(FAR_MM, next.height) };
}

/** Farther away a document has no place. */
const FAR_MM = 5000;

function held(mm: number): number {
  return Math.min(FAR_MM, Math.max(-FAR_MM, mm));
}

function inArea(document: StudioDocument, key: string, change: (objects: StudioArea['objects']) => StudioArea['objects']): StudioDocument {
  return { ...document, areas: document.areas.map((area) => (area.key === key ? { ...area, objects: change(area.objects) } : area)) };
}

function everywhere(document: StudioDocument, change: (objects: StudioArea['objects']) => StudioArea['objects']): StudioDocument {
  const areas = document.areas.map((area) => {
    const objects = change(area.objects);
    return objects === area.objects ? area : { ...area, objects };
  });
  return areas.every((area, index) => area === document.areas[index]) ? document : { ...document, areas };
}
