import { Value } from 'typebox/value';
import { MAX_STUDIO_OBJECTS, StudioDocument } from './studio-document.ts';

/** Something stored or opened as a studio document; nothing for anything else. Fields that no document has are dropped. */
export function readStudioDocument(value: unknown): StudioDocument | undefined {
  if (!Value.Check(StudioDocument, value)) return undefined;
  // Checked on the line above; cleaning only takes away.
  const document = Value.Clean(StudioDocument, structuredClone(value)) as StudioDocument;
  return countStudioObjects(document) <= MAX_STUDIO_OBJECTS ? document : undefined;
}

/** Objects over all areas. */
export function countStudioObjects({ areas }: StudioDocument): number {
  return areas.reduce((sum, { objects }) => sum + objects.length, 0);
}
