/** Prefix of keys in mailed links, which distinguishes them from order keys in the same URL parameter. */
export const MAIL_KEY_PREFIX = 'mail-';
