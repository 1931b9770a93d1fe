import * as endpoints from '@orime/contracts/api/people/staff-notes';
import { admins } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { readPage } from '../../../house/http/paging.ts';
import { addNote, listNotes, removeNote } from './staff-notes.service.ts';

/** What staff note about a designer or a producer. Never part of what these read or export. */
export async function staffNoteRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.listStaffNotes,
    config: { rule: admins },
    handler: (request) => listNotes(app.db, request.params.id, readPage(request.query)),
  });
  app.route({
    ...endpoints.addStaffNote,
    config: { rule: admins, idempotent: true },
    handler: (request) => addNote(app.db, callerOf(request), request.params.id, request.body.text),
  });
  app.route({
    ...endpoints.removeStaffNote,
    config: { rule: admins },
    handler: async (request) => {
      await removeNote(app.db, callerOf(request), request.params.id);
      return { success: true };
    },
  });
}
