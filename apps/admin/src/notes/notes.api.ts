import { buildUrl } from '@orime/contracts';
import type { addStaffNote, StaffNote } from '@orime/contracts/api/people/staff-notes';
import type { Body } from '@orime/contracts/schemas';
import { api, isApiError } from '@orime/platform';

export type NoteInput = Body<typeof addStaffNote>;

/** Key of the notes about one page. */
export const notesKey = (pageId: string) => ['staff-note', pageId] as const;

export const notesUrl = (pageId: string): string => buildUrl('/api/profile/notes/id/:id', {}, { id: pageId });

/** Adds it once under the same key. */
export function addNote(pageId: string, note: NoteInput, idempotencyKey: string): Promise<StaffNote> {
  return api.post(notesUrl(pageId), note, { idempotencyKey });
}

/** One that somebody else has removed meanwhile is as wished. */
export async function removeNote(id: string): Promise<void> {
  try {
    await api.delete(buildUrl('/api/profile/notes/:id', {}, { id }));
  } catch (error) {
    if (!isApiError(error) || error.code !== 'not_found') throw error;
  }
}
