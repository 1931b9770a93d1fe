/** How the key in a mailed link begins, so that it is not taken for the key of an order, which stands at the same place of an address. */
export const MAIL_KEY_PREFIX = 'mail-';
