import { IMAGE_TYPES } from './file-types.ts';

/** A file of a form, from the moment it was chosen. `Stored` is what its upload answered. */
export type FormFile<Stored> = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
} & (
  | { readonly status: 'uploading'; /** 0 to 1 */ readonly progress: number }
  | { readonly status: 'failed'; readonly message: string; /** Sending it again may help. */ readonly canRetry: boolean }
  | { readonly status: 'done'; readonly stored: Stored }
);

/** What an upload is told: how to report its progress, and when it is given up. */
export type UploadRun = { readonly onProgress: (share: number) => void; readonly signal: AbortSignal };

/** Where files go, and which are taken. */
export type FileRoute<Stored> = {
  readonly types: readonly string[];
  /** Of one file. */
  readonly maxBytes: number;
  readonly send: (file: File, run: UploadRun) => Promise<Stored>;
};

const MEGABYTE = 1024 * 1024;
/** "3.4" of 3,400,000 bytes; never nothing. */
export const megabytes = (bytes: number): number => Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10);

/** Whether a route takes pictures alone. */
export const takesPicturesOnly = (types: readonly string[]): boolean => types.every((type) => IMAGE_TYPES.includes(type));
