/** Answers after which a mailed link is worth nothing more: used, too old, or never sent. */
export const DEAD_LINK: ReadonlySet<string> = new Set(['token_used', 'not_found', 'token_expired']);
