/** What the API takes as pictures, which it recognises by content. A test holds these to the contract, whose module is too large to load for them. */
export const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** What it takes as papers. */
export const DOCUMENT_TYPES: readonly string[] = [...IMAGE_TYPES, 'application/pdf'];
/** Bytes of one file, at most. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
