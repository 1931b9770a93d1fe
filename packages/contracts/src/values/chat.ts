/** Path of the socket server on the site's origin. */
export const SOCKET_PATH = '/socket.io';

/** Maximum length of one message in characters. */
export const MAX_MESSAGE_LENGTH = 4000;

/** Milliseconds for which a typing event is valid. Pages repeat it more often. */
export const TYPING_LASTS_MS = 6_000;
