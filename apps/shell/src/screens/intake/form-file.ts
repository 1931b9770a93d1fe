import type { LocalText } from '@orime/contracts';
import type { UploadedFile } from '@orime/contracts/api/media/upload';

interface FileCommon {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** A file of a form, from the moment it was chosen. */
export type FormFile = FileCommon &
  (
    | { readonly status: 'uploading'; /** 0 to 1 */ readonly progress: number }
    | { readonly status: 'failed'; readonly message: LocalText; /** Sending it again may help. */ readonly canRetry: boolean }
    | ({ readonly status: 'done' } & StoredFile)
  );

/** What the form needs of a file that has arrived. */
export interface StoredFile {
  readonly fileId: string;
  readonly claim: string;
}

export const storedOf = ({ id, claim = '' }: UploadedFile): StoredFile => ({ fileId: id, claim });

/** What the api takes, recognised there by content. */
export const FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'];
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;
/** "3.4" of 3,400,000 bytes; never nothing. */
export const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10);
