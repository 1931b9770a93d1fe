// Several files as one, made in the page.
export { makeZip } from './make-zip.ts';
export type { ZipEntry } from './make-zip.ts';
