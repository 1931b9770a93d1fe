import type { UploadedFile } from '@orime/contracts/api/media/upload';
import { pictureRoute } from '@orime/forms/files';
import type { FileRoute } from '@orime/forms/files';

export type Arrived = { readonly stored: UploadedFile; readonly source: File; readonly digest: string };

/** Pictures with their file, which is cut and compared in the browser. */
export const bulkRoute: FileRoute<Arrived> = {
  ...pictureRoute,
  send: async (file, run) => {
    const [stored, digest] = await Promise.all([pictureRoute.send(file, run), digestOf(file)]);
    return { stored, source: file, digest };
  },
};

/** Without a secure context there is no digest, and duplicates are not marked. */
async function digestOf(file: File): Promise<string> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return '';
  const bytes = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
