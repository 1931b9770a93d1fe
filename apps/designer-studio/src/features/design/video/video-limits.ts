// Copies of the contract's, whose module is too large to load for them; a test holds them to it.
export const VIDEO_TYPE = 'video/mp4';
export const MAX_SECONDS = 60;
export const MAX_BYTES = 25 * 1024 * 1024;
