import type { UploadedFile, UploadForm, UploadTicket } from '@orime/contracts/api/media/upload';
import { api, isApiError } from '@orime/platform';
import { DOCUMENT_TYPES, IMAGE_TYPES, MAX_FILE_BYTES } from './file-types.ts';
import type { FileRoute, UploadRun } from './form-file.ts';

/** What a form of visitors sends along of a file that has arrived. */
export type ClaimedFile = { readonly id: string; readonly claim: string };

/** Pictures of somebody who is signed in: public once they are used. */
export const pictureRoute: FileRoute<UploadedFile> = {
  types: IMAGE_TYPES,
  maxBytes: MAX_FILE_BYTES,
  send: (file, run) => upload({}, file, run),
};

/** Papers of somebody who is signed in: always private. */
export const documentRoute: FileRoute<UploadedFile> = {
  types: DOCUMENT_TYPES,
  maxBytes: MAX_FILE_BYTES,
  send: (file, run) => upload({ purpose: 'document' }, file, run),
};

/** Forms that take pictures and no papers. A copy of what the API refuses. */
const PICTURE_FORMS: readonly UploadForm[] = ['model-intake', 'return'];

/** Files of a visitor, sent with a ticket of the form. One ticket serves all files of the route; one that is over is replaced unseen. */
export function ticketRoute(form: UploadForm): FileRoute<ClaimedFile> {
  let opened: Promise<string> | undefined;
  const ticket = (): Promise<string> => {
    const asked = (opened ??= api.post<UploadTicket>('/api/upload/ticket', { form }).then((answer) => answer.ticket));
    // A failed request is not remembered: the next file asks anew.
    asked.catch(() => (opened = undefined));
    return asked;
  };
  const send = async (file: File, run: UploadRun): Promise<ClaimedFile> => {
    const asked = ticket();
    const used = await asked;
    try {
      return claimOf(await upload({ purpose: 'document', ticket: used }, file, run));
    } catch (error) {
      if (!isTicketOver(error)) throw error;
      // Another file may have replaced it meanwhile.
      if (opened === asked) opened = undefined;
      return claimOf(await upload({ purpose: 'document', ticket: await ticket() }, file, run));
    }
  };
  return { types: PICTURE_FORMS.includes(form) ? IMAGE_TYPES : DOCUMENT_TYPES, maxBytes: MAX_FILE_BYTES, send };
}

function upload(query: Readonly<Record<string, string>>, file: File, run: UploadRun): Promise<UploadedFile> {
  const body = new FormData();
  body.append('file', file);
  const search = new URLSearchParams(query).toString();
  return api.upload(`/api/upload${search === '' ? '' : `?${search}`}`, body, run);
}

function claimOf({ id, claim = '' }: UploadedFile): ClaimedFile {
  return { id, claim };
}

/** Over in time, used up, or made by a server that is no more. */
function isTicketOver(error: unknown): boolean {
  return isApiError(error) && (error.status === 410 || error.status === 401 || error.code === 'business_rule');
}
