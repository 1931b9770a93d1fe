/** Path of the socket server under the site's own origin. */
export const SOCKET_PATH = '/socket.io';

/** In characters, of one message. */
export const MAX_MESSAGE_LENGTH = 4000;

/** How long somebody counts as typing after the last word of it, in milliseconds. Pages repeat it more often. */
export const TYPING_LASTS_MS = 6_000;
